import Foundation
import SheetLayout
import SheetTesting
import XCTest

/// Sheets on their whole way: printed, filled in, scanned, resolved and graded.
final class ScanCommandTests: XCTestCase {
  private static let quiz = """
    {"id":"paper","title":"T","shuffle":{"questions":true,"answers":true},"questions":[
      {"id":"one","text":"One?","answers":[{"id":"r","text":"right","correct":true},{"id":"w","text":"wrong"},{"id":"v","text":"worse"}]},
      {"id":"many","kind":"multiple","text":"Many?","answers":[{"text":"a","correct":true},{"text":"b","correct":true},{"text":"c"}]},
      {"id":"true","kind":"truefalse","text":"True.","correct":true},
      {"id":"sum","kind":"number","text":"Forty less fifty-two?","correct":-12},
      {"id":"half","kind":"number","text":"Half?","correct":0.5},
      {"id":"pairs","kind":"match","text":"Match.","pairs":[["x","1"],["y","2"]],"extra":["3"]},
      {"id":"gaps","kind":"gaps","text":"A [[k]] and a [[t]].","gaps":{"k":{"answers":[{"text":"leaf","correct":true},{"text":"stone"}]},"t":{"accept":"tree"}}},
      {"id":"word","kind":"text","text":"Word?","accept":"word"}]}
    """

  private func pages(_ place: Place, _ options: [String]) throws -> (pages: [PrintedSheet], html: String) {
    let outcome = try place.run(["quiz", "print", "paper", "--sheet", "--scan", "--seed", "3"] + options)
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    return (PrintedSheet.all(outcome.output), outcome.output)
  }

  /// The printed number of a question in a version.
  private func number(_ id: String, _ version: String, _ html: String) throws -> String {
    let found = html.firstMatch(
      of: try Regex(
        "data-number=\"(\\d+)\" data-question=\"\(id)\" data-version=\"\(version)\"", as: (Substring, Substring).self))
    return String(try XCTUnwrap(found).1)
  }

  private func write(_ page: PrintedSheet, _ place: Place, _ name: String) throws {
    try Data(page.canvas.pgm).write(to: URL(fileURLWithPath: place.root + "/" + name))
  }

