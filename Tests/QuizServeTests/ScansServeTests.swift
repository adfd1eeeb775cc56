import Foundation
import SheetLayout
import SheetTesting
import WebTesting
import XCTest

/// Scanned sheets over HTTP: sent, read beside the engine, resolved, marked and put away, by the owner alone.
final class ScansServeTests: XCTestCase {
  private static let quiz = """
    {"id":"leaves","title":"Leaves","questions":[
      {"id":"one","text":"One?","answers":[{"id":"r","text":"right","correct":true},{"id":"w","text":"wrong"},{"id":"v","text":"worse"}]},
      {"id":"two","kind":"truefalse","text":"Two.","correct":true}]}
    """
  private static let path = "/workshop/quizzes/leaves/scans"
  private static let json = "Accept: application/json"
  private static let html = "Accept: text/html, application/json;q=0"

  /// A server whose owner has a quiz, and its printed sheets: Ada's is marked well, Ben's twice in the first question.
  private func house(
    programs: String? = nil
  ) throws -> (house: ServedHouse, owner: String, pages: [PrintedSheet]) {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    let quizzes = home.appendingPathComponent("quizzes")
    try FileManager.default.createDirectory(at: quizzes, withIntermediateDirectories: true)
    try Self.quiz.write(to: quizzes.appendingPathComponent("leaves.json"), atomically: true, encoding: .utf8)
    addTeardownBlock { try? FileManager.default.removeItem(at: home) }
    let house = try ServedHouse(home: home, programs: programs)
    XCTAssertGreaterThan(house.port, 0, house.said)
    let owner = try house.owner()
    let printed = try house.ask(
      "GET", "/workshop/quizzes/leaves/print?sheets=1&seed=7&versions=1&class=Ada%0D%0ABen+%C3%96z", [owner, Self.html])
    XCTAssertEqual(printed.header("Content-Disposition"), "attachment; filename=\"leaves-sheets.html\"")
    var pages = PrintedSheet.all(printed.body)
    XCTAssertEqual(pages.map { $0.attributes["participant"] }, ["Ada", "Ben Öz"], printed.body)
    for (page, mark) in [(0, "1:A"), (0, "2:A"), (1, "1:A"), (1, "1:B"), (1, "2:A")] {
      XCTAssertTrue(pages[page].mark(mark), mark)
    }
    return (house, owner, pages)
  }

