import QuizCore
import QuizFormats
import XCTest

/// Tests the reports that docs/formats.md names, in formats that are not XML.
final class ToldTextTests: XCTestCase {
  private let cases: [(format: QuizFormat, text: String, told: String)] = [
    (.gift, "What? {=a ~b} and {=c ~d}", "second pair of braces"), (.gift, "What? {=a ~b", "do not end"),
    (.gift, "What? {=a -> b =c}", "'->' takes"), (.gift, "[html]What? <img src\\=\"a.png\"> {=a ~b}", "an image"),
    (.gift, "[html]What? <audio src\\=\"a.mp3\"></audio> {=a ~b}", "a sound or film"),
    (.gift, "[html]What? <iframe src\\=\"x\"></iframe> {=a ~b}", "a sound or film"),
    (.gift, "What? {~%50%a ~%20%b ~c}", "add up to '70'"),
    (.aiken, "What?\nA. x\nB. y\nANSWER: A, B", "more than one right answer"),
    (.aiken, "What?\nA. x\nB. y\nANSWER: C", "there is no answer 'C'"),
    (.aiken, "A. x\nB. y\nANSWER: A", "expected first"),
    (.aiken, "7\n\nWhat?\nA. x\nB. y\nANSWER: A", "belongs to no question"),
    (.csv, "text,a,b,correct,colour\nWhat?,x,y,x,red", "unknown key 'colour'"),
    (.csv, "text,a,b,correct\nWhat?,x,y,x,z", "1 more cell"), (.csv, "text,a,b,correct\nWhat?,x,y,\"x", "never closed"),
    (.csv, "text,a,b,correct,points\nWhat?,x,y,x,many", "'points' takes"),
    (.md, "### What?\n\n- [x] a\n- [?] b\n- [ ] c", "the box '[?]'"),
    (.md, "### What?\n\n- [x] a\n- b\n- [ ] c", "has no box"),
    (.md, "### What?\n\n![](https://example.org/a.png)\n\n- [x] a\n- [ ] b", "is not in the quiz's folder"),
    (.md, "### What? {colour=red}\n\n- [x] a\n- [ ] b", "unknown key 'colour'"),
    (
      .md, "### What?\n\n- [x] a\n- [ ] b\n\n## Other\n\nWords.\n\n### And?\n\n- [x] a\n- [ ] b",
      "belongs to no question"
    ),
    (.anki, "#html:true\n#separator:tab\nfront only\n", "no back"),
    (.anki, "#separator:long\na\tb", "'separator' takes"),
    (.anki, "#html:true\n#separator:tab\n[sound:a.mp3][sound:b.mp3]x\ty\n", "several sounds"),
    (.opentdb, #"{"results": [{"type": "multiple", "question": "Q"}]}"#, "as the Open Trivia DB gives it"),
    (.moodleXML, ToldTextTests.cloze("{1:NOTATYPE:=a}"), "cloze, NOTATYPE"),
    (.moodleXML, ToldTextTests.cloze("none"), "no gap"),
    (.moodleXML, ToldTextTests.cloze("{1:NM:=3:x}"), "is no number"),
  ]

  private static func cloze(_ text: String) -> String {
    "<quiz><question type=\"cloze\"><questiontext format=\"html\"><text>\(text)</text></questiontext></question></quiz>"
  }

  func testEachIsReported() {
    for (format, text, told) in cases {
      let found = QuizFile.read(Array(text.utf8), path: "a.x", format: format).diagnostics.map(\.message)
      XCTAssertTrue(found.contains { $0.contains(told) }, "\(format): \(text)\n\(found)")
    }
  }
}
