import FigmaKit
import Testing

struct ScopeTests {}
