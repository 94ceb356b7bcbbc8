@_exported import Foundation

/// Something that can be given to other apps and to other parts of an app.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is given away.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: TransferRepresentation, Transferable {
  public typealias Item = Never
  public typealias Body = Never
  public typealias Representation = Never
  public static var transferRepresentation: Never { fatalError("There is no value of Never to give away.") }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a representation by itself.") }
}

/// Several ways in which a value is given away, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> { TupleTransferRepresentation() }
}

/// Several representations.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  public typealias Body = Never

  init() {}
}

/// Who may see a representation.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all, team, group, ownProcess
}

extension TransferRepresentation {
  /// Names the file that others make of it.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item>
  {
    self
  }

  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }

  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
    self
  }
}