  private func objects(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map {
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  func testTheWholeWay() throws {
    let place = try Place.withShippedModes()
    try place.quiz("paper", Self.quiz)
    try place.write("Ada\nZoë Müller\n", to: "names.txt")
    let printed = try self.pages(place, ["--versions", "2", "--class", "names.txt"])
    var pages = printed.pages
    let html = printed.html
    XCTAssertEqual(pages.map { $0.attributes["participant"] }, ["Ada", "Zoë Müller"])
    XCTAssertEqual(pages.map { $0.attributes["page"] }, ["A:1", "B:1"])
    for (place, version) in ["A", "B"].enumerated() {
      let number = { (id: String) in try self.number(id, version, html) }
      XCTAssertTrue(pages[place].mark("\(try number("one")):A", .cross))
      XCTAssertTrue(pages[place].mark("\(try number("many")):A"))
      XCTAssertTrue(pages[place].mark("\(try number("many")):C", .tick))
      XCTAssertTrue(pages[place].mark("\(try number("sum"))#0:-"))
      XCTAssertTrue(pages[place].mark("\(try number("sum"))#3:1"))
      XCTAssertTrue(pages[place].mark("\(try number("sum"))#4:2"))
      XCTAssertTrue(pages[place].mark("\(try number("pairs")).1:B"))
      XCTAssertTrue(pages[place].mark("\(try number("pairs")).2:A"))
      XCTAssertTrue(pages[place].mark("\(try number("gaps")).1:B"))
      XCTAssertNil(pages[place].bubbles["\(try number("half"))#1:0"], "a half is no whole number")
      XCTAssertNil(pages[place].bubbles["\(try number("word")):A"])
    }
    let open = try number("true", "B", html)
    XCTAssertTrue(pages[1].mark("\(open):A"))
    XCTAssertTrue(pages[1].mark("\(open):B"))
    for (page, name) in zip(pages, ["a.pgm", "b.pgm"]) { try write(page, place, name) }
    let scan = ["scan", "a.pgm", "b.pgm", "--quiz", "paper", "--seed", "3"]
    let first = try place.run(scan + ["--json", "--out", "answers.csv", "--doubts", "doubts.html"])
    XCTAssertEqual(first.code, 65, first.errors)
    let sheets = try objects(first.output)
    XCTAssertEqual(sheets.map { $0["participant"] as? String }, ["Ada", "Zoë Müller"])
    XCTAssertEqual((sheets[0]["doubts"] as? [Any])?.count, 0)
    let answers = try XCTUnwrap(sheets[0]["answers"] as? [String: String])
    XCTAssertEqual(answers[try number("sum", "A", html)], "-12")
    XCTAssertEqual(answers[try number("pairs", "A", html)], "1B 2A")
    XCTAssertEqual(answers[try number("many", "A", html)], "A C")
    XCTAssertEqual(answers[try number("gaps", "A", html) + ".1"], "B")
    XCTAssertEqual(answers[try number("true", "A", html)], "")
    let doubts = try XCTUnwrap(sheets[1]["doubts"] as? [[String: String]])
    XCTAssertEqual(doubts.map { $0["question"] }, [open])
    let page = try String(contentsOfFile: place.root + "/doubts.html", encoding: .utf8)
    XCTAssertTrue(page.contains("data:image/png;base64,iVBOR"), "a doubt has its cut-out")
    XCTAssertTrue(page.contains(#"data-participant="Zoë Müller" data-question="\#(open)""#))

    try place.write("participant,question,answer\nZoë Müller,\(open),B\n", to: "resolved.csv")
    let second = try place.run(scan + ["--out", "answers.csv", "--resolve", "resolved.csv", "--pages", "pages"])
    XCTAssertEqual(second.code, 0, second.errors)
    let grade = ["grade", "paper", "answers.csv", "--version-column", "version", "--seed", "3"]
    let graded = try place.run(grade + ["--csv", "marks.csv", "--feedback", "sheets/", "--pages", "pages"])
    XCTAssertEqual(graded.code, 0, graded.output + graded.errors)
    XCTAssertEqual(try objects(graded.output).count, 2)
    XCTAssertEqual(try place.run(grade + ["--pages", "pages"]).code, 2)
    // Each participant's sheet has the own page, and no other.
    for name in ["Ada", "Zoë Müller"] {
      let page = try Data(contentsOf: URL(fileURLWithPath: "\(place.root)/pages/\(name)-1.png"))
      let sheet = try String(contentsOfFile: "\(place.root)/sheets/\(name).html", encoding: .utf8)
      XCTAssertTrue(sheet.contains("data:image/png;base64,\(page.base64EncodedString())"), name)
      XCTAssertEqual(sheet.matches(of: /<img/).count, 1)
    }
    for (row, what) in [("Bob,1,A", "no sheet of 'Bob'"), ("Ada,1,Q", "'Q' is no answer")] {
      try place.write("participant,question,answer\n\(row)\n", to: "wrong.csv")
      let wrong = try place.run(scan + ["--out", "x.csv", "--resolve", "wrong.csv"])
      XCTAssertEqual(wrong.code, 65)
      XCTAssertTrue(wrong.errors.contains(what), wrong.errors)
    }
  }

  /// Pages that were read once are not read again, and their files may be gone; the seed is that of the sheets.
  func testReadingsAreKept() throws {
    let place = try Place.withShippedModes()
    try place.quiz("paper", Self.quiz)
    try place.write("Ada\nBo\n", to: "names.txt")
    try place.write("Ada\nBo\nCem\nMüller, Zoë\n", to: "class.txt")
    let printed = try self.pages(place, ["--class", "names.txt"])
    var pages = printed.pages
    let open = try number("true", "A", printed.html)
    XCTAssertTrue(pages[0].mark("\(open):A"))
    XCTAssertTrue(pages[0].mark("\(open):B"))
    try FileManager.default.createDirectory(atPath: place.root + "/scans", withIntermediateDirectories: true)
    for (page, name) in zip(pages, ["scans/a.pgm", "scans/b.pgm"]) { try write(page, place, name) }
    try place.write("no picture", to: "scans/c.png")
    let scan = ["scan", "scans/a.pgm", "scans/b.pgm", "scans/c.png", "--quiz", "paper", "--readings", "kept"]
    let first = try place.run(scan + ["--class", "class.txt"])
    XCTAssertEqual(first.code, 65)
    XCTAssertTrue(first.errors.contains("no sheet of Cem; Müller, Zoë\n"), first.errors)
    XCTAssertFalse(first.errors.contains("not in the class"), first.errors)
    XCTAssertTrue(first.errors.contains("the sheets have seed 3\n"), first.errors)
    XCTAssertTrue(first.errors.contains("quizrun: c.png:1: is neither PDF"), first.errors)
    let kept = try String(contentsOfFile: place.root + "/kept", encoding: .utf8)
    // What stands there counts, so it was not read again; a file that failed is.
    let changed = kept.replacing("[\"\(open)\",\"\"]", with: "[\"\(open)\",\"B\"]")
    XCTAssertNotEqual(kept, changed, kept)
    try (changed + "{\"file\":\"cut").write(toFile: place.root + "/kept", atomically: true, encoding: .utf8)
    try place.write("participant,question,answer\nAda,\(open),A\n", to: "resolved.csv")
    let second = try place.run(scan + ["--resolve", "resolved.csv", "--json"])
    let answers = try objects(second.output).map { $0["answers"] as? [String: String] ?? [:] }
    XCTAssertEqual(answers.map { $0[open] }, ["A", "B"], second.output)
    let lines = try String(contentsOfFile: place.root + "/kept", encoding: .utf8).split(separator: "\n")
    XCTAssertEqual(lines.filter { $0.contains("c.png") }.count, 2)
    XCTAssertEqual(try place.run(scan.dropLast() + ["names.txt"]).code, 65, "a file of something else stays")
    XCTAssertEqual(try String(contentsOfFile: place.root + "/names.txt", encoding: .utf8), "Ada\nBo\n")
    // A file that was changed is read again.
    try write(pages[1], place, "scans/a.pgm")
    let third = try place.run(scan + ["--json"])
    XCTAssertEqual(try objects(third.output).map { $0["participant"] as? String }, ["Bo"], third.output)
    try place.write("Cem\n", to: "other.txt")
    let other = try place.run(scan + ["--class", "other.txt"])
    XCTAssertTrue(other.errors.contains("not in the class, and read too: Bo\n"), other.errors)
  }

  func testSheetsOfOthersAndDamagedFilesAreRefused() throws {
    let place = try Place.withShippedModes()
    try place.quiz("paper", Self.quiz)
    let page = try self.pages(place, []).pages[0]
    try write(page, place, "a.pgm")
    try Data(page.canvas.pgm.prefix(90_000)).write(to: URL(fileURLWithPath: place.root + "/cut.pgm"))
    try place.write("no picture", to: "text.png")
    let blank = SheetCanvas(.a4)
    try Data(blank.pgm).write(to: URL(fileURLWithPath: place.root + "/blank.pgm"))
    let anybody = try place.run(["scan", "blank.pgm", "a.pgm", "--quiz", "paper", "--seed", "3"])
    XCTAssertEqual(anybody.code, 0, anybody.errors)
    XCTAssertTrue(anybody.output.contains("\na.pgm:1,A "), anybody.output)
    XCTAssertTrue(anybody.errors.contains("blank.pgm:1 is blank"), anybody.errors)
    let seed = try place.run(["scan", "a.pgm", "--quiz", "paper", "--seed", "4"])
    XCTAssertEqual(seed.code, 65)
    XCTAssertTrue(seed.errors.contains("a sheet of seed 3, not 4"), seed.errors)
    XCTAssertEqual(seed.output.split(separator: "\n").count, 1, seed.output)
    let damaged = try place.run(["scan", "cut.pgm", "text.png", "--quiz", "paper", "--seed", "3"])
    XCTAssertEqual(damaged.code, 65)
    XCTAssertTrue(damaged.errors.contains("cut.pgm:1: the file is damaged"), damaged.errors)
    XCTAssertTrue(damaged.errors.contains("text.png:1: is neither PDF nor PNG nor JPEG"), damaged.errors)
    XCTAssertEqual(try place.run(["scan", "none.png", "--quiz", "paper"]).code, 66)
    XCTAssertEqual(try place.run(["scan", "a.pgm"]).code, 2)
  }

  /// Two sheets photographed from three sides, in light that falls off, one of them upside down.
  func testPhotographsFromThreeSides() throws {
    let place = try Place.withShippedModes()
    try place.quiz("paper", Self.quiz)
    try place.write("Ada\nBen\n", to: "names.txt")
    var (pages, html) = try self.pages(place, ["--class", "names.txt"])
    let question = try number("one", "A", html)
    for (index, letter) in ["A", "C"].enumerated() { XCTAssertTrue(pages[index].mark("\(question):\(letter)", .cross)) }
    var numbers = SheetNumbers(seed: 9)
    for (side, corners) in [0.02, 0.05, 0.08].enumerated() {
      for (page, name) in zip(pages, ["a.pgm", "b.pgm"]) {
        let photo = page.photograph(
          &numbers, corners: corners, dimming: Double(side) * 0.15, isTurned: side == 1)
        try Data(photo).write(to: URL(fileURLWithPath: place.root + "/" + name))
      }
      let outcome = try place.run(["scan", "a.pgm", "b.pgm", "--quiz", "paper", "--seed", "3", "--json"])
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      let sheets = try objects(outcome.output)
      XCTAssertEqual(sheets.map { $0["participant"] as? String }, ["Ada", "Ben"])
      XCTAssertEqual(sheets.map { ($0["answers"] as? [String: String])?[question] }, ["A", "C"])
    }
  }

  /// Each file gets a sentence, or is a doubt; the reader of none breaks.
  func testAThousandDamagedAndForeignFiles() throws {
    let place = try Place.withShippedModes()
    try place.quiz("paper", Self.quiz)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let samples = try ["fuzz/sheets/marks.png", "fuzz/sheets/marks.jpg", "fuzz/pictures/progressive.jpg", "NOTICE"].map
    {
      Array(try Data(contentsOf: root.appendingPathComponent($0)))
    }
    var numbers = SheetNumbers(seed: 5)
    var files: [String] = []
    for round in 0..<1000 {
      var bytes = samples[round % samples.count]
      if round % 50 == 3 { bytes = Array("%PDF-1.7\n".utf8) + bytes }
      if round % 3 == 0 { bytes = Array(bytes.prefix(Int(numbers.next() % UInt64(bytes.count)))) }
      for _ in 0..<(1 + round % 9) where !bytes.isEmpty {
        bytes[Int(numbers.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: numbers.next())
      }
      files.append("f\(round).png")
      try Data(bytes).write(to: URL(fileURLWithPath: "\(place.root)/f\(round).png"))
    }
    let outcome = try place.run(["scan"] + files + ["--quiz", "paper", "--seed", "3", "--out", "answers.csv"])
    XCTAssertEqual(outcome.code, 65)
    let sentences = outcome.errors.split(separator: "\n")
    for file in files { XCTAssertEqual(sentences.count { $0.contains(" \(file):") }, 1, file) }
    XCTAssertFalse(outcome.errors.contains("broke on it"), outcome.errors)
  }

  /// A page that came twice or not at all is a doubt, and every cell of it is empty.
  func testPagesTwiceAndMissing() throws {
    let place = try Place.withShippedModes()
    let questions = (1...140).map {
      #"{"id":"q\#($0)","text":"Question \#($0)?","answers":[{"text":"a","correct":true},{"text":"b"},{"text":"c"},{"text":"d"}]}"#
    }
    try place.quiz("paper", #"{"id":"paper","title":"Long","questions":[\#(questions.joined(separator: ","))]}"#)
    let alone = try place.run(["quiz", "print", "paper", "--sheet", "--scan"])
    XCTAssertEqual(alone.code, 2)
    XCTAssertTrue(alone.errors.contains("--class"), alone.errors)
    try place.write("Ada\nBen\n", to: "names.txt")
    var pages = try self.pages(place, ["--class", "names.txt"]).pages
    XCTAssertEqual(pages.map { $0.attributes["page"] }, ["A:1", "A:2", "A:1", "A:2"])
    for place in pages.indices {
      for name in pages[place].bubbles.keys where name.hasSuffix(":B") { pages[place].mark(name) }
    }
    for (page, name) in zip(pages, ["a1", "a2", "b1", "b2"]) { try write(page, place, name + ".pgm") }
    let outcome = try place.run(
      [
        "scan", "a1.pgm", "a1.pgm", "a2.pgm", "b1.pgm", "--quiz", "paper", "--seed", "3", "--json", "--doubts",
        "d.html",
      ])
    XCTAssertEqual(outcome.code, 65)
    let sheets = try objects(outcome.output)
    XCTAssertEqual(sheets.map { ($0["doubts"] as? [[String: String]])?.compactMap { $0["question"] }.count }, [0, 0])
    XCTAssertEqual(
      sheets.map { ($0["doubts"] as? [[String: String]])?.compactMap { $0["why"] } },
      [["page 1 came more than once"], ["page 2 is missing"]])
    let (ada, ben) = (sheets[0]["answers"] as? [String: String], sheets[1]["answers"] as? [String: String])
    XCTAssertEqual([ada?["1"], ada?["140"], ben?["1"], ben?["140"]], ["", "B", "B", ""])
  }
}
