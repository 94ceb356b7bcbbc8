extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .bool), store: store)
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .plain()), store: store)
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .double), store: store)
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .plain()), store: store)
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .url), store: store)
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .plain()), store: store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .raw()), store: store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(stored: StoredValue(name: key, standIn: wrappedValue, form: .raw()), store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.bool)), store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.plain())), store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.double)), store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.plain())), store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.url)), store: store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.plain())), store: store)
  }
}

extension AppStorage {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.raw())), store: store)
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(stored: StoredValue(name: key, standIn: nil, form: .optional(.raw())), store: store)
  }
}
