import Foundation
import XCTest

/// A sitting that is left and resumed at any point is the sitting that was played in one go.
final class SplitPlayTests: XCTestCase {
  private let commands = [
    #"{"skip":true}"#, #"{"back":true}"#, #"{"hint":true}"#, #"{"finish":true}"#, #"{"continue":true}"#,
    #"{"wait":3000}"#,
    #"{"wait":11000}"#, #"{"goto":1}"#, #"{"goto":4}"#, #"{"answer":["a"]}"#, #"{"answer":["a","b"]}"#,
    #"{"answer":["true"]}"#, #"{"answer":5}"#, #"{"answer":42}"#, #"{"answer":"Paris"}"#, #"{"answer":["3","1","2"]}"#,
    #"{"answer":{"l1":"r1"}}"#, #"{"select":["b"]}"#, #"{"select":3}"#, #"{"select":["2","1","3"]}"#, #"{"answer":[]}"#,
  ]
  private let manners = [
    "", #""navigation":{"back":true},"#,
    #""navigation":{"back":true},"reveal":"end","timing":{"question":10,"quiz":60},"#,
    #""navigation":{"free":true},"reveal":"end","#, #""shuffle":{"questions":true,"answers":true},"pick":5,"#,
    #""timing":{"question":10,"quiz":60},"#,
  ]

  func testRandomPlaysInPieces() throws {
    let place = try Place()
    for (index, manner) in manners.enumerated() {
      try place.quiz(
        "quiz\(index)", Samples.kinds.replacing(#""title":"Sample","#, with: #""title":"Sample",\#(manner)"#))
    }
    var random = SystemRandomNumberGenerator()
    for round in 0..<36 {
      let lines = (0..<Int.random(in: 5...30, using: &random)).compactMap { _ in commands.randomElement(using: &random)
      }
      let arguments = ["quiz\(round % manners.count)", "--virtual-clock", "--seed", String(round)]
      let whole = try place.play(arguments + ["--new", "--player", "whole"], lines)
      let pieces = try inPieces(place, arguments + ["--player", "pieces"], lines, &random)
      XCTAssertEqual(whole.dropFirst().map(\.text), pieces, "\(arguments) \(lines)")
    }
  }

  /// The lines that follow from the input, played by one process after the other.
  private func inPieces(
    _ place: Place, _ arguments: [String], _ lines: [String], _ random: inout SystemRandomNumberGenerator
  ) throws -> [String] {
    var said: [String] = []
    var rest = lines[...]
    var isOver = false
    while !isOver && (!rest.isEmpty || said.isEmpty) {
      let piece = rest.prefix(Int.random(in: 1...8, using: &random))
      rest = rest.dropFirst(piece.count)
      let isFirst = said.isEmpty
      let messages = try place.play(arguments + (isFirst ? ["--new"] : []), Array(piece))
      XCTAssertEqual(messages.first("begin")?.bool("resumed"), !isFirst)
      // A resumed sitting shows first where it stands.
      let stands = !isFirst && ["question", "page"].contains(messages.dropFirst().first?.type ?? "")
      said += messages.dropFirst(stands ? 2 : 1).map(\.text)
      isOver = messages.last?.type == "result"
    }
    return said
  }

  func testTimeWhileClosed() throws {
    let place = try Place()
    let cases: [(manner: String, left: [Int?])] = [
      ("runs", [10, 6, 6, 4, 4, nil]), ("pauses", [10, 10, 10, 10, 10, 10]),
    ]
    let times = ["10:00:00", "10:00:04", "09:00:00", "10:00:06", "10:00:16", "11:00:00"]
    for (manner, left) in cases {
      try place.quiz(manner, Samples.statements(3, #""timing":{"question":10,"whileClosed":"\#(manner)"},"#))
      for (time, seconds) in zip(times, left) {
        let messages = try place.play([manner, "--virtual-clock"], [], ["QUIZRUN_NOW": "2026-11-20T\(time)Z"])
        let shown = messages.first("question")?.number("left_ms").map { Int(($0 / 1000).rounded()) }
        XCTAssertEqual(shown, seconds, "\(manner) at \(time)")
        let isTold = messages.of("warning").contains {
          $0.string("message")?.contains("while quizrun was closed") == true
        }
        XCTAssertEqual(isTold, manner == "runs" && ["10:00:16", "11:00:00"].contains(time), "\(manner) at \(time)")
      }
    }
  }

  func testWhatRanOutWhileClosedIsShown() throws {
    let place = try Place()
    let cases = [
      ("each", ["begin", "warning", "timeout", "verdict", "timeout", "verdict", "result"]),
      ("end", ["begin", "warning", "timeout", "timeout", "verdict", "verdict", "result"]),
      ("never", ["begin", "warning", "timeout", "timeout", "result"]),
    ]
    for (reveal, types) in cases {
      let keys = #""reveal":"\#(reveal)","timing":{"question":10,"whileClosed":"runs"},"#
      try place.quiz(reveal, Samples.statements(2, keys))
      _ = try place.play([reveal], [], ["QUIZRUN_NOW": "2026-11-20T10:00:00Z"])
      let messages = try place.play([reveal], [], ["QUIZRUN_NOW": "2026-11-20T11:00:00Z"])
      XCTAssertEqual(messages.map(\.type), types, reveal)
      XCTAssertEqual(messages.of("timeout").map { $0.number("step") }, [1, 2], reveal)
      try place.quiz("plain-\(reveal)", Samples.statements(2, keys))
      _ = try place.play(["plain-\(reveal)"], [], ["QUIZRUN_NOW": "2026-11-20T10:00:00Z"])
      let plain = try place.run(["plain-\(reveal)", "--plain"], [], ["QUIZRUN_NOW": "2026-11-20T11:00:00Z"])
      XCTAssertEqual(plain.output.contains("The right answer"), reveal != "never", plain.output)
    }
  }
}
