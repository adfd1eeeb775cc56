internal import QuizCore

/// The texts of one question in several languages, with their losses, gathered during reading.
///
/// A class, so that reading a text changes nothing else of its reader.
final class Wordings {
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

  /// A text with HTML as plain text, in the first of its languages; the others are kept.
  func plain(_ html: String, keepingLines: Bool, at offset: Int) -> String {
    let parts = Multilang.parts(of: html).map { part in
      let reading = HTMLText.read(part.text, keepingLines: keepingLines)
      for loss in reading.lost { note(loss, at: offset) }
      return (language: part.language, text: reading.text)
    }
    guard let first = parts.first else { return "" }
    if parts.count > 1, !first.text.isEmpty { translations[first.text] = parts }
    return first.text
  }

  /// A text that is no HTML, in the first of its languages; the others are kept.
  func verbatim(_ text: String, at offset: Int) -> String {
    let parts = Multilang.parts(of: text).map { (language: $0.language, text: $0.text.trimmed) }
    guard let first = parts.first else { return "" }
    if parts.count > 1, !first.text.isEmpty { translations[first.text] = parts }
    return first.text
  }

  /// True when the text at a place has an image, a sound or a film.
  func hasPicture(at offset: Int) -> Bool {
    recording == offset || (pictures + sounds).contains { $0.offset == offset }
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
    }
  }

  /// The losses, each kind once, at its first place.
  var findings: [ImportFinding] {
    let cure = "save it beside the quiz and name it as 'image'"
    let heard = sounds.prefix(recording == nil ? 1 : 0).map { Self.lostRecording(at: $0.offset) }
    return pictures.prefix(1).map { ImportFinding(.lossy("an image", cure: cure), at: $0.offset) } + recordings + heard
  }

  /// The same for films, and for sounds that are not kept.
  var recordings: [ImportFinding] {
    recording.map { [Self.lostRecording(at: $0)] } ?? []
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
