import Foundation
import QuizCore
import QuizFormats
import XCTest

/// Pictures inside of Moodle XML: to a folder, and back into Moodle XML.
final class MoodlePictureTests: XCTestCase {
  private static let marks = ["AAEC", "//79", "cG5n", "Zml2ZQ==", "c2l4"]
  private static let bytes: [[UInt8]] = [
    [0, 1, 2], [255, 254, 253], Array("png".utf8), Array("five".utf8), Array("six".utf8),
  ]

  /// Five pictures as Moodle writes them, two of one name, one in an old `<image>`, and a Cloze.
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <quiz>
      <question type="multichoice">
        <name><text>Cell</text></name>
        <questiontext format="html">
          <text><![CDATA[<p>Look: <img src="@@PLUGINFILE@@/my%20cell.png" alt="a &quot;cell&quot;" width="9"> Which?</p>]]></text>
    <file name="my cell.png" path="/" encoding="base64">\(marks[0])</file>
        </questiontext>
        <generalfeedback format="html"><text></text></generalfeedback>
        <defaultgrade>1.0000000</defaultgrade><penalty>0.0000000</penalty><hidden>0</hidden><single>true</single>
        <shuffleanswers>true</shuffleanswers>
        <answer fraction="100" format="html"><text><![CDATA[<p><img src="@@PLUGINFILE@@/core.png" alt=""></p>]]></text>
    <file name="core.png" path="/" encoding="base64">
    \(marks[1])
    </file><feedback format="html"><text></text></feedback></answer>
        <answer fraction="0" format="html"><text>wall</text><feedback format="html"><text></text></feedback></answer>
      </question>
      <question type="cloze">
        <name><text>Cities</text></name>
        <questiontext format="html"><text><![CDATA[<p><img src="@@PLUGINFILE@@/core.png" alt="map"> {1:SA:=Rome} {2:MC:=a~b}</p>]]></text>
    <file name="core.png" path="/" encoding="base64">\(marks[2])</file></questiontext>
        <generalfeedback format="html"><text></text></generalfeedback>
      </question>
      <question type="truefalse">
        <name><text>Old</text></name><questiontext><text>Two
      spaces  count</text></questiontext><image>pics/old.gif</image><image_base64>
    \(marks[3])
    </image_base64>
        <answer fraction="100"><text>true</text><feedback><text><![CDATA[See <img src="data:image/png;base64,\(marks[4])">]]></text></feedback></answer>
        <answer fraction="0"><text>false</text></answer>
      </question>
    </quiz>
    """

  private func read(_ text: String, folder: String?) throws -> QuizFileReading {
    QuizFile.salvage(Array(text.utf8), path: "q.xml", format: .moodleXML, mediaFolder: folder).reading
  }

  func testPicturesGoToAFolder() throws {
    let reading = try read(Self.xml, folder: "q-files")
    let quiz = try XCTUnwrap(reading.quiz)
    XCTAssertEqual(
      reading.media,
      zip(["my cell.png", "core.png", "core-2.png", "picture.png", "old.gif"], [0, 1, 2, 4, 3]).map {
        QuizMedia(path: "q-files/" + $0, bytes: Self.bytes[$1])
      })
    XCTAssertEqual(
      quiz.questions.map(\.image),
      [nil, "q-files/core-2.png", "q-files/old.gif"])
    XCTAssertEqual(quiz.questions.map(\.imageAlt), [nil, "map", nil])
    XCTAssertEqual(quiz.questions[0].text, "Look: ![a \"cell\"](q-files/my&#32;cell.png) Which?")
    XCTAssertEqual(quiz.questions[0].answers.map(\.text), ["", "wall"])
    XCTAssertEqual(quiz.questions[0].answers[0].media, TileMedia(image: "q-files/core.png", imageAlt: "core"))
    XCTAssertEqual(reading.diagnostics, [])
  }

  /// A quiz that is exported and imported again is as it was, with every picture.
  func testPicturesGoBack() throws {
    let first = try read(Self.xml, folder: "")
    let quiz = try XCTUnwrap(first.quiz)
    let media = Dictionary(uniqueKeysWithValues: first.media.map { ($0.path, $0.bytes) })
    let writing = QuizWriter.write(quiz, as: .moodleXML, media: MediaSource { media[$0] })
    XCTAssertEqual(writing.losses, [])
    let second = try read(writing.text, folder: "")
    XCTAssertEqual(second.quiz?.questions, quiz.questions, writing.text)
    XCTAssertEqual(Set(second.media.map(\.bytes)), Set(first.media.map(\.bytes)))
  }

  /// Played as it is, a file keeps its pictures inside: questions name them, and they are read when one is shown.
  func testPlayedAsItIs() throws {
    let played = QuizFile.read(Array(Self.xml.utf8), path: "quizzes/cells.xml")
    let converted = try read(Self.xml, folder: "cells-files")
    XCTAssertEqual(played.quiz?.questions, converted.quiz?.questions)
    XCTAssertEqual(played.media, [])
    let inside = QuizFile.inside(Array(Self.xml.utf8), path: "quizzes/cells.xml")
    for file in converted.media { XCTAssertEqual(inside(file.path), file.bytes, file.path) }
    XCTAssertFalse(converted.media.isEmpty)
    XCTAssertNil(inside("cells-files/other.png"))
  }

  func testWhatIsNotThereIsTold() throws {
    let xml = """
      <quiz><question type="description"><questiontext format="html"><text><![CDATA[
      <img src="https://example.org/a.png"> <img src="@@PLUGINFILE@@/gone.png"> x <img src="b.png">]]></text>
      <file name="c.mp3" encoding="base64">AAEC</file><file name="bad" encoding="base64">§</file></questiontext></question></quiz>
      """
    let reading = try read(xml, folder: "f")
    let found = reading.diagnostics.map(\.message)
    XCTAssertEqual(
      found,
      [
        "the file 'f/c.mp3' is not shown: a question shows one picture, an answer one",
        "the image 'https://example.org/a.png' is not in the quiz's folder and is left out: save it beside the quiz and name that file",
        "the image '@@PLUGINFILE@@/gone.png' is not in the quiz's folder and is left out: save it beside the quiz and name that file",
        "the image 'b.png' is not in the quiz's folder and is left out: save it beside the quiz and name that file",
        "the file 'bad' is broken (no base64) and is left out",
      ])
  }

  /// Names from elsewhere lead nowhere else.
  func testNamesOfFiles() throws {
    let names = [
      "../../x.png", "/etc/y.png", ".hidden", "a\\b.png", "a:b?.png", "", String(repeating: "ü", count: 300) + ".png",
    ]
    for name in names {
      let xml =
        "<quiz><question type=\"description\"><questiontext><text>x</text><file name=\"\(name)\" encoding=\"base64\">AAEC</file>"
        + "</questiontext></question></quiz>"
      let media = try read(xml, folder: "f").media
      XCTAssertEqual(media.count, 1, name)
      let path = try XCTUnwrap(media.first).path
      XCTAssertTrue(path.hasPrefix("f/") && QuizReader.staysInside(path), path)
      let last = path.dropFirst(2)
      XCTAssertFalse(last.hasPrefix(".") || last.contains("/") || last.contains("\\") || last.isEmpty, path)
      XCTAssertLessThan(last.utf8.count, 200)
    }
  }

  func testBase64() throws {
    for text in ["", "a", "ab", "abc", "abcd", "\u{0}\u{FF}"] {
      let bytes = Array(text.utf8)
      let xml =
        "<quiz><question type=\"description\"><questiontext><text>x</text></questiontext><image>a.png</image>"
        + "<image_base64>\(Data(bytes).base64EncodedString())</image_base64></question></quiz>"
      XCTAssertEqual(try read(xml, folder: "f").media.map(\.bytes), bytes.isEmpty ? [] : [bytes])
    }
  }
}
