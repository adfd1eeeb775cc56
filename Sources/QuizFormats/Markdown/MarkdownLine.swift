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
    switch first {
    case "#":
      let level = line.prefix { $0 == "#" }.count
      let rest = line.dropFirst(level)
      if level <= 6, rest.isEmpty || rest.first == " " {
        return (.heading(level), rest.trimmed.withoutClosingSigns)
      }
    case ">": return (.quote, line.dropFirst().trimmed)
    case "-", "*", "+":
      if let item = item(line) { return item }
    case "!":
      if let match = line.wholeMatch(of: imagePattern) { return (.image(alt: String(match.1)), String(match.2)) }
    case "0"..."9":
      if let match = line.prefixMatch(of: /[0-9]{1,6}[.)]\s+/) {
        return (isIndented ? .indentedNumber : .numbered, line[match.range.upperBound...].trimmed)
      }
    default:
      if let match = line.prefixMatch(of: /(?:Answer|ANSWER|answer)(?:\s*[\[(]\s*(-?[0-9.]+)\s*%\s*[\])])?:/) {
        let share = match.1.flatMap { NumberText.read($0) }.map { NumberText.share(percent: $0) }
        return (.response(share: share ?? 1), line[match.range.upperBound...].trimmed)
      }
    }
    return (.text, line)
  }

  nonisolated(unsafe) private static let imagePattern = /!\[([^\]]*)\]\(\s*<?([^)>\s]+)>?[^)]*\)/

  /// `- [x] text`, `* ( ) text`, `+ [50%] text`, or an item without a mark.
  private static func item(_ line: String) -> (Kind, String)? {
    let rest = line.dropFirst()
    guard rest.first == " " || rest.first == "\t" else { return nil }
    let text = rest.trimmed
    guard let match = text.prefixMatch(of: /([\[(])\s*([xXoO*✓✔]|-?[0-9.]+\s*%)?\s*[\])](?:\s+|$)/) else {
      return (.item, text)
    }
    let mark = match.2.map(String.init) ?? ""
    let isRadio = match.1 == "("
    let share = mark.hasSuffix("%") ? NumberText.read(mark.dropLast()).map { NumberText.share(percent: $0) } : nil
    let isRight = share.map { $0 == 1 } ?? !mark.isEmpty
    return (.answer(isRight: isRight, isRadio: isRadio, share: share), text[match.range.upperBound...].trimmed)
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
