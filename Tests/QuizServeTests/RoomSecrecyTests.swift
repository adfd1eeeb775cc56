import Foundation
import WebTesting
import XCTest

/// Compares what leaves before the reveal, by every path and in every language. Two servers play the same room, each
/// with other right answers, and every byte of theirs is compared.
final class RoomSecrecyTests: XCTestCase {
  /// A room on a server of its own, its host, and who looks.
  private struct Side {
    let house: ServedHouse
    let owner: [String]
    var code = ""
    var room = ""
    var player: [String] = []
    var streams: [WebClient] = []
  }

  private var sides: [Side] = []
  private var compared = 0

  /// Kinds of questions with one solution and another, equally long.
  private static let kinds: [(text: String, solutions: [String], answer: String)] = [
    (#""kind":"truefalse","correct":SOLUTION"#, ["true ", "false"], #"["true"]"#),
    (
      #""answers":[{"id":"a","text":"A","correct":FIRST,"feedback":"Fa."},{"id":"b","text":"B","correct":SECOND}]"#,
      ["FIRST", "SECOND"], #"["a"]"#
    ),
    (
      #""kind":"multiple","answers":[{"id":"a","text":"A","correct":FIRST},{"id":"b","text":"B","correct":SECOND},{"id":"c","text":"C","correct":true}]"#,
      ["FIRST", "SECOND"], #"["a","c"]"#
    ),
    (#""kind":"number","correct":SOLUTION"#, ["6", "7"], "6"),
    (#""kind":"text","accept":["SOLUTION"]"#, ["Oslo", "Rome"], #""oslo""#),
    (#""kind":"range","min":0,"max":9,"correct":SOLUTION"#, ["3", "8"], "3"),
  ]

  private func quiz(_ side: Int) -> String {
    let questions = Self.kinds.enumerated().map { number, kind in
      let solution = kind.solutions[side]
      let text = kind.text.replacingOccurrences(of: "SOLUTION", with: solution)
        .replacingOccurrences(of: solution == "FIRST" ? "FIRST" : "SECOND", with: "true ")
        .replacingOccurrences(of: solution == "FIRST" ? "SECOND" : "FIRST", with: "false")
      return #"{"id":"q\#(number)","text":"Which \#(number)?","explanation":"Because \#(side).",\#(text)}"#
    }
    return #"{"title":"Secret","questions":[\#(questions.joined(separator: ","))]}"#
  }

  private func cookie(_ reply: WebClient.Reply) -> [String] {
    reply.header("Set-Cookie").map { ["Cookie: " + ($0.components(separatedBy: ";").first ?? "")] } ?? []
  }

  private func open(_ number: Int, _ wishes: String) throws -> Side {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: home) }
    let quizzes = home.appendingPathComponent("quizzes")
    try FileManager.default.createDirectory(at: quizzes, withIntermediateDirectories: true)
    try quiz(number).write(to: quizzes.appendingPathComponent("secret.json"), atomically: true, encoding: .utf8)
    let house = try ServedHouse(home: home)
    var side = Side(house: house, owner: [try house.owner()])
    let reply = try house.ask("POST", "/rooms", side.owner, body: #"{"quizzes":["secret"],"seed":5\#(wishes)}"#)
    XCTAssertEqual(reply.status, 201, reply.body)
    side.code = reply.body.firstMatch(of: /"code":"(\d{6})"/).map { String($0.1) } ?? ""
    side.room = reply.body.firstMatch(of: /"room":"(\w{26})"/).map { String($0.1) } ?? ""
    side.player = cookie(try house.ask("POST", "/rooms/\(side.code)/players", body: #"{"name":"Ada"}"#))
    for (query, headers) in [("", side.player), ("?as=screen", [])] {
      let client = try WebClient(port: house.port)
      client.send(WebClient.text("GET", "/rooms/\(side.code)/events\(query)", port: house.port, headers))
      side.streams.append(client)
    }
    return side
  }

  private func host(_ verb: String) throws {
    for side in sides {
      let reply = try side.house.ask("POST", "/rooms/\(side.code)/host", side.owner, body: #"{"do":"\#(verb)"}"#)
      XCTAssertEqual(reply.status, 200, "\(verb): \(reply.body)")
    }
  }

  /// Without what two rooms never have in common.
  private func comparable(_ text: String, _ side: Side) -> String {
    text.replacingOccurrences(of: side.room, with: "ROOM").replacingOccurrences(of: side.code, with: "CODE")
      .replacingOccurrences(of: "\(side.code.prefix(3)) \(side.code.suffix(3))", with: "CODE")
      .replacingOccurrences(of: ":\(side.house.port)", with: ":PORT")
      .replacing(/[0-9A-HJKMNP-TV-Z]{26}/, with: "ID")
  }

  private func compare(_ method: String, _ path: String, _ headers: (Side) -> [String], body: String? = nil) throws {
    let replies = try sides.map { side in
      let path = path.replacingOccurrences(of: "CODE", with: side.code)
      let reply = try side.house.ask(method, path, headers(side), body: body)
      let length = reply.header("Content-Length") ?? "none"
      return comparable("\(reply.status) \(length)\n\(reply.body)", side)
    }
    XCTAssertEqual(replies[0], replies[1], "\(method) \(path) \(body ?? "")")
    compared += 1
  }

  /// Everything that a player, the screen and a stranger can ask for.
  private func compareAll(_ answer: String, epoch: Int) throws {
    let readers: [(Side) -> [String]] = [{ $0.player }, { _ in [] }]
    for headers in readers {
      for path in ["/rooms/CODE", "/rooms/CODE/screen"] {
        try compare("GET", path) { headers($0) + ["Accept: application/json"] }
        for language in ["en", "de"] {
          try compare("GET", path) { headers($0) + ["Accept: text/html", "Accept-Language: \(language)"] }
        }
      }
      for body in [answer, #""nothing""#, #"["nothing"]"#, "-5", "[]"] {
        try compare("POST", "/rooms/CODE/answer", headers, body: #"{"epoch":\#(epoch),"answer":\#(body)}"#)
      }
      try compare("GET", "/rooms/CODE/host", headers)
      try compare("POST", "/sittings", headers, body: #"{"quiz":"secret"}"#)
    }
  }

  /// Compares what streams have told since, once both have come to a phase: each object once, as counters come when
  /// there is time.
  private func compareStreams(_ phase: String, epoch: Int) {
    for stream in 0..<2 {
      let mark = #""phase":"\#(phase)","epoch":\#(epoch)"#
      let heard = sides.map { side in
        var text = side.streams[stream].read(until: mark, within: 60)
        XCTAssertTrue(text.contains(mark), "stream \(stream) never came to \(phase) \(epoch)")
        for _ in 0..<200 where text.components(separatedBy: mark).last?.contains("\n\n") == false {
          text = side.streams[stream].read(until: "NEVER", within: 0.05)
        }
        return text.components(separatedBy: "\n").filter { $0.hasPrefix("data: ") }.map { comparable($0, side) }
      }
      let told = heard.map { lines in
        Set(lines.filter { $0.contains(mark) && !(phase == "open" && $0.contains(#""answered":1"#)) })
      }
      XCTAssertFalse(told[0].isEmpty)
      XCTAssertEqual(told[0], told[1], "stream \(stream), \(phase) \(epoch)")
    }
  }

  func testNoByteTellsWhatIsRightBeforeTheReveal() throws {
    sides = try (0..<2).map { try open($0, "") }
    for (number, kind) in Self.kinds.enumerated() {
      let epoch = number + 1
      try host(number == 0 ? "open" : "next")
      compareStreams("open", epoch: epoch)
      try compareAll(kind.answer, epoch: epoch)
      try compare("POST", "/rooms/CODE/answer", \.player, body: #"{"epoch":\#(epoch),"answer":\#(kind.answer)}"#)
      try compareAll(kind.answer, epoch: epoch)
      try host("lock")
      compareStreams("locked", epoch: epoch)
      try compareAll(kind.answer, epoch: epoch)
      try host("reveal")
      let shown = try sides.map {
        try $0.house.ask("GET", "/rooms/\($0.code)", $0.player + ["Accept: application/json"])
      }
      XCTAssertNotEqual(
        comparable(shown[0].body, sides[0]), comparable(shown[1].body, sides[1]), "nothing is different")
      try host("board")
    }
    XCTAssertEqual(compared, Self.kinds.count * (3 * 26 + 1))
  }
}
