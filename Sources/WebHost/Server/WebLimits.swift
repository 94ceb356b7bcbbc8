/// How much a server takes from the other end.
package struct WebLimits: Sendable {
  /// Open connections. When there is one more, one that has asked for nothing yet makes room; where there is none, the
  /// new one is closed.
  package var connections = 256
  /// Seconds from a connection, or from the answer before, to the end of a request's headers.
  package var patience = 15.0
  /// Seconds in which an answer must have been read.
  package var reading = 60.0
  /// Bytes of a message that comes by WebSocket.
  package var message = 65_536
  /// Messages a second that come by one WebSocket, over a while.
  package var messageRate = 1_000.0
  /// Messages that may come at once.
  package var messageBurst = 3_000.0
  /// Bytes that wait for a reader who does not read; then the socket is closed.
  package var waiting = 160 << 20

  package init() {}
}
