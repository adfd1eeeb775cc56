internal import HTMLEntities

/// HTML as plain text: tags fall away, blocks and `<br>` become line breaks, character references what they stand for.
enum HTMLText {
  /// Whether a text has a tag of HTML or a character reference, and so means more than it says.
  static func looksLikeHTML(_ text: String) -> Bool {
    if text.utf8.contains(UInt8(ascii: "&")), decodeHTMLEntities(text) != text { return true }
    guard text.utf8.contains(UInt8(ascii: "<")) else { return false }
    var tags = HTMLTags(Array(text.utf8))
    return tags.bytes.indices.contains { tags.bytes[$0] == UInt8(ascii: "<") && tags.tag(at: $0) != nil }
  }

  /// The text; where its own line breaks do not count, they are spaces.
  static func plain(_ html: String, keepingLines: Bool) -> String {
    var tags = HTMLTags(Array(html.utf8))
    let bytes = tags.bytes
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), let tag = tags.tag(at: index) {
        index = tag.end
        if HTMLTags.blocks.contains(tag.name) { output.append(UInt8(ascii: "\n")) }
        if HTMLTags.silent.contains(tag.name), !tag.isClosing { index = tags.end(of: tag.name, from: index) }
        continue
      }
      let isBreak = bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
      output.append(isBreak && !keepingLines ? UInt8(ascii: " ") : bytes[index])
      index += 1
    }
    return tidied(decodeHTMLEntities(String(decoding: output, as: UTF8.self)))
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
