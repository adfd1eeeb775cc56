import Foundation
import XCTest

/// Pictures and sounds of answers, items and sides, in every face.
final class PictureAnswerTests: XCTestCase {
  private static let png = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0,
    0,
    0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x48,
    0xAF, 0xA4, 0x71, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ])

  private static let json = """
    {"title":"Animals","questions":[
      {"id":"barks","kind":"single","text":"Who barks?","answers":[
        {"id":"dog","image":"img/dog.png","imageAlt":"A dog","correct":true},
        {"id":"cat","text":"The cat","image":"img/cat.png"},{"id":"cow","text":"The cow","audio":"moo.wav"}]},
      {"id":"size","kind":"order","text":"From small to large:","answers":[
        {"id":"m","image":"img/dog.png","imageAlt":"A mouse"},{"id":"e","image":"img/cat.png","imageAlt":"An elephant"}]},
      {"id":"says","kind":"match","text":"Who says what?","extra":[{"image":"img/dog.png","imageAlt":"A bird"}],
        "pairs":[[{"image":"img/dog.png","imageAlt":"A dog"},"Woof"],["A cat",{"text":"Meow","image":"img/cat.png"}]]}]}
    """

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("animals", Self.json)
    try place.write("", to: "home/quizzes/img/none")
    for name in ["dog", "cat"] {
      try Self.png.write(to: URL(fileURLWithPath: place.root + "/home/quizzes/img/\(name).png"))
    }
    try place.write("RIFF\0\0\0\0WAVEfmt ", to: "home/quizzes/moo.wav")
    return place
  }

  private static func side(_ message: Message, _ key: String) -> [[String: Any]] {
    message.object[key] as? [[String: Any]] ?? []
  }

  func testObjects() throws {
    let place = try place()
    let questions = try place.play(["animals", "--seed", "1"], Array(repeating: #"{"skip":true}"#, count: 3)).of(
      "question")
    let answers = Self.side(questions[0], "answers")
    XCTAssertEqual(answers.map { $0["image"] as? String }, ["img/dog.png", "img/cat.png", nil])
    XCTAssertEqual(answers.map { $0["imageAlt"] as? String }, ["A dog", nil, nil])
    XCTAssertEqual(answers.map { $0["audio"] as? String }, [nil, nil, "moo.wav"])
    XCTAssertEqual(answers.map { $0["text"] as? String }, ["", "The cat", "The cow"])
    XCTAssertEqual(
      Set(Self.side(questions[1], "answers").compactMap { $0["imageAlt"] as? String }), ["A mouse", "An elephant"])
    let left = Self.side(questions[2], "left"), right = Self.side(questions[2], "right")
    XCTAssertEqual(Set(left.map { $0["text"] as? String ?? "?" }), ["", "A cat"])
    XCTAssertEqual(Set(right.map { $0["text"] as? String ?? "?" }), ["Woof", "Meow", ""])
    XCTAssertEqual(right.compactMap { $0["imageAlt"] as? String }, ["A bird"])
    func id(_ side: [[String: Any]], _ text: String) -> String {
      side.first { ($0["text"] as? String == text) || ($0["imageAlt"] as? String == text) }?["id"] as? String ?? "?"
    }
    let items = Self.side(questions[1], "answers")
    let played = try place.play(
      ["animals", "--seed", "1", "--new"],
      [
        #"{"answer":["dog"]}"#, #"{"answer":["\#(id(items, "A mouse"))","\#(id(items, "An elephant"))"]}"#,
        #"{"answer":{"\#(id(left, "A dog"))":"\#(id(right, "Woof"))","\#(id(left, "A cat"))":"\#(id(right, "Meow"))"}}"#,
      ])
    XCTAssertEqual(played.of("result").first?.number("points"), 3)
  }

  func testPlainLinesNameThem() throws {
    let place = try place()
    let output = try place.run(["animals", "--plain", "--seed", "1"], ["1", "s", "s"]).output
    for line in [
      "1) [image: A dog]", "2) The cat [image: without description]", "3) The cow [sound]", "[image: A mouse]",
    ] {
      XCTAssertTrue(output.contains(line), "\(line)\n\(output)")
    }
  }

  func testTablesAndPaperNameThem() throws {
    let place = try place()
    try place.write(
      #"{"participant":"p","responses":{"barks":["dog"],"size":["m","e"],"says":{"A dog":"Woof","A cat":"Meow"}}}"#
        + "\n",
      to: "in.jsonl")
    let graded = try place.run(["grade", "animals", "in.jsonl"])
    XCTAssertEqual(Message.all(graded.output).map { $0.number("points") }, [3], graded.output + graded.errors)
    try place.write("participant,barks\np,A dog\n", to: "in.csv")
    let table = try place.run(["grade", "animals", "in.csv"])
    XCTAssertEqual(Message.all(table.output).map { $0.number("points") }, [1], table.output + table.errors)
    let printed = try place.run(["quiz", "print", "animals", "--key", "--out", "p.html"])
    XCTAssertEqual(printed.code, 0, printed.errors)
    let html = try String(contentsOfFile: place.root + "/p.html", encoding: .utf8)
    XCTAssertEqual(html.ranges(of: "<img class=\"tile\" src=\"data:image/png;base64,").count, 7, html)
    XCTAssertTrue(html.contains("alt=\"A dog\""))
  }

  /// Missing files are found, wherever they are named.
  func testCheck() throws {
    let place = try place()
    XCTAssertEqual(try place.run(["quiz", "check", "animals"]).output.contains("warning"), false)
    for name in ["img/dog.png", "img/cat.png", "moo.wav"] {
      try FileManager.default.removeItem(atPath: place.root + "/home/quizzes/" + name)
    }
    let told = try place.run(["quiz", "check", "animals"])
    XCTAssertEqual(told.code, 1)
    for name in ["img/dog.png", "img/cat.png", "moo.wav"] {
      XCTAssertTrue((told.output + told.errors).contains("'\(name)' of question"), told.output + told.errors)
    }
  }

  /// What is written as JSON reads back alike.
  func testConvert() throws {
    let place = try place()
    XCTAssertEqual(try place.run(["quiz", "convert", "home/quizzes/animals.json", "home/quizzes/other.json"]).code, 0)
    let first = try place.play(["animals", "--seed", "3"], []).of("question")
    let second = try place.play(["other", "--seed", "3"], []).of("question")
    XCTAssertEqual(
      Self.side(first[0], "answers").map { $0["image"] as? String },
      Self.side(second[0], "answers").map { $0["image"] as? String })
  }
}
