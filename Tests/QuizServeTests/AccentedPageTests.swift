import Foundation
import QuizTesting
import WebTesting
import XCTest

/// Every page in the made-up language, of a house whose quizzes and modes are Greek: every word in plain letters is English
/// that stayed in the code.
final class AccentedPageTests: XCTestCase {
  private static let quiz = """
    { "title": "Ποτάμια", "description": "Για όλους.", "language": "el", "category": "Γεωγραφία", "author": "Άννα",
      "licence": "Δικό μας", "plugin": "τεστ", "navigation": { "back": true }, "timing": { "question": 300 },
      "bands": [ { "from": 0, "title": "Εντάξει", "emoji": "📈", "text": "Ωραία." } ],
      "sections": [ { "id": "Α", "title": "Μέρος", "text": "Πρώτο." } ],
      "questions": [
        { "id": "ε1", "text": "Ποιο;", "hint": "Σκέψου.", "explanation": "Έτσι.", "difficulty": "easy",
          "answers": [ { "text": "Ναι", "correct": true, "feedback": "Ωραία." }, { "text": "Όχι" } ] },
        { "id": "ε2", "kind": "multiple", "text": "Ποια;", "difficulty": "hard",
          "answers": [ { "text": "Άλφα", "correct": true }, { "text": "Βήτα", "correct": true }, { "text": "Γάμμα" } ] },
        { "id": "ε3", "kind": "truefalse", "text": "Ναι;", "correct": true },
        { "id": "ε4", "kind": "range", "text": "Πού;", "correct": 0.5, "labels": ["Λίγο", "Πολύ"] },
        { "id": "ε5", "kind": "number", "text": "Πόσο;", "correct": 12, "tolerance": 1 },
        { "id": "ε6", "kind": "text", "text": "Τι;", "accept": ["μπλε"] },
        { "id": "ε7", "kind": "order", "text": "Σειρά;", "section": "Α", "answers": [ { "text": "Δέλτα" }, { "text": "Ζήτα" } ] },
        { "id": "ε8", "kind": "match", "text": "Μαζί;", "pairs": [["Γαλλία", "Παρίσι"], ["Ιταλία", "Ρώμη"]] },
        { "id": "ε9", "kind": "info", "text": "Διάλειμμα." },
        { "id": "ε10", "text": "Τέλος;", "answers": [ { "text": "Ναι", "correct": true }, { "text": "Όχι" } ] } ] }
    """

  private static let mode = """
    return { api = 1, name = "Δοκιμή", about = "όλα μαζί",
      options = { ["όριο"] = { type = "int", min = 1, max = 9, default = 3, about = "πόσα" },
        ["ναι"] = { type = "bool", default = true, about = "ή όχι" } },
      achievements = { { id = "πρώτο", title = "Το πρώτο", emoji = "🥇", earned = function(stats) return stats.finished > 0 end } } }
    """

  /// A zone, parts of addresses, and what is called true and false beside a question in Greek.
  private static let own: Set = [
    "quizrun", "UTC", "http", "min", "join", "rooms", "True", "False", "cards", "CSV", "MB",
  ]

  private var home: URL!
  private var house: ServedHouse!

  override func setUpWithError() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("greek-\(UUID().uuidString)")
    for folder in ["quizzes", "plugins"] {
      try FileManager.default.createDirectory(
        at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for name in ["ποτάμια", "βουνά"] {
      try Self.quiz.write(to: home.appendingPathComponent("quizzes/\(name).json"), atomically: true, encoding: .utf8)
    }
    try Self.mode.write(to: home.appendingPathComponent("plugins/τεστ.lua"), atomically: true, encoding: .utf8)
    house = try ServedHouse(home: home)
    XCTAssertGreaterThan(house.port, 0, house.said)
  }

  override func tearDown() {
    house = nil
    try? FileManager.default.removeItem(at: home)
  }

  private func send(_ method: String, _ path: String, _ cookie: String, body: String? = nil) throws -> WebClient.Reply {
    let client = try WebClient(port: house.port)
    let text = WebClient.text(
      method, path, port: house.port, ["Accept-Language: en-XA"] + (cookie.isEmpty ? [] : [cookie]), body: body)
    client.send(text.replacingOccurrences(of: "Accept: application/json", with: "Accept: text/html"))
    return try client.reply(within: 30)
  }

  /// The words that a visitor reads or hears of a page.
  private func words(_ page: String) -> String {
    let attributes = page.matches(of: /(?:title|alt|aria-label|placeholder|aria-description)="([^"]*)"/)
      .map { String($0.1) }
    let text = page.replacing(/<(script|style|title)[^>]*>.*?<\/\1>/.dotMatchesNewlines(), with: " ")
      .replacing(/<code[^>]*>.*?<\/code>/, with: " ").replacing(/<[^>]*>/, with: " ").replacing(/&[a-z]+;/, with: " ")
    return ([text] + attributes).joined(separator: "\n").replacing(/quizrun1-[A-Za-z0-9_-]+/, with: " ")
  }

  @discardableResult
  private func look(_ reply: WebClient.Reply, _ path: String, _ own: Set<String> = []) -> String {
    XCTAssert(reply.body.contains("<html lang=\"en-xa\">"), "\(path): \(reply.body.prefix(300))")
    let text = words(reply.body)
    XCTAssertEqual(AccentedText.english(in: text, besides: own.union(Self.own)), [], "\(path): \(text)")
    XCTAssert(AccentedText.isWhole(text), "\(path): \(text)")
    return reply.body
  }