  private func form(
    _ files: [(name: String, bytes: [UInt8])], fields: [(String, String)] = []
  ) -> (type: String, body: [UInt8]) {
    var body: [UInt8] = []
    for (name, value) in fields {
      body += Array("--sign\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
    }
    for file in files {
      let head = "--sign\r\nContent-Disposition: form-data; name=\"files\"; filename=\"\(file.name)\"\r\n"
      body += Array((head + "Content-Type: image/png\r\n\r\n").utf8) + file.bytes + Array("\r\n".utf8)
    }
    return ("Content-Type: multipart/form-data; boundary=sign", body + Array("--sign--\r\n".utf8))
  }

  private func send(
    _ house: ServedHouse, _ headers: [String], _ form: (type: String, body: [UInt8])
  ) throws -> WebClient.Reply {
    let client = try WebClient(port: house.port)
    let head = ["POST \(Self.path) HTTP/1.1", "Host: 127.0.0.1:\(house.port)", form.type] + headers
    let text = (head + ["Content-Length: \(form.body.count)", "", ""]).joined(separator: "\r\n")
    client.send(bytes: Array(text.utf8) + form.body)
    return try client.reply(within: 30)
  }

  private func object(_ reply: WebClient.Reply) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(reply.body.utf8))) as? [String: Any] ?? [:]
  }

  /// The sheets once nothing runs any more.
  private func settled(_ house: ServedHouse, _ owner: String) throws -> [String: Any] {
    let deadline = Date().addingTimeInterval(120)
    while true {
      let reply = try house.askUntilAnswered("GET", Self.path, [owner, Self.json])
      XCTAssertEqual(reply.status, 200, reply.body)
      let view = object(reply)
      let stage = view["stage"] as? String ?? ""
      if !["reading", "grading"].contains(stage) || Date() > deadline { return view }
      usleep(100_000)
    }
  }

  private func deed(_ house: ServedHouse, _ owner: String, _ body: String) throws -> WebClient.Reply {
    try house.ask("POST", Self.path, [owner, Self.json, "Content-Type: application/json"], body: body)
  }

  private func left(_ house: ServedHouse) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: house.data + "/workshop/scans")
    return (names ?? []).filter { $0 != "busy" }
  }

  func testTheWholeWay() throws {
    let (house, owner, pages) = try house()
    let before = try house.ask("GET", Self.path, [owner, Self.html])
    XCTAssertEqual(before.status, 200)
    XCTAssertTrue(before.body.contains("enctype=\"multipart/form-data\""), before.body)
    let edit = try house.ask("GET", "/workshop/quizzes/leaves", [owner, Self.html])
    XCTAssertTrue(edit.body.contains("href=\"\(Self.path)\""), "the quiz leads there")

    let sent = form(
      [
        ("scan.pgm", pages[0].canvas.pgm), ("scan.pgm", pages[1].canvas.pgm), ("../etc/letter.png", Array("no".utf8)),
        ("blank.pgm", SheetCanvas(.a4).pgm),
      ], fields: [("seed", ""), ("class", "Ada\nBen Öz\nCem\n")])
    let reply = try send(house, [owner, Self.html], sent)
    XCTAssertEqual(reply.status, 303, reply.body)
    XCTAssertEqual(reply.header("Location"), Self.path)
    let view = try settled(house, owner)
    XCTAssertEqual(view["stage"] as? String, "read", "\(view)")
    XCTAssertEqual(view["seed"] as? Int, 7)
    XCTAssertEqual(view["columns"] as? [String], ["1", "2"])
    let sheets = view["sheets"] as? [[String: Any]] ?? []
    XCTAssertEqual(sheets.map { $0["participant"] as? String }, ["Ada", "Ben Öz"])
    XCTAssertEqual(sheets.map { $0["cells"] as? [String] }, [["A", "A"], ["", "A"]])
    let remarks = view["remarks"] as? [String] ?? []
    for remark in ["letter.png:1: is neither PDF nor PNG nor JPEG", "blank.pgm:1 is blank", "no sheet of Cem"] {
      XCTAssertTrue(remarks.contains { $0.hasPrefix(remark) }, "\(remark) in \(remarks)")
    }
    let doubts = view["doubts"] as? [[String: Any]] ?? []
    XCTAssertEqual(doubts.map { $0["place"] as? String }, ["scan-2.pgm:1"])
    let picture = try XCTUnwrap(doubts.first?["picture"] as? String)

    // The owner alone sees any of it, and from this server's pages alone.
    let guest = try house.guest(#"{"quiz":"leaves"}"#).cookie
    for headers in [[], [guest]] {
      for place in [Self.path, "\(Self.path)/\(picture)", "\(Self.path)/answers.csv"] {
        XCTAssertEqual(try house.ask("GET", place, headers).status, 404, place)
      }
      XCTAssertEqual(try send(house, headers, sent).status, 404)
      XCTAssertEqual(try house.ask("POST", Self.path, headers, body: "do=away").status, 404)
    }
    XCTAssertEqual(try send(house, [owner, "Origin: http://evil.example"], sent).status, 403)
    XCTAssertEqual(left(house).count, 1, "nothing of strangers is kept: \(left(house))")
    let cut = try house.ask("GET", "\(Self.path)/\(picture)", [owner])
    XCTAssertEqual(cut.header("Content-Type"), "image/png")
    for other in ["job.json", "readings", "..%2fserve.key", "cut-x.png"] {
      XCTAssertEqual(try house.ask("GET", "\(Self.path)/\(other)", [owner]).status, 404, other)
    }

    // A letter that is not there is refused with the page, the right one is taken.
    let page = try house.ask("GET", Self.path, [owner, Self.html])
    XCTAssertTrue(page.body.contains("src=\"\(Self.path)/\(picture)\""), page.body)
    let named = "participant=Ben+%C3%96z&question=1&do=resolve&answer="
    let wrong = try house.ask("POST", Self.path, [owner, Self.html], body: named + "Q")
    XCTAssertEqual(wrong.status, 409)
    XCTAssertTrue(wrong.body.contains("is no answer to question 1") && wrong.body.contains("value=\"Q\""), wrong.body)
    XCTAssertEqual(try house.ask("POST", Self.path, [owner, Self.html], body: named + "b").status, 303)
    let resolved = try settled(house, owner)
    XCTAssertNil(resolved["doubts"], "\(resolved)")
    XCTAssertEqual(try house.ask("POST", Self.path, [owner, Self.html], body: "do=grade").status, 303)
    let graded = try settled(house, owner)
    XCTAssertEqual(graded["stage"] as? String, "graded", "\(graded)")
    XCTAssertEqual((graded["marks"] as? [[String: Any]])?.map { $0["points"] as? Double }, [2, 1])
    let marks = try house.ask("GET", "\(Self.path)/marks.csv", [owner])
    XCTAssertTrue(marks.body.contains("\nBen Öz,A "), marks.body)
    XCTAssertEqual(marks.header("Content-Disposition"), "attachment; filename=\"leaves-marks.csv\"")
    let feedback = try house.ask("GET", "\(Self.path)/feedback.html", [owner])
    XCTAssertEqual(feedback.body.matches(of: /<img[^>]*data:image\/png/).count, 2, "each sheet shows its page")

    // It is there after the engine began anew, until it is put away.
    kill(try XCTUnwrap(house.children["quizrun"]), SIGKILL)
    XCTAssertEqual(try settled(house, owner)["stage"] as? String, "graded")
    XCTAssertEqual(try house.ask("POST", Self.path, [owner, Self.html], body: "do=away").status, 303)
    XCTAssertEqual(try settled(house, owner)["stage"] as? String, "none")
    XCTAssertEqual(left(house), [])
  }

  /// Both the engine and what it started are killed while they read: the next engine goes on.
  func testReadingGoesOnAfterACrash() throws {
    let (house, owner, pages) = try house()
    XCTAssertEqual(try send(house, [owner, Self.html], form([("a.pgm", pages[0].canvas.pgm)])).status, 303)
    kill(try XCTUnwrap(house.children["quizrun"]), SIGKILL)
    let view = try settled(house, owner)
    XCTAssertEqual(view["stage"] as? String, "read", "\(view)")
    XCTAssertEqual(view["pages"] as? Int, 1)
    // More pages join those before, and a page that comes again is a doubt.
    let two = form([("a.pgm", pages[1].canvas.pgm), ("b", pages[0].canvas.pgm)])
    XCTAssertEqual(try send(house, [owner, Self.html], two).status, 303)
    let more = try settled(house, owner)
    XCTAssertEqual((more["sheets"] as? [[String: Any]])?.count, 2)
    let whys = (more["doubts"] as? [[String: Any]])?.map { $0["why"] as? String ?? "" } ?? []
    XCTAssertEqual(Set(whys), ["page 1 came more than once", "more than one mark: A B"])
  }

  /// The program that reads holds the lock of the folder, whichever engine started it, and nothing else does.
  func testTheLockIsHeldForAsLongAsSheetsAreRead() throws {
    let programs = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: programs) }
    // A PDF whose pages are counted as soon as the test says so.
    let (pdfinfo, go) = (programs.appendingPathComponent("pdfinfo"), programs.appendingPathComponent("go"))
    let asked = programs.appendingPathComponent("asked")
    let script =
      "#!/bin/sh\ntouch '\(asked.path)'\nwhile [ ! -e '\(go.path)' ]; do sleep 0.05; done\necho 'Pages: 0'\n"
    try script.write(to: pdfinfo, atomically: true, encoding: .utf8)
    XCTAssertEqual(chmod(pdfinfo.path, 0o755), 0)
    defer { _ = FileManager.default.createFile(atPath: go.path, contents: nil) }
    let (house, owner, pages) = try house(programs: programs.path)
    func isLocked() -> Bool {
      let lock = open(house.data + "/workshop/scans/busy", O_RDWR | O_CLOEXEC)
      defer { close(lock) }
      return flock(lock, LOCK_EX | LOCK_NB) != 0
    }
    let slow = form([("slow.pdf", Array("%PDF-1.4\n".utf8))])
    XCTAssertEqual(try send(house, [owner, Self.html], slow).status, 303)
    XCTAssertTrue(isLocked(), "the program that reads holds the lock")
    let deadline = Date().addingTimeInterval(60)
    while !FileManager.default.fileExists(atPath: asked.path), Date() < deadline { usleep(20_000) }
    XCTAssertEqual(object(try deed(house, owner, #"{"do":"stop"}"#))["stage"] as? String, "failed")
    XCTAssertFalse(isLocked(), "the lock ends with the program, not with what the program started")

    XCTAssertEqual(object(try deed(house, owner, #"{"do":"again"}"#))["stage"] as? String, "reading")
    XCTAssertTrue(isLocked())
    kill(try XCTUnwrap(house.children["quizrun"]), SIGKILL)
    let after = try house.askUntilAnswered("GET", Self.path, [owner, Self.json])
    XCTAssertEqual(object(after)["stage"] as? String, "reading", "the next engine starts no second one: \(after.body)")
    XCTAssertTrue(isLocked())
    let busy = try send(house, [owner, Self.json], form([("b.pgm", pages[1].canvas.pgm)]))
    XCTAssertEqual(busy.status, 409, busy.body)
    _ = FileManager.default.createFile(atPath: go.path, contents: nil)
    _ = try settled(house, owner)
    XCTAssertFalse(isLocked())
  }

  func testWhatIsTooMuchOrMalformedIsRefused() throws {
    let (house, owner, pages) = try house()
    let client = try WebClient(port: house.port)
    let type = form([]).type
    client.send(
      "POST \(Self.path) HTTP/1.1\r\nHost: 127.0.0.1:\(house.port)\r\n\(owner)\r\n\(type)\r\n\(Self.html)\r\n"
        + "Content-Length: \(1 << 30)\r\n\r\n")
    let large = try client.reply(within: 30)
    XCTAssertEqual(large.status, 413)
    XCTAssertTrue(large.body.contains("These pages are more than 50 MB"), large.body)
    // A body that turns out to be too long on its way.
    let long = form([("a.pgm", [UInt8](repeating: 7, count: 52 << 20))])
    XCTAssertEqual(try send(house, [owner], long).status, 413)
    for body in ["--sign", "--sign\r\n\r\nx", "--sign\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n"] {
      XCTAssertEqual(try send(house, [owner], (type, Array(body.utf8))).status, 400, body)
    }
    XCTAssertEqual(try send(house, [owner], form([])).status, 409, "no page at all")
    XCTAssertEqual(left(house).filter { $0.hasPrefix("up-") }, [], "nothing of it is kept")
    for order in [#"{"do":"grade"}"#, #"{"do":"sing"}"#, #"{"do":"read","files":[{"file":"../x","name":"a"}]}"#] {
      XCTAssertEqual(try deed(house, owner, order).status, 409, order)
    }
    XCTAssertEqual(try house.ask("GET", "/workshop/quizzes/none/scans", [owner]).status, 404)
    let twice = try house.ask("GET", "/workshop/quizzes/leaves/print?sheets=1&class=A%0AA", [owner, Self.html])
    XCTAssertEqual(twice.status, 422)
    XCTAssertTrue(twice.body.contains("stands in line 1 too"), twice.body)

    // Another job waits until the one that runs is done.
    XCTAssertEqual(try send(house, [owner, Self.html], form([("a.pgm", pages[0].canvas.pgm)])).status, 303)
    _ = try settled(house, owner)
    let lock = open(house.data + "/workshop/scans/busy", O_RDWR)
    XCTAssertEqual(flock(lock, LOCK_EX | LOCK_NB), 0)
    let busy = try send(house, [owner, Self.json], form([("b.pgm", pages[1].canvas.pgm)]))
    XCTAssertEqual(busy.status, 409)
    XCTAssertTrue((object(busy)["told"] as? String)?.hasPrefix("Other sheets are being read") == true, busy.body)
    close(lock)
  }
}
