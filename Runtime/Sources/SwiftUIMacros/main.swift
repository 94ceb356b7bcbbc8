@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

// The plug-in that the compiler starts when code uses one of SwiftUI's macros.
try CompilerPluginMessageListener(connection: StandardStreams(), provider: MacroProvider()).main()
