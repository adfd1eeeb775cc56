/// Finds the tags of an HTML text. A search for an end that is not there is made once, so that all of them together take
/// no more than a few passes over the text.
struct HTMLTags {
  /// Tags that end a line.
  static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "hr",
    "section", "article", "dd", "dt", "dl",
  ]
  /// Tags whose content is no text.
  static let silent: Set<String> = ["script", "style", "head", "title"]
  static let inline: Set<String> = [
    "a", "abbr", "b", "big", "code", "del", "em", "font", "i", "img", "ins", "kbd", "mark", "q", "s", "small", "span",
    "strike", "strong", "sub", "sup", "tt", "u", "var", "body", "html", "th", "td", "tbody", "thead", "audio", "video",
    "source", "object", "iframe", "center",
  ]

  struct Tag {
    var name: String
    var isClosing: Bool
    var end: Int
  }

  let bytes: [UInt8]
  private var lacksAngle = false
  private var lacksCommentEnd = false
  private var lacksEnd: Set<String> = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The tag that begins at a `<`; a comment is a tag without a name. Nil for a sign that is only less than.
  mutating func tag(at start: Int) -> Tag? {
    var index = start + 1
    if bytes[index...].starts(with: Array("!--".utf8)) { return comment(from: index + 3) }
    let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameStart = index
    while index < bytes.count, index - nameStart < 16, isLetterOrDigit(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self).lowercased()
    guard Self.blocks.contains(name) || Self.inline.contains(name) || Self.silent.contains(name), !lacksAngle else {
      return nil
    }
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else {
      lacksAngle = true
      return nil
    }
    return Tag(name: name, isClosing: isClosing, end: end + 1)
  }

  private mutating func comment(from start: Int) -> Tag? {
    var index = start
    while !lacksCommentEnd, index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: "-"), bytes[index + 2] == UInt8(ascii: ">")
      {
        return Tag(name: "", isClosing: true, end: index + 3)
      }
      index += 1
    }
    lacksCommentEnd = true
    return nil
  }

  /// Behind the closing tag of an element whose content is no text; its start when it has none.
  mutating func end(of name: String, from start: Int) -> Int {
    if lacksEnd.contains(name) { return start }
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), has("/" + name, at: index + 1), let tag = tag(at: index) { return tag.end }
      index += 1
    }
    lacksEnd.insert(name)
    return start
  }

  private func has(_ word: String, at start: Int) -> Bool {
    let end = start + word.utf8.count
    return end <= bytes.count && String(decoding: bytes[start..<end], as: UTF8.self).lowercased() == word
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
