// Guides
