internal import HTMLEntities
internal import Markup

/// A field of a note, or a side of a card, as text, with the pictures and sounds that stand in it.
struct DeckText {
  private(set) var text = ""
  /// The files' names, each once.
  private(set) var pictures: [String] = []
  private(set) var sounds: [String] = []
  /// Films and the like, which are reported.
  private(set) var films = 0
  /// The HTML without sounds.
  private var html = ""

  init(_ html: String) {
    let rest = takeSounds(html)
    self.html = rest
    takePictures(rest)
    text = DeckText.withoutFormulaMarks(HTMLText.plain(rest, keepingLines: false))
  }

  // MARK: Markup

  /// The text as blocks, its pictures by their names.
  var blocks: HTMLMarkup { HTMLMarkup(html, keepingLines: false) }

  /// True for a text that plain text cannot hold, as one with several pictures or with one between words.
  var isMarked: Bool {
    guard HTMLMarkup.isPossible(in: html) else { return false }
    var blocks = blocks
    if pictures.count > 1 || (!pictures.isEmpty && !blocks.hasPictureAtEdge()) { return true }
    blocks.replacePictures { _, _ in nil }
    return blocks.blocks.haveMarkup
  }

  /// The text that a player types: a formula stands in it as one line.
  var typed: String {
    guard HTMLMarkup.isPossible(in: html), text.isEmpty || html.contains("<") || html.contains("\\") else {
      return text
    }
    var blocks = blocks
    blocks.replacePictures { _, _ in nil }
    guard blocks.blocks.haveFormulas else { return text }
    return MarkupLines.plain(Markup(MarkupSource.written(blocks.blocks))).trimmed
  }

  /// Whether there is nothing to see or to hear.
  static func isEmpty(_ html: String) -> Bool {
    if html.isEmpty { return true }
    // Most fields begin with neither a tag nor white space.
    if let first = html.first, !"<&[ \n\t\u{A0}".contains(first) { return false }
    let read = DeckText(html)
    return read.text.isEmpty && read.pictures.isEmpty && read.sounds.isEmpty && read.films == 0
      && read.blocks.blocks.isEmpty
  }

  /// Takes out `[sound:a.mp3]`.
  private mutating func takeSounds(_ html: String) -> String {
    guard html.utf8.contains(UInt8(ascii: "[")), html.contains("[sound:") else { return html }
    var output = ""
    var rest = html[...]
    while let start = rest.firstRange(of: "[sound:"), let end = rest[start.upperBound...].firstIndex(of: "]") {
      output += rest[..<start.lowerBound]
      let name = decodeHTMLEntities(String(rest[start.upperBound..<end])).trimmed
      add(recording: name, isSound: true)
      rest = rest[rest.index(after: end)...]
    }
    return output + rest
  }

  /// Takes a sound, or counts a film, which a card has no place for.
  private mutating func add(recording name: String, isSound: Bool) {
    let ending = MediaName.parts(name).ending.lowercased()
    let isFilm = [".mp4", ".mov", ".avi", ".mkv", ".mpg", ".mpeg", ".wmv", ".flv", ".ogv", ".m4v", ".3gp", ".swf"]
    if !isSound && !isSoundEnding(ending) || isFilm.contains(ending) {
      films += 1
    } else if !name.isEmpty, !sounds.contains(name) {
      sounds.append(name)
    }
  }

  private func isSoundEnding(_ ending: String) -> Bool {
    [".mp3", ".ogg", ".oga", ".opus", ".wav", ".m4a", ".aac", ".flac"].contains(ending)
  }

  private mutating func takePictures(_ html: String) {
    guard html.utf8.contains(UInt8(ascii: "<")) else { return }
    var tags = HTMLTags(Array(html.utf8))
    var index = 0
    while index < tags.bytes.count {
      guard tags.bytes[index] == UInt8(ascii: "<"), let tag = tags.tag(at: index) else {
        index += 1
        continue
      }
      index = tag.end
      let source = ["object": "data"][tag.name] ?? "src"
      if tag.name == "img", HTMLFormula.tex(of: HTMLElement(name: "img", attributes: tags.attributes(of: tag))) != nil {
        continue
      }
      guard !tag.isClosing, let name = tags.attribute(source, of: tag).map({ decodeHTMLEntities($0).trimmed }) else {
        continue
      }
      switch tag.name {
      case "img": if !name.isEmpty, !pictures.contains(name) { pictures.append(name) }
      case "audio", "source", "video", "object", "embed", "iframe": add(recording: name, isSound: tag.name == "audio")
      default: break
      }
    }
  }

  private static let formulaMarks = ["[latex]", "[/latex]", "[$]", "[/$]", "[$$]", "[/$$]", "\\(", "\\)", "\\[", "\\]"]

  /// The text without the marks around formulas; the formula itself stays as written.
  private static func withoutFormulaMarks(_ text: String) -> String {
    // Each mark begins with one of these; a search for a string costs a hundred times as much as one for a byte.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "\\") }) else {
      return text.trimmed
    }
    var text = text
    for pair in stride(from: 0, to: formulaMarks.count, by: 2) {
      let (start, end) = (formulaMarks[pair], formulaMarks[pair + 1])
      if text.contains(start), text.contains(end) {
        text = text.replacing(start, with: "").replacing(end, with: "")
      }
    }
    return text.trimmed
  }
}
