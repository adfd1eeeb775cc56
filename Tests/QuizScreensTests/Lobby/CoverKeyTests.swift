import QuizCore
import QuizWire
import Terminal
import Words
import XCTest

@testable import QuizPlay
@testable import QuizScreens

/// Tests keys on the cover and on the screens that it leads to.
final class CoverKeyTests: XCTestCase {
  func testTheCoverOffersOnlyWhatCanBeChanged() {
    let all = CoverFacts(wishes: Set(CoverWish.allCases))
    let cases: [(String, CoverFacts, SceneAction)] = [
      ("m", all, .pick(CoverWish.modes.rawValue)), ("o", all, .pick(CoverWish.options.rawValue)),
      ("p", all, .pick(CoverWish.players.rawValue)), ("m", CoverFacts(), .none), ("o", CoverFacts(), .none),
      ("p", CoverFacts(wishes: [.modes]), .none), ("q", all, .leave(.notBegun)),
    ]
    for (text, facts, expected) in cases {
      var scene = StartScene(Samples.beginning(Samples.full), ScreenSettings(), facts: facts)
      XCTAssertEqual(press(keys(text), &scene), expected, "\(text) \(facts.wishes)")
    }
  }

  /// The cover names the keys that it has.
  func testTheCoverNamesItsKeys() {
    let scene = StartScene(Samples.beginning(Samples.full), ScreenSettings(), facts: CoverSamples.changed)
    let named = Set(scene.keys(ScreenSettings()).map(\.keys))
    for wish in CoverWish.allCases { XCTAssertTrue(named.contains(String(wish.key)), "\(wish)") }
    let bare = StartScene(Samples.beginning(Samples.full), ScreenSettings(), fixed: true)
    let few = Set(bare.keys(ScreenSettings()).map(\.keys))
    for key in ["m", "o", "p", "t"] { XCTAssertFalse(few.contains(key), key) }
  }

  func testModes() {
    let cases: [([Key], String, [String], Bool)] = [
      ([.enter], "exam", ["no-repeat"], false), ([.up, .enter], "", ["no-repeat"], false),
      ([.down, .enter], "survival", ["no-repeat"], false),
      ([.down, .character(" "), .escape], "survival", ["no-repeat"], false),
      ([.end, .enter, .escape], "exam", [], false),
      ([.end, .up, .enter, .escape], "exam", ["hardest-last", "no-repeat"], false),
      ([.down, .character("o")], "survival", ["no-repeat"], true),
      ([.end, .character("o")], "exam", ["no-repeat"], true),
      ([.escape], "exam", ["no-repeat"], false),
    ]
    for (keys, mode, modifiers, wantsOptions) in cases {
      var scene = ModesScene(CoverSamples.modes)
      XCTAssertEqual(press(keys, &scene), .next, "\(keys)")
      XCTAssertEqual(scene.choice?.mode.id, mode, "\(keys)")
      XCTAssertEqual(scene.choice?.modifiers.map(\.id), modifiers, "\(keys)")
      XCTAssertEqual(scene.choice?.wantsOptions, wantsOptions, "\(keys)")
    }
  }

  /// A seed, and what questions can be chosen by where a quiz has more than one of it; long texts are the last of a mode.
  func testSeedAndTopics() throws {
    var quiz = Samples.quiz([Samples.single, Samples.multiple])
    quiz.questions[0].difficulty = "hard"
    quiz.questions[1].difficulty = "easy"
    let topics = QuizTopics(quiz)
    XCTAssertEqual(topics.difficulties, ["easy", "hard"])
    XCTAssertEqual(topics.kinds, [.single, .multiple])
    XCTAssertTrue(topics.categories.count < 2)
    let told = NamedSpec("failed", ValueSpec(.text))
    let view = OptionsView(title: "A", options: [told, CoverSamples.pass], extras: PlayExtras(), topics: topics)
    var scene = OptionsScene(view, .english)
    let lines = draw(scene, .large).lines.map { $0.trimmingPrefix { $0 == " " } }
    let place = { (label: String) in lines.firstIndex { $0.hasSuffix(label) } ?? -1 }
    XCTAssertLessThan(place("The percentage that passes:"), place("Failed:"), lines.joined(separator: "\n"))
    press(Array(repeating: .down, count: 6) + keys("7") + [.down, .right, .right, .down, .right, .enter], &scene)
    guard case .take(_, let extras)? = scene.choice else { return XCTFail("nothing was chosen") }
    XCTAssertEqual(extras, PlayExtras(seed: 7, difficulty: "hard", kind: .single))
  }

  func testOptions() {
    let field = { (name: String, value: PlainValue) in PlainField(name, value) }
    let cases: [([Key], OptionsChoice?)] = [
      (
        [.enter],
        .take([field("pass", .int(60)), field("strict", .bool(true))], PlayExtras(limit: 5))
      ),
      (
        keys("70") + [.down, .down, .right, .enter],
        .take([field("pass", .int(70)), field("strict", .bool(false))], PlayExtras(limit: 5))
      ),
      (
        [.down, .down, .down, .control("u"), .down, .right, .down, .right, .down, .right, .right, .enter],
        .take(
          [field("pass", .int(60)), field("strict", .bool(true))],
          PlayExtras(limit: nil, isMissed: true, isPractice: true, factor: 2))
      ),
      ([.down, .down, .character("s")], .standard), (keys("170") + [.enter], nil),
      ([.down, .down, .down] + keys("0") + [.enter], nil),
    ]
    for (keys, choice) in cases {
      var scene = OptionsScene(CoverSamples.options, .english)
      press(keys, &scene)
      XCTAssertEqual(scene.choice, choice, "\(keys)")
    }
  }

  func testParty() {
    let cases: [(ClosedRange<Int>, [Key], PartyChoice?)] = [
      (2...8, [.enter], .take(["Cem", "Ann"])), (2...8, [.end, .character(" "), .enter], nil),
      (2...8, [.down, .character(" "), .enter], .take(["Cem", "Ann", "Bob"])),
      (2...2, [.down, .character(" "), .enter], nil), (2...8, [.character(" "), .character("a")], .add(["Cem"])),
      (1...1, [.up, .enter], .take(["Ann"])), (1...1, [.character(" "), .enter], .take(["Cem"])),
    ]
    for (range, keys, choice) in cases {
      var scene = PartyScene(CoverSamples.party(range))
      press(keys, &scene)
      XCTAssertEqual(scene.choice, choice, "\(range) \(keys)")
    }
    var few = PartyScene(CoverSamples.party(2...8))
    XCTAssertEqual(
      press([.character(" "), .enter], &few), .say("2 players at least: tick them, or add one"))
  }
}
