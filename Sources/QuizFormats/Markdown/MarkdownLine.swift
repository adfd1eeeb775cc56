/// A line of a Markdown quiz: what it is, and where its text begins.
struct MarkdownLine {
  enum Kind: Equatable {
    case blank
    /// A heading and its level.
    case heading(Int)
    /// A numbered line without space before it.
    case numbered
    /// The same, indented.
    case indentedNumber
    /// A list item with a box or a circle in front, or with a share.
    case answer(isRight: Bool, isRadio: Bool, share: Double?)
    /// Any other list item.
    case item
    /// A quotation; further in than the item above, it belongs to that.
    case quote
    /// `Answer:`, with a share perhaps.
    case response(share: Double)
    case image(alt: String)
    case fence
    case text
  }

  var kind: Kind
  var text: String
  var offset: Int
  /// The line as it stands, without the space at its end.
  var whole: ArraySlice<UInt8>

  /// The spaces before it.
  var indentation: Int { offset - whole.startIndex }

  init(_ bytes: ArraySlice<UInt8>) {
    let trimmed = bytes.trimmedBytes
    let indentation = trimmed.startIndex - bytes.startIndex
    let line = String(decoding: trimmed, as: UTF8.self)
    offset = trimmed.startIndex
    whole = bytes[..<trimmed.endIndex]
    (kind, text) = MarkdownLine.read(line, isIndented: indentation >= 2)
  }

  /// The line as it stands, without so much space before it.
  func text(without indentation: Int) -> String {
    let space = whole.prefix(indentation).prefix { $0 <= 0x20 }.count
    return String(decoding: whole.dropFirst(space), as: UTF8.self)
  }

  private static func read(_ line: String, isIndented: Bool) -> (Kind, String) {
    guard let first = line.unicodeScalars.first else { return (.blank, "") }
    if line.hasPrefix("```") || line.hasPrefix("~~~") { return (.fence, line) }
    var marks = MarkdownMarks(line)
    switch first {
    case "#":
      if let level = marks.heading() { return (.heading(level), marks.rest.withoutClosingSigns) }
    case ">": return (.quote, line.dropFirst().trimmed)
    case "-", "*", "+":
      if let kind = marks.item() { return (kind, marks.rest) }
    case "!":
      if let (alt, path) = marks.image() { return (.image(alt: alt), path) }
    case "0"..."9":
      if marks.number() { return (isIndented ? .indentedNumber : .numbered, marks.rest) }
    case "a", "A":
      if let share = marks.response() { return (.response(share: share), marks.rest) }
    default: break
    }
    return (.text, line)
  }
}

extension String {
  /// A heading without the `#` that may close it.
  fileprivate var withoutClosingSigns: String {
    guard hasSuffix("#"), let space = lastIndex(of: " "), self[space...].dropFirst().allSatisfy({ $0 == "#" }) else {
      return self
    }
    return self[..<space].trimmed
  }

  /// A text of Markdown without the backslashes before ASCII punctuation.
  var unescapedMarkdown: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    var output = ""
    var rest = self[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, next.isASCII, next.isPunctuation || next.isSymbol {
        output.append(next)
        rest.removeFirst()
      } else {
        output.append(character)
      }
    }
    return output
  }
}
