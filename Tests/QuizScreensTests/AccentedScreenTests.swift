import Foundation
import QuizPlay
import QuizTesting
import Terminal
import Words
import XCTest

@testable import QuizScreens

/// Every golden scene in the made-up language, whose words are accented and a third longer: nothing stays English, nothing
/// is cut.
final class AccentedScreenTests: XCTestCase {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The words that scenes are filled with: those in quotes where they are made.
  private static func wordsOfSamples() throws -> Set<String> {
    let files = [
      "GoldenScenes.swift", "GoldenScenes+Cover.swift", "GoldenScenes+Details.swift", "Samples.swift",
      "Desk/GoldenScenes+Desk.swift", "Desk/DeskSamples.swift", "Lobby/CoverSamples.swift", "Lobby/LobbySamples.swift",
      "Lobby/LobbySamples+Record.swift",
    ]
    // Keys of the keyboard, a mode of samples, and a tag of a language that is typed.
    let others: Set = ["quizrun", "Tab", "Alt", "Scripted", "Take", "Zoe", "accept", "de", "AT"]
    return try files.reduce(into: others) { words, file in
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for text in source.matches(of: /"((?:[^"\\\n]|\\.)*)"/) {
        // A label begins as a sentence does.
        for word in AccentedText.words(String(text.output.1)) { words.formUnion([word, word.capitalised]) }
      }
    }
  }

  private func eachDrawing(_ look: (String, String) throws -> Void) throws {
    // Screens with markup have the sentences of the others, and much English of quizzes.
    for scene in GoldenScene.all where !scene.name.hasPrefix("markup-") {
      for size in [Size.wide, .large, .narrow] {
        let name = "\(scene.name) \(size.columns)x\(size.rows)"
        try look(name, try scene.draw(.accented, size).lines.joined(separator: "\n"))
      }
    }
  }

  func testNothingStaysEnglish() throws {
    let own = try Self.wordsOfSamples()
    try eachDrawing { name, drawn in
      XCTAssertEqual(AccentedText.english(in: drawn, besides: own), [], "\(name):\n\(drawn)")
    }
  }

  /// Parts that do not fit below are scrolled to; everything else is there from its first bracket to its last.
  func testNothingIsCut() throws {
    try eachDrawing { name, drawn in
      // Lists that shorten a row, and say all of it when it is chosen.
      if name.hasPrefix("modes ") || name.hasPrefix("cards ") || ["settings 40x12", "home-new 120x40"].contains(name) {
        return
      }
      let scrolls = drawn.contains("▼") || drawn.contains("▲")
      XCTAssert(AccentedText.isWhole(drawn, scrolls: scrolls), "\(name):\n\(drawn)")
    }
  }
}
