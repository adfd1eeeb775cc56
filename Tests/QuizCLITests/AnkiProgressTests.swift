import Archive
import CSQLite
import Foundation
import QuizCore
import XCTest

/// Decks of Anki with a log of reviews, made with Anki's own tables.
final class AnkiProgressTests: XCTestCase {
  private static let firstDay = 20_500  // 2026-02-16
  /// The collection is older than its reviews.
  private static let created = firstDay - 900

  private struct Card {
    var model: ModelCard
    /// The days and ratings, oldest first.
    var log: [(day: Int, rating: Int)]
  }

  /// Cards that a model learner reviewed, some late, some twice a day.
  private func learnt(_ count: Int, reviews: Int) -> [Card] {
    var chance = SplitMix64(seed: 23)
    return (0..<count).map { _ in
      var model: ModelCard?
      var log: [(day: Int, rating: Int)] = []
      var day = Self.firstDay - 860 + Int(chance.below(60))
      while log.count < reviews, day < Self.firstDay {
        let rating = [1, 2, 3, 3, 3, 3, 4][Int(chance.below(7))]
        model = ModelCard.reviewed(model, rating, on: day)
        log.append((day, rating))
        if rating == 1, chance.below(2) == 0 { continue }
        // A leech comes back early: the learner has a year and a half for the log.
        day = min(model?.due ?? day, day + 20) + Int(chance.below(3))
      }
      return Card(model: model ?? ModelCard.reviewed(nil, 3, on: day), log: log)
    }
  }

  /// A package as Anki exports it; every second card has the numbers of FSRS beside its log.
  private func pack(_ cards: [Card], at path: String) throws {
    let file = NSTemporaryDirectory() + "collection-\(UUID().uuidString).anki2"
    defer { try? FileManager.default.removeItem(atPath: file) }
    var database: OpaquePointer?
    XCTAssertEqual(sqlite3_open(file, &database), SQLITE_OK)
    func run(_ sql: String) {
      XCTAssertEqual(sqlite3_exec(database, sql, nil, nil, nil), SQLITE_OK, String(sql.prefix(200)))
    }
    run(Self.schema)
    run("begin")
    for (place, card) in cards.enumerated() {
      let (id, model) = (place + 1, card.model)
      run("insert into notes values(\(id),'guid\(id)',1,0,0,'','front \(id)'||char(31)||'back \(id)','',0,0,'')")
      let data = place % 2 == 0 ? "{\"s\":\(model.stability),\"d\":\(model.difficulty),\"dr\":0.9}" : ""
      run(
        """
        insert into cards values(\(id),\(id),1,0,0,0,2,2,\(model.due - Self.created),\(model.due - model.last),2500,
          \(model.reps),\(model.lapses),0,0,0,0,'\(data)')
        """)
      for (number, review) in card.log.enumerated() {
        // Days begin at four.
        let moment = (review.day * 86_400 + 5 * 3600 + number * 60) * 1000 + place
        run("insert into revlog values(\(moment),\(id),0,\(review.rating),1,1,2500,4000,1)")
      }
    }
    run("commit")
    sqlite3_close(database)
    let writer = ArchiveWriter()
    try writer.add("collection.anki2", Array(try Data(contentsOf: URL(fileURLWithPath: file))))
    try writer.add("media", Array("{}".utf8))
    try Data(writer.finish()).write(to: URL(fileURLWithPath: path))
  }

  private static let schema = """
    CREATE TABLE col (id integer PRIMARY KEY, crt integer, mod integer, scm integer, ver integer, dty integer, usn integer,
      ls integer, conf text, models text, decks text, dconf text, tags text);
    CREATE TABLE notes (id integer PRIMARY KEY, guid text, mid integer, mod integer, usn integer, tags text, flds text,
      sfld integer, csum integer, flags integer, data text);
    CREATE TABLE cards (id integer PRIMARY KEY, nid integer, did integer, ord integer, mod integer, usn integer,
      type integer, queue integer, due integer, ivl integer, factor integer, reps integer, lapses integer, left integer,
      odue integer, odid integer, flags integer, data text);
    CREATE TABLE revlog (id integer PRIMARY KEY, cid integer, usn integer, ease integer, ivl integer, lastIvl integer,
      factor integer, time integer, type integer);
    CREATE TABLE graves (usn integer, oid integer, type integer);
    INSERT INTO col VALUES (1, \(created * 86_400 + 4 * 3600), 0, 0, 11, 0, 0, 0, '{}',
      '{"1":{"id":1,"name":"Basic","type":0,"flds":[{"name":"Front","ord":0},{"name":"Back","ord":1}],"tmpls":[{"name":"Card 1","ord":0,"qfmt":"{{Front}}","afmt":"{{FrontSide}}<hr id=answer>{{Back}}","did":null}]}}',
      '{"1":{"id":1,"name":"Words"}}', '{}', '{}');
    """

  private func now(_ day: Int) -> [String: String?] {
    ["QUIZRUN_NOW": ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: Double(day) * 86_400 + 36_000))]
  }

  /// 20,000 reviews: every card is due on Anki's day, and has the memory that its log makes.
  func testALongLogComesIn() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 1, new: 1)
    let cards = learnt(500, reviews: 40)
    XCTAssertEqual(cards.reduce(0) { $0 + $1.log.count }, 20_000)
    try pack(cards, at: place.root + "/home/quizzes/words.apkg")
    let today = now(Self.firstDay)
    let imported = try place.run(["cards", "import", "home/quizzes/words.apkg"], [], today)
    XCTAssertEqual(imported.code, 0, imported.errors)
    XCTAssertTrue(imported.output.contains("500 of 500"), imported.output)
    let list = Message.list(try place.run(["cards", "words", "--json"], [], today).output)
    XCTAssertEqual(list.count, 500)
    for (place, card) in cards.enumerated() {
      let row = try XCTUnwrap(list.first { $0["id"] as? String == "guid\(place + 1)" })
      XCTAssertEqual(row["due"] as? String, CivilDay(number: card.model.due).text)
      XCTAssertEqual(row["reps"] as? Int, card.model.reps)
      XCTAssertEqual(row["lapses"] as? Int, card.model.lapses)
      XCTAssertEqual(row["stability"] as? Double ?? 0, card.model.stability, accuracy: 1e-6 * card.model.stability)
      XCTAssertEqual(row["difficulty"] as? Double ?? 0, card.model.difficulty, accuracy: 1e-6)
    }
    // Twice is once, and a later review here wins.
    XCTAssertTrue(
      try place.run(["cards", "import", "home/quizzes/words.apkg"], [], today).output.contains("0 of 500"))
    let lines = [#"{"continue":true}"#, #"{"action":"again"}"#, #"{"quit":"keep"}"#]
    let played = try place.run(["words", "--json"], lines, today).output
    let asked = try XCTUnwrap(
      played.split(separator: "\n").compactMap { Message(String($0)) }.first("page")?.string("id"))
    let rows = { Message.list(try place.run(["cards", "words", "--json"], [], today).output) as NSArray }
    let before = try rows()
    _ = try place.run(["cards", "import", "home/quizzes/words.apkg"], [], today)
    XCTAssertEqual(try rows(), before, asked)
  }
}
