internal import QuizCore

/// What the texts of one question say in several languages, and what they lost, gathered while they are read.
///
/// A class, so that reading a text changes nothing else of its reader.
final class Wordings {
  private(set) var translations: Translations = [:]
  private var lost: [(loss: HTMLReading.Loss, offset: Int)] = []

  /// A text with HTML as plain text, in the first of its languages; the others are kept.
  func plain(_ html: String, keepingLines: Bool, at offset: Int) -> String {
    let parts = Multilang.parts(of: html).map { part in
      let reading = HTMLText.read(part.text, keepingLines: keepingLines)
      for loss in reading.lost where !lost.contains(where: { $0.loss == loss }) { lost.append((loss, offset)) }
      return (language: part.language, text: reading.text)
    }
    guard let first = parts.first else { return "" }
    if parts.count > 1, !first.text.isEmpty { translations[first.text] = parts }
    return first.text
  }

  /// What was lost, each kind once, at the first place.
  var findings: [ImportFinding] {
    lost.map { loss, offset in
      switch loss {
      case .image:
        return ImportFinding(.lossy("an image", cure: "save it beside the quiz and name it as 'image'"), at: offset)
      case .recording:
        return ImportFinding(.lossy("a sound or film", cure: "say in words what it shows"), at: offset)
      }
    }
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
