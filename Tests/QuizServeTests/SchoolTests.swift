import Foundation
import WebTesting
import XCTest

/// Two weeks of a school: teachers with keys, classes from lists, lost cookies, changed phones, a pupil who leaves.
///
/// Each score is compared with a count of the test's own. `QUIZRUN_SCHOOL=full` plays ten days with classes of thirty.
final class SchoolTests: XCTestCase {
  private static let isFull = ProcessInfo.processInfo.environment["QUIZRUN_SCHOOL"] == "full"
  private static let days = isFull ? [6, 7, 8, 9, 10, 13, 14, 15, 16, 17] : [6, 8, 13, 15]
  private static let size = isFull ? 30 : 4
  private static let questions = 4
  private static let teachers = ["Meyer", "Okafor", "Lindqvist"]
  private static let classes = ["5a", "6b", "7c", "8d"]

  private final class Pupil {
    let id: String
    var name: String
    let group: String
    var code = ""
    var cookie = ""
    /// What was finished: percent by quiz, in the order of playing.
    var scores: [String: [Double]] = [:]
    /// Points by room.
    var points: [String: Double] = [:]
    var homework: Set<String> = []

    init(_ id: String, _ name: String, _ group: String) { (self.id, self.name, self.group) = (id, name, group) }
  }

  private struct Room {
    let id: String
    let code: String
    let quiz: String
    let group: String
    /// The day on which homework closes; nil for a room played together.
    var until: Int?
    /// Sittings of homework by the pupil's id, and how many questions were answered rightly there.
    var begun: [String: (sitting: String, answered: Int, right: Int)] = [:]
  }

  private var place: URL!
  private var house: ServedHouse!
  private var data: String { place.appendingPathComponent("data").path }
  private var logs: [String] = []
  private var pupils: [Pupil] = []
  private var rooms: [Room] = []
  private var keys: [String: String] = [:]
  /// The teachers' cookies of the day.
  private var cookies: [String: String] = [:]
  private var dice: UInt64 = 11

  private func chance(_ count: Int) -> Int {
    dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((dice >> 33) % UInt64(count))
  }

  private func teacher(of group: String) -> String {
    Self.teachers[(Self.classes.firstIndex(of: group) ?? 0) % Self.teachers.count]
  }

  private func pupils(of group: String) -> [Pupil] { pupils.filter { $0.group == group } }

  // MARK: The school

