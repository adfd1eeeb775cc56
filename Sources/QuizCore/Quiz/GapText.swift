/// Finds the gaps in a text: `[[id]]`.
///
/// In Markdown nothing is a gap inside code or formulas. An id has no brackets and no line break.
package struct GapText {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var text = String.UnicodeScalarView()
  private var pieces: [GapPiece] = []

  /// The text in pieces; `markup` says whether code and formulas are known.
  package static func pieces(of text: String, markup: TextMarkup) -> [GapPiece] {
    guard text.contains("[[") else { return text.isEmpty ? [] : [.text(text)] }
    var reader = GapText(scalars: Array(text.unicodeScalars))
    reader.read(markup)
    return reader.pieces
  }

  /// The text with numbers in its gaps, such as `The [1 ____] flows.`; `ids` are the gaps in their order.
  ///
  /// In Markdown `[1 ____](m)` would be a link: there the second bracket is a reference to the sign.
  package static func numbered(_ text: String, _ ids: [String], markup: TextMarkup) -> String {
    var parts: [String] = []
    for piece in pieces(of: text, markup: markup).reversed() {
      switch piece {
      case .text(let text): parts.append(text)
      case .gap(let id):
        let isLink = markup == .markdown && parts.last?.first.map { "([:".contains($0) } == true
        let gap = ids.firstIndex(of: id).map { "[\($0 + 1) ____" + (isLink ? "&#93;" : "]") }
        parts.append(gap ?? "[[\(id)]]")
      }
    }
    return parts.reversed().joined()
  }

  /// The text with letters in place of its gaps, each as long as its gap was.
  package static func masked(_ text: String, markup: TextMarkup) -> String {
    var reader = GapText(scalars: Array(text.unicodeScalars))
    var masked = String.UnicodeScalarView()
    while reader.place < reader.scalars.count {
      let start = reader.place
      if reader.gap() != nil {
        masked.append(contentsOf: repeatElement("x", count: reader.place - start))
      } else {
        reader.step(markup)
        masked.append(contentsOf: reader.scalars[start..<reader.place])
      }
    }
    return String(masked)
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func read(_ markup: TextMarkup) {
    while place < scalars.count {
      if let id = gap() {
        endText()
        pieces.append(.gap(id))
      } else {
        step(markup)
      }
    }
    endText()
  }

  /// Copies the code or formula that begins here, or one sign.
  private mutating func step(_ markup: TextMarkup) {
    let end = markup == .markdown ? literalEnd() : nil
    copy(to: max(end ?? 0, place + 1))
  }

  private mutating func copy(to end: Int) {
    text.append(contentsOf: scalars[place..<min(end, scalars.count)])
    place = min(end, scalars.count)
  }

  private mutating func endText() {
    if !text.isEmpty { pieces.append(.text(String(text))) }
    text = String.UnicodeScalarView()
  }

  /// Steps over the gap that begins here, and returns its id.
  private mutating func gap() -> String? {
    guard isSign("[", 0), isSign("[", 1) else { return nil }
    let content = scalars[(place + 2)...].prefix { !"[]\n".unicodeScalars.contains($0) }
    let end = place + 2 + content.count
    guard end + 1 < scalars.count, scalars[end] == "]", scalars[end + 1] == "]" else { return nil }
    let name = content.drop { $0 == " " }
    let id = name.reversed().drop { $0 == " " }.reversed()
    guard !id.isEmpty else { return nil }
    place = end + 2
    return String(String.UnicodeScalarView(id))
  }

  private func isSign(_ sign: Unicode.Scalar, _ distance: Int) -> Bool {
    place + distance < scalars.count && scalars[place + distance] == sign
  }

  // MARK: Code and formulas

  /// The end of the code, formula or escaped sign that begins here; nil for anything else.
  private func literalEnd() -> Int? {
    switch scalars[place] {
    case "\\":
      if isSign("(", 1) { return end(of: "\\)", from: place + 2) ?? place + 2 }
      if isSign("[", 1) { return end(of: "\\]", from: place + 2) ?? place + 2 }
      return place + 2
    case "$":
      if isSign("$", 1) { return end(of: "$$", from: place + 2) ?? place + 2 }
      return lineFormulaEnd()
    case "`", "~": return fenceEnd() ?? (scalars[place] == "`" ? codeEnd() : nil)
    default: return nil
    }
  }

  /// The place behind a formula's closing sign.
  private func end(of closing: String, from start: Int) -> Int? {
    let sign = Array(closing.unicodeScalars)
    var end = start
    while end + 1 < scalars.count {
      if scalars[end] == sign[0], scalars[end + 1] == sign[1] { return end + 2 }
      end += scalars[end] == "\\" ? 2 : 1
    }
    return nil
  }

  private func lineFormulaEnd() -> Int? {
    guard place + 1 < scalars.count, !scalars[place + 1].properties.isWhitespace else { return nil }
    var end = place + 1
    while end < scalars.count {
      if scalars[end] == "$" {
        let isDigitNext = end + 1 < scalars.count && ("0"..."9").contains(scalars[end + 1])
        return scalars[end - 1].properties.isWhitespace || isDigitNext ? nil : end + 1
      }
      if scalars[end] == "\n", end + 1 < scalars.count, scalars[end + 1] == "\n" { return nil }
      end += scalars[end] == "\\" ? 2 : 1
    }
    return nil
  }

  private func run(_ sign: Unicode.Scalar, from start: Int) -> Int {
    scalars[start...].prefix { $0 == sign }.count
  }

  /// The end of a block of code that begins with a fence; without a closing fence it is the end of the text.
  private func fenceEnd() -> Int? {
    let sign = scalars[place]
    let length = run(sign, from: place)
    let before = scalars[..<place].reversed().prefix { $0 != "\n" }
    guard length >= 3, before.allSatisfy({ " \t>".unicodeScalars.contains($0) }) else { return nil }
    if sign == "`", scalars[(place + length)...].prefix(while: { $0 != "\n" }).contains("`") { return nil }
    var end = place
    while let newline = scalars[end...].firstIndex(of: "\n") {
      end = newline + 1
      let indent = scalars[end...].prefix { " \t>".unicodeScalars.contains($0) }.count
      let closing = run(sign, from: min(end + indent, scalars.count))
      let rest = scalars[min(end + indent + closing, scalars.count)...].prefix { $0 != "\n" }
      if closing >= length, rest.allSatisfy({ $0 == " " || $0 == "\r" }) { return end + indent + closing }
    }
    return scalars.count
  }

  /// The end of code in a line; signs without their end are text.
  private func codeEnd() -> Int {
    let length = run("`", from: place)
    var end = place + length
    while end < scalars.count {
      if scalars[end] == "\n", end + 1 < scalars.count, scalars[end + 1] == "\n" { break }
      guard scalars[end] == "`" else {
        end += 1
        continue
      }
      let closing = run("`", from: end)
      end += closing
      if closing == length { return end }
    }
    return place + length
  }
}
