@_spi(Reflection) import Swift
import Foundation

/// The stored fields of a type, read once: where its dynamic properties lie, and how two of its
/// values are compared.
///
/// `_forEachField` is the standard library's own reflection without a value; it costs 4 µs for six
/// fields, where `Mirror` costs as much for every instance and gives no offsets.
@MainActor
final class TypeDescription {
  struct DynamicField {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private enum Comparison {
    /// Same bits, same value: plain data, references, functions. Different bits count as a change.
    case bits
    case equatable(any Equatable.Type)
    case dynamicProperty(any DynamicProperty.Type)
    case fields(TypeDescription)
  }

  private struct Field {
    let type: Any.Type
    let kind: _MetadataKind
    let offset: Int
    let size: Int
    let isPlain: Bool
    let dynamic: (any DynamicProperty.Type)?
  }

  let size: Int
  let alignment: Int
  // Asking for a conformance that is not there costs tens of microseconds the first time: what only a view that is
  // updated needs is asked when one is.
  /// Values have data that can be animated.
  private(set) lazy var isAnimatable = AnimatableFlight.isAnimatable(type)
  private(set) var dynamicFields: [DynamicField] = []
  private let type: Any.Type
  private var fields: [Field] = []
  private lazy var comparisons = fields.map { comparison(of: $0) }
  private lazy var equatable = type as? any Equatable.Type

  private static var known: [ObjectIdentifier: TypeDescription] = [:]

  static func of<T>(_ type: T.Type) -> TypeDescription {
    let key = ObjectIdentifier(type)
    if let description = known[key] { return description }
    let description = TypeDescription(
      type, size: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment)
    known[key] = description
    return description
  }

  private static func ofErased(_ type: Any.Type) -> TypeDescription {
    @MainActor func open<T>(_ type: T.Type) -> TypeDescription { of(type) }
    return _openExistential(type, do: open)
  }

  private init(_ type: Any.Type, size: Int, alignment: Int) {
    self.type = type
    self.size = size
    self.alignment = alignment
    guard size > 0 else { return }
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      self.add(fieldType, at: offset, kind: kind)
      return true
    }
  }

  private func add(_ type: Any.Type, at offset: Int, kind: _MetadataKind) {
    func layout<T>(_ type: T.Type) -> (Int, Bool) { (MemoryLayout<T>.size, _isPOD(T.self)) }
    let (size, isPlain) = _openExistential(type, do: layout)
    let dynamic = type as? any DynamicProperty.Type
    if let dynamic { dynamicFields.append(DynamicField(offset: offset, type: dynamic)) }
    fields.append(Field(type: type, kind: kind, offset: offset, size: size, isPlain: isPlain, dynamic: dynamic))
  }

  private func comparison(of field: Field) -> Comparison {
    if let dynamic = field.dynamic { return .dynamicProperty(dynamic) }
    if field.kind == .class || field.kind == .function || field.isPlain { return .bits }
    if let equatable = field.type as? any Equatable.Type { return .equatable(equatable) }
    return field.kind == .struct || field.kind == .tuple ? .fields(.ofErased(field.type)) : .bits
  }

  /// Whether two values are surely equal; false means that the view counts as changed.
  ///
  /// Same bits mean same value because the old value is retained: no address in it can have been
  /// used again. Errors go only the safe way, to one body too many.
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if dynamicFields.isEmpty && memcmp(a, b, size) == 0 { return true }
    if let equatable, dynamicFields.isEmpty { return Self.equal(equatable, a, b) }
    for (field, comparison) in zip(fields, comparisons) {
      let x = a + field.offset
      let y = b + field.offset
      switch comparison {
      case .bits:
        if memcmp(x, y, field.size) != 0 { return false }
      case .equatable(let type):
        if memcmp(x, y, field.size) != 0 && !Self.equal(type, x, y) { return false }
      case .dynamicProperty(let type):
        if !type._isSameInput(x, y) { return false }
      case .fields(let description):
        if !description.areEqual(x, y) { return false }
      }
    }
    return size == 0 || !fields.isEmpty
  }

  private static func equal(
    _ type: any Equatable.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
  ) -> Bool {
    func compare<T: Equatable>(_ type: T.Type) -> Bool {
      a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
    return compare(type)
  }
}
