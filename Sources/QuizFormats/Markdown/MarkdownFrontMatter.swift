internal import QuizCore

/// `key: value` lines between two lines `---` at the very start, as YAML has them.
struct MarkdownFrontMatter {
  /// The allowed keys: texts of the quiz.
  static let keys = ["id", "category", "plugin", "markup"] + GiftReader.quizKeys

  private(set) var fields: [SourceField] = []
  private(set) var findings: [ImportFinding] = []
  /// The syntax of the texts; nil when it is not named.
  private(set) var markup: TextMarkup?
  /// The number of its lines, with both fences; 0 without any.
  private(set) var count = 0
  private var isAfterUnknown = false

  init(_ lines: [MarkdownLine]) {
    guard lines.first?.written == "---", let end = lines.dropFirst().firstIndex(where: { $0.written == "---" }),
      MarkdownFrontMatter.isOne(lines[1..<end])
    else { return }
    count = end + 1
    var index = 1
    while index < end { take(lines, &index, end) }
  }

  /// Whether the lines are front matter, and not a quiz between two lines across the page.
  private static func isOne(_ lines: ArraySlice<MarkdownLine>) -> Bool {
    let isOther = { (line: MarkdownLine) in
      line.isHeadingBelowTitle || line.kind == .fence || (line.indentation == 0 && line.isAnswer)
    }
    return lines.contains { key(of: $0) != nil } && !lines.contains(where: isOther)
  }

  /// The key of a line that is not indented.
  private static func key(of line: MarkdownLine) -> String? {
    guard line.indentation == 0, let colon = line.written.firstIndex(of: ":") else { return nil }
    let key = line.written[..<colon].trimmed
    let isKey = !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber || "_- .".contains($0) }
    return isKey && !key.hasPrefix("- ") ? key : nil
  }

  /// The text after the first colon.
  private static func value(of line: MarkdownLine) -> String {
    let behind = line.whole.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    return String(decoding: behind.trimmedMarkdown, as: UTF8.self)
  }

  private mutating func take(_ lines: [MarkdownLine], _ index: inout Int, _ end: Int) {
    let line = lines[index]
    index += 1
    if line.kind == .blank || line.written.hasPrefix("#") { return }
    guard let key = MarkdownFrontMatter.key(of: line) else {
      // The lines below an unknown key belong to its finding.
      if !isAfterUnknown { findings.append(ImportFinding(.noKey(line.written), at: line.offset)) }
      return
    }
    isAfterUnknown = !MarkdownFrontMatter.keys.contains(key)
    if isAfterUnknown {
      findings.append(ImportFinding(.unknownKey(key, keys: MarkdownFrontMatter.keys), at: line.offset))
      return
    }
    var value = MarkdownFrontMatter.value(of: line)
    if [">", "|", ">-", "|-"].contains(value) {
      value = block(lines, &index, end, separator: value.hasPrefix("|") ? "\n" : " ")
    } else {
      value = MarkdownFrontMatter.unquoted(value)
    }
    if key == "markup" {
      markup = TextMarkup(rawValue: value)
      if markup == nil {
        findings.append(ImportFinding(.badValue(key: key, found: value, takes: "plain or markdown"), at: line.offset))
      }
    } else if fields.contains(where: { $0.key == key }) {
      findings.append(ImportFinding(.twice(key), at: line.offset))
    } else if !value.isEmpty {
      fields.append(SourceField(key, .text(value), at: line.offset))
    }
  }

  /// The indented lines below a key.
  private func block(_ lines: [MarkdownLine], _ index: inout Int, _ end: Int, separator: String) -> String {
    var texts: [String] = []
    while index < end, lines[index].indentation > 0 || lines[index].kind == .blank {
      texts.append(lines[index].written)
      index += 1
    }
    return texts.joined(separator: separator).trimmed
  }

  /// A value without its quotation marks; any other text stays unchanged.
  private static func unquoted(_ value: String) -> String {
    guard let quote = value.unicodeScalars.first, quote == "\"" || quote == "'" else { return value }
    var output = String.UnicodeScalarView()
    var rest = value.unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\\", quote == "\"", let next = rest.popFirst() {
        switch next {
        case "n": output.append("\n")
        case "r": output.append("\r")
        case "\"", "\\": output.append(next)
        default: output += [scalar, next]
        }
      } else if scalar != quote {
        output.append(scalar)
      } else if quote == "'", rest.first == "'" {
        output.append(scalar)
        rest.removeFirst()
      } else {
        return rest.isEmpty ? String(output) : value
      }
    }
    return value
  }

  /// A line of front matter.
  static func written(_ key: String, _ value: String) -> String {
    let isPlain =
      value.trimmedMarkdown.utf8.count == value.utf8.count && !value.isEmpty
      && !value.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }
      && !value.unicodeScalars.prefix(1).contains { "\"'|>".unicodeScalars.contains($0) }
    return "\(key): \(isPlain ? value : MarkdownAttributes.quotation(value))\n"
  }
}
