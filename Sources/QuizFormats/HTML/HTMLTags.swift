internal import HTMLEntities

/// Finds the tags of an HTML text. A search for an end that is not there is made once, so that all of them together take
/// no more than a few passes over the text.
struct HTMLTags {
  /// Tags that end a line, where they open and where they close.
  static let blocks: Set<String> = [
    "p", "div", "ul", "ol", "table", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "hr", "section",
    "article",
    "dl", "figure", "figcaption", "header", "footer", "form", "fieldset", "details", "summary", "address",
  ]
  /// Tags that begin a line where they open.
  static let lines: Set<String> = ["br", "li", "tr", "dd", "dt", "option", "optgroup"]
  /// Tags whose content is not text.
  static let silent: Set<String> = ["script", "style", "head", "title", "svg"]
  static let inline: Set<String> = [
    "a", "abbr", "b", "big", "code", "del", "em", "font", "i", "img", "ins", "kbd", "mark", "q", "s", "small", "span",
    "strike", "strong", "sub", "sup", "tt", "u", "var", "body", "html", "th", "td", "tbody", "thead", "audio", "video",
    "source", "object", "iframe", "center", "acronym", "bdi", "bdo", "button", "cite", "dfn", "ins", "label", "nobr",
    "param", "ruby", "rp", "rt", "samp", "time", "track", "wbr", "caption", "col", "colgroup", "tfoot", "main",
    "nav", "aside", "lang", "nolink", "embed", "picture", "input", "select", "textarea", "math",
    "rb", "rtc", "anki-mathjax",
  ]
  /// Prefixes of the tags that word processors leave behind.
  private static let officePrefixes = ["o:", "v:", "w:", "m:", "st1:", "mml:", "mjx-"]

  struct Tag {
    var name: String
    var isClosing: Bool
    /// The offset after its name.
    var nameEnd: Int
    var end: Int
  }

