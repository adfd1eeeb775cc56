import QuizCore
import QuizFormats
import XCTest

/// Typed answers are text, whatever they look like; a sign that compares is no tag.
final class TypedMarkupTests: XCTestCase {
  func testTypedAnswersAreText() throws {
    for test in typed { try test.check() }
  }

  func testSignsThatCompareAreText() throws {
    for test in compared { try test.check() }
  }

  private static func moodle(_ body: String) -> String { "<quiz>\n\(body)\n</quiz>" }

  private static func short(_ answers: String) -> String {
    "<question type=\"shortanswer\"><questiontext format=\"html\"><text>Which?</text></questiontext>\(answers)</question>"
  }

  private let typed: [ForeignCase] = [
    ForeignCase(
      "tags as short answers", .moodleXML,
      moodle(
        short(
          """
          <answer fraction="100" format="moodle_auto_format"><text>&lt;b&gt;</text><feedback format="html"><text>ok</text></feedback></answer>
          <answer fraction="50" format="html"><text>a&lt;p&gt;c</text></answer>
          """)),
      #"""
      {"kind": "text", "text": "Which?", "answers": [{"accept": "<b>", "correct": true, "feedback": "ok"},
        {"accept": "a<p>c", "fraction": 0.5}]}
      """#),
    ForeignCase(
      "brackets that hold a name, and a reference", .moodleXML,
      moodle(
        short(
          """
          <answer fraction="100"><text>#include &lt;vector&gt;</text></answer>
          <answer fraction="100"><text>&amp;nbsp;</text></answer>
          """)),
      ##"{"kind": "text", "text": "Which?", "accept": ["#include <vector>", "&nbsp;"]}"##),
    ForeignCase(
      "the rights of pairs", .moodleXML,
      moodle(
        """
        <question type="matching"><questiontext format="html"><text>Match</text></questiontext>
        <subquestion format="html"><text>bold</text><answer><text>&lt;b&gt;</text></answer></subquestion>
        <subquestion format="html"><text>link</text><answer><text>&lt;a href="x"&gt;y&lt;/a&gt;</text></answer></subquestion>
        </question>
        """),
      #"""
      {"kind": "match", "text": "Match", "pairs": [["bold", "<b>"], ["link", "<a href=\"x\">y</a>"]]}
      """#),
    ForeignCase(
      "gaps", .moodleXML,
      moodle(
        """
        <question type="cloze"><questiontext format="html"><text><![CDATA[<p>{1:SA:=&lt;b&gt;} and {1:SA:=<br>~=&lt;br/&gt;}</p>]]></text></questiontext></question>
        """),
      #"""
      {"kind": "gaps", "text": "[[1]] and [[2]]", "points": 2,
        "gaps": {"1": {"accept": ["<b>"]}, "2": {"accept": ["<br>", "<br/>"]}}}
      """#),
    ForeignCase(
      "tags in GIFT", .gift, "Which? {=<b> =a<p>c}\n\nMatch {=bold -> <b> =break -> <br>}",
      #"""
      {"kind": "text", "text": "Which?", "accept": ["<b>", "a<p>c"]},
      {"kind": "match", "text": "Match", "pairs": [["bold", "<b>"], ["break", "<br>"]]}
      """#),
    ForeignCase(
      "answers that are tags alone", .gift, "Which is bold? {=<b> ~<i>}",
      #"{"kind": "single", "text": "Which is bold?", "answers": [{"text": "<b>", "correct": true}, {"text": "<i>"}]}"#),
  ]

  private let compared: [ForeignCase] = [
    ForeignCase(
      "words behind the sign", .gift, "If a<b and c>d {T}",
      #"{"kind": "truefalse", "text": "If a<b and c>d", "correct": true}"#),
    ForeignCase(
      "a name that goes on", .gift, "[html]Is i<p.x or y>2? {T}",
      #"{"kind": "truefalse", "text": "Is i<p.x or y>2?", "correct": true}"#),
    ForeignCase(
      "formulas", .gift, "[html]\\\\(a<b\\\\) and \\\\(c>d\\\\) {T}",
      #"{"kind": "truefalse", "markup": "markdown", "text": "$a<b$ and $c>d$", "correct": true}"#),
    ForeignCase(
      "tags stay tags", .gift, "[html]<p class\\=\"a b\">One <b>two</b><br clear\\=all>three<br/></p> {T}",
      #"{"kind": "truefalse", "markup": "markdown", "text": "One **two**\nthree", "correct": true}"#),
  ]
}
