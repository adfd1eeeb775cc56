internal import LuaKit

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
