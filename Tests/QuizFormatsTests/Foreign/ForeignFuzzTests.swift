import Archive
import Foundation
import QuizCore
import QuizFormats
import XCTest

/// Broken files of every format, made from good ones by a fixed stream of chance: never a trap, a quiz or an error, and
/// what was read can be written in every format. `QUIZ_FUZZ_SECONDS` gives each format that long instead of a number of
/// rounds, `QUIZ_FUZZ_SEED` other rounds, `QUIZ_FUZZ_FORMAT` one format alone.
final class ForeignFuzzTests: XCTestCase {
  private static let formats = QuizFormat.allCases
  private let signs = Array("{}~=#:%\\[]()<>&;,\"'-*+!|/ \n\t0123.".utf8)

  func testChangedBytes() throws {
    let settings = ProcessInfo.processInfo.environment
    let seconds = settings["QUIZ_FUZZ_SECONDS"].flatMap { Double($0) }
    var chance = SplitMix64(seed: settings["QUIZ_FUZZ_SEED"].flatMap { UInt64($0) } ?? 3)
    let quiz = try cleanQuiz(fullQuiz)
    let wanted = settings["QUIZ_FUZZ_FORMAT"]
    for format in Self.formats where wanted == nil || wanted == format.rawValue {
      let written = QuizFormat.written.contains(format) ? [QuizWriter.write(quiz, as: format).bytes] : []
      let files = try DeckSamples.files(format) + KahootTests.samples(format)
      let good = written + (foreignSamples[format] ?? []).map { Array($0.utf8) } + files
      let end = seconds.map { Date(timeIntervalSinceNow: $0) }
      var (read, round) = (0, 0)
      while end.map({ Date() < $0 }) ?? (round < 150) {
        let bytes = changed(good[round % good.count], with: good, &chance)
        if check(bytes, format, "\(format), round \(round)") { read += 1 }
        round += 1
      }
      if seconds != nil { print("fuzzed \(format.rawValue): \(round) files, \(read) of them with a quiz") }
      // A changed zip is rarely one.
      if format != .xlsx { XCTAssertGreaterThan(read, round / 100, "some changes of \(format) leave a quiz") }
    }
  }

  /// Zips whose parts are changed, left out or called otherwise, and packed anew: packages of QTI and Canvas, workbooks.
  func testChangedParts() throws {
    let settings = ProcessInfo.processInfo.environment
    let seconds = settings["QUIZ_FUZZ_SECONDS"].flatMap { Double($0) }
    var chance = SplitMix64(seed: settings["QUIZ_FUZZ_SEED"].flatMap { UInt64($0) } ?? 5)
    let quiz = try cleanQuiz(fullQuiz)
    let wanted = settings["QUIZ_FUZZ_FORMAT"]
    for format in [QuizFormat.qti, .canvas, .xlsx] where wanted == nil || wanted == format.rawValue {
      let written = QuizFormat.written.contains(format) ? [QuizWriter.write(quiz, as: format).bytes] : []
      let good = try (written + KahootTests.samples(format)).map { try Archive($0) }
      let end = seconds.map { Date(timeIntervalSinceNow: $0) }
      var (read, round) = (0, 0)
      while end.map({ Date() < $0 }) ?? (round < 60) {
        let bytes = try repacked(good[round % good.count], &chance)
        if check(bytes, format, "\(format), round \(round)") { read += 1 }
        round += 1
      }
      if seconds != nil { print("fuzzed parts of \(format.rawValue): \(round) files, \(read) of them with a quiz") }
      XCTAssertGreaterThan(read, round / 100, "some changes of \(format) leave a quiz")
    }
  }

  private func repacked(_ archive: Archive, _ chance: inout SplitMix64) throws -> [UInt8] {
    let writer = ArchiveWriter()
    let hit = Int(chance.below(UInt64(archive.entries.count)))
    for (index, entry) in archive.entries.enumerated() {
      let content = try archive.content(entry)
      let isHit = index == hit || chance.below(4) == 0
      if isHit, chance.below(30) == 0 { continue }
      let name = isHit && chance.below(30) == 0 ? "../\(entry.name)" : entry.name
      try? writer.add(name, isHit ? changed(content, with: [content], &chance) : content)
    }
    return writer.finish()
  }

