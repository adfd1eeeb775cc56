internal import Markup
internal import QuizCore

/// Writes a zip that Canvas imports as a quiz: QTI 1.2, a manifest, and a file about the quiz.
struct CanvasWriter {
  private static let carries: Set<String> = [
    "points", "explanation", "image", "imageAlt", "answers.feedback", "answers.image", "markup",
  ]
  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private static let instance = "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""

  let quiz: Quiz
  var files: PackageFiles
  var losses = Losses(.canvas)
  /// The texts of the question that is written.
  var html = MarkedTexts(markup: .plain, form: .tex)

  static func write(_ quiz: Quiz, _ media: MediaSource) -> QuizWriting {
    var writer = CanvasWriter(quiz: quiz, files: PackageFiles(folder: "images", source: media))
    return writer.write()
  }

  private init(quiz: Quiz, files: PackageFiles) {
    self.quiz = quiz
    self.files = files
  }

  private mutating func write() -> QuizWriting {
    var keys = quiz.packageKeys
    keys.insert("description")
    if !quiz.shuffle.questions { keys.insert("shuffle") }
    losses.noteQuiz(quiz, carries: keys)
    let id = PackageID.hashed("quiz", quiz.id)
    let ids = PackageID.of(quiz.questions.map(\.id), prefix: "q", mayBeginWithDigit: true)
    var items = ""
    for (question, id) in zip(quiz.questions, ids) { items += item(question, id) ?? "" }
    files.add("\(id)/\(id).xml", assessment(id, items))
    files.add("\(id)/assessment_meta.xml", meta(id))
    files.add("imsmanifest.xml", manifest(id))
    return QuizWriting(bytes: files.archive() ?? [], losses: losses.sentences)
  }

  private func assessment(_ id: String, _ items: String) -> String {
    Self.head
      + "<questestinterop xmlns=\"http://www.imsglobal.org/xsd/ims_qtiasiv1p2\" \(Self.instance)"
      + " xsi:schemaLocation=\"http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd\">\n"
      + "  <assessment ident=\"\(id)\" title=\"\(MarkupText.attribute(quiz.title))\">\n    <qtimetadata>\n"
      + "      <qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>1</fieldentry></qtimetadatafield>\n"
      + "    </qtimetadata>\n    <section ident=\"root_section\">\n" + items
      + "    </section>\n  </assessment>\n</questestinterop>\n"
  }

  private func meta(_ id: String) -> String {
    let points = quiz.questions.filter { $0.kind != .info && !$0.isUnmarkedText }.map(\.points).reduce(0, +)
    let description =
      quiz.description.map { MarkupText.escaped(MarkedTexts(markup: quiz.markup, form: .tex).blocks($0)) } ?? ""
    var text =
      Self.head + "<quiz identifier=\"\(id)\" xmlns=\"http://canvas.instructure.com/xsd/cccv1p0\" \(Self.instance)"
    text +=
      " xsi:schemaLocation=\"http://canvas.instructure.com/xsd/cccv1p0 https://canvas.instructure.com/xsd/cccv1p0.xsd\">\n"
    text += "  <title>\(MarkupText.attribute(quiz.title))</title>\n  <description>\(description)</description>\n"
    text += "  <shuffle_answers>\(quiz.shuffle.answers)</shuffle_answers>\n"
    text += "  <scoring_policy>keep_highest</scoring_policy>\n  <hide_results></hide_results>\n"
    text += "  <quiz_type>assignment</quiz_type>\n  <points_possible>\(NumberText.written(points))</points_possible>\n"
    text += "  <show_correct_answers>\(quiz.reveal != .never)</show_correct_answers>\n"
    if let limit = quiz.timing.quiz { text += "  <time_limit>\(NumberText.written(limit / 60))</time_limit>\n" }
    text += "  <allowed_attempts>1</allowed_attempts>\n  <one_question_at_a_time>false</one_question_at_a_time>\n"
    text += "  <cant_go_back>false</cant_go_back>\n  <available>false</available>\n"
    return text + "</quiz>\n"
  }

