import Foundation
import QuizCore
import QuizTesting
import XCTest

@testable import QuizStore

/// Damage at random places of a record of fifty sittings: no sitting is lost whose pages are whole, and every repair is told.
///
/// `QUIZRUN_DAMAGES` sets how many places are damaged.
final class DamagedAnywhereTests: ScratchTestCase {
  private var count: Int {
    ProcessInfo.processInfo.environment["QUIZRUN_DAMAGES"].flatMap(Int.init) ?? 200
  }

  /// The facts of a sitting that must still hold.
  private struct Known {
    var stored: StoredSitting
    var events: [SittingEvent]
    var entry: HistoryEntry?
    /// Numbers of the pages that hold any of its rows.
    var pages: Set<Int>
  }

  func testDamageLosesNoSittingWhosePagesAreWhole() throws {
    let known = try recorded()
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var chance = SplitMix64(seed: 2027)
    var (repairs, told) = (0, 0)
    for round in 0..<count {
      for name in try names() { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
      var bytes = whole
      let (what, page) = Self.damage(&bytes, &chance)
      try bytes.write(to: URL(fileURLWithPath: path))
      let place = "round \(round), \(what)"
      try check(known, page, place, &repairs, &told)
    }
    XCTAssertEqual(repairs, told)
    XCTAssertGreaterThan(repairs, count / 4)
  }

  private func check(
    _ known: [String: Known], _ page: Int, _ what: String, _ repairs: inout Int, _ told: inout Int
  ) throws {
    let record = try open()
    _ = try record.audit(nil)
    let history = Dictionary(try record.history(player: nil).map { ($0.sitting, $0) }) { first, _ in first }
    var lost = 0
    for (id, sitting) in known {
      var why = ""
      var loaded: (sitting: StoredSitting, events: [SittingEvent], last: WallTime)?
      do { loaded = try record.load(id) } catch { why = "\(error)" }
      // Of one that lost its end, opening it tells.
      if loaded == nil, !why.contains("open it again") { lost += 1 }
      if sitting.pages.contains(page) { continue }
      guard let found = loaded else {
        XCTFail("\(what): \(id) is lost: \(why) \(record.notices)")
        continue
      }
      XCTAssertEqual(found.events, sitting.events, "\(what): \(id)")
      XCTAssertEqual(found.sitting.beginning, sitting.stored.beginning, "\(what): \(id)")
      XCTAssertEqual(found.sitting.started, sitting.stored.started, "\(what): \(id)")
      if record.notices.isEmpty { continue }
      XCTAssertEqual(history[id]?.percent, sitting.entry?.percent, "\(what): \(id) in the history")
      XCTAssertEqual(history[id]?.finished, sitting.entry?.finished, "\(what): \(id) in the history")
    }
    let isRepaired = try names().contains { $0.contains(".damaged-") }
    if isRepaired { repairs += 1 }
    if record.notices.contains(where: { $0.contains("was damaged and is kept as") }) { told += 1 }
    XCTAssertEqual(isRepaired, !record.notices.isEmpty, what)
    // The sentence counts the lost sittings.
    if isRepaired, lost > 0 { XCTAssertTrue(record.notices[0].contains("lost"), "\(what): \(record.notices)") }
    if isRepaired, lost == 0 { XCTAssertFalse(record.notices[0].contains("is lost"), "\(what): \(record.notices)") }
    record.close()
  }

  /// One byte, some bytes, or a whole page; the number of the page that was hit.
  private static func damage(_ bytes: inout Data, _ chance: inout SplitMix64) -> (what: String, page: Int) {
    let place = chance.within(0, bytes.count - 1)
    let page = place / 4096 + 1
    let start = (page - 1) * 4096
    let kind = chance.within(0, 5)
    switch kind {
    case 0: bytes[place] ^= UInt8(1 << chance.within(0, 7))
    case 1: bytes[place] = UInt8(chance.within(0, 255))
    case 2:
      let end = min(place + chance.within(2, 200), start + 4096)
      for index in place..<end { bytes[index] = UInt8(chance.within(0, 255)) }
    case 3: bytes.replaceSubrange(start..<start + 4096, with: Data(count: 4096))
    case 4: for index in start..<start + 4096 { bytes[index] = UInt8(chance.within(0, 255)) }
    default:
      let kind: UInt8 = chance.within(0, 1) == 0 ? 0x0D : 0x0A
      bytes.replaceSubrange(start..<start + 4096, with: Data(count: 4096))
      if page > 1 { bytes.replaceSubrange(start..<start + 8, with: Data([kind, 0, 0, 0, 0, 0x10, 0, 0])) }
    }
    return ("kind \(kind) at \(place) of page \(page)", page)
  }

  // MARK: The record

  private func recorded() throws -> [String: Known] {
    let record = try open()
    for number in 1...50 { try play(number, record) }
    let entries = Dictionary(try record.history(player: nil).map { ($0.sitting, $0) }) { first, _ in first }
    let pages = try pagesOfSittings(record.database)
    var known: [String: Known] = [:]
    for id in try record.everySitting() {
      let found = try record.load(id)
      known[id] = Known(
        stored: found.sitting, events: found.events, entry: entries[id], pages: try XCTUnwrap(pages[id]))
    }
    record.close()
    return known
  }

  /// Every fifth is a random one, which may be long.
  private func play(_ number: Int, _ record: SQLiteRecord) throws {
    let (id, day) = ("S\(1000 + number)", CivilDay(number: 20_700 + number))
    let started = WallTime(milliseconds: day.number * 86_400_000)
    guard number.isMultiple(of: 5) else {
      var sitting = RecordSitting(
        id, player: number.isMultiple(of: 2) ? "Ann" : "Bo", started: started.milliseconds, day: day)
      try record.begin(sitting.stored, events: sitting.play(.begin))
      for command in [Command.skip, .proceed(inputs: []), .answer(.chosen(["a"]), inputs: []), .skip] {
        try record.append(sitting.play(command), to: id, at: started)
      }
      return
    }
    let random = RandomSitting(seed: UInt64(number))
    var beginning = random.beginning
    beginning.sitting = id
    beginning.day = day
    let stored = StoredSitting(beginning: beginning, started: started, zone: "UTC", offsetMinutes: 0)
    let events = random.played()
    try record.begin(stored, events: Array(events.prefix(1)))
    try record.append(Array(events.dropFirst()), to: id, at: started)
  }

  /// The pages on which the rows of each sitting lie, from SQLite itself.
  private func pagesOfSittings(_ database: Database) throws -> [String: Set<Int>] {
    var pages: [String: Set<Int>] = [:]
    for (table, key) in [("sittings", "number"), ("beginnings", "sitting"), ("events", "sitting"), ("uses", "sitting")]
    {
      let order = table == "events" ? "sitting, ordinal" : table == "uses" ? "sitting, place" : key
      let ids = try database.texts(
        "SELECT (SELECT id FROM sittings WHERE number = t.\(key)) FROM \(table) AS t NOT INDEXED ORDER BY \(order)")
      let cells = try PageTree(table, database).cells
      XCTAssertEqual(ids.count, cells.count, table)
      for (id, pagesOfRow) in zip(ids, cells) { pages[id, default: []].formUnion(pagesOfRow) }
    }
    return pages
  }
}

/// The pages of one table, as SQLite's table `dbstat` tells them.
private struct PageTree {
  private struct Node {
    var page: Int
    var kind: String
    var cells: Int
  }

