import Foundation
import Words
import XCTest

/// `quiz convert` with what belongs beside a quiz, through the program.
final class ConvertTests: XCTestCase {
  private static let moodle = """
    <?xml version="1.0" encoding="UTF-8"?>
    <quiz><question type="multichoice"><name><text>Cell</text></name>
    <questiontext format="html"><text><![CDATA[<p><img src="@@PLUGINFILE@@/a%20b.png" alt="a cell"> Which?</p>]]></text>
    <file name="a b.png" path="/" encoding="base64">AAEC</file></questiontext><single>true</single>
    <answer fraction="100" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/core.png">]]></text>
    <file name="core.png" path="/" encoding="base64">//79</file></answer>
    <answer fraction="0"><text>wall</text></answer></question></quiz>
    """

  private func bytes(_ place: Place, _ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: place.root + "/" + path).map { Array($0) }
  }

  func testPicturesGoBesideOutAndBack() throws {
    let place = try Place()
    try place.write(Self.moodle, to: "in/m.xml")
    try place.write("", to: "out/keep")
    let there = try place.run(["quiz", "convert", "in/m.xml", "out/cells.json"])
    XCTAssertEqual(there.code, 0, there.errors)
    XCTAssertEqual(bytes(place, "out/cells-files/a b.png"), [0, 1, 2])
    XCTAssertEqual(bytes(place, "out/cells-files/core.png"), [255, 254, 253])
    let json = String(decoding: bytes(place, "out/cells.json") ?? [], as: UTF8.self)
    XCTAssertTrue(json.contains(#""image": "cells-files/a b.png""#), json)
    XCTAssertTrue(json.contains(#""image": "cells-files/core.png""#), json)
    XCTAssertEqual(there.errors, "")

    let back = try place.run(["quiz", "convert", "out/cells.json", "back.xml"])
    XCTAssertEqual(back.code, 0, back.errors)
    XCTAssertEqual(
      back.errors, "quizrun: warning: back.xml: 'title' of the quiz has no place in Moodle XML and is lost\n")
    let again = try place.run(["quiz", "convert", "back.xml", "again.json"])
    XCTAssertEqual(again.code, 0, again.errors)
    XCTAssertEqual(bytes(place, "again-files/a b.png"), [0, 1, 2])
    XCTAssertEqual(bytes(place, "again-files/core.png"), [255, 254, 253])
    let second = String(decoding: bytes(place, "again.json") ?? [], as: UTF8.self)
    XCTAssertEqual(
      second.replacing("again-files", with: "cells-files").replacing("\"again\"", with: "\"cells\""), json)
  }

  /// A new quiz is called like its own file, unless the source has a title.
  /// A name without an ending is told with the option to give, and a folder is no file.
  func testNamesThatSayNoFormat() throws {
    let place = try Place()
    try place.write("What? {=a ~b}\n", to: "in.gift")
    for (words, says) in [
      (["in.gift", "-"], "quizrun: the name '-' does not say its format: add --to with one of json, lua"),
      (["-", "-", "--to", "json"], "quizrun: the name '-' does not say its format: add --from with one of json, lua"),
    ] {
      let refused = try place.run(["quiz", "convert"] + words)
      XCTAssertEqual(refused.code, 2)
      XCTAssertTrue(refused.errors.hasPrefix(says), refused.errors)
    }
    try place.write("{}", to: "folder/in.json")
    for words in [
      ["quiz", "convert", "folder", "out.md"], ["quiz", "check", "./folder"], ["people", "import", "folder"],
    ] {
      let refused = try place.run(words)
      XCTAssertEqual(refused.code, 74)
      XCTAssertTrue(refused.errors.contains("folder' is a folder: name a file"), refused.errors)
    }
  }

  func testIdAndTitleOfTheNewQuiz() throws {
    let place = try Place()
    try place.write("question;a;b;correct\nWhat?;x;y;x\n", to: "sheet.csv")
    try place.write(#"{"id":"old","title":"Own","questions":[{"kind":"info","text":"x"}]}"#, to: "in.json")
    try place.write("// title: Own\n\nWhat? {=a ~b}\n", to: "in.gift")
    let cases = [
      ("sheet.csv", "quiz.json", "quiz", "quiz"), ("in.gift", "g.json", "g", "Own"), ("in.json", "j.json", "j", "Own"),
      ("in.json", "j.lua", "j", "Own"),
    ]
    for (source, target, id, title) in cases {
      let outcome = try place.run(["quiz", "convert", source, target])
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      let text = String(decoding: bytes(place, target) ?? [], as: UTF8.self).replacing(" = ", with: "\": ")
      XCTAssertTrue(text.contains("id\": \"\(id)\""), text)
      XCTAssertTrue(text.contains("title\": \"\(title)\""), text)
    }
    let shown = try place.run(["quiz", "convert", "in.json", "-", "--to", "json"])
    XCTAssertTrue(shown.output.contains(#""id": "old""#), shown.output)
  }

  /// A foreign file in the folder stays; a second run writes the same again.
  func testNobodysPictureIsWrittenOver() throws {
    let place = try Place()
    try place.write(Self.moodle, to: "m.xml")
    try place.write("mine", to: "cells-files/a b.png")
    for _ in 0..<2 {
      let outcome = try place.run(["quiz", "convert", "m.xml", "cells.json"])
      XCTAssertEqual(outcome.code, 0, outcome.errors)
      XCTAssertEqual(bytes(place, "cells-files/a b.png"), Array("mine".utf8))
      XCTAssertEqual(bytes(place, "cells-files/a b-2.png"), [0, 1, 2])
      let files = try FileManager.default.contentsOfDirectory(atPath: place.root + "/cells-files")
      XCTAssertEqual(files.sorted(), ["a b-2.png", "a b.png", "core.png"])
      let json = String(decoding: bytes(place, "cells.json") ?? [], as: UTF8.self)
      XCTAssertTrue(json.contains(#""image": "cells-files/a b-2.png""#), json)
    }
  }

  /// Files that a quiz names go with it: those of its keys, of its texts and of the backs of its cards.
  func testFilesBesideTheQuizGoWithIt() throws {
    let place = try Place()
    let quiz = """
      {"title":"T","markup":"markdown","image":"img/a.png","questions":[
        {"id":"q","kind":"single","text":"![one](img/b.png)","audio":"s.wav","answers":[
          {"text":"x","correct":true,"image":"img/in/c.png"},{"text":{"en":"y","de":"![d](img/d.png)"}}]},
        {"id":"gone","kind":"truefalse","text":"?","image":"gone.png","correct":true}]}
      """
    try place.write(quiz, to: "in/q.json")
    for name in ["img/a.png", "img/b.png", "img/in/c.png", "img/d.png", "s.wav", "img/other.png"] {
      try place.write(name, to: "in/\(name)")
    }
    try place.write("mine", to: "out/img/b.png")
    try place.write("", to: "md/none")
    let outcome = try place.run(["quiz", "convert", "in/q.json", "out/q.lua"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    for name in ["img/a.png", "img/in/c.png", "img/d.png", "s.wav"] {
      XCTAssertEqual(bytes(place, "out/\(name)"), Array(name.utf8), name)
    }
    XCTAssertEqual(bytes(place, "out/img/b.png"), Array("mine".utf8))
    XCTAssertNil(bytes(place, "out/img/other.png"))
    XCTAssertTrue(outcome.errors.contains("'img/b.png' beside it is another file"), outcome.errors)
    XCTAssertEqual(outcome.errors.split(separator: "\n").count, 1, outcome.errors)
    _ = try place.run(["quiz", "convert", "in/q.json", "md/q.md"])
    XCTAssertEqual(bytes(place, "md/img/b.png"), Array("img/b.png".utf8))
    XCTAssertEqual(try place.run(["quiz", "convert", "in/q.json", "in/q.lua"]).errors, "")
  }

  func testABrokenPictureIsTold() throws {
    let place = try Place()
    try place.write(Self.moodle.replacing("AAEC", with: "A!EC"), to: "m.xml")
    let outcome = try place.run(["quiz", "convert", "m.xml", "cells.json"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssertTrue(outcome.errors.contains("the file 'a b.png' is broken"), outcome.errors)
    XCTAssertFalse(outcome.errors.contains("is not in the quiz's folder"), outcome.errors)
  }

  func testLanguagesThatAreNotWrittenAreTold() throws {
    let place = try Place()
    try place.write(
      #"{"title":{"en":"T","de":"D"},"questions":[{"id":"a","kind":"truefalse","text":{"en":"So?","de":"So da?"},"correct":true}]}"#,
      to: "t.json")
    let german = try place.run(["quiz", "convert", "t.json", "t.gift"], [], ["LC_ALL": "de_DE.UTF-8"])
    XCTAssertTrue(
      german.errors.contains("texts in 'en' have no place in gift and are lost: those in 'de' are written"),
      german.errors)
    XCTAssertEqual(try place.run(["quiz", "convert", "t.json", "t.lua"]).errors, "")
  }

  func testPicturesOfAnotherFolderStayWhereTheyAre() throws {
    let place = try Place()
    try place.write("secret", to: "secret.png")
    try FileManager.default.createDirectory(atPath: place.root + "/q", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.root + "/q/link.png", withDestinationPath: "../secret.png")
    try place.write(
      #"{"title":"T","questions":[{"id":"a","kind":"truefalse","text":"?","correct":true,"image":"link.png"}]}"#,
      to: "q/q.json")
    let outcome = try place.run(["quiz", "convert", "q/q.json", "-", "--to", "moodle-xml"])
    XCTAssertFalse(outcome.output.contains("c2VjcmV0"), outcome.output)
    XCTAssertTrue(outcome.errors.contains("question 'a': the file 'link.png' is not there: left out"), outcome.errors)
  }

  func testToStandardOutputPicturesAreTold() throws {
    let place = try Place()
    try place.write(Self.moodle, to: "m.xml")
    let outcome = try place.run(["quiz", "convert", "m.xml", "-", "--to", "json"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(
      outcome.errors.contains("'m-files/a b.png' and 1 more cannot lie beside standard output: name a file to write"),
      outcome.errors)
  }
}
