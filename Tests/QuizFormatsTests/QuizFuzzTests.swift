import QuizCore
import QuizFormats
import XCTest

/// Broken quizzes, made from a good one by a fixed stream of chance: always a quiz or an error, never a trap.
final class QuizFuzzTests: XCTestCase {
  func testChangedBytes() {
    var chance = SplitMix64(seed: 1)
    let good = Array(fullQuiz.utf8)
    for round in 0..<2_000 {
      var bytes = good
      for _ in 0...chance.below(4) {
        let at = Int(chance.below(UInt64(bytes.count)))
        switch chance.below(3) {
        case 0: bytes[at] = UInt8(chance.below(256))
        case 1: bytes.remove(at: at)
        default: bytes.insert(bytes[Int(chance.below(UInt64(bytes.count)))], at: at)
        }
      }
      check(bytes, "round \(round)")
    }
  }

  func testChangedValues() {
    var chance = SplitMix64(seed: 2)
    let good = tokens(of: fullQuiz)
    var quizzes = 0
    for round in 0..<6_000 {
      var changed = good
      for _ in 0...chance.below(3) {
        let at = Int(chance.below(UInt64(changed.count)))
        guard changed[at].first != ":", changed[at].first != "," else { continue }
        let other = Int(chance.below(UInt64(odd.count + 2)))
        changed[at] = other < odd.count ? odd[other] : good[Int(chance.below(UInt64(good.count)))]
      }
      if check(Array(changed.joined(separator: " ").utf8), "round \(round)") { quizzes += 1 }
    }
    XCTAssertGreaterThan(quizzes, 100, "some changes leave a quiz")
  }

  func testPrefixes() {
    let good = Array(fullQuiz.utf8)
    for end in good.indices { check(Array(good[..<end]), "the first \(end) bytes") }
  }

  @discardableResult
  private func check(_ bytes: [UInt8], _ name: String) -> Bool {
    let reading = QuizFile.read(bytes, path: "f.json", languages: ["de"])
    let hasError = reading.diagnostics.contains { $0.severity == .error }
    XCTAssertEqual(reading.quiz == nil, hasError, "\(name): a quiz, or an error")
    for diagnostic in reading.diagnostics {
      XCTAssertFalse(diagnostic.message.isEmpty, name)
      XCTAssertFalse(diagnostic.message.contains("\n"), name)
      XCTAssertNotNil(diagnostic.line, name)
    }
    return !hasError
  }

  private let odd = [
    "null", "true", "0", "-1", "0.5", "1e308", "9223372036854775807", "-9223372036854775808", #""""#, #""x""#, "[]",
    "{}",
    #"[["a"]]"#, #"{"en": "x"}"#, #"{"en": 1}"#, #""\u0000""#, #""truefalse""#, #""../x""#, #"{"geometric": 1e-300}"#,
  ]

  /// The texts, words, numbers and signs of a JSON text without escapes.
  private func tokens(of json: String) -> [String] {
    var tokens: [String] = []
    var current = ""
    var isText = false
    for character in json {
      if isText || character == "\"" {
        current.append(character)
        if character == "\"" { isText.toggle() }
      } else if character.isWhitespace || "{}[],:".contains(character) {
        if !current.isEmpty { tokens.append(current) }
        current = ""
        if !character.isWhitespace { tokens.append(String(character)) }
      } else {
        current.append(character)
      }
    }
    return tokens
  }
}
