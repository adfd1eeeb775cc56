/// A line of a Markdown quiz: its kind, and the start of its text.
struct MarkdownLine {
  enum Kind: Equatable {
    case blank
    /// A heading and its level.
    case heading(Int)
    /// A numbered line without space before it.
    case numbered
    /// The same, indented.
    case indentedNumber
    /// A number that stands out, or the word for a question and its number: `**2. Who?**`, `Question 2: Who?`.
    case labelled
    /// A list item with a box or a circle in front, or with a share; or such a box alone.
    case answer(MarkdownBox)
    /// Any other list item.
    case item
    /// A quotation; further in than the item above, it belongs to that.
    case quote
    /// `Answer:`, with a share perhaps.
    case response(share: Double)
    /// Another word for `Answer:`, or that word standing out: `**Answer:** B`, `Lösung: B`.
    case key
    /// `Otherwise:`, the same for whatever fits no answer.
    case otherwise(share: Double)
    case image(alt: String)
    case fence
    /// A line across the page, which only separates.
    case rule
    case text
  }

  var kind: Kind
  /// The text after the signs, as written; the path of an image.
  var text: String
  var offset: Int
  /// The line as it stands.
  var whole: ArraySlice<UInt8>
  var fence: MarkdownFence?
  /// The letter with its text, if it may be one of several lettered answers.
  var letter: MarkdownLetter?

  /// The bytes of the spaces before it.
  var indentation: Int { offset - whole.startIndex }

  init(_ bytes: ArraySlice<UInt8>) {
    let trimmed = bytes.trimmedMarkdown
    let indentation = trimmed.startIndex - bytes.startIndex
    let line = String(decoding: trimmed, as: UTF8.self)
    offset = trimmed.startIndex
    whole = bytes.last == 0x0D ? bytes.dropLast() : bytes
    fence = MarkdownFence(line)
    (kind, text) = fence != nil ? (.fence, line) : MarkdownLine.read(line, isIndented: indentation >= 2)
    if kind == .text || kind == .item { letter = MarkdownLetter(text) }
  }

  /// Whether it is a line of a text whatever stands around it.
  var isPlain: Bool { (kind == .text || kind == .blank) && letter == nil }

  /// The line without the space around it.
  var written: String { String(decoding: whole.trimmedMarkdown, as: UTF8.self) }

  /// The fence that opens a block of code behind the marker of an answer or an item.
  var fenceBehindMarker: MarkdownFence? {
    if let letter { return MarkdownFence(letter.text) }
    switch kind {
    case .answer, .item, .numbered, .indentedNumber: return MarkdownFence(text)
    default: return nil
    }
  }

  /// The signs and blanks before the text of a list's item.
  var markerWidth: Int { written.prefix { $0.isNumber }.count + 2 }

  /// The line as it stands, without so much space before it.
  func text(without indentation: Int) -> String {
    let space = whole.prefix(indentation).prefix { $0 == 0x20 || $0 == 0x09 }.count
    return String(decoding: whole.dropFirst(space), as: UTF8.self)
  }

  /// The text of a quotation, with the spaces of its code.
  var quoted: String {
    let rest = whole.trimmedMarkdown.dropFirst()
    return String(decoding: rest.first == 0x20 ? rest.dropFirst() : rest, as: UTF8.self)
  }

  /// Whether it can be the answer of a question.
  var isAnswer: Bool {
    isMarkedAnswer || (kind == .item && MarkdownText.range(of: "->", in: text) != nil)
  }

  /// Whether it is an answer that says so itself.
  var isMarkedAnswer: Bool {
    switch kind {
    case .answer, .response, .otherwise: return true
    default: return false
    }
  }

  /// Whether it is a heading that cannot be the title, nor a comment of a programming language.
  var isHeadingBelowTitle: Bool { if case .heading(let level) = kind { level > 1 } else { false } }

  private static func read(_ line: String, isIndented: Bool) -> (Kind, String) {
    guard let first = line.unicodeScalars.first else { return (.blank, "") }
    if isRule(line) { return (.rule, line) }
    var marks = MarkdownMarks(line)
    switch first {
    case "#":
      if let level = marks.heading() { return (.heading(level), marks.rest.withoutClosingSigns) }
    case ">": return (.quote, line)
    case "-", "*", "+":
      if let kind = marks.item() { return (kind, marks.rest) }
    case "[", "☐", "☑", "☒":
      if let box = marks.bareBox() { return (.answer(box), marks.rest) }
    case "!":
      if let (alt, path) = marks.image() { return (.image(alt: alt), path) }
    case "0"..."9":
      if let box = marks.markedBox() { return (.answer(box), marks.rest) }
      if marks.number() { return (isIndented ? .indentedNumber : .numbered, marks.rest) }
    case "A"..."Z", "a"..."z":
      if let box = marks.markedBox() { return (.answer(box), marks.rest) }
      if let share = marks.response("answer") { return (.response(share: share), marks.rest) }
      if let share = marks.response("otherwise") { return (.otherwise(share: share), marks.rest) }
    default: break
    }
    if let label = MarkdownLabel(line) { return (.labelled, label.text) }
    if let key = MarkdownKey.text(of: line) { return (.key, key) }
    return (.text, line)
  }

  /// Three or more of `-`, `*`, `_` or `=`, and nothing else but spaces.
  private static func isRule(_ line: String) -> Bool {
    guard let first = line.utf8.first, "-*_=".utf8.contains(first) else { return false }
    return line.utf8.allSatisfy { $0 == first || $0 == 0x20 } && line.utf8.count { $0 == first } >= 3
  }
}

/// The content of the box before an answer.
struct MarkdownBox: Equatable {
  var isRight: Bool
  var isRadio: Bool
  var share: Double?
}

extension String {
  /// A heading without the `#` that may close it.
  fileprivate var withoutClosingSigns: String {
    guard hasSuffix("#"), let space = lastIndex(of: " "), self[space...].dropFirst().allSatisfy({ $0 == "#" }) else {
      return self
    }
    return self[..<space].trimmed
  }
}
