internal import LuaKit
package import QuizCore

/// A mistake in a plugin, with its place and a correction.
package struct PluginFinding: Equatable, Sendable {
  package var code: Code
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The hook it is about; nil when it is about the file.
  package var hook: Hook?
  /// The finding, as a sentence.
  package var message: String
  package var suggestion: String

  /// The kinds of mistakes, by the names that the FAQ explains them under.
  package enum Code: String, CaseIterable, Sendable {
    case shape, unknownName = "unknown-name", unknownField = "unknown-field"
    case unknownValue = "unknown-value", global, readOnly = "read-only"
    case hiddenState = "hidden-state", missingText = "missing-text", hookFailed = "hook-failed", limit, endless
    case points, score, outcome, bands, example, cost
    case nothingAsked = "nothing-asked", refused, stopped
    case unused, shadowed, doubledKey = "doubled-key"
  }

  package init(
    _ code: Code, _ file: String, _ line: Int, hook: Hook? = nil, _ message: String, suggestion: String
  ) {
    self.code = code
    self.file = file
    self.line = max(1, line)
    self.hook = hook
    self.message = message.shortened
    self.suggestion = suggestion.shortened
  }

  /// A file that cannot be read.
  package init(unreadable path: String, _ message: String) {
    self.init(.shape, path, 1, message, suggestion: "remove it, or repair the link")
  }

  /// The finding in a sentence that begins with file and line, when it has one; else at a place that is given.
  init(_ code: Code, saying sentence: String, hook: Hook? = nil, or file: String, _ line: Int, suggestion: String) {
    if let match = sentence.wholeMatch(of: /((?s).+?):(\d+): ((?s).*)/), let line = Int(match.2) {
      self.init(code, String(match.1), line, hook: hook, String(match.3), suggestion: suggestion)
    } else {
      self.init(code, file, line, hook: hook, sentence, suggestion: suggestion)
    }
  }
}

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
