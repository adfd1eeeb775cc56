import Foundation
import WebTesting
import XCTest

/// People who come back by a code, teachers with keys, and what is kept of both.
final class PeopleTests: XCTestCase {
  private static let sign = "[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}"

  /// A house with a class of three, two of one name.
  private func school(_ options: [String] = [], pin: Bool = false) throws -> (
    house: ServedHouse, codes: [String: String]
  ) {
    let house = try ServedHouse(["--port", "0"] + options)
    let list = house.folder.appendingPathComponent("class.csv")
    try "name,class,id\nAda,7b,a1\nBen,7b,b1\nAda,7b,a2\n".write(to: list, atomically: true, encoding: .utf8)
    let text = try house.command(["people", "import", list.path, "--json"] + (pin ? ["--pin"] : [])).output
    let rows = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    var codes: [String: String] = [:]
    for row in rows {
      let (id, code) = (row["id"] as? String ?? "", row["code"] as? String ?? "")
      XCTAssertNotNil(code.wholeMatch(of: try Regex(Self.sign)), code)
      codes[id] = code
    }
    XCTAssertEqual(codes.keys.sorted(), ["a1", "a2", "b1"])
    return (house, codes)
  }

  private func enter(
    _ house: ServedHouse, _ code: String, pin: String? = nil, cookie: String? = nil, from address: String? = nil
  ) throws -> (reply: WebClient.Reply, cookie: String) {
    let body = "{\"code\":\"\(code)\"" + (pin.map { ",\"pin\":\"\($0)\"" } ?? "") + "}"
    let headers = (cookie.map { [$0] } ?? []) + (address.map { ["X-Forwarded-For: \($0)"] } ?? [])
    let reply = try house.ask("POST", "/join", headers, body: body)
    let made = reply.header("Set-Cookie").map { "Cookie: " + $0.components(separatedBy: ";")[0] }
    return (reply, made ?? "")
  }

