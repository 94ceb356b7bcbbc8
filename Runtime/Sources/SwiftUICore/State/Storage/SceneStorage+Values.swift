extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .bool))
  }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .plain()))
  }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .double))
  }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .plain()))
  }
}

extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .url))
  }
}

extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .plain()))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .raw()))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .raw()))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.bool)))
  }

  public init(_ key: String) where Value == Int? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.plain())))
  }

  public init(_ key: String) where Value == Double? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.double)))
  }

  public init(_ key: String) where Value == String? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.plain())))
  }

  public init(_ key: String) where Value == URL? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.url)))
  }

  public init(_ key: String) where Value == Data? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.plain())))
  }
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.raw())))
  }

  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.raw())))
  }
}
