internal import Markup
internal import QuizCore

/// The texts of one question in several languages, with their losses, gathered during reading.
///
/// A question is read as plain text first; if a text has markup that plain text cannot say, it is read once more as
/// Markdown. A class, so that reading a text changes nothing else of its reader.
final class Wordings {
  /// The form in which texts are given back.
  let markup: TextMarkup
  /// True when a text was read that plain text cannot hold.
  private(set) var hasMarkup = false
  /// The paths of pictures that stand between words.
  private(set) var placed: Set<String> = []
  /// Pictures of formulas, which became formulas.
  private(set) var drawn: Set<Picture> = []
  /// The path of a picture that stands between words; nil where it is not in the file.
  private let path: (Picture) -> String?

  init(_ markup: TextMarkup = .plain, path: @escaping (Picture) -> String? = { _ in nil }) {
    (self.markup, self.path) = (markup, path)
  }

  /// A question read as plain text or, if it or what stands beside it has markup, as Markdown.
  static func reading<Reader>(
    besideMarkup: Bool = false, path: @escaping (Picture) -> String? = { _ in nil }, _ read: (Wordings) -> Reader
  ) -> Reader {
    if besideMarkup { return read(Wordings(.markdown, path: path)) }
    let plain = Wordings(path: path)
    let reader = read(plain)
    return plain.hasMarkup ? read(Wordings(.markdown, path: path)) : reader
  }

  /// An image in a text: its address, its description, and the place of the text.
  struct Picture: Hashable {
    var source: String
    var words: String
    var offset: Int
  }

  private(set) var translations: Translations = [:]
  /// Each image once, in the order in which their texts were read.
  private(set) var pictures: [Picture] = []
  /// Each sound once; it has no words.
  private(set) var sounds: [Picture] = []
  private var seen: Set<Picture> = []
  private var recording: Int?
  private var drawing: Int?

  /// A text with HTML in the first of its languages; the others are kept. `hasPlace` is true for the text of a
  /// question or an answer, before or behind which a picture has a place of its own.
  func read(_ html: String, keepingLines: Bool, at offset: Int, hasPlace: Bool = false) -> String {
    inLanguages(html) { part in
      guard markup == .plain else { return markdown(part, keepingLines, offset, hasPlace: hasPlace) }
      let reading = HTMLText.read(part, keepingLines: keepingLines)
      for loss in reading.lost { note(loss, at: offset) }
      if !hasMarkup, HTMLMarkup.isPossible(in: part) {
        var html = HTMLMarkup(part, keepingLines: keepingLines)
        place(&html, offset, hasPlace: hasPlace)
        hasMarkup = html.blocks.haveMarkup
      }
      return reading.text
    }
  }

  /// A text that is no HTML, in the first of its languages; the others are kept.
  func literal(_ text: String, at offset: Int) -> String { inLanguages(text) { written($0.trimmedLines) } }

  /// A text that a player types, which is compared and never markup.
  func typed(_ text: String, at offset: Int) -> String { inLanguages(text) { $0.trimmed } }

  /// A text in Markdown, in the spelling that is written from its blocks too, so that it comes back equal.
  func source(_ text: String, at offset: Int) -> String {
    inLanguages(text) { part in
      let text = part.trimmedLines
      let markup = Markup(text)
      guard markup.isMarked else { return text }
      hasMarkup = true
      let written = MarkupSource.written(markup.blocks)
      return Markup(written).blocks == markup.blocks ? written : text
    }
  }

  /// A plain text in the form of the question.
  func written(_ text: String) -> String { markup == .plain ? text : MarkupSource.written(plain: text) }

  private func inLanguages(_ text: String, _ read: (String) -> String) -> String {
    let parts = Multilang.parts(of: text).map { (language: $0.language, text: read($0.text)) }
    guard let first = parts.first else { return "" }
    if parts.count > 1, !first.text.isEmpty { translations[first.text] = parts }
    return first.text
  }

  private func markdown(_ text: String, _ keepingLines: Bool, _ offset: Int, hasPlace: Bool) -> String {
    var html = HTMLMarkup(text, keepingLines: keepingLines)
    let missing = place(&html, offset, hasPlace: hasPlace)
    for picture in missing { note(.image(source: picture.source, words: picture.words), at: offset) }
    for loss in html.lost { note(loss, at: offset) }
    drawn.formUnion(html.drawn.map { Picture(source: $0, words: "", offset: offset) })
    let written = MarkupSource.written(html.blocks)
    return written.isEmpty ? MarkupSource.written(plain: missing.map(\.words).joined(separator: " ").trimmed) : written
  }

  /// Names the pictures between words by their paths; takes out the others, which it gives back.
  @discardableResult
  private func place(_ html: inout HTMLMarkup, _ offset: Int, hasPlace: Bool) -> [Picture] {
    var missing: [Picture] = []
    let isApart =
      hasPlace && html.hasPictureAtEdge { path(Picture(source: $0, words: $1, offset: offset)) != nil }
    html.replacePictures { source, words in
      let picture = Picture(source: source, words: words, offset: offset)
      if !isApart, let path = path(picture) {
        placed.insert(path)
        return .picture(path: path, alt: words.isEmpty ? MediaName.parts(MediaName.safe(path)).stem : words)
      }
      missing.append(picture)
      return isApart || words.isEmpty ? nil : .text(words)
    }
    return missing
  }

  /// True when the text at a place has an image, a sound or a film.
  func hasPicture(at offset: Int) -> Bool {
    recording == offset || drawing == offset || (pictures + sounds).contains { $0.offset == offset }
  }

  private func note(_ loss: HTMLReading.Loss, at offset: Int) {
    switch loss {
    case .image(let source, let words):
      let picture = Picture(source: source, words: words, offset: offset)
      if seen.insert(picture).inserted { pictures.append(picture) }
    case .sound(let source):
      let sound = Picture(source: source, words: "", offset: offset)
      if !sounds.contains(sound) { sounds.append(sound) }
    case .recording: recording = recording ?? offset
    case .drawing: drawing = drawing ?? offset
    }
  }

  /// The losses, each kind once, at its first place.
  var findings: [ImportFinding] {
    let cure = "save it beside the quiz and name it as 'image'"
    let heard = sounds.prefix(recording == nil ? 1 : 0).map { Self.lostRecording(at: $0.offset) }
    return pictures.prefix(1).map { ImportFinding(.lossy("an image", cure: cure), at: $0.offset) } + recordings + heard
  }

  /// The same for films, for sounds that are not kept, and for drawings.
  var recordings: [ImportFinding] {
    let drawings = drawing.map {
      [ImportFinding(.lossy("a drawing", cure: "save it as a picture beside the quiz"), at: $0)]
    }
    return (recording.map { [Self.lostRecording(at: $0)] } ?? []) + (drawings ?? [])
  }

  static func lostRecording(at offset: Int) -> ImportFinding {
    ImportFinding(.lossy("a sound or film", cure: "say in words what it shows"), at: offset)
  }
}

/// A text in the language it stands first in, and the same in each of its languages.
typealias Translations = [String: [(language: String, text: String)]]

extension Translations {
  /// A text of the quiz table: in all of its languages, when it has several.
  func content(_ text: String, at offset: Int) -> Content {
    guard let parts = self[text] else { return .text(text) }
    return .map(parts.map { SourceField($0.language, .text($0.text), at: offset) })
  }
}
