import Foundation
import Glibc
import WebTesting
import XCTest

/// The server, the engine, their parent, or both children are killed at random moments while many play: nothing that was
/// acknowledged is lost, nothing counts twice.
final class WebKillTests: XCTestCase {
  private static let variables = ProcessInfo.processInfo.environment
  /// `QUIZRUN_TEST_KILLS` asks for more; with a hundred or more of them, a hundred sittings are under way.
  private let kills = variables["QUIZRUN_TEST_KILLS"].flatMap(Int.init) ?? 4
  private var sittings: Int { min(100, max(12, kills)) }

  private static let questions = 4

  /// Right or wrong shows in the verdict, and the mode counts it in its state.
  private static let counting = """
    return { api = 1, name = "Counting",
      start = function(ctx) return { right = 0 } end,
      after = function(state, event, ctx) if event.verdict.correct then state.right = state.right + 1 end end,
      result = function(state, ctx) return { headline = state.right .. " right" } end }
    """

  /// The facts that a player knows of one sitting.
  private struct Known {
    /// Empty for the player of the place.
    var cookie = ""
    var sitting = ""
    var client: WebClient?
    /// Answers whose verdicts were seen, in turn.
    var acknowledged: [Bool] = []
    /// The command that was sent and not answered yet.
    var open: [String: Any]?
    var waits = false
    var isOver = false
    /// The last command that was answered, and the answer.
    var last: (command: [String: Any], text: String)?
  }

  func testKillsLoseNothingThatWasAcknowledged() throws {
    let place = try Place()
    place.patience = 1200
    try place.plugin("counting", Self.counting)
    try place.quiz("long", Samples.statements(Self.questions, #""plugin":"counting","#))
    try place.quiz("plain", Samples.statements(Self.questions, ""))
    let web = try WebDriver(place)
    var known: [Known] = []
    var killed = 0
    while killed < kills {
      try fill(&known, web)
      let part = Bool.random() ? WebDriver.Part.allCases[killed % 4] : nil
      try round(&known, web, killing: part)
      killed += part == nil ? 0 : 1
    }
    for sitting in known where !sitting.isOver { try playToTheEnd(sitting, web) }
    web.end()
    try assertGuestsVerify(place)
  }

  /// Asserts that sittings of guests replay too; the player's record is checked with its place.
  private func assertGuestsVerify(_ place: Place) throws {
    let outcome = try place.start(["verify"], ["QUIZRUN_DATA": place.root + "/data/guests"]).finish(
      within: place.patience)
    XCTAssertEqual(outcome.code, 0, outcome.output + outcome.errors)
  }

  /// Begins sittings until enough are under way: every other one is a guest's.
  private func fill(_ known: inout [Known], _ web: WebDriver) throws {
    while known.filter({ !$0.isOver }).count < sittings {
      let isGuest = known.count % 2 == 1
      var new = Known(cookie: isGuest ? "X-Nobody: 1" : web.owner)
      let wishes: [String: Any] = ["quiz": known.count % 3 == 0 ? "plain" : "long", "seed": known.count, "new": true]
      let opened = try web.ask("POST", "/sittings", wishes, cookie: new.cookie)
      XCTAssertEqual(opened.status, 201, opened.text)
      new.sitting = opened.message?.string("sitting") ?? ""
      if isGuest { new.cookie = try XCTUnwrap(opened.cookie) }
      known.append(new)
    }
  }

  /// One command of each sitting at the same time; those that were not answered are sent again in the next round.
  private func round(_ known: inout [Known], _ web: WebDriver, killing part: WebDriver.Part?) throws {
    let live = known.indices.filter { !known[$0].isOver }
    for place in live {
      let command = known[place].open ?? Self.next(known[place])
      known[place].open = command
      if known[place].client == nil { known[place].client = try? web.connect() }
      known[place].client?.send(request(command, known[place], web))
    }
    if let part {
      usleep(UInt32.random(in: 0...80_000))
      try web.kill(part)
    }
    for place in live {
      guard let reply = try? known[place].client?.reply(within: part == nil ? Program.patience : 3) else {
        known[place].client = nil
        continue
      }
      if reply.status != 503 { take(reply, &known[place]) }
    }
    // Some ask once more what they know already.
    for place in live where known[place].open == nil && Int.random(in: 0..<8) == 0 {
      guard let last = known[place].last else { continue }
      let again = try web.act(known[place].sitting, last.command, cookie: known[place].cookie)
      XCTAssertEqual(again.text, last.text, "\(last.command)")
    }
  }

  private func request(_ command: [String: Any], _ known: Known, _ web: WebDriver) -> String {
    web.request("POST", "/sittings/\(known.sitting)", command, cookie: known.cookie)
  }

  private static func next(_ known: Known) -> [String: Any] {
    if known.waits { return ["continue": true, "request": "on \(known.acknowledged.count)"] }
    let step = known.acknowledged.count + 1
    return ["answer": [Bool.random() ? "true" : "false"], "step": step, "request": "answer \(step)"]
  }

  private func take(_ reply: WebClient.Reply, _ known: inout Known) {
    let answer = WebDriver.Answer(reply)
    guard answer.status == 200, let command = known.open else {
      return XCTFail("\(reply.status) \(reply.body) to \(known.open ?? [:]) of \(known.sitting)")
    }
    known.last = (command, answer.text)
    known.open = nil
    guard let first = answer.objects.first else { return XCTFail(answer.text) }
    switch first.type {
    case "verdict":
      XCTAssertEqual(first.int("step"), known.acknowledged.count + 1, "lost or doubled")
      XCTAssertEqual(first.object["given"] as? [String], command["answer"] as? [String], "another answer was taken")
      known.acknowledged.append(first.bool("correct") == true)
      known.waits = true
    case "question":
      XCTAssertEqual(first.int("step"), known.acknowledged.count + 1, "lost or doubled")
      known.waits = false
    case "result": end(first, &known)
    default: XCTFail(answer.text)
    }
  }

  private func end(_ result: Message, _ known: inout Known) {
    known.isOver = true
    XCTAssertEqual(known.acknowledged.count, Self.questions)
    let right = known.acknowledged.filter { $0 }.count
    XCTAssertEqual(result.string("headline")?.split(separator: " ").first.map(String.init), "\(right)")
  }

  private func playToTheEnd(_ sitting: Known, _ web: WebDriver) throws {
    var known = sitting
    for _ in 0...2 * Self.questions where !known.isOver {
      let command = known.open ?? Self.next(known)
      known.open = command
      let answer = try web.act(known.sitting, command, cookie: known.cookie)
      var reply = WebClient.Reply()
      (reply.status, reply.body) = (answer.status, answer.text)
      take(reply, &known)
    }
    XCTAssertTrue(known.isOver, "\(known.sitting) does not end")
  }
}