  private func begin(_ house: ServedHouse, _ cookie: String) throws -> String {
    let reply = try house.ask("POST", "/sittings", [cookie], body: #"{"quiz":"animals","seed":1}"#)
    XCTAssertEqual(reply.status, 201, reply.body)
    return reply.header("Location")?.components(separatedBy: "/").last ?? ""
  }

  func testACodeBringsAPersonBackOnAnotherDevice() throws {
    let (house, codes) = try school()
    let code = try XCTUnwrap(codes["b1"])
    let (first, phone) = try enter(house, code)
    XCTAssertEqual(first.status, 200)
    XCTAssertEqual(first.body, "{\"player\":\"Ben\"}\n")
    let sitting = try begin(house, phone)
    let typed = code.prefix(4).lowercased() + " " + code.suffix(4)
    let (second, laptop) = try enter(house, typed)
    XCTAssertEqual(second.status, 200)
    XCTAssertNotEqual(phone, laptop)
    // The newer browser plays, the other one looks.
    let skip = #"{"skip":true,"step":1}"#
    let refused = try house.ask("POST", "/sittings/\(sitting)", [phone], body: skip)
    XCTAssertEqual(refused.status, 409, refused.body)
    XCTAssertTrue(refused.body.contains("another browser"), refused.body)
    XCTAssertEqual(try house.ask("GET", "/sittings/\(sitting)", [phone]).status, 200)
    XCTAssertEqual(try house.ask("POST", "/sittings/\(sitting)", [laptop], body: skip).status, 200)
    // Nobody else's sitting opens.
    let (_, other) = try enter(house, try XCTUnwrap(codes["a1"]))
    XCTAssertEqual(try house.ask("GET", "/sittings/\(sitting)", [other]).status, 404)
    let listed = try house.command(["people", "list", "--class", "7b", "--json"]).output
    XCTAssertTrue(listed.contains("\"id\":\"b1\",\"name\":\"Ben\",\"class\":\"7b\",\"seen\":\"20"), listed)
    XCTAssertTrue(listed.contains("\"sittings\":1"), listed)
    XCTAssertTrue(listed.contains("\"seen\":null"), listed)
    for file in ["guests/people.db", "guests/people.db-wal"] {
      let bytes = (try? Data(contentsOf: URL(fileURLWithPath: "\(house.data)/\(file)"))) ?? Data()
      XCTAssertNil(bytes.range(of: Data(code.utf8)), file)
    }
    // A new code ends the one before at once.
    let new = try house.command(["people", "code", "b1"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
    XCTAssertEqual(try enter(house, code).reply.status, 403)
    XCTAssertEqual(try enter(house, new).reply.status, 200)
    XCTAssertEqual(try house.command(["people", "code", "Ada"]).code, 2)
    XCTAssertEqual(try house.command(["people", "code", "Nobody"]).code, 66)
  }

  func testAGuestsSittingsAreMergedIntoAPerson() throws {
    let (house, codes) = try school()
    let guest = try house.guest(#"{"quiz":"animals","seed":1}"#)
    XCTAssertEqual(try house.ask("POST", "/join", [guest.cookie], body: #"{"name":"Benno"}"#).status, 200)
    let (_, cookie) = try enter(house, try XCTUnwrap(codes["b1"]))
    XCTAssertEqual(try house.command(["people", "merge", "Benno", "b1"]).code, 2)
    let merged = try house.command(["people", "merge", "Benno", "b1", "--yes"])
    XCTAssertEqual(merged.code, 0, merged.output)
    XCTAssertEqual(merged.output, "Benno is Ben now: 1 sitting.\n")
    XCTAssertEqual(try house.ask("GET", "/sittings/\(guest.sitting)", [cookie]).status, 200)
    for body in [#"{"code":5}"#, #"{"code":"22222222","x":1}"#, #"{"code":"22222222","pin":1234}"#, #"{"name":[]}"#] {
      XCTAssertEqual(try house.ask("POST", "/join", body: body).status, 422, body)
    }
  }

  func testAPINIsChosenOnce() throws {
    let (house, codes) = try school(pin: true)
    let code = try XCTUnwrap(codes["a1"])
    for pin in [nil, "12", "abcd", "123456789"] {
      XCTAssertEqual(try enter(house, code, pin: pin).reply.status, 422, pin ?? "-")
    }
    XCTAssertEqual(try enter(house, code, pin: "1234").reply.status, 200)
    XCTAssertEqual(try enter(house, code, pin: "1235").reply.status, 403)
    XCTAssertEqual(try enter(house, code).reply.status, 403)
    XCTAssertEqual(try enter(house, code, pin: "1234").reply.status, 200)
    let new = try house.command(["people", "code", "a1"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
    XCTAssertEqual(try enter(house, new).reply.status, 200, "a new code drops the PIN")
  }

  func testTriesAreLimited() throws {
    let (house, codes) = try school(["--trusted-proxy", "127.0.0.1/32"])
    for count in 1...10 {
      XCTAssertEqual(try enter(house, "22222222", from: "203.0.113.1").reply.status, 403, "\(count)")
    }
    let code = try XCTUnwrap(codes["b1"])
    XCTAssertEqual(try enter(house, code, from: "203.0.113.1").reply.status, 429)
    XCTAssertEqual(try enter(house, code, from: "203.0.113.2").reply.status, 200)
    for count in 0..<90 {
      XCTAssertEqual(try enter(house, "22222222", from: "203.0.113.\(10 + count / 9)").reply.status, 403, "\(count)")
    }
    XCTAssertEqual(try enter(house, code, from: "203.0.113.99").reply.status, 429)
  }

  func testARoomForAClassLetsInItsPeopleAlone() throws {
    let (house, codes) = try school()
    let owner = try house.owner()
    let unknown = try house.ask("POST", "/rooms", [owner], body: #"{"quizzes":["animals"],"people":true,"class":"9x"}"#)
    XCTAssertEqual(unknown.status, 404, unknown.body)
    XCTAssertEqual(try house.ask("POST", "/rooms", [owner], body: #"{"quizzes":["animals"],"class":"7b"}"#).status, 422)
    let opened = try house.ask(
      "POST", "/rooms", [owner], body: #"{"quizzes":["world-capitals"],"people":true,"class":"7b"}"#)
    XCTAssertEqual(opened.status, 201, opened.body)
    let room = try XCTUnwrap(opened.body.firstMatch(of: /"code":"([0-9]+)"/)).1
    XCTAssertEqual(try house.ask("POST", "/rooms/\(room)/players", body: #"{"name":"Eve"}"#).status, 403)
    let page = try house.ask("GET", "/rooms/\(room)", ["Accept: text/html, application/json;q=0"])
    XCTAssertTrue(page.body.contains("name=\"pin\""), page.body)
    var seats: [String] = []
    for id in ["a1", "a2"] {
      let (_, cookie) = try enter(house, try XCTUnwrap(codes[id]))
      let joined = try house.ask("POST", "/rooms/\(room)/players", [cookie], body: "{}")
      XCTAssertEqual(joined.status, 201, joined.body)
      seats.append(joined.body)
      // The seat is the person's, in another browser too.
      let (_, other) = try enter(house, try XCTUnwrap(codes[id]))
      XCTAssertEqual(try house.ask("POST", "/rooms/\(room)/players", [other], body: "{}").body, joined.body)
    }
    XCTAssertEqual(Set(seats).count, 2, "two of one name have a seat each")
    XCTAssertEqual(try house.command(["host", "animals", "--class", "7b", "--json"]).code, 2)
    XCTAssertEqual(try house.command(["host", "animals", "--people", "--class", "9x", "--json"]).code, 66)
  }

  func testATeacherLeadsOwnRoomsAlone() throws {
    let (house, _) = try school()
    let list = house.folder.appendingPathComponent("8a.txt")
    try "Cem\nDora\n".write(to: list, atomically: true, encoding: .utf8)
    var cookies: [String: String] = [:]
    for name in ["Meyer", "Smith"] {
      let key = try house.command(["key", "add", name]).output.trimmingCharacters(in: .whitespacesAndNewlines)
      let reply = try house.ask("POST", "/key", body: "key=\(key)")
      XCTAssertEqual(reply.status, 204, reply.body)
      cookies[name] = "Cookie: " + (reply.header("Set-Cookie")?.components(separatedBy: ";")[0] ?? "")
    }
    XCTAssertEqual(try house.command(["people", "import", list.path, "--class", "8a", "--teacher", "Nobody"]).code, 66)
    XCTAssertEqual(try house.command(["people", "import", list.path, "--class", "8a", "--teacher", "Meyer"]).code, 0)
    let (meyer, smith) = (try XCTUnwrap(cookies["Meyer"]), try XCTUnwrap(cookies["Smith"]))
    let opened = try house.ask("POST", "/rooms", [meyer], body: #"{"quizzes":["animals"],"people":true,"class":"8a"}"#)
    XCTAssertEqual(opened.status, 201, opened.body)
    let room = try XCTUnwrap(opened.body.firstMatch(of: /"code":"([0-9]+)"/)).1
    let json = ["Accept: application/json"]
    XCTAssertEqual(try house.ask("GET", "/rooms", [smith] + json).body, "[]\n")
    XCTAssertNotEqual(try house.ask("GET", "/rooms", [meyer] + json).body, "[]\n")
    XCTAssertNotEqual(try house.ask("GET", "/rooms", [try house.owner()] + json).body, "[]\n")
    XCTAssertEqual(try house.ask("POST", "/rooms/\(room)/host", [smith], body: #"{"do":"end"}"#).status, 403)
    XCTAssertEqual(try house.ask("POST", "/rooms/\(room)/host", [meyer], body: #"{"do":"lock-joining"}"#).status, 200)
    XCTAssertEqual(
      try house.ask("POST", "/rooms", [smith], body: #"{"quizzes":["animals"],"people":true,"class":"8a"}"#).status, 404
    )
    XCTAssertEqual(try house.ask("GET", "/class/8a", [meyer] + json).status, 200)
    XCTAssertEqual(try house.ask("GET", "/class/8a", [smith] + json).status, 404)
    XCTAssertEqual(try house.ask("GET", "/class/8a", json).status, 403)
    let html = "Accept: text/html, application/json;q=0"
    XCTAssertTrue(try house.ask("GET", "/", [meyer, html]).body.contains("href=\"/class/8a\""))
    let home = try house.ask("GET", "/", [smith, html]).body
    XCTAssertTrue(home.contains("href=\"/rooms\"") && !home.contains("/class/"), home)
    let page = try house.ask("GET", "/class/8a", [meyer, "Accept: text/html, application/json;q=0"])
    XCTAssertTrue(page.body.contains("Dora"))
    XCTAssertTrue(try house.ask("GET", "/class/8a/csv", [meyer]).body.contains("Cem,"))
    let keys = try house.command(["key", "list", "--json"]).output
    XCTAssertTrue(keys.contains(#"{"name":"Meyer","admin":false,"created":"20"#), keys)
    XCTAssertEqual(try house.command(["key", "revoke", "Meyer"]).code, 0)
    XCTAssertEqual(try house.ask("GET", "/rooms", [meyer] + json).status, 403)
    XCTAssertEqual(try house.command(["key", "revoke", "Meyer"]).code, 66)
  }

  func testARemovedPersonStandsNowhereAndRoomsVerify() throws {
    let (house, codes) = try school()
    let list = house.folder.appendingPathComponent("new.csv")
    try "name,class,id\nZebulon Quux,7b,zq99\n".write(to: list, atomically: true, encoding: .utf8)
    let text = try house.command(["people", "import", list.path, "--json"]).output
    let code = try XCTUnwrap(text.firstMatch(of: /"code":"([0-9A-Z]{8})"/)).1
    let owner = try house.owner()
    let opened = try house.ask("POST", "/rooms", [owner], body: #"{"quizzes":["world-capitals"],"people":true}"#)
    let room = try XCTUnwrap(opened.body.firstMatch(of: /"code":"([0-9]+)"/)).1
    let id = String(try XCTUnwrap(opened.body.firstMatch(of: /"room":"([0-9A-Z]+)"/)).1)
    var cookies: [String] = []
    for code in [String(code), try XCTUnwrap(codes["b1"])] {
      let (_, cookie) = try enter(house, code)
      XCTAssertEqual(try house.ask("POST", "/rooms/\(room)/players", [cookie], body: "{}").status, 201)
      cookies.append(cookie)
    }
    XCTAssertEqual(try house.ask("POST", "/rooms/\(room)/host", [owner], body: #"{"do":"open"}"#).status, 200)
    let answer = #"{"epoch":1,"answer":["sydney"]}"#
    for cookie in cookies { _ = try house.ask("POST", "/rooms/\(room)/answer", [cookie], body: answer) }
    XCTAssertEqual(try house.command(["people", "remove", "zq99", "--yes"]).code, 75, "the room is open")
    for word in ["lock", "end"] {
      _ = try house.ask("POST", "/rooms/\(room)/host", [owner], body: "{\"do\":\"\(word)\"}")
    }
    let exported = house.folder.appendingPathComponent("export.json")
    XCTAssertEqual(try house.command(["people", "export", "zq99", "--out", exported.path]).code, 0)
    let export = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(contentsOf: exported)) as? [String: Any])
    XCTAssertEqual((export["person"] as? [String: Any])?["id"] as? String, "zq99")
    XCTAssertEqual((export["rooms"] as? [Any])?.count, 1)
    XCTAssertEqual(try house.command(["people", "remove", "zq99"]).code, 2, "there is no terminal to ask on")
    // A room that is over holds nothing up, and is shown as it is then.
    let removed = try house.command(["people", "remove", "zq99", "--yes"])
    XCTAssertEqual(removed.code, 0, removed.output)
    let shown = try house.ask("GET", "/rooms/\(room)", [owner])
    XCTAssertFalse(shown.body.contains("Zebulon"), shown.body)
    XCTAssertEqual(try house.command(["verify", id]).code, 0)
    XCTAssertTrue(try house.command(["rooms", id]).output.contains("–"))
    let files = FileManager.default.enumerator(atPath: house.data)?.allObjects as? [String] ?? []
    XCTAssertTrue(files.contains("guests/people.db"))
    for file in files {
      guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: "\(house.data)/\(file)")) else { continue }
      for name in ["Zebulon", "zq99"] { XCTAssertNil(bytes.range(of: Data(name.utf8)), "\(name) is in \(file)") }
    }
  }

  func testABackupBringsEverybodyBack() throws {
    let (house, codes) = try school()
    let (_, cookie) = try enter(house, try XCTUnwrap(codes["b1"]))
    let sitting = try begin(house, cookie)
    let key = try house.command(["key", "add", "Meyer"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
    let owner = try house.owner()
    let backup = house.folder.appendingPathComponent("all.db").path
    XCTAssertEqual(try house.command(["backup", backup]).code, 0)
    let mode = try FileManager.default.attributesOfItem(atPath: backup)[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o600)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: backup))
    let token = cookie.components(separatedBy: "=").last ?? ""
    for secret in [house.key, key, token, try XCTUnwrap(codes["b1"])] {
      XCTAssertNil(bytes.range(of: Data(secret.utf8)))
    }
    for options in [[], ["--force"]] {
      XCTAssertEqual(try house.command(["restore", backup] + options).code, 75, "the service runs")
    }
    kill(house.process.processIdentifier, SIGTERM)
    XCTAssertEqual(house.exitCode(within: 5), 0)
    XCTAssertEqual(try house.command(["restore", backup]).code, 2)
    let second = try ServedHouse()
    XCTAssertEqual(try second.ask("GET", "/workshop/quizzes", [owner]).status, 404)
    kill(second.process.processIdentifier, SIGTERM)
    XCTAssertEqual(second.exitCode(within: 5), 0)
    XCTAssertEqual(try second.command(["restore", backup]).code, 0)
    let third = try ServedHouse(data: second.data)
    XCTAssertEqual(try third.ask("GET", "/sittings/\(sitting)", [cookie]).status, 200)
    XCTAssertEqual(try third.ask("GET", "/workshop/quizzes", [owner]).status, 404, "a file makes nobody the owner")
    XCTAssertEqual(try enter(third, try XCTUnwrap(codes["a1"])).reply.status, 200)
    XCTAssertEqual(try third.ask("POST", "/key", body: "key=\(key)").status, 204)
  }

  func testMergingABackupBringsItsPeople() throws {
    let (house, codes) = try school()
    let (_, cookie) = try enter(house, try XCTUnwrap(codes["b1"]))
    let sitting = try begin(house, cookie)
    let backup = house.folder.appendingPathComponent("all.db").path
    XCTAssertEqual(try house.command(["backup", backup]).code, 0)
    let second = try ServedHouse()
    let list = second.folder.appendingPathComponent("class.csv")
    try "name,class,id\nBenjamin,7b,b1\nZed,7b,z1\n".write(to: list, atomically: true, encoding: .utf8)
    let text = try second.command(["people", "import", list.path, "--json"]).output
    let code = try XCTUnwrap(text.firstMatch(of: /"id":"b1"[^}]*"code":"([0-9A-Z]{8})"/)).1
    for _ in 0..<2 { XCTAssertEqual(try second.command(["restore", backup, "--merge"]).code, 0) }
    let people = try second.command(["people", "list", "--json"]).output
    XCTAssertEqual(people.matches(of: /"id":"(a1|a2|b1|z1)"/).count, 4, people)
    XCTAssertEqual(people.matches(of: /"id"/).count, 4, people)
    let (_, same) = try enter(second, String(code))
    XCTAssertEqual(try second.ask("GET", "/sittings/\(sitting)", [same]).status, 200)
    let new = try second.command(["people", "code", "a1"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
    XCTAssertEqual(try enter(second, new).reply.status, 200)
  }

  func testIdleGuestsAreRemovedAtTheStart() throws {
    let (house, codes) = try school()
    let guest = try house.guest()
    let (_, person) = try enter(house, try XCTUnwrap(codes["b1"]))
    XCTAssertEqual(try house.command(["config", "keep-guests", "30"]).code, 0)
    kill(house.process.processIdentifier, SIGTERM)
    XCTAssertEqual(house.exitCode(within: 5), 0)
    let later = try ServedHouse(now: "2031-01-01T10:00:00Z", data: house.data)
    var isGone = false
    for _ in 0..<50 where !isGone {
      isGone = try later.ask("GET", "/sittings/\(guest.sitting)", [guest.cookie]).status == 404
      if !isGone { usleep(100_000) }
    }
    XCTAssertTrue(isGone)
    XCTAssertTrue(later.said.contains("keep-guests"), later.said)
    XCTAssertEqual(try later.ask("POST", "/sittings", [person], body: #"{"quiz":"animals"}"#).status, 201)
    XCTAssertTrue(try later.command(["people", "list", "--json"]).output.contains("\"b1\""))
  }

  func testTheDoctorSaysWhatIsWrong() throws {
    let house = try ServedHouse()
    let found = try house.command(["doctor", "--json"])
    let rows = try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(found.output.utf8)) as? [[String: Any]])
    XCTAssertEqual(
      rows.map { $0["check"] as? String },
      ["folders", "rights", "disk", "clock", "record", "guests", "cells", "certificates", "libraries"])
    chmod(house.data + "/serve.key", 0o644)
    let wrong = try house.command(["doctor"])
    XCTAssertEqual(wrong.code, 1)
    XCTAssertTrue(wrong.output.contains("rights: '\(house.data)/serve.key' is open to other users"), wrong.output)
    XCTAssertTrue(wrong.output.contains("record: ok\n"), wrong.output)
  }
}
