/// An answer with its letter in front, as people and programs write lists: `A) Paris`, `b. Lyon`, `(c) Nice`, `**D)** Metz`.
struct MarkdownLetter: Equatable {
  /// The place, from 0.
  private(set) var place = 0
  /// The text after the letter, as written.
  private(set) var text = ""
  /// Whether a sign or a word says that it is right.
  private(set) var isRight = false
  /// Whether all of it stands out, which says so too where the others do not.
  private(set) var isEmphasized = false
  private var isUpper = true
  private var sign: Character = ")"

  /// Reads a line without a list's sign; nil without a letter, or for a left with its right.
  init?(_ line: String) {
    guard let first = line.unicodeScalars.first, first.isASCII,
      first.properties.isAlphabetic || ["(", "*", "_"].contains(first)
    else { return nil }
    let open = MarkdownEmphasis.opening(line)
    var rest = line.dropFirst(open.count)
    guard var signs = takeLetter(&rest, open) else { return nil }
    guard let space = rest.first, space.isWhitespace, MarkdownText.range(of: "->", in: line) == nil else { return nil }
    var text = String(rest).trimmed
    if text.hasSuffix("\\") { text = String(text.dropLast()).trimmed }
    if signs == "*", text.count(where: { $0 == "*" }) % 2 == 0 {
      // Respondus and others put a star alone before the letter of a right answer.
      (isRight, signs) = (true, "")
    } else if !signs.isEmpty {
      guard let close = text.range(ofText: signs) else { return nil }
      text = String(text[..<close.lowerBound]) + text[close.upperBound...]
      (isEmphasized, signs) = (true, "")
    }
    self.text = text.trimmed
    takeMarks()
    if let inside = MarkdownEmphasis.inside(self.text) { (self.text, isEmphasized) = (inside, true) }
    takeMarks()
    if self.text.isEmpty { return nil }
  }

  /// Takes `A)`, `(A)` or `A.`; gives back the signs that are still open, nil when there is no letter.
  private mutating func takeLetter(_ rest: inout Substring, _ open: String) -> String? {
    let isInBrackets = rest.first == "("
    if isInBrackets { rest.removeFirst() }
    guard let letter = rest.popFirst(), let byte = letter.utf8.first, letter.utf8.count == 1, letter.isLetter else {
      return nil
    }
    (place, isUpper) = (Int(byte | 0x20) - Int(UInt8(ascii: "a")), byte & 0x20 == 0)
    var signs = open
    let close = { (rest: inout Substring) in
      guard !signs.isEmpty, rest.hasPrefix(signs) else { return }
      rest = rest.dropFirst(signs.count)
      signs = ""
    }
    close(&rest)
    guard let sign = rest.popFirst(), sign == ")" || (sign == "." && !isInBrackets) else { return nil }
    self.sign = sign
    close(&rest)
    return signs
  }

  private static let rightMarks = [
    "✅", "✔️", "✔", "✓", "☑", "(correct)", "(correct answer)", "(right)", "(richtig)", "(korrekt)", "(richtige Antwort)",
    "← correct", "<- correct", "*(correct)*", "**(correct)**", "*(richtig)*",
  ]
  private static let wrongMarks = ["❌", "✗", "✘", "✖", "(incorrect)", "(wrong)", "(falsch)"]

  /// Takes off what says right or wrong at the ends of the text.
  private mutating func takeMarks() {
    for (marks, isRight) in [(Self.rightMarks, true), (Self.wrongMarks, false)] {
      for mark in marks {
        if text.lowercased().hasSuffix(mark.lowercased()) {
          text = String(text.dropLast(mark.count)).trimmed
        } else if text.hasPrefix(mark) {
          text = String(text.dropFirst(mark.count)).trimmed
        } else {
          continue
        }
        if isRight { self.isRight = true }
        return
      }
    }
  }

  /// Whether it is written in the same way as another.
  private func isLike(_ other: MarkdownLetter) -> Bool { isUpper == other.isUpper && sign == other.sign }

  /// The lines that are lettered answers: two or more from A on, in one notation, without other lines between.
  static func places(_ lines: [MarkdownLine], _ code: MarkdownCode) -> [Bool] {
    var isLettered = Array(repeating: false, count: lines.count)
    var group: [Int] = []
    var isBehindBlank = false
    for index in lines.indices where !code.isCode[index] {
      defer { isBehindBlank = lines[index].kind == .blank }
      if let letter = lines[index].letter {
        if let first = group.first.flatMap({ lines[$0].letter }), letter.place == group.count, letter.isLike(first) {
          group.append(index)
          if group.count == 2 { isLettered[group[0]] = true }
          isLettered[index] = true
          continue
        }
        if letter.place == 0 {
          group = [index]
          continue
        }
      }
      switch lines[index].kind {
      case .blank, .quote, .image: break
      case .text where !isBehindBlank: break
      case _ where lines[index].indentation > 0 && !lines[index].isMarkedAnswer: break
      default: group = []
      }
    }
    return isLettered
  }
}
