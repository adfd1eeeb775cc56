import Foundation
import QuizCore
import QuizRoom
import QuizTesting
import XCTest

@testable import QuizStore

/// Files that a stranger made: whatever is in them, a record takes rows that are right, or nothing.
final class HostileRecordTests: ScratchTestCase {
  private var file: String { folder + "/backup.db" }
  private var mine: String { folder + "/mine" }

  /// A backup with something in every table of its own.
  private func makeBackup() throws {
    let place = folder + "/theirs"
    let record = try SQLiteRecord(folder: place, now: { Self.time })
    try play(record, ["Ada", "Bob", "Ada", "Cleo"], "S")
    let day = CivilDay(year: 2026, month: 11, day: 20)
    try record.addAchievements([EarnedAchievement(plugin: "p", id: "week", day: day)], of: "Ada")
    try record.addRescores([
      Rescore(sitting: "S0", at: WallTime(milliseconds: 7000), plugins: ["grade"], result: SittingResult())
    ])
    try record.set("theme", "dark")
    try record.renamePlayer("Cleo", to: "Clea")
    let room = StoredRoom(
      plan: RoomPlan(room: "R", seed: 1, rounds: []), code: "012345", started: WallTime(milliseconds: 3))
    _ = try record.save(
      [],
      rooms: [
        RoomSaving(
          room: "R", beginning: room, first: 1, events: [.joined(player: 1, name: "Ada", visitor: nil), .started],
          time: WallTime(milliseconds: 9), players: 1, isOver: false)
      ])
    _ = try record.backUp(to: file)
  }

  private func play(_ record: SQLiteRecord, _ players: [String], _ prefix: String) throws {
    for (number, player) in players.enumerated() {
      let files = [StoredFile(plugin: "p", module: nil, sha256: SHA256.hex(of: [1, 2]), bytes: [1, 2])]
      var sitting = RecordSitting("\(prefix)\(number)", player: player, started: 1_000_000 * number, files: files)
      try record.begin(sitting.stored, events: sitting.play(.begin))
      let commands = [Command.skip, .proceed(inputs: []), .answer(.chosen(["a"]), inputs: []), .skip]
      for command in commands.prefix(number == 3 ? 1 : 4) {
        try record.append(sitting.play(command), to: sitting.id, at: WallTime(milliseconds: 1_000_000 * number + 5000))
      }
    }
  }

  /// The content of the player's record, its schema too.
  private func content(_ record: SQLiteRecord) throws -> [String] {
    try record.history(player: nil).filter { $0.sitting.hasPrefix("M") }.map { "\($0)" }
      + record.players().filter { ["Max", "Mia"].contains($0.name) }.map { "\($0)" }
      + record.database.forms().sorted()
  }

