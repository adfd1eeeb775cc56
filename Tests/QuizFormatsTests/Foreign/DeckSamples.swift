import Foundation
import QuizFormats

/// Decks that Anki itself wrote, by `scripts/make-anki-decks`.
enum DeckSamples {
  static func bytes(_ name: String) throws -> [UInt8] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try Array(Data(contentsOf: tests.appendingPathComponent("AnkiPackageTests/Decks/\(name)")))
  }

  static func files(_ format: QuizFormat) throws -> [[UInt8]] {
    switch format {
    case .anki:
      let quizlet = Array("die Katze\tthe cat\ndie \"graue\" Maus\tthe grey mouse\n{{c1::Paris}}\t\n".utf8)
      return try ["notes.txt", "notes-plain.txt", "notes-bare.txt", "cards.txt"].map(bytes) + [quizlet]
    case .apkg: return try ["latest.apkg", "legacy.apkg"].map(bytes)
    default: return []
    }
  }
}