  private func links(_ page: String) -> Set<String> {
    let places = page.matches(of: /<a [^>]*href="(\/[^"]*)"/).map { String($0.1) }
    return Set(places.map { $0.replacingOccurrences(of: "&amp;", with: "&") })
  }

  /// Looks at every page that is linked.
  private func walk(_ cookie: String, own: Set<String> = []) throws -> Set<String> {
    var (seen, waiting): (Set<String>, Set<String>) = ([], ["/"])
    while let path = waiting.popFirst(), seen.count < 100 {
      seen.insert(path)
      let page = look(try send("GET", path, cookie), path, own)
      waiting.formUnion(links(page).subtracting(seen))
    }
    return seen
  }

  private static let answers = [
    #"{"answer":["a"]}"#, #"{"answer":["a","b"]}"#, #"{"answer":["false"]}"#, #"{"answer":0.5}"#, #"{"answer":12}"#,
    #"{"answer":"μπλε"}"#, #"{"skip":true}"#, #"{"skip":true}"#, #"{"continue":true}"#, #"{"answer":["b"]}"#,
  ]

  /// Plays a sitting to its end and looks at every step of it.
  private func play(_ cookie: String?, _ quiz: String = "ποτάμια") throws -> (cookie: String, sitting: String) {
    let (cookie, sitting) = try house.guest(#"{"quiz":"\#(quiz)","seed":1}"#, cookie: cookie)
    var answers = Self.answers[...]
    for _ in 0..<40 {
      look(try send("GET", "/sittings/\(sitting)", cookie), "a step")
      let open = try house.ask("GET", "/sittings/\(sitting)", [cookie]).body
      if open.contains(#""type":"result""#) { break }
      let isQuestion = open.contains(#""type":"question""#)
      let line = isQuestion ? answers.popFirst() ?? #"{"skip":true}"# : #"{"continue":true}"#
      if line.contains("\"a\"") { _ = try send("POST", "/sittings/\(sitting)", cookie, body: "do=hint") }
      let reply = try house.ask("POST", "/sittings/\(sitting)", [cookie], body: line)
      if reply.status == 422 { _ = try house.ask("POST", "/sittings/\(sitting)", [cookie], body: #"{"skip":true}"#) }
    }
    return (cookie, sitting)
  }

  func testEveryPageOfTheOwner() throws {
    let owner = try house.owner()
    _ = try send("POST", "/players", owner, body: "do=add&name=%CE%86%CE%BD%CE%BD%CE%B1")
    _ = try send("POST", "/players", owner, body: "do=use&name=%CE%86%CE%BD%CE%BD%CE%B1")
    _ = try play(owner)
    _ = try house.guest(#"{"quiz":"βουνά","seed":1}"#, cookie: owner)
    let seen = try walk(owner)
    for path in [
      "/history", "/statistics", "/settings", "/players", "/leaderboard", "/streak", "/achievements", "/rooms",
    ] {
      XCTAssert(seen.contains(path), path)
    }
    for (path, body) in [
      ("/settings", "seconds=never"), ("/settings", "weekly-goal=9"), ("/players", "do=add&name=a%2Cb"),
      ("/challenge", "code=quizrun1-x"),
    ] {
      look(try send("POST", path, owner, body: body), "\(path) \(body)", ["never"])
    }
  }

  func testEveryPageOfAGuest() throws {
    let (guest, _) = try play(nil)
    let seen = try walk(guest)
    for path in ["/join", "/key", "/history"] { XCTAssert(seen.contains(path), path) }
    for (path, body) in [("/key", "key=no"), ("/join", "name=a%2Cb"), ("/settings", "seconds=1"), ("/nothing", "x=1")] {
      look(try send("POST", path, guest, body: body), "\(path) \(body)")
    }
    look(try send("GET", "/nothing", guest), "/nothing")
    look(try send("GET", "/sittings/01JD0000000000000000000000", guest), "a sitting of nobody")
  }

  /// A room from its lobby to its end, on all three screens.
  func testEveryPageOfARoom() throws {
    let owner = try house.owner()
    let opened = try house.ask("POST", "/rooms", [owner], body: #"{"quizzes":["ποτάμια"],"seed":1}"#)
    let code = opened.body.firstMatch(of: /"code":"(\d{6})"/).map { String($0.1) } ?? ""
    look(try send("GET", "/rooms/\(code)", ""), "joining")
    let joined = try house.ask("POST", "/rooms/\(code)/players", body: #"{"name":"Βίκη"}"#)
    let player = "Cookie: " + (joined.header("Set-Cookie")?.components(separatedBy: ";").first ?? "")
    let deeds = [
      "open", "pause", "resume", "lock", "reveal", "board", "next", "open", "lock", "reveal", "next", "lock-joining",
      "end",
    ]
    for deed in [""] + deeds {
      if !deed.isEmpty {
        let told = try house.ask("POST", "/rooms/\(code)/host", [owner], body: #"{"do":"\#(deed)"}"#)
        XCTAssert([200, 409].contains(told.status), "\(deed): \(told.body)")
        let refused = try send("POST", "/rooms/\(code)/host", owner, body: "do=resume")
        if refused.status >= 400 { look(refused, "\(deed) again") }
      }
      for (path, cookie) in [("", player), ("/screen", ""), ("/host", owner)] {
        look(try send("GET", "/rooms/\(code)\(path)", cookie), "\(path) after \(deed)")
      }
    }
    look(try send("GET", "/rooms", owner), "/rooms")
  }
}
