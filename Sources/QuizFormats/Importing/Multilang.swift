/// Texts in several languages as Moodle's filters read them: `<span lang="en" class="multilang">…</span>`,
/// `<lang lang="en">…</lang>`, and `{mlang en}…{mlang}`.
enum Multilang {
  private struct Piece {
    /// Nil for what all languages share.
    var language: String?
    var text: String
  }

  /// The text in each of its languages, in the order in which they come first; without any, the text as it is.
  static func parts(of text: String) -> [(language: String, text: String)] {
    let pieces = pieces(of: text)
    var languages: [String] = []
    for case let language? in pieces.map(\.language) where !languages.contains(language) { languages.append(language) }
    if languages.isEmpty { return [("", text)] }
    return languages.map { language in
      (language, pieces.filter { $0.language == nil || $0.language == language }.map(\.text).joined())
    }
  }

  private static func pieces(of html: String) -> [Piece] {
    guard html.contains("multilang") || html.contains("{mlang") || html.contains("<lang") else {
      return [Piece(language: nil, text: html)]
    }
    var tags = HTMLTags(Array(html.utf8))
    var pieces: [Piece] = []
    var start = 0
    var index = 0
    func text(_ range: Range<Int>) -> String { String(decoding: tags.bytes[range], as: UTF8.self) }
    while index < tags.bytes.count {
      guard let mark = tags.language(at: index) else {
        index += 1
        continue
      }
      pieces.append(Piece(language: nil, text: text(start..<index)))
      // Words for all others are no language of their own.
      if mark.language != "other" { pieces.append(Piece(language: mark.language, text: text(mark.content))) }
      start = mark.end
      index = mark.end
    }
    return pieces + [Piece(language: nil, text: text(start..<tags.bytes.count))]
  }
}

extension HTMLTags {
  /// The part in one language that begins at a place.
  fileprivate mutating func language(at index: Int) -> (language: String, content: Range<Int>, end: Int)? {
    if bytes[index] == UInt8(ascii: "{") { return braced(at: index) }
    guard bytes[index] == UInt8(ascii: "<"), let tag = tag(at: index), !tag.isClosing else { return nil }
    let isMarked =
      tag.name == "lang" || (tag.name == "span" && attribute("class", of: tag)?.contains("multilang") == true)
    guard isMarked, let language = attribute("lang", of: tag).flatMap(HTMLTags.code) else { return nil }
    guard !lacks("/" + tag.name), let close = closing(tag) else {
      note(lacking: "/" + tag.name)
      return nil
    }
    return (language, tag.end..<close.start, close.end)
  }

  /// The closing tag of an element, past nested ones of the same name; nil without one.
  private mutating func closing(_ open: Tag) -> (start: Int, end: Int)? {
    var depth = 1
    var index = open.end
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), let tag = tag(at: index) else {
        index += 1
        continue
      }
      if tag.name == open.name { depth += tag.isClosing ? -1 : 1 }
      if depth == 0 { return (index, tag.end) }
      index = tag.end
    }
    return nil
  }

  /// `{mlang en}…{mlang}`.
  private mutating func braced(at index: Int) -> (language: String, content: Range<Int>, end: Int)? {
    let opening = Array("{mlang ".utf8)
    let closing = "{mlang}"
    guard !lacks(closing), bytes[index...].starts(with: opening),
      let brace = bytes[index...].prefix(40).firstIndex(of: UInt8(ascii: "}")),
      let language = HTMLTags.code(String(decoding: bytes[(index + opening.count)..<brace], as: UTF8.self))
    else { return nil }
    guard let end = bytes[(brace + 1)...].firstIndex(ofText: "{mlang}") else {
      note(lacking: closing)
      return nil
    }
    return (language, (brace + 1)..<end, end + closing.utf8.count)
  }

  /// A language as quizzes name it: `en`, or `pt-br` for `pt_br`.
  private static func code(_ text: String) -> String? {
    let code = text.trimmed.lowercased().replacing("_", with: "-")
    guard (2...12).contains(code.utf8.count), code.utf8.allSatisfy({ $0 == 0x2D || (0x61...0x7A).contains($0) }) else {
      return nil
    }
    return code
  }
}