  private func manifest(_ id: String) -> String {
    let meta = PackageID.hashed("meta", quiz.id)
    var text = Self.head + "<manifest identifier=\"\(PackageID.hashed("manifest", quiz.id))\""
    text += " xmlns=\"http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1\""
    text += " xmlns:imsmd=\"http://www.imsglobal.org/xsd/imsmd_v1p2\" \(Self.instance)>\n"
    text +=
      "  <metadata>\n    <schema>IMS Content</schema>\n    <schemaversion>1.1.3</schemaversion>\n    <imsmd:lom><imsmd:general>"
    text += "<imsmd:title><imsmd:string>\(MarkupText.attribute(quiz.title))</imsmd:string></imsmd:title>"
    text += "</imsmd:general></imsmd:lom>\n  </metadata>\n  <organizations/>\n  <resources>\n"
    text += "    <resource identifier=\"\(id)\" type=\"imsqti_xmlv1p2\">\n      <file href=\"\(id)/\(id).xml\"/>\n"
    text += "      <dependency identifierref=\"\(meta)\"/>\n    </resource>\n"
    text +=
      "    <resource identifier=\"\(meta)\" type=\"associatedcontent/imscc_xmlv1p1/learning-application-resource\""
    text += " href=\"\(id)/assessment_meta.xml\">\n      <file href=\"\(id)/assessment_meta.xml\"/>\n    </resource>\n"
    for (index, path) in files.pictures.enumerated() {
      let href = MarkupText.attribute(MediaName.percented(path))
      text += "    <resource identifier=\"\(PackageID.hashed("image", quiz.id, String(index)))\" type=\"webcontent\""
      text += " href=\"\(href)\"><file href=\"\(href)\"/></resource>\n"
    }
    return text + "  </resources>\n</manifest>\n"
  }

  static let essay = "essay_question"

  /// The points for Canvas; 0 for an unmarked essay.
  private static func points(_ question: Question, _ type: String) -> Double {
    type == essay && !question.countsAsMarked ? 0 : question.points
  }

  // MARK: Items

  private mutating func item(_ question: Question, _ id: String) -> String? {
    html = files.texts(of: question, .tex, before: "$IMS-CC-FILEBASE$/", &losses)
    guard var solution = solution(question) else { return nil }
    let own = question.kind == .order ? Self.carries.subtracting(["answers.feedback"]) : Self.carries
    losses.note(question, carries: own.union(solution.carries))
    if id != question.id { losses.note(question, "its id becomes '\(id)'") }
    var text = "      <item ident=\"\(id)\" title=\"\(MarkupText.attribute(html.plain(question.text).firstLine))\">\n"
    text += "        <itemmetadata><qtimetadata>\n"
    for (label, entry) in [
      ("question_type", solution.type), ("points_possible", NumberText.written(Self.points(question, solution.type))),
      ("original_answer_ids", solution.answerIDs.joined(separator: ",")),
      ("assessment_question_identifierref", PackageID.hashed("question", quiz.id, question.id)),
    ] {
      text += "          <qtimetadatafield><fieldlabel>\(label)</fieldlabel>"
      text += "<fieldentry>\(MarkupText.attribute(entry))</fieldentry></qtimetadatafield>\n"
    }
    text += "        </qtimetadata></itemmetadata>\n        <presentation>\n"
    text +=
      "          <material><mattext texttype=\"text/html\">\(MarkupText.escaped(stem(question)))</mattext></material>\n"
    text += solution.presentation + "        </presentation>\n"
    if question.kind != .info {
      if question.explanation != nil {
        solution.conditions = Self.shows("general_fb", "<other/>") + solution.conditions
      }
      text += "        <resprocessing>\n          <outcomes>"
      text += "<decvar maxvalue=\"100\" minvalue=\"0\" varname=\"SCORE\" vartype=\"Decimal\"/></outcomes>\n"
      text += solution.conditions + "        </resprocessing>\n"
    }
    let said = solution.feedback + (question.explanation.map { [("general_fb", $0)] } ?? [])
    for (name, words) in said {
      text += "        <itemfeedback ident=\"\(MarkupText.attribute(name))\"><flow_mat><material>"
      text += "<mattext texttype=\"text/html\">\(MarkupText.escaped(html.blocks(words)))</mattext>"
      text += "</material></flow_mat></itemfeedback>\n"
    }
    return text + "      </item>\n"
  }

  /// The text as HTML, with the picture in it.
  private mutating func stem(_ question: Question) -> String {
    var html = self.html.blocks(question.kind == .gaps ? Self.gapText(question) : question.text)
    if let path = question.image, let name = files.picture(path, of: question, &losses) {
      let words = MarkupText.attribute(question.imageAlt ?? "")
      html += "<p><img src=\"$IMS-CC-FILEBASE$/\(MediaName.percented(name))\" alt=\"\(words)\"></p>"
    }
    return "<div>\(html)</div>"
  }

  /// A condition that shows words and scores nothing.
  static func shows(_ feedback: String, _ condition: String) -> String {
    "          <respcondition continue=\"Yes\"><conditionvar>\(condition)</conditionvar>"
      + "<displayfeedback feedbacktype=\"Response\" linkrefid=\"\(MarkupText.attribute(feedback))\"/></respcondition>\n"
  }
}
