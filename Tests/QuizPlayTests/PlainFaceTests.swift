import QuizCore
import QuizPlay
import QuizTesting
import XCTest

final class Smoke: XCTestCase {
  func json(_ sitting: Sitting, _ acts: [ScriptedLines.Act], virtual: Bool = true, resumed: Bool = false) throws {
    let lines = ScriptedLines(acts, echo: .marked)
    let ending = try JSONLinesFace(sitting, lines.io, virtualClock: virtual).play(resumed: resumed)
    print(lines.transcript, ending, "\n==========")
  }
  func json(_ sitting: Sitting, _ lines: String..., virtual: Bool = true) throws {
    try json(sitting, lines.map { .line($0) }, virtual: virtual)
  }
  func testSmoke() throws {
    // kinds
    try json(.of(Quiz.of(
      .single("q1", "*Paris", "Rome", "Bern") { $0.hint = "Seine"; $0.image = "p.png"; $0.explanation = "Since 987." },
      .multiple("q2", "*a", "*b", "c"),
      .truefalse("q3", true),
      .range("q4", correct: 4, scale: Scale(min: 0, max: 10, step: 1, labels: ["never", "always"])),
      .number("q5", 42, .absolute(1)),
      .text("q6", accept: "blue"),
      .order("q7", "one", "two", "three"),
      .match("q8", [("France", "Paris"), ("Italy", "Rome")], extra: ["Bern"]))),
      "{\"answer\":[\"b\"]}", "{\"answer\":[\"a\",\"b\"]}", "{\"answer\":[\"true\"]}", "{\"answer\":4}", "{\"answer\":41}", "{\"answer\":\"Blue\"}", "{\"answer\":[\"3\",\"2\",\"1\"]}", "{\"answer\":{\"l1\":\"r2\"}}")
    // errors
    try json(.of(Quiz.of(.single("q1", "*Paris", "Rome") { $0.hint = "Seine" }, .single("q2", "*x", "y"))),
      "", "x", "[1]", "{}", "{\"anwser\":[\"a\"]}", "{\"answer\":[\"a\"],\"skip\":true}", "{\"answer\":[1]}", "{\"answer\":null}", "{\"answer\":3}", "{\"answer\":[\"z\"]}", "{\"answer\":[]}", "{\"answer\":[\"a\"],\"step\":2}", "{\"answer\":[\"a\"],\"step\":1,\"try\":2}", "{\"answer\":[\"a\"],\"step\":\"1\"}", "{\"answer\":[\"a\"],\"inputs\":{\"w\":1}}", "{\"answer\":[\"a\"],\"inputs\":[]}", "{\"skip\":false}", "{\"back\":true}", "{\"goto\":1}", "{\"goto\":\"1\"}", "{\"finish\":true}", "{\"continue\":true}", "{\"action\":\"fifty\"}", "{\"action\":5}", "{\"quit\":\"now\"}", "{\"wait\":-1}", "{\"wait\":9223372036854775807}", "{\"wait\":9223372036854775807}", "{\"goto\":-9223372036854775808}", "{\"hint\":true}", "{\"select\":[\"b\"]}", "{\"select\":[]}","{\"answer\":[\"a\"],\"step\":1,\"try\":1}", "{\"hint\":true}", "{\"quit\":\"keep\"}", "{\"skip\":true}")
    let inputs = ScriptedMode { mode in mode.onStart = { _ in .empty }
      mode.onStatus = { _ in ["lives 3"] }
      mode.onActed = { turn, _ in .text("acted") }
      mode.onNext = { context in
        if context.state.past.isEmpty {
        var o = AskOptions(); o.inputs = [NamedSpec("wager", ValueSpec(.int, min: 1, max: 10)), NamedSpec("side", ValueSpec(.choice, initial: .text("l"), about: "which", choices: [.text("l"), .text("r")]))]
        o.actions = [Action(id: "fifty", label: "50:50")]
        if context.state.modeState == .text("acted") { o.actions = []; o.hide = ["b"] }
        return .ask(.ofQuiz("q1"), o) }
        if context.state.turns.count < 3 { var p = Page(id: "p", title: "T", body: "B", image: "i.png"); p.actions = [Action(id: "buy", label: "Buy")]; p.inputs = [NamedSpec("n", ValueSpec(.bool))]; return .show(p) }
        return .finish("done") }
      mode.onResult = { _ in var r = SittingResult(); r.bars = [.init(label: "Cat", value: 3, of: 5)]; r.share = ["x"]; r.ranking = [.init(player: "Ann", points: 1, of: 2), .init(player: "Bo", points: 0.5)]; r.passed = false; return r } }
    try json(.of(Quiz.of(.single("q1", "*Paris", "Rome", "Bern") { $0.answers[0].feedback = "Oui\u{1b}[31m" }), inputs, players: ["Ann", "Bo"]),
      "{\"answer\":[\"a\"]}", "{\"answer\":[\"a\"],\"inputs\":{\"wager\":11}}", "{\"action\":\"fifti\"}", "{\"action\":\"fifty\"}", "{\"answer\":[\"b\"],\"inputs\":{\"wager\":3}}", "{\"answer\":[\"a\"],\"inputs\":{\"wager\":3}}", "{\"answer\":[\"a\"]}", "{\"skip\":true}", "{\"continue\":true}", "{\"answer\":[\"a\"],\"step\":1}", "{\"continue\":true,\"inputs\":{\"n\":true}}")
    // time
    var timed = Quiz.of(.multiple("q1", "*a", "*b", "c"), .single("q2", "*a", "b"), .single("q3", "*a", "b") {$0.limit = 2.5})
    timed.timing = Timing(question: 5, quiz: 12)
    try json(.of(timed), "{\"wait\":1500}", "{\"select\":[\"a\",\"b\"]}", "{\"wait\":5000}", "{\"answer\":[\"a\"],\"step\":1}", "{\"answer\":[\"a\"],\"step\":2}", "{\"wait\":60000}")
    // free
    var free = Quiz.of(.single("q1", "*a", "b"), .info("page"), .single("q2", "*a", "b"), .single("q3", "*a", "b"), reveal: .end)
    free.navigation.free = true
    try json(.of(free), "{\"goto\":3}", "{\"answer\":[\"a\"]}", "{\"answer\":[\"b\"]}", "{\"continue\":true}", "{\"answer\":[\"a\"]}", "{\"answer\":[\"a\"]}", "{\"goto\":1}", "{\"answer\":[\"a\"]}", "{\"skip\":true}", "{\"finish\":true}")
    // back
    var back = Quiz.of(.single("q1", "*a", "b"), .single("q2", "*a", "b"), .single("q3", "*a", "b"), reveal: .end)
    back.navigation.back = true
    try json(.of(back), "{\"answer\":[\"b\"]}", "{\"answer\":[\"a\"]}", "{\"back\":true}", "{\"back\":true}", "{\"answer\":[\"a\"]}", "{\"answer\":[\"a\"]}")
    // discard
    try json(.of(Quiz.of(.single("q1", "*a", "b"))), "{\"quit\":\"discard\"}", "{\"skip\":true}")
    // real time
    try json(.of(timed), [.line("{\"wait\":5}"), .wait(1200), .line("{\"answer\":[\"a\"]}"), .wait(5100), .line("{\"answer\":[\"a\"]}")], virtual: false)
  }
}
