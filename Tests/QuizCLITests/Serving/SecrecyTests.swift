import Foundation
import Words
import XCTest

/// Two quizzes that differ in nothing but which answer is right are the same, byte for byte, until something is revealed.
final class SecrecyTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// `QUIZRUN_TEST_SEEDS` of ten and more tries every kind under every mode.
  private let isThorough =
    (ProcessInfo.processInfo.environment["QUIZRUN_TEST_SEEDS"].flatMap(Int.init) ?? 2) >= 10

  /// A part that makes the one or the other answer right, with a draft and an answer, in the ids that are shown.
  private struct Kind {
    let name: String
    let rights: [String]
    let draft: String
    let answer: String
  }

  private static let kinds = [
    Kind(
      name: "single",
      rights: [
        #""answers":[{"text":"Lyon","correct":true},{"text":"Nice"},{"text":"Metz"}]"#,
        #""answers":[{"text":"Lyon"},{"text":"Nice","correct":true},{"text":"Metz"}]"#,
      ], draft: #"["a"]"#, answer: #"["b"]"#),
    Kind(
      name: "multiple",
      rights: [
        #""answers":[{"text":"Lyon","correct":true},{"text":"Nice"},{"text":"Metz"}]"#,
        #""answers":[{"text":"Lyon"},{"text":"Nice","correct":true},{"text":"Metz","correct":true}]"#,
      ], draft: #"["a","b"]"#, answer: #"["b"]"#),
    Kind(
      name: "truefalse", rights: [#""correct":true"#, #""correct":false"#], draft: #"["true"]"#, answer: #"["true"]"#),
    Kind(name: "range", rights: [#""correct":0.25"#, #""correct":0.75"#], draft: "0.5", answer: "0.25"),
    Kind(name: "number", rights: [#""correct":7"#, #""correct":1912"#], draft: "3", answer: "7"),
    Kind(
      name: "text", rights: [#""accept":["Paris"]"#, #""accept":["Constantinople"],"typos":2"#], draft: #""Par""#,
      answer: #""Paris""#),
    Kind(
      name: "order",
      rights: [
        #""answers":[{"text":"one"},{"text":"two"},{"text":"three"}]"#,
        #""answers":[{"text":"three"},{"text":"one"},{"text":"two"}]"#,
      ], draft: #"["SHOWN"]"#, answer: #"["SHOWN"]"#),
    Kind(
      name: "match",
      rights: [
        #""pairs":[["France","Paris"],["Italy","Rome"]],"extra":["Bern"]"#,
        #""pairs":[["France","Bern"],["Italy","Paris"]],"extra":["Rome"]"#,
      ], draft: #"{"LEFT":"RIGHT"}"#, answer: #"{"LEFT":"RIGHT"}"#),
  ]

  private var webs: [WebDriver] = []
  private var places: [Place] = []
  private var modes: [String] = []

  override func setUpWithError() throws {
    places = [try Place(), try Place()]
    modes = try FileManager.default.contentsOfDirectory(atPath: Self.root + "/plugins").sorted()
      .filter { $0.hasSuffix(".lua") }.map { String($0.dropLast(4)) }
    for (variant, place) in places.enumerated() {
      try? FileManager.default.removeItem(atPath: place.root + "/home/plugins")
      try FileManager.default.createSymbolicLink(
        atPath: place.root + "/home/plugins", withDestinationPath: Self.root + "/plugins")
      for reveal in ["each", "end", "never"] {
        for kind in Self.kinds {
          try place.quiz("\(kind.name)-\(reveal)", Self.quiz(reveal, [Self.question(kind, variant, 1)]))
        }
        let all = Self.kinds.enumerated().map { Self.question($0.element, variant, $0.offset) }
        try place.quiz("all-\(reveal)", Self.quiz(reveal, all))
      }
      webs.append(try WebDriver(place))
    }
  }

  override func tearDown() {
    for web in webs { web.end() }
    (webs, places) = ([], [])
  }

  private static func quiz(_ reveal: String, _ questions: [String]) -> String {
    #"{"title":"Same","reveal":"\#(reveal)","language":"en","outcomes":[],"questions":[\#(questions.joined(separator: ","))]}"#
  }

  private static func question(_ kind: Kind, _ variant: Int, _ number: Int) -> String {
    #"{"id":"q\#(number)","kind":"\#(kind.name)","text":"Which?","hint":"Think.","explanation":"So it is.","#
      + "\(kind.rights[variant])}"
  }

  // MARK: Asking both

  /// Asks both and returns the parts of their answers that all sittings share; they have to be equal.
  @discardableResult
  private func ask(_ method: String, _ path: String, _ body: String? = nil, _ place: String) throws -> Message? {
    var texts: [String] = []
    for (web, sitting) in zip(webs, sittings) {
      let path = path.replacingOccurrences(of: "SITTING", with: sitting)
      let body = body.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
      let answer = try web.ask(method, path, body)
      if let new = answer.message?.string("sitting") { opened.append(new) }
      texts.append(Self.comparable(answer))
    }
    if opened.count == webs.count { (sittings, opened) = (opened, []) }
    // Behind the last answer all is revealed: then no question may follow.
    if texts.contains(where: { $0.contains(/\{"type":"(verdict|result)",/) }) {
      for (web, sitting) in zip(webs, sittings) { try assertOver(web, sitting, place) }
      return nil
    }
    XCTAssertEqual(texts[0], texts[1], "\(place): \(method) \(path) \(body ?? "")")
    return texts[0].components(separatedBy: "\r\n\r\n").last.flatMap { Message($0) }
  }

  private func assertOver(_ web: WebDriver, _ sitting: String, _ place: String) throws {
    var objects = try web.ask("GET", "/sittings/\(sitting)").objects
    for _ in 0..<20 where objects.last?.type == "verdict" {
      objects = try web.act(sitting, ["continue": true]).objects
    }
    XCTAssertEqual(objects.last?.type, "result", "\(place): revealed too early")
  }

  private var sittings = ["", ""]
  private var opened: [String] = []

  private static func comparable(_ answer: WebDriver.Answer) -> String {
    let text = answer.text.replacing(/"(\w+_)?ms":\d+/, with: "TIME")
      .replacing(/"(started|finished)":"[^"]*"/, with: "WHEN")
    // The length is compared too, unless time has a part in it.
    let others = ["Date:"] + (text.contains("TIME") ? ["Content-Length:"] : [])
    let head = answer.head.components(separatedBy: "\r\n").filter { line in !others.contains { line.hasPrefix($0) } }
    return (head.joined(separator: "\r\n") + "\r\n\r\n" + text).replacing(/[0-9A-Z]{26}/, with: "SITTING")
  }

  // MARK: Tests

  /// Without an answer that counts, no reply of a sitting says what is right, under any mode.
  func testNothingIsToldBeforeAnAnswer() throws {
    for path in ["/quizzes", "/quizzes/all-each", "/history"] { try ask("GET", path, nil, path) }
    var count = 0
    for (place, mode) in modes.enumerated() {
      for (other, kind) in Self.kinds.enumerated() where isThorough || (place + other) % 4 == 0 {
        count += try lookEverywhere(mode, kind) ? 1 : 0
      }
    }
    XCTAssertGreaterThan(count, isThorough ? 100 : 25, "hardly anything could be played")
  }

  /// False where the mode does not play such a question.
  private func lookEverywhere(_ mode: String, _ kind: Kind) throws -> Bool {
    let name = "\(mode), \(kind.name)"
    guard let begun = try begin("\(kind.name)-each", mode, name) else { return false }
    // The back of a card is the answer: only its front is compared.
    if mode == "cards" { return true }
    guard let question = try toTheQuestion(begun, name) else { return false }
    let (draft, answer) = (Self.written(kind.draft, question), Self.written(kind.answer, question))
    for body in [
      #"{"select":\#(draft)}"#, #"{"answer":\#(answer),"step":99}"#, #"{"answer":["nothing"]}"#, #"{"answer":"x"}"#,
      #"{"answer":-5}"#, #"{"answer":{"1":"1"}}"#, #"{"answer":[]}"#, #"{"back":true}"#, #"{"action":"none"}"#,
      #"{"hint":true}"#,
      #"{"select":\#(draft)}"#,
    ] {
      // Some of them are answers, where a question takes such: then it is over.
      let reply = try ask("GET", "/sittings/SITTING", nil, name)
      guard reply?.objects.last?.type == "question" else { return true }
      if Self.counts(body, question.string("kind")) { continue }
      try ask("POST", "/sittings/SITTING", body, name)
    }
    try ask("GET", "/sittings/SITTING", nil, name)
    return true
  }

  /// Whether such an answer settles a question of that kind.
  private static func counts(_ body: String, _ kind: String?) -> Bool {
    switch kind {
    case "text": body.contains(#""answer":"x""#)
    case "number": body.contains(#""answer":-5"#)
    case "multiple": body.contains(#""answer":[]"#)
    default: false
    }
  }

  /// Modes whose next question depends on the answers, and that say so: they are compared up to the first answer alone.
  private static let reacting: Set = [
    "adaptive", "cards", "confidence", "drill", "hotseat", "leitner", "lifelines", "survival", "tries", "wager",
  ]

  /// Where nothing is revealed before the end, all is the same up to there; where nothing ever is, the end too.
  func testNothingIsToldUntilItIsRevealed() throws {
    var count = 0
    for reveal in ["end", "never"] {
      for mode in modes where !Self.reacting.contains(mode) {
        let name = "\(mode), \(reveal)"
        guard let begun = try begin("all-\(reveal)", mode, name) else { continue }
        var open = try toTheQuestion(begun, name)
        for _ in 0..<20 {
          guard let question = open, let number = question.string("id").flatMap({ Int($0.dropFirst()) }) else { break }
          let answer = Self.written(Self.kinds[number].answer, question)
          if question.int("step") == Self.kinds.count { break }
          let reply = try ask("POST", "/sittings/SITTING", #"{"answer":\#(answer)}"#, name)
          count += 1
          open = try toTheQuestion(reply, name)
        }
      }
    }
    XCTAssertGreaterThan(count, 60, "hardly anything could be played")
  }

  private func begin(_ quiz: String, _ mode: String, _ name: String) throws -> Message? {
    let players = mode == "hotseat" ? #","players":["Ada","Bo"]"# : ""
    let reply = try ask(
      "POST", "/sittings", #"{"quiz":"\#(quiz)","plugin":["\#(mode)"],"seed":5,"new":true\#(players)}"#, name)
    return reply?.string("sitting") == nil ? nil : reply
  }

  /// The question that is open, behind pages.
  private func toTheQuestion(_ reply: Message?, _ name: String) throws -> Message? {
    var last = reply?.objects.last
    for _ in 0..<5 where last?.type == "page" {
      last = try ask("POST", "/sittings/SITTING", #"{"continue":true}"#, name)?.objects.last
    }
    return last?.type == "question" ? last : nil
  }

  /// The ids of what is shown, in an answer.
  private static func written(_ text: String, _ question: Message) -> String {
    let shown = question.ids("answers").joined(separator: "\",\"")
    return text.replacingOccurrences(of: "SHOWN", with: shown)
      .replacingOccurrences(of: "LEFT", with: question.ids("left").first ?? "")
      .replacingOccurrences(of: "RIGHT", with: question.ids("right").first ?? "")
  }
}
