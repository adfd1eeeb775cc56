internal import LuaKit

/// The bytes of a plugin file, and of the files it can require.
package struct PluginSource {
  /// The file's name without its ending.
  package var id: String
  /// How messages name the file: `plugins/lives.lua`.
  package var path: String
  package var bytes: [UInt8]
  /// The languages its readers prefer, best first, for texts that it has in several.
  package var languages: [String]
  /// The bytes of another file in the plugin folder, by name; nil when there is none.
  package var module: (String) -> [UInt8]?
  /// The names of all files that `module` has.
  package var moduleNames: () -> [String]
  /// The folder of a required file beside the plugin: empty, or `lib/`.
  package var moduleFolder: (String) -> String

  package init(
    id: String, path: String, bytes: [UInt8], languages: [String] = [],
    module: @escaping (String) -> [UInt8]? = { _ in nil }, moduleNames: @escaping () -> [String] = { [] },
    moduleFolder: @escaping (String) -> String = { _ in "" }
  ) {
    self.languages = languages
    self.id = id
    self.path = path
    self.bytes = bytes
    self.module = module
    self.moduleNames = moduleNames
    self.moduleFolder = moduleFolder
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
  /// The files named in a `require`, directly or indirectly; all files where a name is computed.
  package var named: [(name: String, bytes: [UInt8])] { modules(namedIn: [bytes], besides: []) }

  /// The loaded modules, and those in a `require` that did not run yet: a hook may run it later, and a sitting stores
  /// every file it may need.
  ///
  /// If a file computes names, that is every file.
  func modules(
    namedIn files: [[UInt8]], besides loaded: [(name: String, bytes: [UInt8])]
  ) -> [(name: String, bytes: [UInt8])] {
    var modules = loaded
    var unread = files
    while let file = unread.popLast() {
      for name in required(in: file) where !modules.contains(where: { $0.name == name }) {
        guard let bytes = module(name) else { continue }
        modules.append((name, bytes))
        unread.append(bytes)
      }
    }
    return modules
  }

  /// The names that stand behind `require` in a file, as plain texts.
  package static func names(requiredIn file: [UInt8]) -> [String] {
    let tokens = Array(LuaLexer(file))
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .name, tokens[index].text == "require" else { return nil }
      let next = tokens[(index + 1)...].first { $0.text != "(" || $0.kind != .sign }
      return next.flatMap { $0.kind == .text ? $0.text : nil }
    }
  }

  /// Whether a file says which API it speaks, as a plugin does.
  package static func saysAPI(_ file: [UInt8]) -> Bool {
    LuaLexer(file).contains { ($0.kind == .name || $0.kind == .text) && $0.text == "api" }
  }

  /// Whether a file may require another: in most, not even the letters stand anywhere. (A text that spells the first name with
  /// escapes finds nothing without the other two.)
  package static func mayRequire(_ file: [UInt8]) -> Bool { ways.contains(where: file.hold) }

  /// The function's name, and the ones through which a computed name could reach it.
  private static let ways = ["require", "_G", "_ENV"]

  /// The names in `require`; all files if one is not a plain text, or `require` is used otherwise.
  private func required(in file: [UInt8]) -> [String] {
    // To cut a file into tokens takes as long as to compile it.
    if !Self.mayRequire(file) { return [] }
    let tokens = Array(LuaLexer(file))
    var names: [String] = []
    for (index, token) in tokens.enumerated() where Self.mayRequire(token) {
      let opens = index + 1 < tokens.count && tokens[index + 1].text == "(" && tokens[index + 1].kind == .sign
      let place = index + (opens ? 2 : 1)
      let closes = !opens || (place + 1 < tokens.count && tokens[place + 1].text == ")")
      guard token.kind == .name, place < tokens.count, tokens[place].kind == .text, closes else { return moduleNames() }
      names.append(tokens[place].text)
    }
    return names
  }

  /// Whether a token is the function's name, or a text by which it could be found among the globals; `_G` could be gone over.
  private static func mayRequire(_ token: LuaToken) -> Bool {
    switch token.kind {
    case .name: ways.contains(token.text)
    case .text: token.text == "require"
    default: false
    }
  }
}

/// Why a plugin cannot be used: one sentence that begins with file and line.
package struct PluginProblem: Error, Equatable, Sendable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}

extension PluginSource {
  /// A failure of reading the file that names no line, with the line that is nested deepest: Lua gives none when brackets,
  /// blocks or `..` go deeper than it can follow.
  func placed(_ failure: LuaFailure) -> LuaFailure {
    guard failure.line == nil, failure.file == path || failure.file == nil, failure.message.contains("C stack overflow")
    else { return failure }
    var placed = failure
    placed.file = path
    placed.line = lineNestedDeepest
    return placed
  }

  private var lineNestedDeepest: Int {
    var deepest = (depth: 0, line: 1)
    // How many operators wait for their right side, for each bracket and block that is open, and in all.
    var waiting = [0]
    var sum = 0
    for token in LuaLexer(bytes) {
      if Self.opens(token) {
        waiting.append(0)
      } else if Self.closes(token) {
        if waiting.count > 1 { sum -= waiting.removeLast() }
      } else if token.isSign("..") || token.isSign("^") || token.isSign("-") || token.isKeyword("not") {
        waiting[waiting.count - 1] += 1
        sum += 1
      } else if token.isSign(",") || token.isSign(";") || token.isSign("=") {
        sum -= waiting[waiting.count - 1]
        waiting[waiting.count - 1] = 0
      }
      let depth = waiting.count + sum
      if depth > deepest.depth { deepest = (depth, token.line) }
    }
    return deepest.line
  }

  private static func opens(_ token: LuaToken) -> Bool {
    ["(", "{", "["].contains(where: token.isSign)
      || ["function", "do", "if", "repeat"].contains(where: token.isKeyword)
  }

  private static func closes(_ token: LuaToken) -> Bool {
    [")", "}", "]"].contains(where: token.isSign) || ["end", "until"].contains(where: token.isKeyword)
  }
}
