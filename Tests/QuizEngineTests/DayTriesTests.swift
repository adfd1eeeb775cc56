import JSONText
import XCTest

@testable import QuizEngine

/// The limit of tries of a day over HTTP, for the player of the machine and for guests.
final class DayTriesTests: XCTestCase {
  private var stage: EngineStage!

  override func setUpWithError() throws {
    stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
  }

  private func finish(_ sitting: String, _ token: String) throws {
    for _ in 0..<3 {
      _ = try stage.act(sitting, token, #"{"answer":["true"]}"#)
      _ = try stage.act(sitting, token, #"{"continue":true}"#)
    }
  }

  private func day(_ token: String) throws -> JSONNode {
    try XCTUnwrap(try stage.ask("daily", ["token": token]).objects.first)
  }

  func testBeyondTheLimitItIsPractice() throws {
    let guest = try XCTUnwrap(try stage.ask("guest", ["name": "Ada"])["token"]?.string)
    for token in [try stage.owner(), guest] {
      let quiz = try XCTUnwrap(try day(token)["quiz"]?.string)
      let first = try stage.open(#"{"daily":true}"#, token).sitting
      _ = try stage.act(first, token, #"{"answer":["true"]}"#)
      // Another one beside it is practice, and takes nothing from it.
      for body in [#"{"daily":true,"new":true}"#, "{\"quiz\":\"\(quiz)\",\"new\":true}"] {
        let other = try stage.open(body, token)
        XCTAssertNotEqual(other.sitting, first)
        XCTAssertTrue(other.objects.contains { $0["message"]?.string?.contains("practice") == true }, "\(other.shown)")
        try finish(other.sitting, token)
        XCTAssertEqual(try day(token)["state"]?.string, "in_progress", body)
      }
      _ = try stage.act(first, token, #"{"continue":true}"#)
      try finish(first, token)
      XCTAssertEqual(try day(token)["retriesLeft"]?.int, 1)
      // Asked for twice, a retry is the same one.
      let retry = try stage.open(#"{"daily":true,"retry":true}"#, token).sitting
      XCTAssertEqual(try stage.open(#"{"daily":true,"retry":true}"#, token).sitting, retry)
      try finish(retry, token)
      XCTAssertEqual(try day(token)["retriesLeft"]?.int, 0)
      XCTAssertEqual(try stage.open(#"{"daily":true,"retry":true}"#, token).status, 422)
      for body in ["{\"quiz\":\"\(quiz)\"}", "{\"quiz\":\"\(quiz)\",\"seed\":5}", "{\"quiz\":\"\(quiz)\",\"limit\":2}"]
      {
        let again = try stage.open(body, token).sitting
        try finish(again, token)
        let extras = try stage.ask("play", ["sitting": again, "token": token]).objects.last
        XCTAssertEqual(extras?["practice"]?.bool, true, body)
      }
      XCTAssertEqual(try day(token)["retriesLeft"]?.int, 0)
    }
  }

  /// A page is asked for behind the request that began it: it says why it is practice until something was answered, and that
  /// it is practice to the end.
  func testPagesSayThatItIsPractice() throws {
    let token = try stage.owner()
    let quiz = try XCTUnwrap(try day(token)["quiz"]?.string)
    let first = try stage.open(#"{"daily":true}"#, token).sitting
    XCTAssertEqual(try stage.ask("play", ["sitting": first, "token": token]).types, ["begin", "scene", "question"])
    _ = try stage.act(first, token, #"{"answer":["true"]}"#)
    _ = try stage.act(first, token, #"{"continue":true}"#)
    let other = try stage.open("{\"quiz\":\"\(quiz)\",\"new\":true}", token).sitting
    for _ in 1...2 {
      let page = try stage.ask("play", ["sitting": other, "token": token])
      XCTAssertEqual(page.types, ["begin", "scene", "warning", "question"])
      XCTAssertEqual(page.objects[1]["practice"]?.bool, true)
      XCTAssertEqual(page.objects[2]["message"]?.string?.contains("no try is left"), true, page.shown.joined())
    }
    _ = try stage.act(other, token, #"{"answer":["true"]}"#)
    let verdict = try stage.ask("play", ["sitting": other, "token": token])
    XCTAssertEqual(verdict.types, ["begin", "scene", "verdict"])
    XCTAssertEqual(verdict.objects[1]["practice"]?.bool, true)
    XCTAssertNil(try stage.ask("play", ["sitting": first, "token": token]).objects[1]["practice"])
  }

  /// Over HTTP and on pages a begun try of the day stays.
  func testABegunTryIsNotDiscarded() throws {
    let guest = try XCTUnwrap(try stage.ask("guest", ["name": "Ada"])["token"]?.string)
    for token in [try stage.owner(), guest] {
      let sitting = try stage.open(#"{"daily":true}"#, token).sitting
      let untouched = try stage.ask("play", ["sitting": sitting, "token": token]).objects
      XCTAssertFalse(untouched.contains { $0["stays"] != nil })
      _ = try stage.act(sitting, token, #"{"answer":["false"]}"#)
      let objects = try stage.ask("play", ["sitting": sitting, "token": token]).objects
      XCTAssertTrue(objects.contains { $0["stays"]?.bool == true }, "\(objects)")
      _ = try stage.act(sitting, token, #"{"continue":true}"#)
      let refused = try stage.act(sitting, token, #"{"quit":"discard"}"#)
      XCTAssertTrue(refused["message"]?.string?.contains("a try of today's quiz stays") == true, "\(refused)")
      XCTAssertEqual(try day(token)["state"]?.string, "in_progress")
    }
  }
}
