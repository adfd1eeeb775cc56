internal import HTMLText
internal import JSONText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import QuizWire
internal import Words

/// A sitting answer by answer, and why it has its score.
struct ReviewPage {
  private let review: ReviewListing
  private let told: FormNotice?
  private let words: PageWords
  private let isRoomOnly: Bool
  private var record: PageWords.Record { words.record }

  init(_ review: ReviewListing, _ told: FormNotice?, _ visit: PageVisit) {
    (self.review, self.told, words, isRoomOnly) = (review, told, visit.words, visit.isRoomOnly)
  }

  private var entry: HistoryEntry { review.entry }
  private var path: String { "/sittings/\(entry.sitting)" }

  var frame: PageFrame {
    PageFrame("\(record.theAnswers): \(words.title(entry.title))", .history) {
      HTML.told(told, words)
      heading
      notice
      review.answers.map(answer)
      sum
      next
      deleting
    }
  }

  // MARK: The head

  private var heading: HTML {
    let language = review.language.map { [Attribute.lang($0)] } ?? []
    return Tag.header(.class("stack")) {
      Tag.h1([.named("tabindex", "-1"), .dirAuto] + language) { words.title(entry.title) }
      Tag.p(.class("soft"), .dirAuto) { facts.joined(separator: " · ") }
      if entry.isFinished { Tag.p(.class("score"), .dirAuto) { score } }
      review.body.map { review.shown($0).paragraphs }
      review.waiting.map { text in Tag.p(.class("message")) { text } }
    }
  }

  /// The headline, and the score if the headline does not contain it.
  private var score: String {
    let score = words.score(entry)
    guard let headline = entry.headline, !score.hasPrefix(headline) else { return score }
    return entry.points == nil && entry.percent == nil ? headline : "\(headline) (\(score))"
  }

  private var facts: [String] {
    var facts = [words.moment(entry.startedText)]
    if entry.mode != ModeInfo.builtIn.id { facts.append(review.modeName ?? entry.mode) }
    if review.players.count > 1 {
      facts.append(record.playedBy(["players": review.players.joined(separator: ", ")]))
    }
    if review.room != nil { facts.append(record.inRoom) }
    if entry.isFinished { facts.append(words.duration(entry.ms)) }
    return facts
  }

  private var notice: HTML {
    let isTold = review.answers.contains(where: \.isMarkShown)
    if !entry.isFinished { return Tag.p(.class("message")) { isTold ? record.isOpen : record.goesOn } }
    // Of a quiz without a score, such as one that tells what somebody is, no answer is right or wrong.
    let hasScore = entry.points != nil || entry.percent != nil
    return review.answers.isEmpty || isTold || !hasScore ? .empty : Tag.p(.class("message")) { record.noMarks }
  }

  // MARK: Answers

  private func answer(_ answer: ReviewedAnswer) -> HTML {
    let verdict = answer.view
    return Tag.article(.class("stack")) {
      Tag.p(.class("soft")) { place(answer) }
      Tag.h2(.dirAuto) { verdict.shown(verdict.questionText).lines }
      HTML.picture(answer.asked?.picture)
      if let question = answer.asked, answer.hasVerdict {
        MarkedAnswer(question: question, verdict: verdict, words: words).html
        outcome(answer)
        for text in verdict.remarks {
          text.paragraphs
        }
        verdict.source.map { source in Tag.p(.class("soft"), .dirAuto) { "\(words.play.sourceLabel) \(source)" } }
      }
      why(answer)
    }
  }

  private func place(_ answer: ReviewedAnswer) -> String {
    let attempt = answer.asked?.isTried == false ? 1 : answer.attempt
    var parts = [words.place(step: answer.view.step, of: nil, attempt: attempt)]
    if review.players.count > 1 { parts.append(answer.player) }
    // The mark says why nothing was given.
    let isTold = answer.isMarkShown && answer.view.grade.isAbsence
    switch answer.view.settling {
    case .skipped: parts += isTold ? [] : [record.skippedVerdict]
    case .timedOut: parts += isTold ? [] : [record.timedOut]
    case .answered: parts.append(words.tenths(answer.ms))
    }
    return parts.joined(separator: " · ")
  }

  private func outcome(_ answer: ReviewedAnswer) -> HTML {
    let verdict = answer.view
    guard answer.isMarkShown, verdict.of > 0 else { return .empty }
    return Tag.p(.class("row")) {
      Tag.span(.class("mark", verdict.grade.name)) {
        verdict.grade.icon.html()
        words.grade(verdict.grade)
      }
      Tag.span { words.points(verdict.points, of: verdict.of) }
    }
  }

  private func why(_ answer: ReviewedAnswer) -> HTML {
    let line = review.explanation?.questions.first { line in
      line.step == answer.view.step && line.attempt == answer.attempt && line.question == answer.question
    }
    guard let line, let sentence = line.rule else { return .empty }
    let (rule, language) = words.rule(sentence)
    return Tag.details {
      Tag.summary { record.why }
      Tag.p {
        record.rule + " "
        Tag.span(language.map { [.lang($0)] } ?? []) { rule }
      }
      if !line.counts { Tag.p { record.notCounted } }
    }
  }

  private var sum: HTML {
    guard let explanation = review.explanation, let sum = explanation.sum, sum.of > 0 else { return .empty }
    let (own, unasked) = (explanation.own ?? 0, explanation.unasked ?? 0)
    return Tag.section(.class("card")) {
      Tag.h2 { record.why }
      Tag.p { record.sum(["score": words.points(sum.points, of: sum.of)]) }
      if unasked > 0 { Tag.p { record.neverAsked(["n": words.number(unasked)]) } }
      if abs(own) > 1e-9 { Tag.p { record.own(["n": (own > 0 ? "+" : "") + words.number(own)]) } }
    }
  }

  // MARK: What can be done next

  /// Asks first: it cannot be taken back.
  private var deleting: HTML {
    if !review.isDeletable { return .empty }
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
      if !entry.isFinished { Tag.a(.class("button", "main"), .href(path)) { record.goOnLabel } }
      if let code = review.code.flatMap({ RoomCode($0) }) {
        Tag.a(.class("button", entry.isFinished ? "main" : ""), .href(code.path)) { words.result.backToRoom }
      } else if entry.isFinished, let again = review.again, again != [:] {
        HTML.hidden("as", JSONWriter.text(again))
        HTML.hidden("new", "true")
        Tag.button(.class("main")) { record.playAgain }
        if let seed = review.seed {
          Tag.button(.name("seed"), .value(String(seed))) { record.sameSeed }
        }
      }
      if review.canChallenge && !isRoomOnly {
        Tag.a(.class("button"), .href("\(path)/challenge")) { words.shelf.challengeFriend }
      }
      Tag.a(.class("button", "quiet"), .href("/history")) { words.shell.historyTitle }
    }
  }
}
