import JSONText
import QuizCore
import QuizStore
import XCTest

@testable import QuizEngine

/// Sittings are let go, claimed again, and their clocks go on or stand.
final class ClaimTests: XCTestCase {
  private var stage: EngineStage!
  private var token = ""

  override func setUpWithError() throws {
    stage = try EngineStage()
    for (id, text) in [("sea", Samples.sea), ("race", Samples.race), ("hurry", Samples.hurry)] {
      try stage.quiz(id, text)
    }
    token = try stage.owner()
  }

  private func opened(_ quiz: String) throws -> String {
    try stage.open(#"{"quiz":"\#(quiz)","seed":1}"#, token).sitting
  }

  func testASittingIsLetGoAfterFiveSeconds() throws {
    let sitting = try opened("sea")
    let other = try stage.other()
    stage.pass(4000)
    XCTAssertFalse(try other.claim(sitting))
    stage.pass(1100)
    XCTAssertTrue(try other.claim(sitting))
    XCTAssertEqual(try stage.show(sitting, token).status, 423)
    XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["true"]}"#).status, 423)
    other.release(sitting)
    XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["true"]}"#).types, ["verdict"])
  }

  /// Behind a parent that was killed the engine before this one may hold a sitting for a moment.
  func testAYoungEngineAsksAgain() throws {
    let sitting = try opened("sea")
    stage.engine.end()
    try stage.begin()
    let before = try stage.other()
    XCTAssertTrue(try before.claim(sitting))
    let id = stage.send("do", ["token": token, "sitting": sitting, "body": #"{"answer":["true"]}"#])
    stage.pass(200)
    XCTAssertNil(stage.reply(id), "it waits")
    before.release(sitting)
    stage.pass(200)
    XCTAssertEqual(stage.reply(id)?.types, ["verdict"])
    _ = try stage.act(sitting, token, #"{"quit":"keep"}"#)
    XCTAssertTrue(try before.claim(sitting))
    let late = stage.send("show", ["token": token, "sitting": sitting])
    stage.pass(5000)
    XCTAssertEqual(stage.reply(late)?.status, 423, "but not for ever")
  }

  func testThinkingTakesTimeAlsoWhenItWasLetGo() throws {
    let sitting = try opened("sea")
    stage.pass(6000)
    stage.pass(24_000)
    _ = try stage.act(sitting, token, #"{"answer":["true"]}"#)
    let turn = try XCTUnwrap(
      try stage.other().load(sitting).events.compactMap { event in
        if case .took(let turn) = event { return turn }
        return nil
      }.first)
    XCTAssertEqual(turn.ms, 30_000)
  }

  func testALimitKeepsTheSittingAndIsAnEvent() throws {
    let sitting = try opened("race")
    XCTAssertEqual(try stage.ask("watch", ["token": token, "audience": "sitting/\(sitting)"]).status, 200)
    stage.pass(6000)
    XCTAssertFalse(try stage.other().claim(sitting), "its limit runs")
    XCTAssertEqual(try stage.show(sitting, token).objects.first?["left_ms"]?.int, 4000)
    stage.pass(4000)
    XCTAssertEqual(stage.events.map(\.types), [["timeout", "question"]])
    XCTAssertEqual(stage.events.first?["to"]?.array?.compactMap(\.string), ["sitting/\(sitting)"])
    stage.pass(10_000)
    stage.pass(10_000)
    XCTAssertEqual(stage.events.last?.types.last, "result")
  }

  func testNobodyIsToldWhoDoesNotWatch() throws {
    let sitting = try opened("race")
    XCTAssertEqual(try stage.ask("watch", ["audience": "sitting/\(sitting)"]).status, 404)
    stage.pass(10_000)
    XCTAssertEqual(stage.events.count, 0)
    XCTAssertEqual(try stage.show(sitting, token).objects.first?["step"]?.int, 2)
  }

  func testAVerdictStopsTheClock() throws {
    let sitting = try opened("hurry")
    stage.pass(3000)
    XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["true"]}"#).types, ["verdict"])
    stage.pass(60_000)
    let next = try stage.act(sitting, token, #"{"continue":true}"#)
    XCTAssertEqual(next.types, ["question"])
    XCTAssertEqual(next.objects[0]["left_ms"]?.int, 10_000)
    stage.pass(9999)
    XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["true"],"step":2}"#).types, ["verdict"])
  }

  func testALimitWaitsBehindItsVerdict() throws {
    let sitting = try opened("hurry")
    _ = try stage.ask("watch", ["token": token, "audience": "sitting/\(sitting)"])
    stage.pass(10_000)
    XCTAssertEqual(stage.events.map(\.types), [["timeout", "verdict"]])
    stage.pass(60_000)
    XCTAssertEqual(stage.events.count, 1, "the verdict is to be read first")
    XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["true"],"step":1}"#).status, 409)
    XCTAssertEqual(try stage.act(sitting, token, #"{"continue":true}"#).objects.first?["step"]?.int, 2)
  }

  func testAnAnswerBehindTheLimitCountsForNoQuestion() throws {
    let sitting = try opened("race")
    stage.now += 10_001
    for _ in 1...2 {
      let late = try stage.act(sitting, token, #"{"answer":["true"],"request":"late"}"#)
      XCTAssertEqual(late.status, 409)
      XCTAssertEqual(late.types, ["timeout", "question"])
    }
    XCTAssertEqual(try stage.show(sitting, token).objects.first?["step"]?.int, 2)
  }

  func testKeepStopsTheClockAndDiscardEndsIt() throws {
    let sitting = try opened("hurry")
    stage.pass(4000)
    XCTAssertEqual(try stage.act(sitting, token, #"{"quit":"keep"}"#).status, 200)
    XCTAssertTrue(try stage.other().claim(sitting))
    stage.pass(60_000)
    XCTAssertEqual(try stage.show(sitting, token).objects.first?["left_ms"]?.int, 6000)
    XCTAssertEqual(try stage.act(sitting, token, #"{"quit":"discard"}"#).status, 200)
    XCTAssertEqual(try stage.show(sitting, token).status, 404)
  }

  func testTheEndOfTheEngineStopsTheClock() throws {
    let sitting = try opened("hurry")
    stage.pass(2500)
    stage.engine.end()
    stage.now += 60_000
    try stage.begin()
    XCTAssertEqual(try stage.show(sitting, token).objects.first?["left_ms"]?.int, 7500)
  }

  func testTheTimeIsSavedEverySecond() throws {
    let sitting = try opened("hurry")
    for _ in 0..<8 { stage.pass(500) }
    try stage.begin()
    let left = try XCTUnwrap(try stage.show(sitting, token).objects.first?["left_ms"]?.int)
    XCTAssertTrue((6000...7500).contains(left), "\(left)")
  }
}
