internal import LuaKit
package import QuizCore

/// The structure of a Lua source: its brackets and blocks, the tables and their fields.
///
/// It is made from tokens alone, so it works for a source that does not compile; uncertain parts are left out.
struct LuaOutline {
  let tokens: [LuaToken]
  /// The closing token for each token that opens a bracket or block.
  private(set) var closing: [Int: Int] = [:]
  /// The innermost open bracket or block around each token; -1 when there is none.
  private(set) var opening: [Int] = []

  init(_ bytes: [UInt8]) {
    tokens = Array(LuaLexer(bytes))
    opening.reserveCapacity(tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if Self.closes(token), let start = open.popLast() { closing[start] = index }
      opening.append(open.last ?? -1)
      if Self.opens(token) { open.append(index) }
    }
    for start in open { closing[start] = tokens.count }
  }

  private static func opens(_ token: LuaToken) -> Bool {
    switch token.kind {
    case .sign: ["{", "(", "["].contains(token.text)
    case .keyword: ["function", "do", "if", "repeat"].contains(token.text)
    default: false
    }
  }

  private static func closes(_ token: LuaToken) -> Bool {
    switch token.kind {
    case .sign: ["}", ")", "]"].contains(token.text)
    case .keyword: ["end", "until"].contains(token.text)
    default: false
    }
  }

  func token(_ index: Int) -> LuaToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// A field of a table constructor: its key, its line and where its value begins.
  struct Field: Equatable {
    var key: String
    var line: Int
    var value: Int
  }

  /// The fields of the table that opens there; elements without a key are 1, 2, ….
  func fields(ofTableAt open: Int) -> [Field] {
    guard token(open)?.isSign("{") == true, let end = closing[open] else { return [] }
    var fields: [Field] = []
    var count = 0
    var index = open + 1
    while index < end {
      if let field = keyed(index) {
        fields.append(field)
        index = field.value
      } else {
        count += 1
        fields.append(Field(key: String(count), line: tokens[index].line, value: index))
      }
      index = behindValue(index, end)
    }
    return fields
  }

  /// `name = …` or `["name"] = …`.
  private func keyed(_ index: Int) -> Field? {
    if token(index)?.kind == .name, token(index + 1)?.isSign("=") == true {
      return Field(key: tokens[index].text, line: tokens[index].line, value: index + 2)
    }
    guard token(index)?.isSign("[") == true, let end = closing[index], token(end + 1)?.isSign("=") == true else {
      return nil
    }
    return Field(key: token(index + 1)?.text ?? "", line: tokens[index].line, value: end + 2)
  }

  /// The place behind the comma that ends a value.
  private func behindValue(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if tokens[index].isSign(",") || tokens[index].isSign(";") { return index + 1 }
      index = closing[index].map { $0 + 1 } ?? index + 1
    }
    return end
  }

  /// The token that opens the table the file returns: after `return`, or where it got its name. Nil if there is none.
  var returnedTable: Int? {
    let returns = tokens.indices.filter { tokens[$0].isKeyword("return") && opening[$0] == -1 }
    guard let last = returns.last, let next = token(last + 1) else { return nil }
    if next.isSign("{") { return last + 1 }
    guard next.kind == .name else { return nil }
    return tokens.indices.last { index in
      index < last && tokens[index].isName(next.text)
        && token(index + 1)?.isSign("=") == true && token(index + 2)?.isSign("{") == true
    }.map { $0 + 2 }
  }

  /// The field at a path below the table that the file returns, as far as the path can be followed.
  func field(at path: [String]) -> Field? {
    var table = returnedTable
    var found: Field?
    for key in path {
      let inTable = table.flatMap { open in fields(ofTableAt: open).last { $0.key == key } }
      guard let field = inTable ?? (found == nil ? assigned(key) : nil) else { return found }
      found = field
      table = token(field.value)?.isSign("{") == true ? field.value : nil
    }
    return found
  }

  /// `M.key = …` or `function M.key(…)` outside every table.
  private func assigned(_ key: String) -> Field? {
    for index in tokens.indices.dropFirst(2) {
      let token = tokens[index]
      guard token.isName(key), tokens[index - 1].isSign(".") else { continue }
      if opening[index] == -1, self.token(index + 1)?.isSign("=") == true {
        return Field(key: key, line: token.line, value: index + 2)
      }
      let start = index - 3
      if opening[index] == start, self.token(start)?.isKeyword("function") == true, opening[start] == -1 {
        return Field(key: key, line: token.line, value: start)
      }
    }
    return nil
  }

  /// The tokens of the function that is the value of a field, with the names of its parameters.
  func function(_ field: Field) -> (parameters: [String], body: Range<Int>)? {
    guard token(field.value)?.isKeyword("function") == true, let end = closing[field.value],
      let open = (field.value..<end).first(where: { tokens[$0].isSign("(") }), let close = closing[open]
    else { return nil }
    let parameters = tokens[open..<close].filter { $0.kind == .name }.map(\.text)
    return (parameters, (close + 1)..<end)
  }
}

extension PluginSource {
  var outline: LuaOutline { LuaOutline(bytes) }

  /// The line of the value at a path of the plugin's table, such as `["options", "pass", "type"]`, or of the part of
  /// the path that exists.
  package func line(at path: [String]) -> Int? {
    outline.field(at: path)?.line ?? path.first.flatMap(line(of:))
  }

  /// The line of a key written in a hook's body, as in `return { pionts = 1 }`; else that of the hook.
  package func line(of hook: Hook, key: String?) -> Int {
    let outline = outline
    let fallback = outline.field(at: [hook.rawValue])?.line ?? line(of: hook.rawValue) ?? 1
    guard let key, let field = outline.field(at: [hook.rawValue]), let body = outline.function(field)?.body else {
      return fallback
    }
    let place = body.first { index in
      outline.tokens[index].isName(key) && outline.token(index + 1)?.isSign("=") == true
    }
    return place.map { outline.tokens[$0].line } ?? fallback
  }
}

/// The functions that rules 1 left to the system's library, whose last digits differ between machines.
package enum InexactNumbers {
  /// Whether a file mentions what rules 1 left to the system's library.
  package static func areUsed(in file: [UInt8]) -> Bool {
    let names: Set<String> = ["exp", "log", "sin", "cos", "tan", "asin", "acos", "atan"]
    return LuaLexer(file).contains { $0.isSign("^") || ($0.kind == .name && names.contains($0.text)) }
  }
}