  override func setUpWithError() throws {
    place = FileManager.default.temporaryDirectory.appendingPathComponent("school-\(UUID().uuidString)")
    let quizzes = place.appendingPathComponent("home/quizzes")
    try FileManager.default.createDirectory(at: quizzes, withIntermediateDirectories: true)
    for name in ["alone-1", "alone-2", "home-1", "home-2"] + (0..<Self.days.count).map({ "together-\($0)" }) {
      let questions = (1...Self.questions).map { number in
        let answers = #"[{"text":"Right","correct":true},{"text":"Wrong"}]"#
        return #"{"id":"q\#(number)","text":"\#(name) \#(number)?","answers":\#(answers)}"#
      }
      try #"{"title":"\#(name)","questions":[\#(questions.joined(separator: ","))]}"#.write(
        to: quizzes.appendingPathComponent("\(name).json"), atomically: true, encoding: .utf8)
    }
  }

  override func tearDown() {
    house = nil
    if let place { try? FileManager.default.removeItem(at: place) }
  }

  private func open(_ day: Int) throws {
    house = try ServedHouse(
      home: place.appendingPathComponent("home"), now: String(format: "2031-01-%02dT08:00:00Z", day), data: data)
    for teacher in Self.teachers {
      if keys[teacher] == nil {
        keys[teacher] = try house.command(["key", "add", teacher]).output.trimmingCharacters(
          in: .whitespacesAndNewlines)
      }
      let reply = try house.ask("POST", "/key", body: "key=\(keys[teacher] ?? "")")
      XCTAssertEqual(reply.status, 204, reply.body)
      cookies[teacher] = cookie(reply)
    }
  }

  private func close() throws {
    kill(house.process.processIdentifier, SIGTERM)
    XCTAssertEqual(house.exitCode(), 0, house.said)
    logs.append(house.said)
    house = nil
  }

  private func cookie(_ reply: WebClient.Reply) -> String {
    reply.header("Set-Cookie").map { "Cookie: " + $0.components(separatedBy: ";")[0] } ?? ""
  }

  private func json(_ method: String, _ path: String, _ cookie: String, _ body: String? = nil) throws -> [String: Any] {
    let reply = try house.ask(method, path, [cookie, "Accept: application/json"], body: body)
    XCTAssertTrue((200..<300).contains(reply.status), "\(method) \(path) \(body ?? ""): \(reply.status) \(reply.body)")
    return try JSONSerialization.jsonObject(with: Data(reply.body.utf8)) as? [String: Any] ?? [:]
  }

  /// Each class has two of one name, and the same names as the others.
  private func enrol() throws {
    for group in Self.classes {
      var list = "name,class,id\n"
      for number in 0..<Self.size {
        let name = number < 2 ? "Mia Berg" : "Pupil \(number)"
        pupils.append(Pupil("\(group)-\(number)", name, group))
      }
      if group == "6b" { pupils.append(Pupil("zq-left-99", "Zebulon Quuxley", group)) }
      for pupil in pupils(of: group) { list += "\(pupil.name),\(group),\(pupil.id)\n" }
      try importList(list, group)
    }
  }

  private func importList(_ text: String, _ group: String) throws {
    let file = place.appendingPathComponent("list.csv")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let (code, output) = try house.command(
      ["people", "import", file.path, "--class", group, "--teacher", teacher(of: group), "--json"])
    XCTAssertEqual(code, 0, output)
    for row in try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]] ?? [] {
      guard let code = row["code"] as? String else { continue }
      pupils.first { $0.id == row["id"] as? String }?.code = code
    }
    try FileManager.default.removeItem(at: file)
  }

  /// Comes in with the code, as on a new phone or without the cookie.
  private func enter(_ pupil: Pupil) throws {
    let reply = try house.ask("POST", "/join", body: "{\"code\":\"\(pupil.code)\"}")
    XCTAssertEqual(reply.status, 200, "\(pupil.id): \(reply.body)")
    pupil.cookie = cookie(reply)
  }

  /// Some come with the cookie of yesterday, some lost it, some have another phone beside the old one.
  private func arrive(_ pupil: Pupil) throws {
    if pupil.cookie.isEmpty || chance(4) == 0 { try enter(pupil) }
  }

  // MARK: Playing

  private func isRight(_ pupil: Pupil, _ question: Int) -> Bool { chance(3) > 0 }

  /// Answers up to so many questions of a sitting; how many were answered, how many rightly, and whether it is over.
  private func play(
    _ pupil: Pupil, _ sitting: String, _ limit: Int = questions
  ) throws -> (answered: Int, right: Int, isOver: Bool) {
    var (answered, right) = (0, 0)
    var reply = try json("GET", "/sittings/\(sitting)", pupil.cookie)
    for _ in 0..<100 {
      let last = (reply["objects"] as? [[String: Any]])?.last ?? [:]
      switch last["type"] as? String {
      case "question":
        if answered == limit { return (answered, right, false) }
        let isRight = isRight(pupil, answered)
        answered += 1
        right += isRight ? 1 : 0
        let step = last["step"] as? Int ?? 0
        let body = #"{"answer":["\#(isRight ? "a" : "b")"],"step":\#(step)}"#
        reply = try json("POST", "/sittings/\(sitting)", pupil.cookie, body)
      case "result": return (answered, right, true)
      default: reply = try json("POST", "/sittings/\(sitting)", pupil.cookie, #"{"continue":true}"#)
      }
    }
    XCTFail("a sitting does not end: \(reply)")
    return (answered, right, false)
  }

  /// Plays a quiz alone, often with a phone that is lost on the way.
  private func playAlone(_ pupil: Pupil, _ quiz: String) throws {
    let begun = try json("POST", "/sittings", pupil.cookie, #"{"quiz":"\#(quiz)","new":true}"#)
    let sitting = begun["sitting"] as? String ?? ""
    var right = 0
    if chance(2) == 0 {
      right += try play(pupil, sitting, 2).right
      let old = pupil.cookie
      try enter(pupil)
      let body = #"{"skip":true}"#
      XCTAssertEqual(try house.ask("POST", "/sittings/\(sitting)", [old], body: body).status, 409, "the older phone")
    }
    let rest = try play(pupil, sitting)
    XCTAssertTrue(rest.isOver)
    pupil.scores[quiz, default: []].append(Double(right + rest.right) * 100 / Double(Self.questions))
  }

  /// Who lost the card plays as a guest, and gets a new card and those sittings afterwards.
  private func playWithoutCard(_ pupil: Pupil) throws {
    let name = "Guest \(pupil.id)"
    let made = try house.ask("POST", "/join", body: "{\"name\":\"\(name)\"}")
    XCTAssertEqual(made.status, 201, made.body)
    pupil.cookie = cookie(made)
    try playAlone(pupil, "alone-1", asGuest: true)
    let before = pupil.code
    pupil.code = try house.command(["people", "code", pupil.id]).output.trimmingCharacters(in: .whitespacesAndNewlines)
    XCTAssertEqual(try house.ask("POST", "/join", body: "{\"code\":\"\(before)\"}").status, 403)
    let merged = try house.command(["people", "merge", name, pupil.id, "--yes"])
    XCTAssertEqual(merged.code, 0, merged.output)
    try enter(pupil)
  }

  private func playAlone(_ pupil: Pupil, _ quiz: String, asGuest: Bool) throws {
    let begun = try json("POST", "/sittings", pupil.cookie, #"{"quiz":"\#(quiz)","new":true}"#)
    let played = try play(pupil, begun["sitting"] as? String ?? "")
    pupil.scores[quiz, default: []].append(Double(played.right) * 100 / Double(Self.questions))
  }

  private func open(_ quiz: String, _ group: String, until: Int? = nil) throws -> Room {
    let more = until.map { #","pace":"own","until":"\#(String(format: "2031-01-%02dT18:00:00Z", $0))""# } ?? ""
    let cookie = cookies[teacher(of: group)] ?? ""
    let opened = try json(
      "POST", "/rooms", cookie, #"{"quizzes":["\#(quiz)"],"people":true,"class":"\#(group)"\#(more)}"#)
    return Room(
      id: opened["room"] as? String ?? "", code: opened["code"] as? String ?? "", quiz: quiz, group: group, until: until
    )
  }

  @discardableResult
  private func lead(_ room: Room, _ order: String) throws -> [String: Any] {
    try json("POST", "/rooms/\(room.code)/host", cookies[teacher(of: room.group)] ?? "", order)
  }

  /// A lesson: everybody answers, some change phones between two questions; one score is corrected.
  private func teach(_ group: String, _ quiz: String) throws {
    let room = try open(quiz, group)
    let present = pupils(of: group).filter { _ in chance(6) > 0 }
    var (seats, right): ([String: Int], [String: Int]) = ([:], [:])
    for pupil in present {
      seats[pupil.id] = try json("POST", "/rooms/\(room.code)/players", pupil.cookie, "{}")["player"] as? Int
    }
    XCTAssertEqual(Set(seats.values).count, present.count)
    let foreign = pupils.first { $0.group != group }
    let refused = try house.ask("POST", "/rooms/\(room.code)/players", [foreign?.cookie ?? ""], body: "{}")
    XCTAssertEqual(refused.status, 403, "of another class")
    for question in 0..<Self.questions {
      try lead(room, question == 0 ? #"{"do":"open"}"# : #"{"do":"next"}"#)
      for pupil in present {
        if chance(8) == 0 {
          try enter(pupil)
          let seat = try json("POST", "/rooms/\(room.code)/players", pupil.cookie, "{}")["player"] as? Int
          XCTAssertEqual(seat, seats[pupil.id], "a seat is the person's")
        }
        if chance(10) == 0 { continue }
        let isRight = isRight(pupil, question)
        right[pupil.id, default: 0] += isRight ? 1 : 0
        let body = #"{"epoch":\#(question + 1),"answer":["\#(isRight ? "a" : "b")"]}"#
        _ = try json("POST", "/rooms/\(room.code)/answer", pupil.cookie, body)
      }
      for order in ["lock", "reveal", "board"] { try lead(room, #"{"do":"\#(order)"}"#) }
    }
    for pupil in present {
      let count = Double(right[pupil.id] ?? 0)
      pupil.points[room.id] = count
      pupil.scores[quiz, default: []].append(count * 100 / Double(Self.questions))
    }
    if let corrected = present.first(where: { $0.id != "zq-left-99" }), let seat = seats[corrected.id] {
      let why = seats["zq-left-99"] == nil ? "read out" : "as ZEBULON said"
      try lead(room, #"{"do":"correct","player":\#(seat),"points":2,"why":"\#(why)"}"#)
      corrected.points[room.id, default: 0] += 2
    }
    try lead(room, #"{"do":"end"}"#)
    rooms.append(room)
  }

  /// Homework is begun by some, and continued on another day, often with another phone.
  private func workAtHome(_ place: Int) throws {
    let room = rooms[place]
    for pupil in pupils(of: room.group) where chance(3) > 0 && !pupil.homework.contains(room.id) {
      try arrive(pupil)
      _ = try json("POST", "/rooms/\(room.code)/players", pupil.cookie, "{}")
      let seen = try json("GET", "/rooms/\(room.code)", pupil.cookie)
      let sitting = try XCTUnwrap(seen["sitting"] as? String, "\(seen)")
      var work = room.begun[pupil.id] ?? (sitting, 0, 0)
      XCTAssertEqual(work.sitting, sitting, "homework continues where it was")
      let played = try play(pupil, sitting, 1 + chance(Self.questions))
      work.answered += played.answered
      work.right += played.right
      rooms[place].begun[pupil.id] = work
      pupil.points[room.id] = Double(work.right)
      if played.isOver {
        XCTAssertEqual(work.answered, Self.questions)
        pupil.homework.insert(room.id)
      }
    }
  }

  /// What homework came to when it closed: the rest counts as left out.
  private func collectHomework(_ day: Int) throws {
    for room in rooms where room.until.map({ $0 < day }) == true {
      let cookie = cookies[teacher(of: room.group)] ?? ""
      // The server closes it by itself, though it was not running when the time came.
      let deadline = Date().addingTimeInterval(60)
      while try json("GET", "/rooms/\(room.id)", cookie)["over"] as? Bool == false, Date() < deadline {
        usleep(100_000)
      }
      XCTAssertEqual(try json("GET", "/rooms/\(room.id)", cookie)["over"] as? Bool, true)
      for pupil in pupils(of: room.group) {
        guard let work = room.begun[pupil.id] else { continue }
        pupil.scores[room.quiz] = [Double(work.right) * 100 / Double(Self.questions)]
      }
    }
  }

  // MARK: Looking

  private func checkClass(_ group: String) throws {
    let page = try json("GET", "/class/\(group)", cookies[teacher(of: group)] ?? "")
    let rows = page["people"] as? [[String: Any]] ?? []
    XCTAssertEqual(rows.compactMap { $0["id"] as? String }.sorted(), pupils(of: group).map(\.id).sorted())
    for pupil in pupils(of: group) {
      let row = rows.first { $0["id"] as? String == pupil.id } ?? [:]
      XCTAssertEqual(row["name"] as? String, pupil.name)
      XCTAssertEqual(row["finished"] as? Int, pupil.scores.values.reduce(0) { $0 + $1.count }, "\(pupil.id): \(row)")
      let scores = row["scores"] as? [[String: Any]] ?? []
      XCTAssertEqual(scores.count, pupil.scores.count, "\(pupil.id): \(row)")
      for score in scores {
        let own = pupil.scores[score["quiz"] as? String ?? ""] ?? []
        XCTAssertEqual(score["times"] as? Int, own.count, "\(pupil.id): \(score)")
        XCTAssertEqual(score["best"] as? Double ?? -1, own.max() ?? 0, accuracy: 0.01, "\(pupil.id): \(score)")
      }
    }
    for work in page["homework"] as? [[String: Any]] ?? [] {
      let done = pupils(of: group).filter { $0.homework.contains(work["room"] as? String ?? "") }.map(\.name)
      XCTAssertEqual((work["done"] as? [String])?.sorted(), done.sorted(), "\(work)")
    }
    for other in Self.teachers where other != teacher(of: group) {
      XCTAssertEqual(try house.ask("GET", "/class/\(group)", [cookies[other] ?? ""]).status, 404)
    }
  }

  private func checkRooms() throws {
    for room in rooms {
      XCTAssertEqual(try house.command(["verify", room.id]).code, 0, room.quiz)
      let report = try json("GET", "/rooms/\(room.id)", cookies[teacher(of: room.group)] ?? "")
      let board = (report["board"] as? [[String: Any]] ?? []).filter { $0["name"] as? String != "–" }
      let rows = board.map { row in
        // The second of a name has a number behind it.
        let name = (row["name"] as? String ?? "").replacingOccurrences(of: "Mia Berg 2", with: "Mia Berg")
        return "\(name) \(row["points"] as? Double ?? -1)"
      }
      let own = pupils(of: room.group).compactMap { pupil in pupil.points[room.id].map { "\(pupil.name) \($0)" } }
      XCTAssertEqual(rows.sorted(), own.sorted(), room.quiz)
    }
  }

  private func leave() throws {
    let pupil = try XCTUnwrap(pupils.first { $0.id == "zq-left-99" })
    let file = place.appendingPathComponent("export.json")
    XCTAssertEqual(try house.command(["people", "export", pupil.id, "--out", file.path]).code, 0)
    let export = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    XCTAssertEqual((export["rooms"] as? [Any])?.count, pupil.points.count)
    let text = try String(contentsOf: file, encoding: .utf8)
    for quiz in pupil.scores.keys { XCTAssertTrue(text.contains(quiz), quiz) }
    try FileManager.default.removeItem(at: file)
    let removed = try house.command(["people", "remove", pupil.id, "--yes"])
    XCTAssertEqual(removed.code, 0, removed.output)
    XCTAssertEqual(try house.ask("POST", "/join", body: "{\"code\":\"\(pupil.code)\"}").status, 403)
    pupils.removeAll { $0 === pupil }
  }

  /// Every file, and every line of the log.
  private func checkNothingIsLeft() throws {
    let names = ["zebulon", "quuxley", "zq-left-99", "oldname"]
    let files = FileManager.default.enumerator(atPath: data)?.allObjects as? [String] ?? []
    XCTAssertTrue(files.contains("guests/quizrun.db"))
    for file in files {
      guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: "\(data)/\(file)")) else { continue }
      let text = String(decoding: bytes, as: UTF8.self).lowercased()
      for name in names { XCTAssertFalse(text.contains(name), "\(name) is in \(file)") }
    }
    for log in logs + [house.said] {
      for name in names { XCTAssertFalse(log.lowercased().contains(name), log) }
    }
  }

  // MARK: Two weeks

  func testTwoWeeksOfASchool() throws {
    for (number, day) in Self.days.enumerated() {
      try open(day)
      if number == 0 { try enrol() }
      try collectHomework(day)
      if number == 1 {
        // The list comes again: a pupil has another name, the others stay with their codes.
        try importList("name,class,id\nZebulon Oldname,6b,zq-left-99\n", "6b")
        try importList("name,class,id\nZebulon Quuxley,6b,zq-left-99\n", "6b")
      }
      for pupil in pupils { try arrive(pupil) }
      for group in Self.classes {
        let own = pupils(of: group)
        try playAlone(own[chance(own.count)], "alone-\(1 + chance(2))")
        try playAlone(own.last ?? own[0], "alone-2")
      }
      // A merge waits some seconds until the server lets go of the sitting.
      if Self.isFull || number == 0 { try playWithoutCard(pupils(of: Self.classes[number % 4])[2]) }
      for (place, group) in Self.classes.enumerated() where Self.isFull || (place + number) % 2 == 0 {
        try teach(group, "together-\(number)")
      }
      let half = Self.days.count / 2
      if number == 0 || number == half {
        let until = number == 0 ? 9 : 16
        for group in Self.classes {
          rooms.append(try open(number == 0 ? "home-1" : "home-2", group, until: until))
        }
      }
      for place in rooms.indices where rooms[place].until.map({ $0 >= day }) == true { try workAtHome(place) }
      if number == half - 1 { try weekend() } else { try close() }
    }
    try open(20)
    try collectHomework(20)
    for group in Self.classes { try checkClass(group) }
    try checkRooms()
    try checkNothingIsLeft()
  }

  /// The first homework is over, a pupil leaves, and the server is moved to another folder from a backup.
  private func weekend() throws {
    try close()
    try open(11)
    try collectHomework(11)
    for group in Self.classes { try checkClass(group) }
    try checkRooms()
    try leave()
    try checkNothingIsLeft()
    let backup = place.appendingPathComponent("friday.db").path
    XCTAssertEqual(try house.command(["backup", backup]).code, 0)
    try close()
    try FileManager.default.removeItem(atPath: data)
    house = try ServedHouse(home: place.appendingPathComponent("home"), data: data + "-other")
    var restored = house.process.environment ?? [:]
    restored["QUIZRUN_DATA"] = data
    let process = Process()
    process.executableURL = house.process.executableURL
    process.arguments = ["restore", backup]
    process.environment = restored
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    house = nil
    try FileManager.default.removeItem(atPath: backup)
    try open(12)
    for pupil in pupils {
      XCTAssertEqual(try house.ask("GET", "/history", [pupil.cookie, "Accept: application/json"]).status, 200)
    }
    try checkRooms()
    try close()
  }
}
