import AnkiPackage
import Archive
import Foundation
import QuizCore
import XCTest

/// Packages that Anki itself wrote, by `scripts/make-anki-decks`.
final class AnkiPackageTests: XCTestCase {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Decks")
    return try Array(Data(contentsOf: folder.appendingPathComponent(name)))
  }

  func testBothFormsHaveTheSameNotes() throws {
    let latest = try AnkiPackage(Self.bytes("latest.apkg")).collection()
    let legacy = try AnkiPackage(Self.bytes("legacy.apkg")).collection()
    XCTAssertEqual(latest.notes, legacy.notes)
    XCTAssertEqual(latest.notes.count, 13)
    XCTAssertEqual(latest.decks.values.filter { $0 != "Default" }.sorted(), ["Animals", "Animals::Verbs"])
    for note in latest.notes {
      XCTAssertEqual(latest.notetypes[note.notetype], legacy.notetypes[note.notetype], note.guid)
    }
  }

  func testNotesHaveFieldsTagsAndCards() throws {
    let collection = try AnkiPackage(Self.bytes("latest.apkg")).collection()
    let note = try XCTUnwrap(collection.notes.first { $0.guid == "voc0000001" })
    XCTAssertEqual(note.fields, ["rennen", "to run", "Der Hund rennt.", "<u>verb</u>"])
    XCTAssertEqual(note.cards.map(\.number), [0, 1])
    XCTAssertEqual(note.cards.map { collection.decks[$0.deck] }, ["Animals::Verbs", "Animals::Verbs"])
    let type = try XCTUnwrap(collection.notetypes[note.notetype])
    XCTAssertEqual(type.name, "Vocabulary")
    XCTAssertFalse(type.isCloze)
    XCTAssertEqual(type.fields, ["Word", "Meaning", "Example", "Note"])
    XCTAssertEqual(type.templates.map(\.name), ["Recognise", "Write"])
    XCTAssertEqual(type.templates[1].back, "{{FrontSide}}<hr id=answer>{{Word}}")
    let cloze = try XCTUnwrap(collection.notes.first { $0.guid == "clo0000001" })
    XCTAssertEqual(cloze.cards.map(\.number), [0, 1])
    XCTAssertEqual(collection.notetypes[cloze.notetype]?.isCloze, true)
    XCTAssertEqual(collection.notes[0].tags, ["animals", "pets"])
  }

  func testFilesHaveTheirNames() throws {
    let cat = Array("\u{89}PNG".unicodeScalars.map { UInt8($0.value) })
    for name in ["latest.apkg", "legacy.apkg"] {
      let package = try AnkiPackage(Self.bytes(name))
      XCTAssertEqual(package.files, ["cat größe.png", "miau.mp3"], name)
      XCTAssertEqual(Array(try package.file("cat größe.png").prefix(4)), cat, name)
      XCTAssertTrue(try package.file("miau.mp3").starts(with: Array("ID3".utf8)), name)
      XCTAssertThrowsError(try package.file("dog.png")) { XCTAssertEqual($0 as? AnkiProblem, .noSuchFile("dog.png")) }
    }
    XCTAssertEqual(try AnkiPackage(Self.bytes("without-media.apkg")).files, [])
  }

  // MARK: What is no package

  private func problem(_ entries: [(String, [UInt8])]) -> AnkiProblem? {
    let writer = ArchiveWriter()
    for (name, bytes) in entries { try? writer.add(name, bytes) }
    return problem(writer.finish())
  }

  private func problem(_ bytes: [UInt8]) -> AnkiProblem? {
    do throws(AnkiProblem) {
      _ = try AnkiPackage(bytes).collection()
      return nil
    } catch {
      return error
    }
  }

  func testWhatIsNoPackageIsTold() throws {
    let archive = try Archive(Self.bytes("latest.apkg"))
    let latest = try archive.content("collection.anki21b")
    XCTAssertEqual(problem(Array("no zip".utf8)), .archive(.notAnArchive))
    XCTAssertEqual(problem([("a.txt", [1])]), .noCollection)
    XCTAssertEqual(problem([("meta", [8, 3]), ("collection.anki2", [1])]), .noCollection)
    XCTAssertEqual(problem([("meta", [8, 9]), ("collection.anki2", [1])]), .tooNew(9))
    XCTAssertEqual(problem([("meta", [0xFF])]), .damaged("meta"))
    XCTAssertEqual(problem([("collection.anki21b", Array(latest.dropLast(9)))]), .damaged("collection.anki21b"))
    XCTAssertEqual(problem([("collection.anki2", [])]), .database("no table 'notes', 'cards' or 'col'"))
    XCTAssertEqual(
      problem([("collection.anki2", Array(repeating: 7, count: 4096))]), .database("file is not a database"))
    XCTAssertEqual(problem([("collection.anki21b", latest), ("media", [1, 2, 3])]), .damaged("media"))
  }

  /// A few kilobytes that stand for more than is read.
  func testBombsAreRefused() throws {
    let zeros = ForeignFiles.zstd(zeros: 300 << 20)
    XCTAssertLessThan(zeros.count, 100_000)
    XCTAssertEqual(
      problem([("meta", [8, 3]), ("collection.anki21b", zeros)]), .tooLarge("collection.anki21b", limit: 256 << 20))
  }

  /// Databases that would make the library do something.
  func testOnlyTablesAreRead() throws {
    let tables = "CREATE TABLE cards (id, nid, ord, did, odid); CREATE TABLE col (models, decks);"
    let notes = "CREATE TABLE notes (id, guid, mid, tags, flds);"
    let plain = tables + notes + "INSERT INTO col VALUES ('{}', '{}'); INSERT INTO notes VALUES (1, 'g', 2, '', 'a');"
    XCTAssertNil(problem([("collection.anki2", try ForeignFiles.database(plain))]))
    let odd = [
      "CREATE VIEW notes AS SELECT 1 AS id, 'g' AS guid, 2 AS mid, '' AS tags, 'a' AS flds;",
      "CREATE VIRTUAL TABLE notes USING fts5(guid, mid, tags, flds);",
      "CREATE TABLE notes (id, guid AS (zeroblob(200000000)), mid, tags, flds);"
        + "INSERT INTO notes(id, mid, tags, flds) VALUES (1, 2, '', 'a');",
    ]
    for schema in odd {
      let bytes = try ForeignFiles.database(tables + "INSERT INTO col VALUES ('{}', '{}');" + schema)
      guard case .database = problem([("collection.anki2", bytes)]) else {
        XCTFail("\(schema): \(String(describing: problem([("collection.anki2", bytes)])))")
        continue
      }
    }
  }

  /// Values that stand in the file once and come out many times, as rows that share pages do.
  func testValuesAreNoLargerThanTheFile() throws {
    let many = Array(repeating: "big", count: 20).joined(separator: "||")
    let sql =
      "CREATE TABLE cards (id, nid, ord, did, odid); CREATE TABLE col (models, decks);"
      + "INSERT INTO col VALUES ('{}', '{}'); CREATE TABLE notes (id, guid, mid, tags, big, flds AS (\(many)));"
      + "INSERT INTO notes VALUES (1, 'g', 2, '', hex(zeroblob(200000)));"
    let bytes = try ForeignFiles.database(sql)
    XCTAssertEqual(problem([("collection.anki2", bytes)]), .database("its values are larger than the file"))
  }

  /// Changed bytes inside the database, which zip and zstd would not let through: an answer or a problem, never a trap.
  func testChangedDatabases() throws {
    let settings = ProcessInfo.processInfo.environment
    let end = settings["ANKI_FUZZ_SECONDS"].flatMap { Double($0) }.map { Date(timeIntervalSinceNow: $0) }
    var chance = SplitMix64(seed: settings["ANKI_FUZZ_SEED"].flatMap { UInt64($0) } ?? 11)
    var (read, round) = (0, 0)
    let databases = try ["legacy.apkg", "latest.apkg"].map { try ForeignFiles.unpackedDatabase(Self.bytes($0)) }
    let media = try Archive(Self.bytes("legacy.apkg")).content("media")
    while end.map({ Date() < $0 }) ?? (round < 200) {
      var bytes = databases[round % 2]
      for _ in 0...chance.below(30) {
        let place = Int(chance.below(UInt64(bytes.count)))
        // Half of them where pages begin, and the schema is.
        let at = chance.below(2) == 0 ? place : place / 4096 * 4096 + place % 128
        bytes[at] = UInt8(chance.below(256))
      }
      let entries = [("collection.anki21", bytes), ("media", media)]
      if problem(entries) == nil { read += 1 }
      round += 1
    }
    if end != nil { print("fuzzed databases: \(round), \(read) of them with notes") }
    XCTAssertGreaterThan(read, round / 100)
  }
}
