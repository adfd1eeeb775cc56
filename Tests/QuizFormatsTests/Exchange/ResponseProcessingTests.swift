import QuizCore
import QuizFormats
import XCTest

/// The response processing of QTI 2 is read as far as a quiz can hold it; the rest is reported.
final class ResponseProcessingTests: XCTestCase {
  private func item(_ declared: String, _ body: String, _ processing: String, score: String = "") -> String {
    """
    <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T" adaptive="false" timeDependent="false">
    <responseDeclaration identifier="RESPONSE" cardinality="single" \(declared)</responseDeclaration>
    <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"\(score)/>
    <itemBody><p>What?</p>\(body)</itemBody>
    <responseProcessing>\(processing)</responseProcessing></assessmentItem>
    """
  }

  private let entry = "<p><textEntryInteraction responseIdentifier=\"RESPONSE\"/></p>"
  private let given = "<variable identifier=\"RESPONSE\"/>"

  private func scores(_ points: Double, _ test: String, _ more: String = "") -> String {
    let sets =
      "<setOutcomeValue identifier=\"SCORE\"><baseValue baseType=\"float\">\(points)</baseValue></setOutcomeValue>"
    return "<responseCondition><responseIf>\(test)\(sets)</responseIf>\(more)</responseCondition>"
  }

  private func value(_ text: String, _ type: String = "string") -> String {
    "<baseValue baseType=\"\(type)\">\(text)</baseValue>"
  }

