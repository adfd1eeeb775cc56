internal import HTMLEntities

/// HTML as plain text: tags are dropped, blocks and `<br>` become line breaks, character references are decoded.
enum HTMLText {
  /// The class of a `<pre>` that holds a plain text and no code.
  static let plainClass = "quizrun-text"

  /// Whether a text has a tag of HTML or a character reference, and so means more than it says.
  static func looksLikeHTML(_ text: String) -> Bool {
    if text.utf8.contains(UInt8(ascii: "&")), decodeHTMLEntities(text) != text { return true }
    guard text.utf8.contains(UInt8(ascii: "<")) else { return false }
    var tags = HTMLTags(Array(text.utf8))
    return tags.bytes.indices.contains { tags.bytes[$0] == UInt8(ascii: "<") && tags.tag(at: $0) != nil }
  }

  /// The text; where its own line breaks do not count, they are spaces.
  static func plain(_ html: String, keepingLines: Bool) -> String {
    read(html, keepingLines: keepingLines).text
  }

  /// The text, and the losses. A text with only images becomes their descriptions.
  static func read(_ html: String, keepingLines: Bool) -> HTMLReading {
    var stripper = HTMLStripper(html, keepingLines: keepingLines)
    stripper.read()
    var reading = HTMLReading(text: tidied(decodeHTMLEntities(stripper.text), keepingLines), lost: stripper.lost)
    if reading.text.isEmpty {
      reading.text = tidied(decodeHTMLEntities(stripper.substitutes.joined(separator: " ")), false)
    }
    return reading
  }

  /// Spaces in a row are one, lines have none around them, and there is no blank line at the ends and one at most between.
  /// The spaces and tabs that count are such in the end.
  private static func tidied(_ text: String, _ keepsIndentation: Bool) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = withSingleSpaces(line, isFirst: lines.isEmpty, keepsIndentation)
      if words.isEmpty, lines.last?.isEmpty ?? true { continue }
      lines.append(words)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let joined = lines.joined(separator: "\n")
    let kept: [UInt8: UInt8] = [HTMLStripper.keptSpace: 0x20, HTMLStripper.keptTab: 0x09]
    guard joined.utf8.contains(where: { kept[$0] != nil }) else { return joined }
    return String(decoding: joined.utf8.map { kept[$0] ?? $0 }, as: UTF8.self)
  }

  /// A no-break space alone between two words stays one; those at the beginning stay as spaces, but for a single one
  /// before all lines.
  private static func withSingleSpaces(_ line: Substring, isFirst: Bool, _ keepsIndentation: Bool) -> String {
    var result = ""
    var end = line.startIndex
    for word in line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\u{A0}" }) {
      if result.isEmpty {
        let keepsAll = keepsIndentation && !isFirst
        let kept = line[..<word.startIndex].count { $0 == "\u{A0}" || (keepsAll && $0 == " ") }
        let isLone = kept == 1 && (isFirst || !line[..<word.startIndex].contains("\u{A0}"))
        result = String(repeating: " ", count: isLone ? 0 : kept)
      } else {
        result += line[end..<word.startIndex] == "\u{A0}" ? "\u{A0}" : " "
      }
      result += word
      end = word.endIndex
    }
    return result
  }
}

/// HTML as text, with the content beside it.
struct HTMLReading {
  /// A part of HTML that plain text cannot hold.
  enum Loss: Equatable {
    /// An image: its address, and its alternative text.
    case image(source: String, words: String)
    case recording
    /// A drawing by SVG or a script.
    case drawing
    /// A sound, by its address.
    case sound(source: String)
  }

  var text: String
  var lost: [Loss] = []
}
