internal import HTMLEntities

/// HTML as plain text: tags fall away, blocks and `<br>` become line breaks, character references what they stand for.
enum HTMLText {
  /// Tags that end a line.
  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "hr",
    "section", "article", "dd", "dt", "dl",
  ]
  /// Tags whose content is no text.
  private static let silent: Set<String> = ["script", "style", "head", "title"]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "big", "code", "del", "em", "font", "i", "img", "ins", "kbd", "mark", "q", "s", "small", "span",
    "strike", "strong", "sub", "sup", "tt", "u", "var", "body", "html", "th", "td", "tbody", "thead", "audio", "video",
    "source", "object", "iframe", "center",
  ]

  /// Whether a text has a tag of HTML or a character reference, and so means more than it says.
  static func looksLikeHTML(_ text: String) -> Bool {
    if text.utf8.contains(UInt8(ascii: "&")), decodeHTMLEntities(text) != text { return true }
    guard text.utf8.contains(UInt8(ascii: "<")) else { return false }
    let bytes = Array(text.utf8)
    return bytes.indices.contains { bytes[$0] == UInt8(ascii: "<") && tag(bytes, $0) != nil }
  }

  /// The text; where its own line breaks do not count, they are spaces.
  static func plain(_ html: String, keepingLines: Bool) -> String {
    let bytes = Array(html.utf8)
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), let tag = tag(bytes, index) {
        index = tag.end
        if blocks.contains(tag.name) { output.append(UInt8(ascii: "\n")) }
        if silent.contains(tag.name), !tag.isClosing { index = endOfSilence(bytes, index, tag.name) }
        continue
      }
      let isBreak = bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
      output.append(isBreak && !keepingLines ? UInt8(ascii: " ") : bytes[index])
      index += 1
    }
    return tidied(decodeHTMLEntities(String(decoding: output, as: UTF8.self)))
  }

  private struct Tag {
    var name: String
    var isClosing: Bool
    var end: Int
  }

  /// The tag that begins at a `<`; a comment is a tag without a name. Nil for a sign that is only less than.
  private static func tag(_ bytes: [UInt8], _ start: Int) -> Tag? {
    var index = start + 1
    if bytes[index...].starts(with: Array("!--".utf8)) {
      let rest = bytes[(index + 3)...]
      return rest.prefix(1 << 14).firstIndex(ofText: "-->").map { Tag(name: "", isClosing: true, end: $0 + 3) }
    }
    let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameStart = index
    while index < bytes.count, isLetterOrDigit(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self).lowercased()
    guard blocks.contains(name) || inline.contains(name) || silent.contains(name) else { return nil }
    let limit = min(bytes.count, index + 1024)
    guard let end = bytes[index..<limit].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return Tag(name: name, isClosing: isClosing, end: end + 1)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func endOfSilence(_ bytes: [UInt8], _ start: Int, _ name: String) -> Int {
    var index = start
    let limit = min(bytes.count, start + (1 << 16))
    while index < limit {
      if bytes[index] == UInt8(ascii: "<"), let tag = tag(bytes, index), tag.isClosing, tag.name == name {
        return tag.end
      }
      index += 1
    }
    return start
  }

  /// Spaces in a row are one, lines have none around them, and there is no blank line at the ends and one at most between.
  private static func tidied(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\u{A0}" }.joined(separator: " ")
      if words.isEmpty, lines.last?.isEmpty ?? true { continue }
      lines.append(words)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
