import Foundation
import Words
import XCTest

/// After a renaming everything that is shown or written has the new name, and every sitting still replays.
final class RenamingTests: XCTestCase {
  private let right = #"{"answer":["true"]}"#

  /// Reads the player's name in every hook: what it says has names in it, and so has its state.
  private let chatty = """
    return { api = 1, name = "Chatty", players = { min = 1, max = 3 },
      start = function(ctx)
        local points = {}
        for _, player in ipairs(ctx.players) do points[player] = 0 end
        return { points = points, turn = 1 } end,
      next = function(state, ctx)
        if #ctx.remaining == 0 then return ctx.finish() end
        local player = ctx.players[(state.turn - 1) % #ctx.players + 1]
        return ctx.ask(ctx.remaining[1], { player = player }) end,
      judge = function(question, response, ctx)
        local verdict = ctx.judge(question, response)
        verdict.feedback = "well, " .. ctx.player
        return verdict end,
      after = function(state, event, ctx)
        state.turn = state.turn + 1
        state.points[event.player] = state.points[event.player] + event.verdict.points end,
      status = function(state, ctx) return { ctx.player .. " leads" } end,
      result = function(state, ctx)
        local ranking = {}
        for i, player in ipairs(ctx.players) do ranking[i] = { player = player, points = state.points[player], of = 4 } end
        return { headline = ctx.player .. " wins", body = "Adamant " .. ctx.player .. ".", ranking = ranking,
          share = { ctx.player .. " did it" }, memory = { by = ctx.player } } end }
    """

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.statements(4, #""id":"mini","#))
    try place.plugin("chatty", chatty)
    return place
  }

  private func assertNone(_ name: String, _ outcome: Program.Outcome, _ what: String, line: UInt = #line) {
    let words = (outcome.output + outcome.errors).split { !$0.isLetter }
    XCTAssertFalse(words.contains { $0 == name }, "\(what): \(outcome.output)\(outcome.errors)", line: line)
  }

  func testNothingSaysTheOldName() throws {
    let place = try place()
    _ = try place.play(["mini", "--player", "Ada"], Array(repeating: right, count: 4))
    _ = try place.play(["mini", "--plugin", "chatty", "--player", "Ada"], Array(repeating: right, count: 4))
    _ = try place.play(["mini", "--plugin", "chatty", "--players", "Bob,Ada"], Array(repeating: right, count: 4))
    _ = try place.play(["mini", "--plugin", "chatty", "--players", "Ada,Cid"], [right])
    XCTAssertEqual(try place.run(["player", "rename", "Ada", "Zoe"]).code, 0)
    let sittings = Message.list(try place.run(["history", "--all-players", "--json"]).output).compactMap {
      $0["sitting"] as? String
    }
    XCTAssertEqual(sittings.count, 4)
    for form in [[], ["--json"], ["--csv"]] {
      for command in ["history", "leaderboard", "player"] {
        let whose = command == "history" ? ["--all-players"] : []
        assertNone("Ada", try place.run([command] + whose + form), "\(command) \(form)")
      }
    }
    for sitting in sittings {
      assertNone("Ada", try place.run(["history", sitting]), sitting)
      for option in ["--json", "--explain", "--share"] {
        assertNone("Ada", try place.run(["history", sitting, option]), option)
      }
    }
    let export = try place.run(["player", "export", "Zoe"])
    assertNone("Ada", export, "export")
    XCTAssertTrue(export.output.contains("Adamant Zoe"), "a name is a word")
    XCTAssertEqual(try place.run(["verify"]).code, 0)
  }

  func testASittingGoesOnUnderTheNewName() throws {
    for form in ["--json", "--plain"] {
      let place = try place()
      _ = try place.play(["mini", "--plugin", "chatty", "--players", "Ada,Bob"], [right])
      XCTAssertEqual(try place.run(["player", "rename", "Bob", "Rob"]).code, 0)
      XCTAssertEqual(try place.run(["player", "rename", "Ada", "Bob"]).code, 0)
      let lines = form == "--json" ? Array(repeating: right, count: 3) : ["1", "1", "1"]
      let done = try place.run(["mini", "--plugin", "chatty", "--players", "Bob,Rob", form], lines)
      assertNone("Ada", done, form)
      for text in ["Rob", "Bob leads", "well, Bob", "Bob wins"] {
        XCTAssertTrue(done.output.contains(text), "\(form) \(text): \(done.output)")
      }
      XCTAssertEqual(try place.run(["verify"]).code, 0)
    }
  }

  /// A code carries the name of the day on which it is written, and a player who accepts it can check it.
  func testACodeHasTheNewName() throws {
    let (place, friends) = (try place(), try place())
    _ = try place.play(["mini", "--plugin", "chatty", "--player", "Ada"], Array(repeating: right, count: 4))
    XCTAssertEqual(try place.run(["player", "rename", "Ada", "Zoe"]).code, 0)
    let created = try place.run(["challenge", "create"])
    let code = String(try XCTUnwrap(created.output.split(whereSeparator: \.isWhitespace).last))
    for there in [place, friends] {
      let checked = try there.run(["verify", code])
      XCTAssertEqual(checked.code, 0, checked.errors)
      XCTAssertTrue(checked.output.contains("of Zoe"), checked.output)
    }
    let accepted = try friends.run(
      ["challenge", "accept", code, "--player", "Bob", "--json"], [right, right, right, right])
    XCTAssertEqual(accepted.code, 0, accepted.errors)
    assertNone("Ada", accepted, "accept")
    assertNone("Ada", try friends.run(["leaderboard"]), "the friend's leaderboard")
    XCTAssertTrue(try friends.run(["leaderboard"]).output.contains("Zoe (friend)"))
  }

  /// A mode is told the new name in sittings that begin later.
  func testLaterSittingsBeginUnderTheNewName() throws {
    let place = try place()
    _ = try place.play(["mini", "--plugin", "chatty", "--player", "Ada"], Array(repeating: right, count: 4))
    XCTAssertEqual(try place.run(["player", "use", "Ada"]).code, 0)
    XCTAssertEqual(try place.run(["player", "rename", "Ada", "Zoe"]).code, 0)
    XCTAssertEqual(try place.run(["config", "player"]).output.contains("Zoe"), true)
    let later = try place.play(["mini", "--plugin", "chatty", "--new"], Array(repeating: right, count: 4))
    XCTAssertEqual(later.last("result")?.string("headline"), "Zoe wins")
    XCTAssertEqual(Message.list(try place.run(["history", "--player", "Zoe", "--json"]).output).count, 2)
  }
}