  /// Bytes cut, doubled, exchanged, and pieces of `others`: a tag or a sign of one file in the midst of another.
  private func changed(_ good: [UInt8], with others: [[UInt8]], _ chance: inout SplitMix64) -> [UInt8] {
    var bytes = good
    for _ in 0...chance.below(6) where !bytes.isEmpty {
      let at = Int(chance.below(UInt64(bytes.count)))
      switch chance.below(8) {
      case 0: bytes[at] = UInt8(chance.below(256))
      case 1: bytes.remove(at: at)
      case 2: bytes.insert(signs[Int(chance.below(UInt64(signs.count)))], at: at)
      case 3: bytes[at] = signs[Int(chance.below(UInt64(signs.count)))]
      case 4: bytes.removeSubrange(at..<min(bytes.count, at + Int(chance.below(40))))
      case 5:
        let piece = token(others[Int(chance.below(UInt64(others.count)))], &chance)
        for _ in 0...(chance.below(20) == 0 ? 300 : 0) { bytes.insert(contentsOf: piece, at: at) }
      case 6: bytes.replaceSubrange(at..<min(bytes.count, at + Int(chance.below(30))), with: token(bytes, &chance))
      default: bytes.insert(contentsOf: piece(bytes, most: 60, &chance), at: at)
      }
    }
    return bytes
  }

  private func piece(_ bytes: [UInt8], most: UInt64, _ chance: inout SplitMix64) -> ArraySlice<UInt8> {
    guard !bytes.isEmpty else { return [] }
    return bytes[Int(chance.below(UInt64(bytes.count)))...].prefix(Int(chance.below(most)))
  }

  /// From one sign to the next, as a tag is.
  private func token(_ bytes: [UInt8], _ chance: inout SplitMix64) -> [UInt8] {
    let piece = piece(bytes, most: 200, &chance)
    guard let start = piece.firstIndex(where: signs.contains) else { return Array(piece) }
    let end = piece[(start + 1)...].firstIndex(where: signs.contains) ?? piece.endIndex - 1
    return Array(piece[start...end])
  }

  @discardableResult
  private func check(_ bytes: [UInt8], _ format: QuizFormat, _ name: String) -> Bool {
    let reading = QuizFile.read(bytes, path: "f.x", format: format, thorough: true)
    let hasError = reading.diagnostics.contains { $0.severity == .error }
    XCTAssertTrue(reading.quiz != nil || hasError, "\(name): a quiz, or an error")
    for diagnostic in reading.diagnostics {
      XCTAssertFalse(diagnostic.message.isEmpty || diagnostic.message.contains("\n"), name)
    }
    guard let quiz = reading.quiz else { return false }
    for target in QuizFormat.written { _ = QuizWriter.write(quiz, as: target) }
    let again = foreign(Array(QuizWriter.write(quiz, as: .json).text.utf8), .json, path: "f.x")
    XCTAssertEqual(again.quiz?.questions, quiz.questions, "\(name): read back from JSON")
    return true
  }

  /// Ends, signs alone, and signs in a row.
  func testOddTexts() {
    for format in Self.formats {
      check([], format, "\(format), empty")
      for sign in signs {
        check([sign], format, "\(format), \(sign)")
        check(Array(repeating: sign, count: 3000), format, "\(format), many \(sign)")
        check(Array("A {=x~y}\n\n::".utf8) + [sign, sign], format, "\(format), odd \(sign)")
      }
      for bytes in [[0xFF, 0xFE], [0xFE, 0xFF, 0x00], [0xEF, 0xBB, 0xBF], [0xC3], [0, 0, 0]] as [[UInt8]] {
        check(bytes, format, "\(format), \(bytes)")
      }
    }
  }
}
