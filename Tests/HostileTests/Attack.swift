import Foundation

/// A hostile snippet: what it attacks, and its Lua.
struct Attack {
  let name: String
  /// The part that it attacks.
  let about: String
  let body: String

  /// The attacks of a file of the corpus: a line `--- name: what it attacks`, then the snippet.
  ///
  /// `$REPEAT n $text$END` stands for n times the text, `$ESC` for an escape character.
  static func all(in file: String) -> [Attack] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus/\(file).txt")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "\n--- ").compactMap { part in
      let part = part.hasPrefix("--- ") ? String(part.dropFirst(4)) : part
      let (head, body) = halves(part, "\n")
      let (name, about) = halves(head, ": ")
      return name.isEmpty ? nil : Attack(name: name, about: about, body: expanded(body))
    }
  }

  private static func halves(_ text: String, _ separator: String) -> (String, String) {
    guard let range = text.range(of: separator) else { return (text, "") }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }

  private static func expanded(_ body: String) -> String {
    var parts = body.replacingOccurrences(of: "$ESC", with: "\u{1B}").components(separatedBy: "$REPEAT ")
    var result = parts.removeFirst()
    for part in parts {
      let (count, rest) = halves(part, " $")
      let (repeated, after) = halves(rest, "$END")
      result += String(repeating: repeated, count: Int(count) ?? 0) + after
    }
    return result
  }
}

/// A place where a snippet runs.
enum Position: String, CaseIterable {
  case start, order, next, judge, after, acted, status, result, today, load, require, achievement, example

  static let hooks: [Position] = [.start, .order, .next, .judge, .after, .acted, .status, .result, .today]

  /// A plugin file with the snippet in this place; the last argument of its function is `ctx`, the first `a`.
  func source(_ body: String) -> String {
    let function = "function(a, b, c) local ctx = c or b or a; do \(body)\n end end"
    let start = "return { api = 1, name = \"Hostile\", strings = { en = { bomb = \(Self.bomb) } }"
    switch self {
    case .load: return "local a, b, ctx\ndo \(body)\n end\n\(start) }"
    case .require: return "require('hostile')\n\(start), start = function() require('hostile') return {} end }"
    case .achievement: return "\(start), achievements = { { id = 'x', title = 'X', earned = \(function) } } }"
    case .example:
      return "\(start), next = \(function), examples = { { quiz = \(Self.quiz), expect = { points = 1 } } } }"
    default: return "\(start), \(rawValue) = \(function) }"
    }
  }

  /// Every hook at once.
  static func everyHook(_ body: String) -> String {
    let hooks = hooks.map { "\($0.rawValue) = hostile" }.joined(separator: ", ")
    return "local function hostile(a, b, c) local ctx = c or b or a; do \(body)\n end end\n"
      + "return { api = 1, \(hooks), strings = { en = { bomb = \(bomb) } } }"
  }

  private static let bomb = "('{a}'):rep(20000)"
  private static let quiz = "{ title = 'x', questions = { { text = '?', answers = { 'a', 'b' } } } }"
}
