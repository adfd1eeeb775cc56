internal import Markup
internal import QuizCore

/// Writes a package of QTI 2.1: a manifest, a test, and a file for each question.
struct QTIWriter {
  private static let carries: Set<String> = [
    "points", "explanation", "image", "imageAlt", "caseSensitive", "answers.fraction", "answers.pin", "answers.image",
    "markup",
  ]
  private static let schema =
    "xmlns=\"http://www.imsglobal.org/xsd/imsqti_v2p1\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
    + " xsi:schemaLocation=\"http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd\""

  let quiz: Quiz
  var files: PackageFiles
  var losses = Losses(.qti)
  /// The texts of the question that is written.
  var html = MarkedTexts(markup: .plain, form: .xhtml)

  static func write(_ quiz: Quiz, _ media: MediaSource) -> QuizWriting {
    var writer = QTIWriter(quiz: quiz, files: PackageFiles(folder: "media", source: media))
    return writer.write()
  }

  private init(quiz: Quiz, files: PackageFiles) {
    self.quiz = quiz
    self.files = files
  }

  private mutating func write() -> QuizWriting {
    losses.noteQuiz(quiz, carries: quiz.packageKeys)
    let ids = PackageID.of(quiz.questions.map(\.id), prefix: "q")
    var items: [(id: String, weight: Double, pictures: [String])] = []
    for (question, id) in zip(quiz.questions, ids) {
      let before = files.pictures.count
      guard let text = item(question, id) else { continue }
      files.add("items/\(id).xml", text)
      items.append((id, question.points, Array(files.pictures.dropFirst(before))))
    }
    files.add("assessment.xml", test(items.map { ($0.id, $0.weight) }))
    files.add("imsmanifest.xml", manifest(items.map(\.id)))
    return QuizWriting(bytes: files.archive() ?? [], losses: losses.sentences)
  }

