import JSONText
import QuizStore
import XCTest

@testable import QuizEngine

/// Tests the page of an author who changes the files while it is open.
final class WatchedSittingTests: XCTestCase {
  private let mode = #"return { api = 1, status = function(ctx) return { "SIGN" } end }"#

  private func stage() throws -> (EngineStage, token: String, sitting: String) {
    let stage = try EngineStage(isWatching: true)
    try stage.quiz("sea", Samples.sea)
    try stage.plugin("mine", mode)
    let token = try stage.owner()
    let opened = try stage.open(#"{"quiz":"sea","plugin":["mine"]}"#, token)
    XCTAssertEqual(opened.status, 201, opened.message)
    _ = try stage.ask("watch", ["audience": "sitting/\(opened.sitting)", "token": token])
    return (stage, token, opened.sitting)
  }

  func testWhatIsSavedIsInTheOpenSittingAtOnce() throws {
    let (stage, token, sitting) = try stage()
    XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["true"]}"#).types, ["verdict"])
    XCTAssertEqual(try stage.act(sitting, token, #"{"continue":true}"#).objects.last?["step"]?.int, 2)
    try stage.plugin("mine", mode.replacing("SIGN", with: "A better one"))
    stage.pass(1000)
    let event = try XCTUnwrap(stage.events.last)
    XCTAssertEqual(event["to"]?.array?.first?.string, "sitting/\(sitting)")
    XCTAssertEqual(event.objects.last?["status"]?.array?.first?.string, "A better one")
    XCTAssertEqual(event.objects.last?["step"]?.int, 2, "what was answered stays answered")
    let shown = try stage.ask("play", ["sitting": sitting, "token": token])
    XCTAssert(shown.types.contains("warning"), "that the files were read again is told: \(shown.types)")
    XCTAssertEqual(shown.objects.last?["status"]?.array?.first?.string, "A better one")
  }

  func testAMistakeIsToldUntilItIsMended() throws {
    let (stage, token, sitting) = try stage()
    try stage.plugin("mine", "return {")
    stage.pass(1000)
    let event = try XCTUnwrap(stage.events.last)
    XCTAssertEqual(event.types, ["error"])
    XCTAssert(event.objects[0]["message"]?.string?.contains("mine.lua:1") == true, "\(event)")
    XCTAssertEqual(try stage.act(sitting, token, #"{"skip":true}"#).types, ["error"], "nothing is taken meanwhile")
    XCTAssert(try stage.ask("play", ["sitting": sitting, "token": token]).types.contains("error"))
    try stage.plugin("mine", mode)
    stage.pass(1000)
    XCTAssertEqual(try stage.act(sitting, token, #"{"answer":["true"]}"#).types, ["verdict"])
  }

  func testNothingIsKept() throws {
    let (stage, token, sitting) = try stage()
    _ = try stage.act(sitting, token, #"{"answer":["true"]}"#)
    XCTAssertEqual(try stage.ask("history", ["token": token]).objects.count, 0)
    XCTAssertEqual(try stage.other().unfinished(player: "player").count, 0)
  }
}
