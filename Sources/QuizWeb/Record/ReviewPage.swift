internal import HTMLText
internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// A sitting answer by answer, and why it has its score.
struct ReviewPage {
  private let review: JSONValue
  private let told: Told?
  private let words: PageWords
  private let isRoomOnly: Bool
  private var record: PageWords.Record { words.record }

  init(_ review: JSONValue, _ told: Told?, _ visit: PageVisit) {
    (self.review, self.told, words, isRoomOnly) = (review, told, visit.words, visit.isRoomOnly)
  }

  private var title: String { review["title"]?.string ?? "" }
  private var isFinished: Bool { review["status"]?.string == "finished" }
  private var path: String { "/sittings/\(review["sitting"]?.string ?? "")" }
  private var lines: [JSONValue] { review["explanation"]?["questions"]?.items ?? [] }

  var frame: PageFrame {
    PageFrame("\(record.theAnswers): \(title)", .history) {
      HTML.told(told, words)
      heading
      notice
      (review["answers"]?.items ?? []).map(answer)
      sum
      next
      deleting
    }
  }

  // MARK: The head

  private var heading: HTML {
    let language = review["language"]?.string.map { [Attribute.lang($0)] } ?? []
    return Tag.header(.class("stack")) {
      Tag.h1([.named("tabindex", "-1"), .dirAuto] + language) { title }
      Tag.p(.class("soft"), .dirAuto) { facts.joined(separator: " · ") }
      if isFinished { Tag.p(.class("score"), .dirAuto) { score } }
      review["body"]?.string.map(HTML.paragraphs)
      review["waiting"]?.string.map { text in Tag.p(.class("message")) { text } }
    }
  }

  /// The headline, and the score if the headline does not contain it.
  private var score: String {
    let score = words.score(review)
    guard let headline = review["headline"]?.string, !score.hasPrefix(headline) else { return score }
    return review["points"] == nil && review["percent"] == nil ? headline : "\(headline) (\(score))"
  }

  private var facts: [String] {
    var facts = [words.moment(review["started"]?.string ?? "")]
    if let mode = review["mode"]?.string, mode != "default" { facts.append(review["modeName"]?.string ?? mode) }
    let players = review.texts("players")
    if players.count > 1 { facts.append(record.playedBy(["players": players.joined(separator: ", ")])) }
    if review["room"] != nil { facts.append(record.inRoom) }
    if isFinished, let ms = review["ms"]?.whole { facts.append(words.duration(ms)) }
    return facts
  }

  private var notice: HTML {
    let answers = review["answers"]?.items ?? []
    let isTold = answers.contains { $0["points"] != nil }
    if !isFinished { return Tag.p(.class("message")) { isTold ? record.isOpen : record.goesOn } }
    if answers.isEmpty || answers.contains(where: { $0["points"] != nil }) { return .empty }
    return Tag.p(.class("message")) { record.noMarks }
  }

  // MARK: Answers

  private func answer(_ answer: JSONValue) -> HTML {
    let question = answer["asked"].flatMap(QuestionView.init(json:))
    return Tag.article(.class("stack")) {
      Tag.p(.class("soft")) { place(answer) }
      Tag.h2(.dirAuto) { HTML.lines(answer["text"]?.string ?? "") }
      HTML.picture(question?.picture)
      if let question, let verdict = verdict(answer) {
        MarkedAnswer(question, verdict, words).html
        outcome(answer, verdict)
        for text in [verdict.feedback, verdict.explanation].compactMap({ $0 }) where !text.isEmpty {
          HTML.paragraphs(text)
        }
        verdict.source.map { source in Tag.p(.class("soft"), .dirAuto) { "\(words.play.sourceLabel) \(source)" } }
      }
      why(answer)
    }
  }

  private func settling(_ answer: JSONValue) -> VerdictView.Settling {
    answer["type"]?.string.flatMap(VerdictView.Settling.init) ?? .answered
  }

  private func verdict(_ answer: JSONValue) -> VerdictView? {
    var verdict = answer["verdict"].flatMap(VerdictView.init(json:))
    verdict?.settling = settling(answer)
    return verdict
  }