  let bytes: [UInt8]
  private var lacksAngle = false
  private var lacksCommentEnd = false
  private var lacksEnd: Set<String> = []
  /// Up to where formulas with these closing signs have none.
  var withoutEnd: [String: Int] = [:]

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
    while index < bytes.count, index - nameStart < 24, isOfName(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self).lowercased()
    guard HTMLTags.isKnown(name), !lacksAngle, let end = tagEnd(from: index) else { return nil }
    guard HTMLTags.areAttributes(bytes[index..<end]) else { return nil }
    return Tag(name: name, isClosing: isClosing, nameEnd: index, end: end + 1)
  }

  /// The `>` behind attributes, past those in quotation marks; nil where another tag begins before it.
  private mutating func tagEnd(from start: Int) -> Int? {
    var index = start
    var isValue = false
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: ">"): return index
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isValue, !lacksEnd.contains(String(UnicodeScalar(byte))) {
          if let close = bytes[(index + 1)...].firstIndex(of: byte) {
            index = close
          } else {
            lacksEnd.insert(String(UnicodeScalar(byte)))
          }
        }
        isValue = false
      case UInt8(ascii: "="): isValue = true
      default: if byte > 0x20 { isValue = false }
      }
      index += 1
    }
    lacksAngle = true
    return nil
  }

  /// Whether it is the name of an element of HTML, in small letters.
  static func isKnown(_ name: String) -> Bool {
    Self.blocks.contains(name) || Self.lines.contains(name) || Self.inline.contains(name) || Self.silent.contains(name)
      || Self.officePrefixes.contains { name.hasPrefix($0) }
  }

  /// Attributes that stand alone.
  private static let flags: Set<String> = [
    "allowfullscreen", "alt", "async", "autoplay", "checked", "class", "compact", "controls", "default", "defer",
    "disabled", "hidden", "id", "inert", "ismap", "itemscope", "loop", "multiple", "muted", "name", "noshade",
    "novalidate", "nowrap", "open", "playsinline", "readonly", "required", "reversed", "selected", "style", "title",
  ]

  /// False for words behind a `<` that only compares: `a<b and c>d` has no tag.
  private static func areAttributes(_ inside: ArraySlice<UInt8>) -> Bool {
    guard let first = inside.first else { return true }
    guard first <= 0x20 || first == UInt8(ascii: "/") else { return false }
    if isQuoting(inside) { return true }
    return inside.split(whereSeparator: { $0 <= 0x20 || $0 == UInt8(ascii: "/") }).allSatisfy { word in
      let name = String(decoding: word.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self).lowercased()
      return word.contains(UInt8(ascii: "=")) ? !name.isEmpty : flags.contains(name) || name.hasPrefix("data-")
    }
  }

  /// True when a quotation mark stands behind an equals sign.
  private static func isQuoting(_ inside: ArraySlice<UInt8>) -> Bool {
    inside.indices.contains { index in
      "\"'".utf8.contains(inside[index]) && inside[..<index].last { $0 > 0x20 } == UInt8(ascii: "=")
    }
  }

  /// The value of an attribute, in quotes or without; nil when the tag does not have it.
  func attribute(_ name: String, of tag: Tag) -> String? {
    var value: String?
    visitAttributes(of: tag) { found, text in
      if found == name { value = String(decoding: text, as: UTF8.self) }
      return value == nil
    }
    return value
  }

  /// All attributes by name, their references undone; the first of a name counts.
  func attributes(of tag: Tag) -> [String: String] {
    var attributes: [String: String] = [:]
    visitAttributes(of: tag) { name, text in
      if attributes[name] == nil { attributes[name] = decodeHTMLEntities(String(decoding: text, as: UTF8.self)) }
      return attributes.count < 100
    }
    return attributes
  }

  /// The visitor says whether to go on.
  private func visitAttributes(of tag: Tag, _ visit: (String, ArraySlice<UInt8>) -> Bool) {
    let inside = bytes[tag.nameEnd..<max(tag.nameEnd, tag.end - 1)]
    var index = inside.startIndex
    while index < inside.endIndex {
      while index < inside.endIndex, inside[index] <= 0x20 || inside[index] == UInt8(ascii: "/") { index += 1 }
      let nameEnd = inside[index...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "=") } ?? inside.endIndex
      let found = String(decoding: inside[index..<nameEnd], as: UTF8.self).lowercased()
      index = nameEnd
      guard index < inside.endIndex, inside[index] == UInt8(ascii: "=") else {
        if index == inside.startIndex || found.isEmpty { index += 1 }
        continue
      }
      let value = HTMLTags.value(in: inside[(index + 1)...])
      if !visit(found, value) { return }
      index = value.endIndex
      if index < inside.endIndex, inside[index] > 0x20 { index += 1 }
    }
  }

  /// The value at the start, without its quotes.
  private static func value(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let bytes = bytes.drop { $0 <= 0x20 }
    guard let quote = bytes.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return bytes.prefix { $0 > 0x20 }
    }
    return bytes.dropFirst().prefix { $0 != quote }
  }

  private mutating func comment(from start: Int) -> Tag? {
    var index = start
    while !lacksCommentEnd, index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: "-"), bytes[index + 2] == UInt8(ascii: ">")
      {
        return Tag(name: "", isClosing: true, nameEnd: index + 3, end: index + 3)
      }
      index += 1
    }
    lacksCommentEnd = true
    return nil
  }

  /// The offset after the closing tag of an element without text; its start if there is none.
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

  /// Whether a search for an end found none before.
  func lacks(_ end: String) -> Bool { lacksEnd.contains(end) }

  mutating func note(lacking end: String) { lacksEnd.insert(end) }

  private func has(_ word: String, at start: Int) -> Bool {
    let end = start + word.utf8.count
    return end <= bytes.count && String(decoding: bytes[start..<end], as: UTF8.self).lowercased() == word
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "-")
  }
}
