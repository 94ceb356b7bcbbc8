/// Values by name, and who depends on each: what `AppStorage` and `SceneStorage` keep theirs in.
///
/// Without user defaults the values live as long as the tree: a picture must not depend on what was
/// drawn before.
final class NamedValues {
  private let defaults: UserDefaults?
  private var values: [String: Any] = [:]
  private var sources: [String: Source] = [:]

  init(_ defaults: UserDefaults? = nil) { self.defaults = defaults }

  subscript(name: String) -> Any? {
    get { defaults.map { $0.object(forKey: name) } ?? values[name] }
    set {
      if let defaults {
        defaults.set(newValue, forKey: name)
      } else {
        values[name] = newValue
      }
      sources[name]?.changed()
    }
  }

  /// What tells of changes of one value.
  func source(of name: String) -> Source {
    if let known = sources[name] { return known }
    let source = Source()
    sources[name] = source
    return source
  }
}

/// How a value lies among named ones.
struct StoredForm<Value> {
  let read: (Any) -> Value?
  /// nil takes the value out.
  let write: (Value) -> Any?

  /// The value as it is.
  static func plain() -> StoredForm { StoredForm(read: { $0 as? Value }, write: { $0 }) }

  static func raw() -> StoredForm where Value: RawRepresentable {
    StoredForm(read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }

  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
    StoredForm(read: { form.read($0) }, write: { $0.flatMap(form.write) })
  }
}

extension StoredForm where Value == URL {
  /// User defaults keep no addresses as they are.
  static var url: StoredForm {
    StoredForm(read: { ($0 as? String).flatMap(URL.init(string:)) }, write: { $0.absoluteString })
  }
}

extension StoredForm where Value == Bool {
  static var bool: StoredForm {
    StoredForm(read: { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } }, write: { $0 })
  }
}

extension StoredForm where Value == Double {
  static var double: StoredForm { StoredForm(read: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, write: { $0 }) }
}

/// A value at a name, with what stands for it while it is not there.
struct StoredValue<Value> {
  let name: String
  let standIn: Value
  let form: StoredForm<Value>
  var values: NamedValues?

  var value: Value {
    get {
      guard let values else { return standIn }
      values.source(of: name).read()
      return values[name].flatMap(form.read) ?? standIn
    }
    nonmutating set { values?[name] = form.write(newValue) }
  }

  var binding: Binding<Value> { Binding(get: { value }, set: { value = $0 }) }
}
