import Testing

/// Tests that wait for processes, sockets and files: one after the other, so that none waits for the others.
@Suite("The live gallery", .serialized) enum OverSockets {}