  private func place(_ answer: JSONValue) -> String {
    let attempt = answer["asked"]?["isTried"]?.flag == false ? 1 : answer["try"]?.whole ?? 1
    var parts = [words.place(step: answer["step"]?.whole ?? 0, of: nil, attempt: attempt)]
    if review.texts("players").count > 1, let player = answer["player"]?.string { parts.append(player) }
    // The mark says why nothing was given.
    let isTold = answer["points"] != nil && verdict(answer)?.grade.isAbsence == true
    switch settling(answer) {
    case .skipped: parts += isTold ? [] : [record.skippedVerdict]
    case .timedOut: parts += isTold ? [] : [record.timedOut]
    case .answered: parts += answer["ms"]?.whole.map { [words.tenths($0)] } ?? []
    }
    return parts.joined(separator: " · ")
  }

  private func outcome(_ answer: JSONValue, _ verdict: VerdictView) -> HTML {
    guard answer["points"] != nil, verdict.of > 0 else { return .empty }
    return Tag.p(.class("row")) {
      Tag.span(.class("mark", verdict.grade.name)) {
        verdict.grade.icon.html()
        words.grade(verdict.grade)
      }
      Tag.span { words.points(verdict.points, of: verdict.of) }
    }
  }

  private func why(_ answer: JSONValue) -> HTML {
    let line = lines.first { line in
      ["step", "try", "question"].allSatisfy { line[$0] == answer[$0] }
    }
    guard let line, let sentence = line["rule"]?.string else { return .empty }
    let (rule, language) = words.rule(sentence)
    return Tag.details {
      Tag.summary { record.why }
      Tag.p {
        record.rule + " "
        Tag.span(language.map { [.lang($0)] } ?? []) { rule }
      }
      if line["counts"]?.flag == false { Tag.p { record.notCounted } }
    }
  }

  private var sum: HTML {
    guard let sum = review["explanation"]?["sum"], let points = sum["points"]?.double, let of = sum["of"]?.double,
      of > 0
    else { return .empty }
    let own = review["explanation"]?["own"]?.double ?? 0
    let unasked = review["explanation"]?["unasked"]?.double ?? 0
    return Tag.section(.class("card")) {
      Tag.h2 { record.why }
      Tag.p { record.sum(["score": words.points(points, of: of)]) }
      if unasked > 0 { Tag.p { record.neverAsked(["n": words.number(unasked)]) } }
      if abs(own) > 1e-9 { Tag.p { record.own(["n": (own > 0 ? "+" : "") + words.number(own)]) } }
    }
  }

  // MARK: What can be done next

  /// Asks first: it cannot be taken back.
  private var deleting: HTML {
    if review["deletable"]?.flag != true { return .empty }
    return Tag.details(.class("ending")) {
      Tag.summary(.class("button", "quiet")) { record.delete }
      Tag.form(.class("card"), .named("method", "post"), .named("action", "\(path)/review")) {
        Tag.h2 { record.deleteTitle }
        Tag.p { record.deleteText }
        HTML.deed("delete", record.delete, "grave")
      }
    }
  }

  private var next: HTML {
    Tag.form(.class("actions"), .named("method", "post"), .named("action", "/sittings")) {
      if !isFinished { Tag.a(.class("button", "main"), .href(path)) { record.goOnLabel } }
      if let code = review["code"]?.string.flatMap({ RoomCode($0) }) {
        Tag.a(.class("button", isFinished ? "main" : ""), .href(code.path)) { words.result.backToRoom }
      } else if isFinished, let again = review["again"], !again.fields.isEmpty {
        HTML.hidden("as", JSONWriter.text(again))
        HTML.hidden("new", "true")
        Tag.button(.class("main")) { record.playAgain }
        if let seed = review["seed"]?.whole {
          Tag.button(.name("seed"), .value(String(seed))) { record.sameSeed }
        }
      }
      if review["canChallenge"]?.flag == true && !isRoomOnly {
        Tag.a(.class("button"), .href("\(path)/challenge")) { words.shelf.challengeFriend }
      }
      Tag.a(.class("button", "quiet"), .href("/history")) { words.shell.historyTitle }
    }
  }
}