  func testNothingOfAStrangersSchemaIsTaken() throws {
    try makeBackup()
    let own = try open(mine)
    try play(own, ["Max", "Mia"], "M")
    let expected = try content(own)
    own.close()
    let path = mine + "/quizrun.db"
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    var hostile = HostileRecords(
      whole: try Data(contentsOf: URL(fileURLWithPath: file)), path: file, chance: SplitMix64(seed: 300))
    var refused = 0
    for number in 0..<300 {
      let what = try hostile.write(number)
      do {
        let restored = try RestoredRecord(of: file, in: mine, toMerge: true, now: { Self.time })
        _ = try restored.merge()
        restored.discard()
        let record = try open(mine)
        XCTAssertEqual(try content(record), expected, what)
        XCTAssertEqual(try record.audit(nil), [], what)
        record.close()
        try before.write(to: URL(fileURLWithPath: path))
      } catch let failure as RecordFailure {
        refused += 1
        XCTAssertFalse(failure.message.isEmpty, what)
        XCTAssertNotEqual(failure.kind, .io, "\(what): \(failure.message)")
        XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: path)), before, what)
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: mine).filter { $0.contains("restored") }
      XCTAssertEqual(left, [], what)
    }
    XCTAssertGreaterThan(refused, 230)
    XCTAssertLessThan(refused, 300, "a backup without its seal is one still")
  }

  func testWhatIsNotOfQuizrunIsNamed() throws {
    try makeBackup()
    let database = try Database(path: file)
    try database.execute(
      "PRAGMA application_id = 0; CREATE TRIGGER rename AFTER INSERT ON events BEGIN UPDATE players SET name = 'M'; END"
    )
    database.close()
    for place in [mine, folder + "/new"] {
      assertFailure(
        .damaged,
        "'\(file)' holds the trigger 'rename', which is not of quizrun: nothing was restored; "
          + "name a file that `quizrun backup` wrote"
      ) { try RestoredRecord(of: self.file, in: place, now: { Self.time }) }
    }
  }

  /// Who looks into the own record with another program may leave an index there, or what `ANALYZE` counts.
  func testWhatChangesNothingIsLeftOut() throws {
    try makeBackup()
    let whole = try Data(contentsOf: URL(fileURLWithPath: file))
    let database = try Database(path: file)
    try database.execute(
      """
      PRAGMA application_id = 0; CREATE INDEX own ON history (player); CREATE UNIQUE INDEX mine ON players (id, name);
      ANALYZE
      """)
    database.close()
    try RestoredRecord(of: file, in: mine, now: { Self.time }).replace(force: false)
    let record = try open(mine)
    XCTAssertEqual(try record.players().map(\.name).sorted(), ["Ada", "Bob", "Clea"])
    XCTAssertEqual(
      try record.database.texts("SELECT name FROM sqlite_schema WHERE name IN ('own', 'mine', 'sqlite_stat1')"), [])
    record.close()
    for sql in ["CREATE INDEX own ON players (hex(name))", "CREATE INDEX own ON players (name) WHERE abs(number) > 0"] {
      try whole.write(to: URL(fileURLWithPath: file))
      let database = try Database(path: file)
      try database.execute("PRAGMA application_id = 0; \(sql)")
      database.close()
      XCTAssertThrowsError(try RestoredRecord(of: file, in: folder + "/new", now: { Self.time }), sql)
    }
  }

  /// A record that took such a trigger over before is safe: no trigger of a file ever runs.
  func testATriggerThatIsThereAlreadyDoesNothing() throws {
    let record = try open()
    try record.database.execute(
      """
      CREATE TRIGGER rename AFTER INSERT ON events BEGIN UPDATE players SET name = 'Mallory'; END;
      CREATE VIEW everything AS SELECT 1;
      """)
    try play(record, ["Ada"], "S")
    XCTAssertEqual(try record.players().map(\.name), ["Ada"])
    XCTAssertEqual(try record.audit(nil), [])
    XCTAssertThrowsError(try record.database.texts("SELECT * FROM everything"))
  }

  func testWhatAKilledRunLeftIsCleared() throws {
    try makeBackup()
    try FileManager.default.createDirectory(atPath: mine + "/import-77", withIntermediateDirectories: true)
    for name in ["quizrun.db.restored-77", "quizrun.db.restored-77-wal", "quizrun.db.restored-77-guests"] {
      try Data("left".utf8).write(to: URL(fileURLWithPath: "\(mine)/\(name)"))
    }
    try Data("left".utf8).write(to: URL(fileURLWithPath: mine + "/import-77/quizrun.db"))
    var restored: RestoredRecord? = try RestoredRecord(of: file, in: mine, now: { Self.time })
    let left = { try FileManager.default.contentsOfDirectory(atPath: self.mine).filter { $0.hasSuffix("-77") } }
    XCTAssertEqual(try left(), ["import-77"])
    // While that one is at work another leaves its files alone.
    try Data().write(to: URL(fileURLWithPath: mine + "/quizrun.db.restored-77"))
    _ = try Leftovers(in: mine, of: "quizrun.db.restored-")
    XCTAssertEqual(try left().count, 2)
    restored?.discard()
    restored = nil
    try ScratchRecord(beside: mine).remove()
    XCTAssertEqual(try left(), ["quizrun.db.restored-77"])
    try RestoredRecord(of: file, in: mine, now: { Self.time }).discard()
    XCTAssertEqual(try left(), [])
  }
}

extension HostileRecordTests {
  /// A backup made by a pupil neither opens the pages of a teacher nor runs a command there.
  func testWhatOpensAMachineStaysWithIt() throws {
    let theirs = try SQLiteRecord(folder: folder + "/theirs", now: { Self.time })
    try theirs.admitOwner("a stranger's cookie")
    for (key, value) in [("sound", "touch /tmp/x"), ("cell", "auto"), ("theme", "dark")] { try theirs.set(key, value) }
    let guests = try SQLiteRecord(folder: folder + "/theirs/guests", now: { Self.time })
    let guest = try guests.admitGuest("a guest's cookie", named: "Gus")
    _ = try theirs.backUp(to: folder + "/backup.db", with: guests)
    var own: SQLiteRecord? = try open(folder + "/mine")
    try own?.admitOwner("my cookie")
    try own?.set("sound", "mpv")
    try own?.set("cell", "required")
    own = nil
    for place in ["/mine", "/new"] {
      try RestoredBackup(of: folder + "/backup.db", in: folder + place, now: { Self.time }).replace(force: false)
    }
    own = try open(folder + "/mine")
    XCTAssertEqual(try own?.settings(), ["sound": "mpv", "cell": "required", "theme": "dark"])
    XCTAssertNil(try own?.visitor("a stranger's cookie"))
    XCTAssertEqual(try own?.visitor("my cookie"), "")
    XCTAssertEqual(try open(folder + "/mine/guests").visitor("a guest's cookie"), guest)
    XCTAssertEqual(try own?.audit(nil), [])
    let new = try open(folder + "/new")
    XCTAssertEqual(try new.settings(), ["theme": "dark"])
    XCTAssertNil(try new.visitor("a stranger's cookie"))
  }
}
