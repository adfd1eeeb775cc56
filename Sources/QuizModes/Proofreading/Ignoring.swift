internal import LuaKit
internal import QuizCore

/// The comments in a file that silence findings: `-- check: ignore unused, shadowed` silences both on its line.
struct Ignoring {
  private let path: String
  private var codes: [Int: Set<String>] = [:]
  /// Comments without a code, or with an unknown one.
  private(set) var findings: [PluginFinding] = []

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    var lexer = LuaLexer(bytes)
    while lexer.next() != nil {}
    for comment in lexer.comments { take(comment.text, comment.line) }
  }

  private mutating func take(_ text: String, _ line: Int) {
    guard let match = text.prefixMatch(of: /\s*check:\s*ignore\b[ \t]*([^\n]*)/) else { return }
    let known = PluginFinding.Code.allCases.map(\.rawValue)
    // Behind a code there may stand why.
    let words = match.1.split(separator: ",").flatMap { part in
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.prefix(1) + words.dropFirst().filter(known.contains)
    }
    if words.isEmpty {
      tell(line, "'check: ignore' names no code", "write the word in brackets behind it: `-- check: ignore unused`")
    }
    for word in words {
      if known.contains(word) {
        codes[line, default: []].insert(word)
      } else {
        let near = nearest(to: word, in: known).map { "did you mean '\($0)'?" }
        tell(line, "there is no code '\(word)' to ignore", near ?? "there are \(known.joined(separator: ", "))")
      }
    }
  }

  private mutating func tell(_ line: Int, _ message: String, _ cure: String) {
    findings.append(PluginFinding(.shape, path, line, message, suggestion: cure))
  }

  func silences(_ finding: PluginFinding) -> Bool {
    finding.file == path && codes[finding.line]?.contains(finding.code.rawValue) == true
  }
}
