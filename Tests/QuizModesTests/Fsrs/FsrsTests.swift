import Foundation
import LuaKit
import XCTest

/// `plugins/lib/fsrs.lua` beside the reference implementation: PyPI `fsrs` 6.3.2, by way of `scripts/make-fsrs-vectors`.
///
/// `QUIZRUN_FSRS_HISTORIES` names a file with other histories.
final class FsrsTests: XCTestCase {
  func testHistoriesAgreeWithTheReference() throws {
    let machine = try library()
    let histories = try FsrsHistory.all()
    XCTAssertGreaterThanOrEqual(histories.count, 3000)
    var (widest, reviews) = (0.0, 0)
    for history in histories {
      let found = try history.replayed(on: machine)
      XCTAssertEqual(found.intervals, history.intervals, history.line)
      for (value, expected) in zip(found.values, history.values) { widest = max(widest, abs(value - expected)) }
      reviews += history.intervals.count
    }
    XCTAssertLessThan(widest, 1e-9)
    print("\(histories.count) histories with \(reviews) reviews: at most \(widest) apart")
  }

  func testTheFirstReviewStartsACard() throws {
    let machine = try library()
    let cases: [(Int, Double, Double)] = [
      (1, 0.212, 6.4133), (2, 1.2931, 5.112170705601055), (3, 2.3065, 2.118103970459015), (4, 8.2956, 1),
    ]
    for (rating, stability, difficulty) in cases {
      let call = "local c = fsrs.review(nil, \(rating), 0); return { c.stability, c.difficulty }"
      let values = try numbers(call, machine)
      XCTAssertEqual(values[0], stability)
      XCTAssertEqual(values[1], difficulty, accuracy: 1e-12)
      // A table that has neither is a new card too, whatever the days.
      let empty = "local c = fsrs.review({ reps = 0 }, \(rating), 3); return { c.stability, c.difficulty }"
      XCTAssertEqual(try numbers(empty, machine), values)
    }
  }

  /// An interval is the stability where nine of ten are to be remembered; halves go to the even number.
  func testIntervals() throws {
    let machine = try library()
    let cases: [(Double, String, Double)] = [
      (10, "0.9", 10), (10, "90", 10), (0.001, "0.9", 1), (1e9, "0.9", 36500), (2.5, "0.9", 2), (3.5, "0.9", 4),
      (4.5, "0.9", 4), (10, "1", 1), (10, "0.95", 4), (10, "0.8", 33), (10, "80", 33),
    ]
    for (stability, retention, days) in cases {
      let call = "return { fsrs.interval(\(stability), \(retention)) }"
      XCTAssertEqual(try numbers(call, machine), [days], "\(stability), \(retention)")
    }
  }

  func testRecall() throws {
    let machine = try library()
    XCTAssertEqual(try numbers("return { fsrs.recall(nil, 3), fsrs.recall({}, 3) }", machine), [0, 0])
    XCTAssertEqual(try numbers("return { fsrs.recall({ stability = 7.0 }, 0) }", machine), [1])
    XCTAssertEqual(try numbers("return { fsrs.recall({ stability = 7.0 }, 7) }", machine)[0], 0.9, accuracy: 1e-12)
    // A clock that was set back is the same day.
    XCTAssertEqual(try numbers("return { fsrs.recall({ stability = 7.0 }, -5) }", machine), [1])
  }

  /// A damaged memory neither fails nor spreads.
  func testOddCards() throws {
    let machine = try library()
    for odd in ["0", "-1", "0/0", "1/0", "-1/0"] {
      for rating in 1...4 {
        let call = "local c = fsrs.review({ stability = \(odd), difficulty = \(odd) }, \(rating), 5)"
        let values = try numbers(call + "return { c.stability, c.difficulty }", machine)
        XCTAssertTrue(values[0] >= 0.001 && (1...10).contains(values[1]), "\(odd), \(rating): \(values)")
        XCTAssertTrue(values[0].isFinite, "\(odd), \(rating): \(values)")
      }
    }
  }

  func testRatingsAreFour() throws {
    for wrong in ["0", "5", "2.5", "'good'", "nil"] {
      let machine = try library()
      XCTAssertThrowsError(try numbers("return { fsrs.review(nil, \(wrong), 0) }", machine)) { error in
        XCTAssertTrue("\(error)".contains("a rating is 1, 2, 3 or 4, not '"), "\(error)")
      }
    }
  }

  private func library() throws -> LuaMachine {
    let url = Shipped.root.appendingPathComponent("plugins/lib/fsrs.lua")
    let source = try Array(Data(contentsOf: url))
    return try LuaMachine(modules: { $0 == "fsrs" ? source : nil })
  }

  private func numbers(_ body: String, _ machine: LuaMachine) throws -> [Double] {
    let source = "local fsrs = require 'fsrs'\nreturn { run = function() \(body) end }"
    _ = try machine.load(Array(source.utf8), chunk: "plugins/test.lua", seed: 1)
    return try machine.call(["run"], [], seed: 1).numbers
  }
}

/// A line of the file of histories.
private struct FsrsHistory {
  var line: String
  var retention: Double
  var ratings: [Int64] = []
  var days: [Int64] = []
  var intervals: [Double] = []
  var after: Int64
  /// Stability, difficulty, and the recall after those days.
  var values: [Double]

  static func all() throws -> [FsrsHistory] {
    let named = ProcessInfo.processInfo.environment["QUIZRUN_FSRS_HISTORIES"].map { URL(fileURLWithPath: $0) }
    let url = named ?? Shipped.root.appendingPathComponent("Tests/QuizModesTests/Fsrs/histories.txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { try FsrsHistory(String($0)) }
  }

  private init(_ line: String) throws {
    self.line = line
    let parts = line.split(separator: ";").map(String.init)
    let numbers = parts.enumerated().map { $0.offset == 1 ? 0 : Double($0.element) ?? .nan }
    retention = numbers[0]
    (values, after) = ([numbers[2], numbers[3], numbers[5]], Int64(numbers[4]))
    for step in parts[1].split(separator: " ") {
      let fields = step.split { $0 == ":" || $0 == "=" }.compactMap { Int64($0) }
      ratings.append(fields[0])
      days.append(fields[1])
      intervals.append(Double(fields[2]))
    }
  }

  /// The same as the library has it.
  func replayed(on machine: LuaMachine) throws -> (intervals: [Double], values: [Double]) {
    let source = """
      local fsrs = require "fsrs"
      return { run = function(ratings, days, retention, after)
        local card, found = nil, {}
        for n, rating in ipairs(ratings) do
          card = fsrs.review(card, rating, days[n])
          found[n] = fsrs.interval(card.stability, retention)
        end
        found[#found + 1], found[#found + 2] = card.stability, card.difficulty
        found[#found + 1] = fsrs.recall(card, after)
        return found
      end }
      """
    _ = try machine.load(Array(source.utf8), chunk: "plugins/test.lua", seed: 1)
    let arguments: [LuaValue] = [
      .list(ratings.map { .int($0) }), .list(days.map { .int($0) }), .number(retention), .int(after),
    ]
    let found = try machine.call(["run"], arguments, seed: 1).numbers
    return (Array(found.dropLast(3)), Array(found.suffix(3)))
  }
}

extension LuaValue {
  /// The numbers of a list; what is none is left out.
  fileprivate var numbers: [Double] {
    guard case .list(let items) = self else { return [] }
    return items.compactMap { item in
      switch item {
      case .int(let number): return Double(number)
      case .number(let number): return number
      default: return nil
      }
    }
  }
}