  private var nodes: [String: Node] = [:]
  private var overflow: [String: [Int]] = [:]
  private let hasRowsInside: Bool

  init(_ table: String, _ database: Database) throws {
    let statement = try database.statement("SELECT path, pageno, pagetype, ncell FROM dbstat WHERE name = '\(table)'")
    defer { statement.reset() }
    while try statement.step() {
      let path = statement.text(0)
      if let plus = path.firstIndex(of: "+") {
        overflow[String(path[..<plus]), default: []].append(statement.int(1))
      } else {
        nodes[path] = Node(page: statement.int(1), kind: statement.text(2), cells: statement.int(3))
      }
    }
    hasRowsInside = table == "events" || table == "uses"
  }

  /// The pages of each row, in the order of the rows' keys.
  var cells: [Set<Int>] { cells(of: "/") }

  private func cells(of path: String) -> [Set<Int>] {
    guard let node = nodes[path] else { return [] }
    func name(_ place: Int) -> String {
      let digits = String(place, radix: 16)
      return path + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }
    func cell(_ place: Int) -> Set<Int> { Set([node.page] + (overflow[name(place)] ?? [])) }
    if node.kind == "leaf" { return (0..<node.cells).map(cell) }
    var found: [Set<Int>] = []
    for place in 0...node.cells {
      found += cells(of: name(place) + "/")
      if hasRowsInside, place < node.cells { found.append(cell(place)) }
    }
    return found
  }
}
