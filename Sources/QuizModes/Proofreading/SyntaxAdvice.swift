internal import LuaKit

/// The suggestion for a file that is not Lua or fails to load, chosen by its message.
struct SyntaxAdvice {
  private let tokens: [LuaToken]

  init(_ bytes: [UInt8]) { tokens = Array(LuaLexer(bytes)) }

  func on(_ message: String, line: Int) -> String {
    foreign(around: line) ?? expectation(message) ?? Advice.on(message, nil, isLimit: false)
  }

  /// The correction for a construct of another language on this line or the one before; nil if there is none.
  private func foreign(around line: Int) -> String? {
    let places = tokens.indices.filter { (line - 1...line).contains(tokens[$0].line) }
    return places.lazy.compactMap { foreign(at: $0) }.first
  }

  private func foreign(at place: Int) -> String? {
    let (token, next) = (tokens[place], place + 1 < tokens.count ? tokens[place + 1] : nil)
    let touches = next.map { $0.offset == token.end } ?? false
    if token.kind == .sign {
      let pair = token.text + (touches ? next?.text ?? "" : "")
      switch pair {
      case "!=": return "write `~=`"
      case "&&": return "write `and`"
      case "||": return "write `or`"
      case "++", "+=": return "write `x = x + 1`"
      case "-=": return "write `x = x - 1`"
      case "..=": return "write `text = text .. …`"
      case "=>": return "write `=`, or `>=` to compare"
      case "!!": return "write `not`"
      default: return token.text == "!" ? "write `not`" : token.text == "?" ? "write `condition and a or b`" : nil
      }
    }
    guard token.kind == .name else { return nil }
    switch token.text {
    case "continue" where next?.isSign("=") != true && next?.isSign("(") != true:
      return "Lua has none: write `goto continue`, and `::continue::` at the end of the loop"
    case "var", "let", "const": return next?.kind == .name ? "write `local \(next?.text ?? "x")`" : nil
    case "elif", "elsif": return "write `elseif`"
    case "def", "func", "fn": return next?.kind == .name ? "write `local function \(next?.text ?? "f")`" : nil
    default: return nil
    }
  }

  private func expectation(_ message: String) -> String? {
    if let open = message.firstMatch(of: /'(\S+)' expected \(to close '(\S+)' at line (\d+)\)/) {
      let near = message.firstMatch(of: /near '?([^']+?)'?$/).map { String($0.1) } ?? "<eof>"
      if open.1 == "}" && near != "<eof>" {
        return "a comma is missing before `\(near)`, or the `}` of the table of line \(open.3)"
      }
      return "`\(open.2)` of line \(open.3) is not closed: add `\(open.1)`"
    }
    if message.contains("C stack overflow") {
      return "nest fewer brackets, and join many texts by `table.concat { … }`"
    }
    if message.contains("'}' expected") { return "a comma is missing between two entries of a table, or its `}`" }
    if message.contains("'<eof>' expected") { return "one `end` too many stands before it" }
    if message.contains("'then' expected") { return "write `then` behind the condition, and `==` to compare" }
    if message.contains("'do' expected") { return "write `do` behind the head of the loop" }
    if message.contains("unfinished string") { return "the text is not closed: add its quote at the end" }
    if message.contains("'=' expected") || message.contains("syntax error near") {
      return "a statement is a call with parentheses, `f(x)`, or an assignment, `x = 1`"
    }
    if message.contains("unexpected symbol near") { return "something is missing before it, or it should not be there" }
    if message.contains("'end' expected") { return "add the `end` that is missing" }
    return message.contains("expected near") ? "write what is expected there" : nil
  }
}