  private func test(_ items: [(id: String, weight: Double)]) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<assessmentTest \(Self.schema)"
    text += " identifier=\"assessment\" title=\"\(MarkupText.attribute(quiz.title))\" toolName=\"quizrun\">\n"
    if let limit = quiz.timing.quiz { text += "  <timeLimits maxTime=\"\(NumberText.written(limit))\"/>\n" }
    let mode = quiz.navigation.back || quiz.navigation.free ? "nonlinear" : "linear"
    text += "  <testPart identifier=\"part\" navigationMode=\"\(mode)\" submissionMode=\"individual\">\n"
    text +=
      "    <assessmentSection identifier=\"section\" title=\"\(MarkupText.attribute(quiz.title))\" visible=\"true\">\n"
    if quiz.shuffle.questions { text += "      <ordering shuffle=\"true\"/>\n" }
    for item in items {
      text += "      <assessmentItemRef identifier=\"\(item.id)\" href=\"items/\(item.id).xml\">"
      if item.weight != 1 { text += "<weight identifier=\"POINTS\" value=\"\(NumberText.written(item.weight))\"/>" }
      text += "</assessmentItemRef>\n"
    }
    return text + "    </assessmentSection>\n  </testPart>\n</assessmentTest>\n"
  }

  private func manifest(_ items: [String]) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<manifest xmlns=\"http://www.imsglobal.org/xsd/imscp_v1p1\" identifier=\"manifest\">\n"
    text += "  <metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>\n"
    text += "  <organizations/>\n  <resources>\n"
    text += "    <resource identifier=\"assessment\" type=\"imsqti_test_xmlv2p1\" href=\"assessment.xml\">\n"
    text += "      <file href=\"assessment.xml\"/>\n"
    for id in items { text += "      <dependency identifierref=\"item-\(id)\"/>\n" }
    text += "    </resource>\n"
    for id in items {
      text += "    <resource identifier=\"item-\(id)\" type=\"imsqti_item_xmlv2p1\" href=\"items/\(id).xml\">\n"
      text += "      <file href=\"items/\(id).xml\"/>\n    </resource>\n"
    }
    for (index, path) in files.pictures.enumerated() {
      let href = MarkupText.attribute(MediaName.percented(path))
      text += "    <resource identifier=\"media-\(index + 1)\" type=\"webcontent\" href=\"\(href)\">"
      text += "<file href=\"\(href)\"/></resource>\n"
    }
    return text + "  </resources>\n</manifest>\n"
  }

  // MARK: Items

  private mutating func item(_ question: Question, _ id: String) -> String? {
    html = files.texts(of: question, .xhtml, before: "../", &losses)
    guard var solution = solution(question) else { return nil }
    losses.note(question, carries: Self.carries.union(solution.carries))
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<assessmentItem \(Self.schema) identifier=\"\(id)\""
    text += " title=\"\(MarkupText.attribute(html.plain(question.text).firstLine))\""
    if id != question.id { text += " label=\"\(MarkupText.attribute(question.id))\"" }
    text += " adaptive=\"false\" timeDependent=\"false\" toolName=\"quizrun\">\n"
    let said = question.explanation.map { solution.feedback + [("EXPLANATION", $0)] } ?? solution.feedback
    if !solution.declaration.isEmpty {
      text += solution.declaration
    }
    if !solution.declaration.isEmpty, question.kind != .text || question.countsAsMarked {
      text +=
        "  <outcomeDeclaration identifier=\"SCORE\" cardinality=\"single\" baseType=\"float\" normalMaximum=\"1\">"
      text += "<defaultValue><value>0</value></defaultValue></outcomeDeclaration>\n"
    }
    if !said.isEmpty {
      text += "  <outcomeDeclaration identifier=\"FEEDBACK\" cardinality=\"multiple\" baseType=\"identifier\"/>\n"
    }
    text += "  <itemBody>\n"
    if !solution.holdsText { text += "    \(html.blocks(question.text))\n" }
    text += picture(question) + solution.body + "  </itemBody>\n"
    solution.processing += Self.feedback(said, chosenIn: solution.feedback.isEmpty ? [] : solution.choosing)
    if !solution.processing.isEmpty {
      text += "  <responseProcessing>\n\(solution.processing)  </responseProcessing>\n"
    }
    for (name, words) in said {
      text += "  <modalFeedback outcomeIdentifier=\"FEEDBACK\" identifier=\"\(name)\" showHide=\"show\">"
      text += html.blocks(words) + "</modalFeedback>\n"
    }
    return text + "</assessmentItem>\n"
  }

  private mutating func picture(_ question: Question) -> String {
    guard let path = question.image, let name = files.picture(path, of: question, &losses) else { return "" }
    let words = MarkupText.attribute(question.imageAlt ?? "")
    return "    <p><img src=\"../\(MarkupText.attribute(MediaName.percented(name)))\" alt=\"\(words)\"/></p>\n"
  }

  private static func feedback(_ said: [(String, String)], chosenIn responses: [String]) -> String {
    if said.isEmpty { return "" }
    var values = responses.map { "<variable identifier=\"\($0)\"/>" }.joined()
    if said.contains(where: { $0.0 == "EXPLANATION" }) {
      values += "<baseValue baseType=\"identifier\">EXPLANATION</baseValue>"
    }
    return "    <setOutcomeValue identifier=\"FEEDBACK\"><multiple>\(values)</multiple></setOutcomeValue>\n"
  }
}

extension Quiz {
  /// The keys of the quiz that a package has a place for, as far as they are set there.
  var packageKeys: Set<String> {
    var keys: Set<String> = ["markup"]
    if timing.question == nil, timing.whileClosed == .pauses { keys.insert("timing") }
    return keys
  }
}

extension String {
  /// The first line, 60 letters of it at most.
  var firstLine: String {
    let line = split { $0.isNewline }.first.map(String.init)?.trimmed ?? ""
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
