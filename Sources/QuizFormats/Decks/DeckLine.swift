internal import QuizCore

/// A line of a deck in Markdown.
struct DeckLine {
  enum Label { case question, answer, cloze }

  var text: String
  var offset: Int
  /// Whether it stands in a block of code, fences included.
  var isCode = false
  /// Whether it belongs to the front matter, or to a comment of a program.
  var isHead = false
  /// Whether its file says by a tag that it is a deck.
  var isInDeck = false

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) && !isCode }
  var isRule: Bool { !isCode && text.count >= 3 && text.allSatisfy { $0 == "-" } }
  var isDivider: Bool { !isCode && (text == "?" || text == "??") }
  /// `#flashcards` and other tags alone on a line.
  var isTag: Bool {
    !isCode
      && text.split(separator: " ").allSatisfy { $0.hasPrefix("#") && $0.count > 1 && $0.dropFirst().first != "#" }
  }
  var hasMarked: Bool { !isCode && DeckLine.gaps(in: text, from: "==", to: "==").contains(where: \.isGap) }

  var heading: (level: Int, text: String)? {
    let level = text.prefix { $0 == "#" }.count
    guard !isCode, (1...6).contains(level), text.dropFirst(level).first == " " else { return nil }
    return (level, MarkdownText.plain(text.dropFirst(level).trimmed))
  }

  /// The text of `name = "Geography"` or `title: Geography` in the front matter; nil for other lines.
  var title: String? {
    guard let sign = text.firstIndex(where: { $0 == "=" || $0 == ":" }),
      ["name", "title"].contains(text[..<sign].trimmed)
    else { return nil }
    let bare = text[text.index(after: sign)...].trimmed.trimmingPrefix("\"")
    let title = String(bare.hasSuffix("\"") ? bare.dropLast() : bare)
    return title.isEmpty ? nil : title
  }

  // MARK: Labels

  var label: Label? { labelled?.label }

  var unlabelled: DeckLine { DeckLine(text: labelled?.rest ?? text, offset: offset) }

  /// `Q: …`, also in bold: `**Q:** …`.
  private var labelled: (label: Label, rest: String)? {
    guard !isCode else { return nil }
    let isBold = text.hasPrefix("**")
    let bare = isBold ? text.dropFirst(2) : text[...]
    guard let label = bare.first.flatMap({ ["Q": Label.question, "A": .answer, "C": .cloze][$0] }) else { return nil }
    for sign in isBold ? [":**", "**:"] : [":"] where bare.dropFirst().hasPrefix(sign) {
      return (label, String(bare.dropFirst(1 + sign.count)).trimmed)
    }
    return nil
  }

  /// Whether each question has an answer: lines with further letters are answers to choose from.
  static func areLabelled(_ lines: [DeckLine]) -> Bool {
    let labels = lines.compactMap(\.label)
    let hasChoices = lines.contains { line in ["B:", "B)", "D:", "ANSWER:"].contains { line.text.hasPrefix($0) } }
    let hasPair = zip(labels, labels.dropFirst()).contains { $0 == .question && $1 == .answer }
    return !hasChoices
      && (hasPair || lines.contains { $0.label == .cloze && $0.text.contains("[") && $0.text.contains("]") })
  }

  // MARK: Signs

  /// The sides of `front :: back`, and of `front ::: back` in both directions.
  var sign: (front: String, back: String, isBoth: Bool)? {
    guard !isCode, let found = text.firstRange(of: "::") else { return nil }
    let isBoth = text[found.upperBound...].hasPrefix(":")
    let behind = text[found.upperBound...].dropFirst(isBoth ? 1 : 0)
    let (front, back) = (text[..<found.lowerBound].trimmed, behind.trimmed)
    // `std::vector` and `9::00` in prose are no cards.
    let isInWord = { (character: Character?) in character.map { $0.isLetter || $0.isNumber } ?? false }
    let isName = !isBoth && isInWord(text[..<found.lowerBound].last) && isInWord(behind.first)
    guard !front.isEmpty, !back.isEmpty, !isName || isInDeck else { return nil }
    return (front, back, isBoth)
  }

  /// A text cut at its gaps; escaped signs, pictures and links are none.
  static func gaps(in text: String, from open: String, to close: String) -> [(text: String, isGap: Bool)] {
    var (pieces, rest): ([(text: String, isGap: Bool)], Substring) = ([], text[...])
    var plain = ""
    while let start = rest.firstRange(of: open), let end = rest[start.upperBound...].firstRange(of: close) {
      let before = rest[..<start.lowerBound]
      let inner = rest[start.upperBound..<end.lowerBound]
      let isOther =
        before.hasSuffix("\\") || open == "[" && (before.hasSuffix("!") || rest[end.upperBound...].hasPrefix("("))
        || inner.allSatisfy(\.isWhitespace) || inner.contains("\n\n")
      plain += before
      if isOther {
        plain += rest[start.lowerBound..<end.upperBound]
      } else {
        if !plain.isEmpty { pieces.append((plain, false)) }
        plain = ""
        pieces.append((String(inner), true))
      }
      rest = rest[end.upperBound...]
    }
    plain += rest
    return plain.isEmpty ? pieces : pieces + [(plain, false)]
  }

  // MARK: Reading

  /// The lines of a text, without the comments in which programs keep days.
  static func all(in bytes: [UInt8]) -> [DeckLine] {
    var (lines, start): ([DeckLine], Int) = ([], 0)
    var fence: MarkdownFence?
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let written = String(decoding: bytes[start..<end], as: UTF8.self).withoutBlanksAtEnd
      var line = DeckLine(text: withoutDays(written), offset: start)
      let found = MarkdownFence(line.text.trimmed)
      line.isCode = fence != nil || found != nil
      line.isHead = !written.isEmpty && line.text.isEmpty
      if let open = fence, let found { if open.isClosed(by: found) { fence = nil } } else { fence = fence ?? found }
      lines.append(line)
      start = end + 1
    }
    if lines.contains(where: { !$0.isCode && $0.text.contains("#flashcards") }) {
      for place in lines.indices { lines[place].isInDeck = true }
    }
    guard lines.first?.isRule == true, let end = lines.dropFirst().firstIndex(where: \.isRule),
      lines[1..<end].allSatisfy({ $0.label == nil && ($0.isBlank || $0.text.contains { "=:-".contains($0) }) })
    else { return lines }
    for place in 0...end { lines[place].isHead = true }
    return lines
  }

  /// `front::back <!--SR:!2022-01-01,3,250-->` without its comment.
  private static func withoutDays(_ line: String) -> String {
    guard let start = line.firstRange(of: "<!--SR:"), let end = line[start.upperBound...].firstRange(of: "-->") else {
      return line
    }
    return (line[..<start.lowerBound] + line[end.upperBound...]).withoutBlanksAtEnd
  }

  static func text(_ lines: some Sequence<DeckLine>) -> String { lines.map(\.text).joined(separator: "\n").trimmed }
}