  private func check(
    _ text: String, _ expected: String, _ told: [String] = [], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let reading = foreign(Array(text.utf8), .qti)
    XCTAssertEqual(reading.diagnostics.map(\.message), told, file: file, line: line)
    let quiz = try cleanQuiz(#"{"title": "T", "questions": ["# + expected + "]}", file: file, line: line)
    XCTAssertEqual(reading.quiz?.questions, quiz.questions, file: file, line: line)
  }

  private func number(_ tolerance: String, right: String = "100") -> String {
    item(
      "baseType=\"float\"><correctResponse><value>\(right)</value></correctResponse>", entry,
      scores(1, "<equal \(tolerance)>\(given)<correct identifier=\"RESPONSE\"/></equal>"))
  }

  /// The first number is how far below, the second how far above.
  func testTolerancesOfTwoNumbers() throws {
    let start = #"{"id": "i", "kind": "number", "text": "What?", "#
    try check(
      number(#"toleranceMode="absolute" tolerance="1 5""#),
      start + #""answers": [{"value": 100, "correct": true}, {"value": 102, "tolerance": 3, "correct": true}]}"#)
    try check(
      number(#"toleranceMode="relative" tolerance="10 20""#),
      start + #""answers": [{"value": 100, "correct": true}, {"value": 105, "tolerance": 15, "correct": true}]}"#)
    try check(
      number(#"toleranceMode="relative" tolerance="10 20""#, right: "-100"),
      start + #""answers": [{"value": -100, "correct": true}, {"value": -95, "tolerance": 15, "correct": true}]}"#)
    try check(number(#"toleranceMode="absolute" tolerance="2 2""#), start + #""correct": 100, "tolerance": 2}"#)
    try check(number(#"toleranceMode="absolute" tolerance="2""#), start + #""correct": 100, "tolerance": 2}"#)
    try check(
      number(#"toleranceMode="relative" tolerance="5 5""#), start + #""correct": 100, "tolerance": {"relative": 0.05}}"#
    )
    try check(
      number(#"toleranceMode="absolute" tolerance="50 100""#),
      start + #""correct": 100, "tolerance": {"geometric": 2}}"#)
    try check(number(#"toleranceMode="exact""#), start + #""correct": 100}"#)
  }

  func testRanges() throws {
    let bounds = "<and><gte>\(given)\(value("2", "float"))</gte><lte>\(given)\(value("6", "float"))</lte></and>"
    try check(
      item("baseType=\"float\">", entry, scores(2, bounds)),
      #"{"id": "i", "kind": "number", "text": "What?", "points": 2, "correct": 4, "tolerance": 2}"#)
    try check(
      item("baseType=\"float\"><correctResponse><value>3</value></correctResponse>", entry, scores(1, bounds)),
      #"""
      {"id": "i", "kind": "number", "text": "What?",
        "answers": [{"value": 3, "correct": true}, {"value": 4, "tolerance": 2, "correct": true}]}
      """#)
  }

  func testTexts() throws {
    let start = #"{"id": "i", "kind": "text", "text": "What?", "#
    let text = { [self] (test: String) in item("baseType=\"string\">", entry, scores(1, test)) }
    try check(
      text("<patternMatch pattern=\"gr[ae]y( ?(cat|\\*))?\">\(given)</patternMatch>"),
      start + #"""
        "caseSensitive": true, "accept": ["gray cat", "gray \\*", "graycat", "gray\\*", "gray", "grey cat", "grey \\*", "greycat",
          "grey\\*", "grey"]}
        """#)
    try check(
      text("<patternMatch pattern=\"a.*z\">\(given)</patternMatch>"),
      start + #""caseSensitive": true, "accept": ["a*z"]}"#)
    try check(
      text("<substring caseSensitive=\"false\">\(value("5 *"))\(given)</substring>"), start + #""accept": ["*5 \\**"]}"#
    )
    try check(
      text("<stringMatch caseSensitive=\"false\" substring=\"true\">\(given)\(value("war"))</stringMatch>"),
      start + #""accept": ["*war*"]}"#)
    try check(
      text(
        "<or><stringMatch caseSensitive=\"true\">\(given)\(value("NaCl"))</stringMatch><match>\(given)\(value("a*b"))</match></or>"
      ),
      start + #""caseSensitive": true, "accept": ["NaCl", "a\\*b"]}"#)
    let other =
      "<responseElseIf><match>\(given)\(value("near"))</match><setOutcomeValue identifier=\"SCORE\">\(value("1", "float"))</setOutcomeValue></responseElseIf>"
    try check(
      item("baseType=\"string\">", entry, scores(2, "<match>\(given)\(value("right"))</match>", other)),
      start + #""points": 2, "answers": [{"accept": "right", "correct": true}, {"accept": "near", "fraction": 0.5}]}"#)
    try check(
      item(
        "baseType=\"string\"><mapping defaultValue=\"0.5\"><mapEntry mapKey=\"a*\" mappedValue=\"2\"/></mapping>",
        entry,
        "<setOutcomeValue identifier=\"SCORE\"><mapResponse identifier=\"RESPONSE\"/></setOutcomeValue>"),
      start + #""points": 2, "answers": [{"accept": "a\\*", "correct": true}, {"accept": "*", "fraction": 0.25}]}"#)
  }

  func testWhatIsBeyondAQuizIsTold() throws {
    let told = "only the declared right answer counts: write the others as answers"
    try check(
      item(
        "baseType=\"string\"><correctResponse><value>1999</value></correctResponse>", entry,
        scores(1, "<patternMatch pattern=\"[0-9]+\">\(given)</patternMatch>")),
      #"{"id": "i", "kind": "text", "text": "What?", "accept": ["1999"]}"#,
      ["the pattern '[0-9]+' cannot be carried over: \(told)"])
    try check(
      item(
        "baseType=\"float\"><correctResponse><value>3</value></correctResponse>", entry,
        scores(1, "<gte>\(given)\(value("3", "float"))</gte>")),
      #"{"id": "i", "kind": "number", "text": "What?", "correct": 3}"#,
      ["the condition 'gte' cannot be carried over: \(told)"])
  }

  func testPointsOfTheWhole() throws {
    let right = "baseType=\"identifier\"><correctResponse><value>a</value></correctResponse>"
    let body = """
      <choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1"><simpleChoice identifier="a">One</simpleChoice>
      <simpleChoice identifier="b">Two</simpleChoice><simpleChoice identifier="c" fixed="true">I do not know</simpleChoice></choiceInteraction>
      """
    let answers = #"""
      "answers": [{"text": "One", "correct": true}, {"text": "Two"}, {"text": "I do not know", "pin": "last"}]}
      """#
    let start = #"{"id": "i", "kind": "single", "text": "What?", "#
    try check(item(right, body, "", score: " normalMaximum=\"4\""), start + "\"points\": 4, " + answers)
    let match = scores(3, "<match>\(given)<correct identifier=\"RESPONSE\"/></match>")
    try check(item(right, body, match, score: " normalMaximum=\"3\""), start + "\"points\": 3, " + answers)
    try check(
      item(
        right, body.replacing("c\" fixed=\"true\"", with: "c\"").replacing("\"b\"", with: "\"b\" fixed=\"true\""), match
      ),
      start + "\"points\": 3, " + answers.replacing(#", "pin": "last""#, with: ""),
      ["the place of 'Two' cannot be carried over: only answers at the end can have a fixed place"])
    let mapped = """
      baseType="identifier"><mapping defaultValue="-1"><mapEntry mapKey="a" mappedValue="2"/></mapping>
      """
    let maps = "<setOutcomeValue identifier=\"SCORE\"><mapResponse identifier=\"RESPONSE\"/></setOutcomeValue>"
    try check(
      item(mapped, body, maps),
      start + #"""
        "points": 2, "answers": [{"text": "One", "correct": true}, {"text": "Two", "fraction": -0.5},
          {"text": "I do not know", "fraction": -0.5, "pin": "last"}]}
        """#)
  }
}
