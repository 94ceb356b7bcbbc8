// Guides: reading, checking, repairing, building and exhibiting a design guide.
//
// A guide passes through five rooms, each a folder:
// Reading   Markdown text → `Guide`: prose, tables and code blocks with line numbers
// Analysis  `Guide` → `GuideAnalysis`: tokens, components, symbols and fonts that the Swift defines and uses
// Repair    a growing list of named rules that mend what cannot compile anywhere but has one plain mend
// Specimens arguments and variants for every component, written as Swift
// Building  one module per guide, its placeholders, the compiler, the sandbox and the cache
//
// Export goes the other way: the Swift of a kit → a guide.
//
// Invariants: no rule knows a particular guide; the guide's text is compiled as it stands, and every line
// number in every result is the guide's.
