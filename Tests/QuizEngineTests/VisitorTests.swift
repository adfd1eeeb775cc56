import Foundation
import JSONText
import QuizStore
import XCTest

@testable import QuizEngine

/// Tests the rights of visitors, and which players are in which lists.
final class VisitorTests: XCTestCase {
  private var stage: EngineStage!

  override func setUpWithError() throws {
    stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
  }

  private func guest(_ name: String) throws -> String {
    try XCTUnwrap(try stage.ask("guest", ["name": name])["token"]?.string)
  }

  func testSomebodyElsesSittingIsNone() throws {
    let (owner, ada, bob) = (try stage.owner(), try guest("Ada"), try guest("Bob"))
    let own = try stage.open(#"{"quiz":"sea"}"#, owner).sitting
    let adas = try stage.open(#"{"quiz":"sea"}"#, ada).sitting
    let none = try stage.show("01M7X3HY3FFKG045KDW6AGJEBW", ada)
    XCTAssertEqual(none.status, 404)
    for isRestarted in [false, true] {
      if isRestarted { try stage.begin() }
      for (sitting, tokens) in [(own, [ada, bob, nil, "forged"]), (adas, [owner, bob, nil, "forged"])] {
        for token in tokens {
          for reply in [try stage.show(sitting, token), try stage.act(sitting, token, #"{"skip":true}"#)] {
            XCTAssertEqual(reply.status, 404)
            XCTAssertEqual(reply.message, none.message, "it looks like one that there is not")
          }
          XCTAssertEqual(try stage.ask("watch", ["audience": "sitting/\(sitting)", "token": token ?? ""]).status, 404)
        }
      }
      XCTAssertEqual(try stage.show(own, owner).status, 200)
      XCTAssertEqual(try stage.show(adas, ada).status, 200)
    }
  }

  func testGuestsAreInNoList() throws {
    let owner = try stage.owner()
    _ = try stage.open(#"{"quiz":"sea"}"#, owner)
    let ada = try guest("Ada")
    let sitting = try stage.open(#"{"quiz":"sea"}"#, ada).sitting
    for _ in 1...3 {
      _ = try stage.act(sitting, ada, #"{"answer":["true"]}"#)
      _ = try stage.act(sitting, ada, #"{"continue":true}"#)
    }
    XCTAssertEqual(try stage.show(sitting, ada).types, ["result"])
    let record = try stage.other()
    XCTAssertFalse(try record.players().map(\.name).contains("Ada"))
    XCTAssertEqual(try record.history(player: nil).count, 0)
    XCTAssertEqual(try record.everySitting().count, 1)
    XCTAssertEqual(try stage.ask("history", ["token": ada]).objects.count, 1)
    XCTAssertEqual(try stage.ask("history", ["token": ada]).objects.first?["player"]?.string, "Ada")
    XCTAssertEqual(try stage.ask("history", ["token": try guest("Bob")]).objects.count, 0)
    XCTAssertEqual(try stage.ask("history").objects.count, 0)
  }

  func testAGuestHasTwentyOpenSittings() throws {
    let ada = try guest("Ada")
    var first = ""
    for count in 1...20 {
      let reply = try stage.open(#"{"quiz":"sea","new":true}"#, ada)
      XCTAssertEqual(reply.status, 201, "\(count): \(reply.message)")
      _ = try stage.act(reply.sitting, ada, #"{"answer":["true"]}"#)
      if count == 1 { first = reply.sitting }
    }
    XCTAssertEqual(try stage.open(#"{"quiz":"sea","new":true}"#, ada).status, 422)
    XCTAssertEqual(try stage.act(first, ada, #"{"quit":"discard"}"#).status, 200)
    XCTAssertEqual(try stage.open(#"{"quiz":"sea","new":true}"#, ada).status, 201)
    XCTAssertEqual(try stage.open(#"{"quiz":"sea","new":true}"#, try guest("Bob")).status, 201)
  }

  func testCookiesAreKeptHashed() throws {
    let (owner, ada) = (try stage.owner(), try guest("Ada"))
    stage.engine.end()
    for (folder, token) in [(stage.data, owner), (stage.data + "/guests", ada)] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/quizrun.db"))
      XCTAssertNil(bytes.range(of: Data(token.utf8)), folder)
    }
    try stage.begin()
    XCTAssertEqual(try stage.ask("me", ["token": owner])["owner"]?.bool, true)
    XCTAssertEqual(try stage.ask("me", ["token": ada])["player"]?.string, "Ada")
    let mode = try FileManager.default.attributesOfItem(atPath: stage.data + "/serve.key")[.posixPermissions]
    XCTAssertEqual(mode as? Int, 0o600)
  }

  func testNamesAndSettings() throws {
    let (owner, ada) = (try stage.owner(), try guest("Ada"))
    XCTAssertEqual(try stage.ask("guest", ["token": ada, "name": "Ada B"])["player"]?.string, "Ada B")
    XCTAssertEqual(try stage.ask("me", ["token": ada])["player"]?.string, "Ada B")
    XCTAssertEqual(try stage.ask("guest", ["token": owner, "name": "X"]).status, 409)
    XCTAssertEqual(try stage.ask("guest", ["name": "a,b"]).status, 422)
    XCTAssertEqual(try stage.ask("settings", ["token": ada]).status, 403)
    XCTAssertEqual(try stage.ask("settings", ["token": owner]).objects.first?["values"]?["player"]?.string, "Player")
    for key in ["player", "players"] {
      XCTAssertEqual(try stage.open(#"{"quiz":"sea","\#(key)":"Eve"}"#, ada).status, 422)
    }
  }

  func testWhoeverOpensWithoutACookieBecomesAGuest() throws {
    let reply = try stage.open(#"{"quiz":"sea"}"#, nil)
    let token = try XCTUnwrap(reply["token"]?.string)
    XCTAssertEqual(try stage.show(reply.sitting, token).types, ["question"])
    XCTAssertNil(try stage.open(#"{"quiz":"sea"}"#, token)["token"])
  }

  /// A picture goes out under a name that says nothing; no path of a quiz does.
  func testPicturesAreCopiesUnderOtherNames() throws {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0])
    try FileManager.default.createDirectory(atPath: stage.home + "/quizzes/img", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: stage.home + "/media", withIntermediateDirectories: true)
    try png.write(to: URL(fileURLWithPath: stage.home + "/quizzes/img/cat.png"))
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: stage.home + "/quizzes/img/text.png"))
    for (id, file, isServed) in [
      ("p1", "img/cat.png", true), ("p2", "img/text.png", false), ("p3", "img/none.png", false),
    ] {
      try stage.quiz(
        id, #"{"title":"P","questions":[{"kind":"truefalse","text":"?","correct":true,"image":"\#(file)"}]}"#)
      let reply = try stage.open(#"{"quiz":"\#(id)","new":true}"#, nil)
      let path = reply.objects.last?["image"]?.string
      XCTAssertEqual(path != nil, isServed, file)
      guard let path else { continue }
      XCTAssertNotNil(path.wholeMatch(of: /\/media\/[0-9a-f]{64}\.png/), path)
      XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: stage.home + path)), png)
      XCTAssertEqual(stage.events.last?["event"]?.string, "media")
    }
    let listed = try stage.ask("quizzes")
    XCTAssertEqual(listed.objects.count, 4)
    XCTAssertTrue(listed.objects.allSatisfy { $0["path"] == nil })
  }
}
