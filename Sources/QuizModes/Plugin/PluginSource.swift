internal import QuizCore

/// The bytes of a plugin file, and of the files it can require.
package struct PluginSource {
  /// The file's name without its ending.
  package var id: String
  /// How messages name the file: `plugins/lives.lua`.
  package var path: String
  package var bytes: [UInt8]
  /// The bytes of another file of the plugin folder, by name; nil when there is none.
  package var module: (String) -> [UInt8]?

  package init(id: String, path: String, bytes: [UInt8], module: @escaping (String) -> [UInt8]? = { _ in nil }) {
    self.id = id
    self.path = path
    self.bytes = bytes
    self.module = module
  }

  /// The line on which a field is written, as `key = …` or `["key"] = …`; nil when it cannot be found.
  func line(of key: String) -> Int? {
    if key.utf8.count > Self.longestKey { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where Self.assigns(key, line) {
      return index + 1
    }
    return nil
  }

  /// The line on which the last `return` at a line's beginning stands: that of the file's own table.
  var lineOfReturn: Int? {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.lastIndex { $0.hasPrefix("return") }.map { $0 + 1 }
  }

  /// Bytes of the longest key worth looking for.
  private static let longestKey = 100

  private static func assigns(_ key: String, _ line: Substring) -> Bool {
    let characters = Array(line)
    let name = Array(key)
    guard characters.count > name.count else { return false }
    for start in 0...(characters.count - name.count) where characters[start...].starts(with: name) {
      let before = start > 0 ? characters[start - 1] : " "
      if before.isLetter || before.isNumber || before == "_" || before == "." { continue }
      let rest = characters[(start + name.count)...].drop { " \t\"']".contains($0) }
      if rest.first == "=" && rest.dropFirst().first != "=" { return true }
    }
    return false
  }
}

extension PluginSource {
  /// The modules that were loaded, and those that some file names in a `require` which did not run yet: a hook may run it
  /// later, and a sitting is kept with every file it may need.
  func modules(
    namedIn files: [[UInt8]], besides loaded: [(name: String, bytes: [UInt8])]
  ) -> [(name: String, bytes: [UInt8])] {
    var modules = loaded
    var unread = files
    while let file = unread.popLast() {
      for name in Self.required(in: file) where !modules.contains(where: { $0.name == name }) {
        guard let bytes = module(name) else { continue }
        modules.append((name, bytes))
        unread.append(bytes)
      }
    }
    return modules
  }

  /// Names behind `require`, in quotes, with or without a parenthesis.
  private static func required(in file: [UInt8]) -> [String] {
    String(decoding: file, as: UTF8.self).matches(of: /require\s*\(?\s*["']([A-Za-z0-9_\-]+)["']/).map { String($0.1) }
  }
}

/// Why a plugin cannot be used: one sentence that begins with file and line.
package struct PluginProblem: Error, Equatable, Sendable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}
