import JSONText
import QuizCore
import XCTest

@testable import QuizEngine

/// Given quizzes and a record, when pages are asked for, then each visitor gets what is theirs.
final class PagesTests: XCTestCase {
  private var stage: EngineStage!
  private var owner = ""

  override func setUpWithError() throws {
    stage = try EngineStage()
    try stage.quiz("sea", Samples.sea)
    try stage.quiz(
      "kinds", Samples.kinds.replacing(#""title":"Kinds","#, with: #""title":"Kinds","category":"Mixed","#))
    owner = try stage.owner()
  }

  private func guest() throws -> String {
    try XCTUnwrap(try stage.ask("guest", ["name": "Ada"])["token"]?.string)
  }

  private func page(_ operation: String, _ fields: [String: String] = [:], _ token: String? = nil) throws -> JSONNode {
    var fields = fields
    fields["token"] = token ?? owner
    return try stage.ask(operation, fields)
  }

  private func object(_ operation: String, _ fields: [String: String] = [:], _ token: String? = nil) throws -> JSONNode
  {
    let reply = try page(operation, fields, token)
    XCTAssertEqual(reply.status, 200, "\(operation): \(reply.message)")
    let object = try XCTUnwrap(reply.objects.first)
    XCTAssertEqual(object["type"]?.string, operation)
    return object
  }

  @discardableResult
  private func played(_ quiz: String = "sea", _ token: String? = nil, _ body: String = #"{"answer":["true"]}"#) throws
    -> String
  {
    let sitting = try stage.open(#"{"quiz":"\#(quiz)","new":true}"#, token ?? owner).sitting
    for _ in 1...3 {
      _ = try stage.act(sitting, token ?? owner, body)
      _ = try stage.act(sitting, token ?? owner, #"{"continue":true}"#)
    }
    XCTAssertEqual(try stage.show(sitting, token ?? owner).types, ["result"])
    return sitting
  }

  // MARK: Home

  func testHomeHasTheDayAndTheQuizzes() throws {
    let open = try stage.open(#"{"quiz":"kinds"}"#, owner).sitting
    _ = try stage.act(open, owner, #"{"answer":["a"]}"#)
    try played()
    let reply = try page("home")
    let home = reply.objects[0]
    XCTAssertEqual(home["player"]?.string, "Player")
    XCTAssertEqual(home["owner"]?.bool, true)
    XCTAssertEqual(home["today"]?["state"]?.string, "new")
    XCTAssertNotNil(home["today"]?["title"]?.string)
    XCTAssertEqual(home["streak"]?["current"]?.int, 1)
    XCTAssertEqual(home["week"]?.array?.map { $0["mark"]?.string }.suffix(2), ["before", "done"])
    XCTAssertEqual(home["continue"]?.array?.map { $0["sitting"]?.string }, [open])
    XCTAssertEqual(home["continue"]?.array?.first?["title"]?.string, "Kinds")
    XCTAssertEqual(home["categories"]?.array?.compactMap(\.string), ["Mixed"])
    XCTAssertEqual(home["all"]?.int, 2)
    XCTAssertEqual(reply.objects.dropFirst().compactMap { $0["id"]?.string }, ["kinds", "sea"])
    XCTAssertEqual(
      Array(reply.objects.dropFirst()).map(written), try stage.ask("quizzes", ["token": owner]).objects.map(written))
  }

  private func written(_ node: JSONNode) -> String { JSONWriter.text(JSONValue(node)) }

  func testHomeFindsQuizzes() throws {
    for (fields, ids) in [
      (["search": "sea"], ["sea"]), (["search": "MIXED kin"], ["kinds"]), (["search": "nothing"], []),
      (["category": "mixed"], ["kinds"]), (["category": "mixed", "search": "sea"], []),
    ] {
      let objects = try page("home", fields).objects
      XCTAssertEqual(objects.dropFirst().compactMap { $0["id"]?.string }, ids, "\(fields)")
      XCTAssertEqual(objects[0]["all"]?.int, 2)
    }
  }

  func testHomeOfNobodyIsEmpty() throws {
    try played()
    let home = try stage.ask("home").objects[0]
    XCTAssertNil(home["player"])
    XCTAssertEqual(home["owner"]?.bool, false)
    XCTAssertEqual(home["streak"]?["best"]?.int, 0)
    XCTAssertEqual(home["continue"]?.array?.count, 0)
    XCTAssertNotNil(home["today"]?["title"]?.string)
  }

  func testQuizzesComeInTheLanguageOfTheVisitor() throws {
    try stage.quiz(
      "zwei", #"{"title":{"en":"Two","de":"Zwei"},"questions":[{"kind":"truefalse","text":"?","correct":true}]}"#)
    for (language, title) in [("de", "Zwei"), ("en", "Two"), ("fr", "Two")] {
      let rows = try page("home", ["lang": language]).objects.dropFirst()
      XCTAssertEqual(rows.first { $0["id"]?.string == "zwei" }?["title"]?.string, title)
      XCTAssertEqual(try object("cover", ["quiz": "zwei", "lang": language])["quiz"]?["title"]?.string, title)
    }
  }

  /// A sitting speaks the language of the page it was opened on, from its quiz to the mode's own words, and keeps it.
  func testWhatIsPlayedSpeaksTheLanguageOfItsPage() throws {
    try stage.quiz(
      "zwei", #"{"title":{"en":"Two","de":"Zwei"},"questions":[{"kind":"truefalse","text":"?","correct":true}]}"#)
    try stage.plugin(
      "worded",
      #"""
      return { api = 1, name = "Worded", strings = { en = { left = "one left" }, de = { left = "eine noch" } },
        status = function(state, ctx) return { ctx.t.left {} } end }
      """#)
    for (language, title, status) in [("de", "Zwei", "eine noch"), ("en", "Two", "one left")] {
      let reply = try stage.ask(
        "open", ["token": owner, "lang": language, "body": #"{"quiz":"zwei","plugin":"worded","new":true}"#])
      let objects = reply["objects"]?.array ?? []
      XCTAssertEqual(objects.first?["quiz"]?["title"]?.string, title)
      XCTAssertEqual(objects.compactMap { $0["status"]?.array?.first?.string }.first, status)
    }
  }

  /// A sitting in another mode than the quiz's own names it, at home and on the cover of the quiz.
  func testWhatGoesOnHasItsMode() throws {
    try stage.plugin("slow", #"return { api = 1, name = "Slow", about = "No hurry.", next = function(ctx) end }"#)
    let open = try stage.open(#"{"quiz":"sea","plugin":"slow"}"#, owner).sitting
    _ = try stage.act(open, owner, #"{"answer":["true"]}"#)
    XCTAssertEqual(try object("home")["continue"]?.array?.map { $0["modeName"]?.string }, ["Slow"])
    XCTAssertEqual(try object("cover", ["quiz": "sea"])["others"]?.array?.map { $0["modeName"]?.string }, ["Slow"])
  }

  // MARK: Cover

  func testACoverTellsWhatCanBeChosen() throws {
    try stage.plugin("slow", #"return { api = 1, name = "Slow", about = "No hurry.", next = function(ctx) end }"#)
    try stage.plugin(
      "duel", #"return { api = 1, name = "Duel", players = { min = 2, max = 2 }, next = function(ctx) end }"#)
    let cover = try object("cover", ["quiz": "sea"])
    XCTAssertEqual(cover["quiz"]?["title"]?.string, "Sea")
    XCTAssertEqual(cover["modes"]?.array?.map { $0["name"]?.string }, ["", "duel", "slow"])
    XCTAssertEqual(cover["modes"]?.array?.last?["about"]?.string, "No hurry.")
    XCTAssertEqual(cover["mode"]?.string, "")
    XCTAssertEqual([cover["of"]?.int, cover["asked"]?.int], [3, 3])
    XCTAssertEqual(cover["timings"]?.array?.map { $0["key"]?.string }, ["written", "every"])
    XCTAssertEqual(cover["timings"]?.array?.first?["isChosen"]?.bool, true)
    XCTAssertEqual(cover["timings"]?.array?.last?["words"]?.string, "20 s a question")
    XCTAssertNil(cover["quiz"]?["last"])
    XCTAssertNil(cover["unfinished"])
    XCTAssertEqual(try object("cover", ["quiz": "sea", "plugin": "slow"])["mode"]?.string, "slow")
    XCTAssertEqual(try object("cover", ["quiz": "sea", "plugin": "duel"])["mode"]?.string, "duel")
    let german = try object("cover", ["quiz": "sea", "lang": "de"])
    XCTAssertEqual(german["timings"]?.array?.last?["words"]?.string, "20 s je Frage")
    for (fields, status) in [
      (["quiz": "no"], 404), (["quiz": "../sea.json"], 404), ([:], 404), (["quiz": "sea", "plugin": "no"], 404),
      (["quiz": "sea", "plugin": "/etc/passwd"], 404),
    ] {
      XCTAssertEqual(try page("cover", fields).status, status, "\(fields)")
    }
  }

  func testACoverTellsOptionsAndModifiers() throws {
    try stage.plugin(
      "strict",
      #"return { api = 1, name = "Strict", options = { pass = { type = "percent", default = 60, about = "Enough" } },"#
        + #" next = function(ctx) end }"#)
    try stage.plugin(
      "backwards",
      #"return { api = 1, name = "Backwards", about = "Last first.", options = { deep = { type = "bool" } },"#
        + #" order = function(questions) return questions end }"#)
    try stage.plugin("feats", #"return { api = 1, name = "Feats", achievements = {} }"#)
    let plain = try object("cover", ["quiz": "sea"])
    XCTAssertNil(plain["options"])
    XCTAssertEqual(plain["modifiers"]?.array?.map { $0["name"]?.string }, ["backwards"])
    XCTAssertNil(plain["modifiers"]?.array?[0]["isChosen"])
    let asked = try stage.ask("cover", ["quiz": "sea", "token": owner], plugins: ["strict", "backwards"]).objects[0]
    XCTAssertEqual(asked["mode"]?.string, "strict")
    XCTAssertEqual(asked["modifiers"]?.array?[0]["isChosen"]?.bool, true)
    XCTAssertEqual(asked["options"]?["pass"]?["default"]?.int, 60)
    XCTAssertEqual(asked["options"]?["pass"]?["about"]?.string, "Enough")
    XCTAssertEqual(asked["options"]?["deep"]?["type"]?.string, "bool")
    XCTAssertEqual(try stage.ask("cover", ["quiz": "sea"], plugins: ["strict", "../x"]).status, 404)
  }

  func testACoverTellsHowItWent() throws {
    let ada = try guest()
    for token in [owner, ada] {
      _ = try played("sea", token)
      let open = try stage.open(#"{"quiz":"sea","new":true}"#, token).sitting
      XCTAssertNil(try object("cover", ["quiz": "sea"], token)["unfinished"], "it was only looked at")
      _ = try stage.act(open, token, #"{"answer":["true"]}"#)
      let cover = try object("cover", ["quiz": "sea"], token)
      XCTAssertEqual(cover["quiz"]?["last"]?.string, try object("home")["day"]?.string)
      XCTAssertEqual(cover["unfinished"]?["sitting"]?.string, open)
      XCTAssertEqual([cover["unfinished"]?["settled"]?.int, cover["unfinished"]?["of"]?.int], [1, 3])
      XCTAssertEqual(cover["quiz"]?["best"]?.double.map { $0.rounded() }, 67)
    }
    XCTAssertNil(try stage.ask("cover", ["quiz": "sea"]).objects[0]["quiz"]?["last"])
  }

  /// A quiz that is a program is run outside, and asked for again once it was.
  func testACoverOfAProgramComes() throws {
    try #"return { title = "Numbers", questions = { { kind = "truefalse", text = "?", correct = true } } }"#
      .write(toFile: "\(stage.home)/quizzes/numbers.lua", atomically: true, encoding: .utf8)
    XCTAssertEqual(try object("cover", ["quiz": "numbers"])["quiz"]?["title"]?.string, "Numbers")
  }

  /// The player's settings of time limits can be left out for a sitting.
  func testTheLimitsOfTheQuizCanBeChosen() throws {
    try stage.quiz("hurry", Samples.hurry)
    let set = #"{"id":0,"op":"settings","token":"\#(owner)","set":{"timed":"off"}}"#
    stage.engine.take(Array(set.utf8))
    let timings = try object("cover", ["quiz": "hurry"])["timings"]?.array ?? []
    XCTAssertEqual(timings.map { $0["key"]?.string }, ["untimed", "written"])
    XCTAssertNil(try stage.open(#"{"quiz":"hurry"}"#, owner).objects.last?["limit"])
    XCTAssertEqual(
      try stage.open(#"{"quiz":"hurry","timed":"quiz","new":true}"#, owner).objects.last?["limit"]?.int, 10)
  }

  // MARK: The record

  func testAReviewTellsWhyThisScore() throws {
    let ada = try guest()
    for token in [owner, ada] {
      let sitting = try played("sea", token)
      let review = try object("review", ["sitting": sitting, "lang": "de"], token)
      XCTAssertEqual(review["headline"]?.string, "2 von 3")
      XCTAssertEqual(review["answers"]?.array?.count, 3)
      XCTAssertEqual(review["answers"]?.array?.map { $0["correct"]?.bool }, [true, true, false])
      XCTAssertEqual(review["answers"]?.array?.first?["asked"]?["kind"]?.string, "truefalse")
      XCTAssertEqual(review["answers"]?.array?.last?["verdict"]?["answer"]?.array?.first?.string, "false")
      XCTAssertEqual(review["explanation"]?["questions"]?.array?.first?["rule"]?.string, "right or wrong")
      XCTAssertEqual(review["explanation"]?["sum"]?["points"]?.int, 2)
      XCTAssertEqual(review["modeName"]?.string, "Default")
    }
    let sitting = try played()
    for token in [ada, "forged"] {
      XCTAssertEqual(try page("review", ["sitting": sitting], token).status, 404)
    }
  }

  /// Neither a sitting that goes on nor one whose mode is silent shows a mark. Only the player of a sitting deletes it.
  func testASittingIsDeleted() throws {
    let sitting = try played()
    XCTAssertEqual(try object("review", ["sitting": sitting])["deletable"]?.bool, true)
    XCTAssertEqual(try page("delete", ["sitting": sitting], try guest()).status, 404)
    XCTAssertEqual(try page("delete", ["sitting": "01JD0000000000000000000000"]).status, 404)
    XCTAssertEqual(try page("delete", ["sitting": sitting]).status, 200)
    XCTAssertEqual(try page("delete", ["sitting": sitting]).status, 404)
    XCTAssertEqual(try page("history").objects.count, 0)
    XCTAssertEqual(try object("statistics")["sittings"]?.int ?? 0, 0)
    // Over a cookie of a guest, and of one that is open.
    let guest = try guest()
    let open = try stage.open(#"{"quiz":"sea"}"#, guest).sitting
    _ = try stage.act(open, guest, #"{"answer":["true"]}"#)
    XCTAssertEqual(try page("delete", ["sitting": open], guest).status, 200)
    XCTAssertEqual(try stage.show(open, guest).status, 404)
  }

  func testAReviewTellsNothingEarly() throws {
    try stage.quiz("mute", Samples.race)
    let ada = try guest()
    let open = try stage.open(#"{"quiz":"sea"}"#, ada).sitting
    _ = try stage.act(open, ada, #"{"answer":["true"]}"#)
    let mute = try played("mute", ada)
    for sitting in [open, mute] {
      let review = try object("review", ["sitting": sitting], ada)
      for answer in review["answers"]?.array ?? [] {
        for key in ["correct", "points", "answer", "of", "feedback", "explanation"] { XCTAssertNil(answer[key], key) }
        XCTAssertNotNil(answer["verdict"]?["given"])
        XCTAssertEqual([answer["verdict"]?["points"]?.int, answer["verdict"]?["of"]?.int], [0, 0])
        for key in ["correct", "answer", "feedback", "explanation"] { XCTAssertNil(answer["verdict"]?[key], key) }
      }
      XCTAssertEqual(review["explanation"]?["questions"]?.array?.count ?? 0, 0)
      XCTAssertNil(review["explanation"]?["sum"])
      XCTAssertNil(review["explanation"]?["own"])
    }
    let statistics = try object("statistics", [:], ada)
    XCTAssertEqual(statistics["sittings"]?.int, 1)
    for key in ["right", "accuracy", "categories", "hardest"] { XCTAssertNil(statistics[key], key) }
    XCTAssertNotNil(try object("statistics")["hardest"])
  }

  func testADiscardedSittingHasNoReview() throws {
    let sitting = try stage.open(#"{"quiz":"sea"}"#, owner).sitting
    _ = try stage.act(sitting, owner, #"{"answer":["true"]}"#)
    _ = try stage.act(sitting, owner, #"{"quit":"discard"}"#)
    XCTAssertEqual(try page("review", ["sitting": sitting]).status, 404)
  }

  func testStatisticsAreOfTheVisitor() throws {
    let ada = try guest()
    try played("sea")
    try played("sea", ada)
    try played("sea", ada, #"{"answer":["false"]}"#)
    try played("kinds", ada, #"{"skip":true}"#)
    XCTAssertEqual(try object("statistics")["sittings"]?.int, 1)
    let statistics = try object("statistics", [:], ada)
    XCTAssertEqual(statistics["sittings"]?.int, 3)
    XCTAssertEqual(statistics["scores"]?.array?.map { $0["percent"]?.double?.rounded() }, [67, 33, 0])
    XCTAssertEqual(statistics["quizzes"]?.array?.map { $0["id"]?.string }, ["sea", "kinds"])
    XCTAssertEqual(statistics["quizzes"]?.array?.first?["percent"]?.double?.rounded(), 50)
    XCTAssertFalse(try XCTUnwrap(statistics["hardest"]?.array).isEmpty)
    let one = try object("statistics", ["quiz": "kinds"], ada)
    XCTAssertEqual(one["scores"]?.array?.count, 1)
    XCTAssertEqual(one["played"]?.array?.map { $0["title"]?.string }, ["Kinds", "Sea"])
    XCTAssertEqual(try object("statistics", ["from": "2999-01-01"], ada)["sittings"]?.int, 0)
    XCTAssertEqual(try page("statistics", ["from": "soon"], ada).status, 422)
    XCTAssertEqual(try stage.ask("statistics").objects.first?["sittings"]?.int, 0)
  }

  func testTheLeaderboardIsForTheOwner() throws {
    try played()
    try played("sea", try guest())
    let board = try object("leaderboard")
    XCTAssertEqual(board["rows"]?.array?.map { $0["player"]?.string }, ["Player"])
    XCTAssertEqual(board["rows"]?.array?.first?["title"]?.string, "Sea")
    XCTAssertEqual(board["quizzes"]?.array?.first?["id"]?.string, "sea")
    XCTAssertEqual(try object("leaderboard", ["quiz": "kinds"])["rows"]?.array?.count, 0)
    XCTAssertEqual(try object("leaderboard", ["period": "week"])["rows"]?.array?.count, 1)
  }

  func testAchievementsAndStreak() throws {
    try stage.plugin("first", Samples.firstSteps)
    let ada = try guest()
    XCTAssertEqual(try object("achievements", [:], ada)["rows"]?.array?.first?["earned"]?.isNull, true)
    try played("sea", ada)
    XCTAssertNotNil(try object("achievements", [:], ada)["rows"]?.array?.first?["earned"]?.string)
    XCTAssertEqual(try object("achievements")["rows"]?.array?.first?["earned"]?.isNull, true)
    XCTAssertNil(try object("achievements", [:], ada)["problems"])
    let streak = try object("streak", [:], ada)
    XCTAssertEqual(streak["current"]?.int, 1)
    XCTAssertEqual(streak["days"]?.array?.count, 1)
    XCTAssertEqual(streak["calendar"]?.array?.last?["mark"]?.string, "done")
    XCTAssertEqual(streak["calendar"]?.array?.last?["day"]?.string, streak["day"]?.string)
    XCTAssertEqual(try object("streak")["calendar"]?.array?.last?["mark"]?.string, "open")
    XCTAssertNil(streak["week"])
    let month = try XCTUnwrap(streak["month"]?.array)
    XCTAssertEqual(month.last?["day"]?.string, streak["day"]?.string)
    XCTAssertEqual(month.last?["square"]?.string, "open", "another quiz than that of the day was played")
    XCTAssertEqual(month.last?["quiz"]?.string, "daily-\(streak["day"]?.string ?? "")")
  }

  /// The cover of a past day says what it is; today's counts.
  func testCoverOfAPastDay() throws {
    let today = try XCTUnwrap(object("streak")["day"]?.string.flatMap { CivilDay($0) })
    let past = CivilDay(number: today.number - 3)
    XCTAssertEqual(try object("cover", ["quiz": "daily-\(past.text)"])["past"]?.bool, true)
    XCTAssertNil(try object("cover", ["quiz": "daily-\(today.text)"])["past"])
  }

  // MARK: Players and settings

  func testPlayersAreAddedRenamedAndChosen() throws {
    try played()
    XCTAssertEqual(try object("players")["players"]?.array?.map { $0["player"]?.string }, ["Player"])
    XCTAssertEqual(try object("players", ["do": "add", "name": " Bea  B "])["players"]?.array?.count, 2)
    XCTAssertEqual(try page("players", ["do": "add", "name": "Bea B"]).status, 422)
    XCTAssertEqual(try page("players", ["do": "add", "name": "a,b"]).status, 422)
    XCTAssertEqual(try page("players", ["do": "use", "name": "Nobody"]).status, 404)
    XCTAssertEqual(try page("players", ["do": "eat", "name": "Player"]).status, 422)
    let used = try object("players", ["do": "use", "name": "Bea B"])
    XCTAssertEqual(used["players"]?.array?.first { $0["default"]?.bool == true }?["player"]?.string, "Bea B")
    XCTAssertEqual(try page("home").objects[0]["player"]?.string, "Bea B")
    XCTAssertEqual(try page("home").objects[0]["streak"]?["best"]?.int, 0, "it is another's")
    _ = try object("players", ["do": "rename", "name": "Bea B", "new": "Bea"])
    XCTAssertEqual(try page("home").objects[0]["player"]?.string, "Bea")
  }

  func testSettingsTellWhatTheyMayBe() throws {
    let settings = try object("settings", ["lang": "de"])
    let keys = settings["keys"]?.array ?? []
    let theme = try XCTUnwrap(keys.first { $0["key"]?.string == "theme" })
    XCTAssertEqual(theme["choices"]?.array?.compactMap(\.string), ["auto", "dark", "light", "mono"])
    XCTAssertEqual(theme["value"]?.string, "auto")
    let timed = try XCTUnwrap(keys.first { $0["key"]?.string == "timed" })
    XCTAssertTrue(try XCTUnwrap(timed["about"]?.string).contains("Zeitlimit"))
    XCTAssertFalse(keys.contains { ["sound", "cell"].contains($0["key"]?.string) })
  }

  /// A browser sets no command to run, and loosens nothing.
  func testABrowserSetsNoCommand() throws {
    for (key, value) in [("sound", "touch /tmp/x"), ("cell", "auto")] {
      let line = #"{"id":77,"op":"settings","token":"\#(owner)","set":{"\#(key)":"\#(value)"}}"#
      stage.engine.take(Array(line.utf8))
      XCTAssertEqual(stage.reply(77)?.status, 403, key)
    }
    XCTAssertEqual(try object("settings")["values"]?["sound"]?.string, "off")
  }

  /// Of several settings all are set, or none.
  func testARefusedSettingLeavesTheOthersAsTheyWere() throws {
    for (key, value, says) in [
      ("plain", "perhaps", "'plain' takes true or false"), ("sound", "x", "'sound' is set on the machine alone"),
      ("secnds", "5", "there is no setting 'secnds': did you mean 'seconds'?"),
    ] {
      let line = #"{"id":78,"op":"settings","token":"\#(owner)","set":{"seconds":"5","\#(key)":"\#(value)"}}"#
      stage.engine.take(Array(line.utf8))
      let refusal = try XCTUnwrap(stage.reply(78))
      XCTAssertTrue(refusal.message.hasPrefix(says), refusal.message)
      XCTAssertEqual(try object("settings")["values"]?["seconds"]?.string, "20", key)
    }
  }

  func testWhatIsForTheOwnerIsForbiddenToOthers() throws {
    for operation in ["leaderboard", "players", "settings"] {
      for token in [try guest(), "forged", ""] {
        XCTAssertEqual(try page(operation, [:], token).status, 403, operation)
      }
    }
    XCTAssertEqual(try page("players", ["do": "add", "name": "Eve"], try guest()).status, 403)
  }
}
