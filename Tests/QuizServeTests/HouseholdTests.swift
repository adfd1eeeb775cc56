import Foundation
import QuizServe
import WebTesting
import XCTest

/// The three programs together: starting, dying, ending.
final class HouseholdTests: XCTestCase {
  func testItSaysWhereItListensAndEnds() throws {
    for signal in [SIGINT, SIGTERM] {
      let house = try ServedHouse()
      XCTAssertEqual(house.url, "http://127.0.0.1:\(house.port)/", house.said)
      XCTAssertGreaterThan(house.key.count, 40)
      XCTAssertEqual(try house.ask("GET", "/quizzes").status, 200)
      let children = house.children.values
      XCTAssertEqual(children.count, 2)
      kill(house.process.processIdentifier, signal)
      XCTAssertEqual(house.exitCode(), 0, house.said)
      for child in children { XCTAssertNotEqual(kill(child, 0), 0, "a child was left behind") }
      let left = try FileManager.default.contentsOfDirectory(atPath: house.folder.path)
      XCTAssertEqual(left.filter { $0.hasPrefix("quizrun-media") }, [])
      XCTAssertFalse(house.said.contains(house.key), "the key is no matter of logs")
    }
  }

  func testEachOfTheThreeDies() throws {
    let house = try ServedHouse()
    let guest = try house.guest()
    let answer = #"{"skip":true,"step":1,"request":"r1"}"#
    let first = try house.ask("POST", "/sittings/\(guest.sitting)", [guest.cookie], body: answer)
    XCTAssertEqual(first.status, 200, first.body)
    for (name, port) in [("quizrun-serve", house.port), ("quizrun", house.port)] {
      let child = try XCTUnwrap(house.children[name])
      kill(child, SIGKILL)
      let again = try house.askUntilAnswered("POST", "/sittings/\(guest.sitting)", [guest.cookie], body: answer)
      XCTAssertEqual(again.status, 200, "\(name): \(again.body)")
      XCTAssertEqual(again.body, first.body, "the same reply, and nothing twice")
      XCTAssertEqual(house.port, port)
      XCTAssertNotEqual(house.children[name], child)
    }
    XCTAssertTrue(house.said.contains("the engine ended (signal 9) and is started anew"), house.said)
    let children = Array(house.children.values)
    kill(house.process.processIdentifier, SIGKILL)
    let deadline = Date().addingTimeInterval(10)
    while children.contains(where: Self.isRunning) && Date() < deadline { usleep(20_000) }
    XCTAssertFalse(children.contains(where: Self.isRunning), "children end with their parent")
  }

  /// Whether it runs; a child that ended without a parent may remain for a while.
  private static func isRunning(_ pid: pid_t) -> Bool {
    let stat = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    return !stat.isEmpty && stat.components(separatedBy: ") ").last?.first != "Z"
  }

