// An empty overlay: see Package.swift.