  /// A quiz that is a program takes its time in a cell: the day's draw waits for its questions.
  func testTheDayIsTheSameInTheTerminal() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("drawn-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let quizzes = home.appendingPathComponent("quizzes")
    try FileManager.default.createDirectory(at: quizzes, withIntermediateDirectories: true)
    let questions = (1...5).map { #"{"id":"q\#($0)","kind":"truefalse","text":"\#($0)?","correct":true}"# }
    try "{\"title\":\"Plain\",\"questions\":[\(questions.joined(separator: ","))]}".write(
      to: quizzes.appendingPathComponent("plain.json"), atomically: true, encoding: .utf8)
    try """
    local questions = {}
    for i = 1, 30 do questions[i] = { id = "p" .. i, kind = "truefalse", text = i .. "?", correct = true } end
    return { title = "Made", questions = questions }
    """.write(to: quizzes.appendingPathComponent("made.lua"), atomically: true, encoding: .utf8)
    // A day whose first question is one of the program's: six days of seven are.
    let house = try ServedHouse(home: home, now: "2026-11-21T12:00:00Z")
    let opened = try house.ask("POST", "/sittings", body: #"{"daily":true}"#)
    XCTAssertEqual(opened.status, 201, opened.body)
    let ids = opened.body.matches(of: /"id":"((?:plain|made)\/\w+)"/).map { String($0.1) }
    let there = try house.run(["daily", "--json"], data: "other")
    let others = there.matches(of: /"id":"((?:plain|made)\/\w+)"/).map { String($0.1) }
    XCTAssertEqual(ids.first, others.first, "\(opened.body)\n\(there)")
    XCTAssertTrue(others.first?.hasPrefix("made/") == true, there)
  }

  func testPortsThatAreTaken() throws {
    let first = try ServedHouse()
    let second = try ServedHouse(["--port", "\(first.port)"])
    XCTAssertEqual(second.exitCode(), 69)
    XCTAssertTrue(second.said.contains("127.0.0.1:\(first.port)"), second.said)
    let (third, fourth) = (try ServedHouse([]), try ServedHouse([]))
    XCTAssertGreaterThanOrEqual(third.port, 8420)
    XCTAssertGreaterThan(fourth.port, third.port, "the next free one")
  }

  func testWhatIsRefused() throws {
    let cases: [([String], Int32, String)] = [
      (["--listen", "0.0.0.0"], 2, "--insecure-lan"), (["--port", "x"], 2, "--port"),
      (["--tls-cert", "c"], 2, "--tls-key"),
      (["--tls-cert", "/nothing", "--tls-key", "/nothing"], 66, "/nothing"),
      (["--listen", "203.0.113.9", "--insecure-lan"], 69, "203.0.113.9"),
      (["--host-name", "a b"], 2, "--host-name"), (["--trusted-proxy", "x"], 2, "--trusted-proxy"),
      (["more"], 2, "more"),
    ]
    for (arguments, code, words) in cases {
      let house = try ServedHouse(arguments)
      XCTAssertEqual(house.exitCode(), code, "\(arguments): \(house.said)")
      XCTAssertTrue(house.said.contains(words), "\(arguments): \(house.said)")
    }
  }

  func testASittingGoesFromTheTerminalToTheWebAndBack() throws {
    let house = try ServedHouse()
    let owner = try house.owner()
    let begun = try Self.quizrun(house, ["animals", "--json", "--seed", "3"], input: "{\"skip\":true}\n")
    let id = try XCTUnwrap(begun.firstMatch(of: /"sitting":"(\w{26})"/)).1
    let shown = try house.ask("GET", "/sittings/\(id)", [owner])
    XCTAssertEqual(shown.status, 200, shown.body)
    XCTAssertTrue(shown.body.contains("\"step\":2,"), shown.body)
    let reply = try house.ask("POST", "/sittings/\(id)", [owner], body: #"{"skip":true,"step":2}"#)
    XCTAssertEqual(reply.status, 200, reply.body)
    XCTAssertEqual(try house.ask("POST", "/sittings/\(id)", [owner], body: #"{"quit":"keep"}"#).status, 200)
    let deadline = Date().addingTimeInterval(15)
    var gone = ""
    repeat {
      gone = try Self.quizrun(house, ["animals", "--json"], input: "")
      usleep(200_000)
    } while !gone.contains("\"resumed\":true") && Date() < deadline
    XCTAssertTrue(gone.contains("\"step\":3,"), gone)
    XCTAssertEqual(
      try house.ask("GET", "/sittings/\(id)", [try house.guest().cookie]).status, 404, "guests see their own")
  }

  private static func quizrun(_ house: ServedHouse, _ arguments: [String], input: String) throws -> String {
    let process = Process()
    let (output, feed) = (Pipe(), Pipe())
    process.executableURL = house.process.executableURL
    process.arguments = arguments
    process.environment = house.process.environment
    process.standardInput = feed
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    feed.fileHandleForWriting.write(Data(input.utf8))
    try feed.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  func testWatchedFilesAreReadAnew() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let quizzes = home.appendingPathComponent("quizzes")
    try FileManager.default.createDirectory(at: quizzes, withIntermediateDirectories: true)
    let write = { (title: String) in
      let quiz =
        #"{"title":"\#(title)","questions":[{"id":"q","text":"?","answers":[{"text":"a","correct":true},{"text":"b"}]}]}"#
      try quiz.write(to: quizzes.appendingPathComponent("mine.json"), atomically: true, encoding: .utf8)
    }
    try write("Before")
    let house = try ServedHouse(["--port", "0", "--watch"], home: home)
    XCTAssertTrue(try house.ask("GET", "/quizzes/mine").body.contains("Before"), house.said)
    try write("Afterwards")
    let deadline = Date().addingTimeInterval(15)
    while try !house.askUntilAnswered("GET", "/quizzes/mine").body.contains("Afterwards") && Date() < deadline {
      usleep(100_000)
    }
    XCTAssertTrue(try house.askUntilAnswered("GET", "/quizzes/mine").body.contains("Afterwards"))
    XCTAssertFalse(house.said.contains("started anew"), house.said)
  }
}
