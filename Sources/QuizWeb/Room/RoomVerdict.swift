internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import QuizWire
internal import Words

/// The solution: for a player with the own answer and its points, for all with the counts of answers.
struct RoomVerdict {
  private let room: RoomView
  private let words: PageWords
  private let role: RoomRole
  /// The path of the host's commands; nil for all others.
  private let host: String?
  /// The player's own place, behind the verdict on the own answer.
  private let standing: HTML

  init(_ room: RoomView, _ words: PageWords, role: RoomRole, host: String? = nil, standing: HTML = .empty) {
    (self.room, self.words, self.role, self.host, self.standing) = (room, words, role, host, standing)
  }

  @HTMLBuilder var html: HTML {
    if let question = room.question {
      Tag.h1([.dirAuto] + (role == .player ? [] : [.named("tabindex", "-1")])) { question.heading(words) }
      if role == .player { outcome }
      standing
      HTML.beside(question.picture) { solution(question) }
      if question.isByHand { readLater }
      if role != .player { explanation }
    }
  }

  @HTMLBuilder private func solution(_ question: QuestionView) -> HTML {
    if role == .screen {
      HTML.sound(question.audio, lacking: false, words, playing: .byHost)
      HTML.film(question.video, words, playing: .byHost)
    }
    if SpreadList.fits(question) {
      SpreadList(question, room, words, isOwn: role == .player).html
    } else {
      if role == .player {
        room.verdict.map { MarkedAnswer(question: question, verdict: shown($0), words: words).html }
        if room.verdict == nil, let given = room.mine?.answer { FormlessQuestion.own(given, to: question, words) }
      } else if let answer = room.verdict?.answer {
        RightAnswer(question: question, answer: answer, words: words).html
      }
      SpreadList(question, room, words, isOwn: false, host: host).html
    }
  }

  /// The page of a question marked later, without any right or wrong.
  @HTMLBuilder private var readLater: HTML {
    if role != .player, let answered = room.answered {
      Tag.p(.class("answered")) {
        words.room.haveAnswered(["n": String(answered), "of": String(room.able)])
      }
    }
    if role != .player || room.mine?.answer != nil {
      Tag.p(.class("message")) { role == .player ? words.room.readLater : words.room.answersReadLater }
    }
  }

  /// The verdict with the player's answer from the room, where it lacks one.
  private func shown(_ verdict: VerdictView) -> VerdictView {
    var verdict = verdict
    verdict.given = verdict.given ?? room.mine?.answer
    return verdict
  }

  @HTMLBuilder private var outcome: HTML {
    if let verdict = room.verdict {
      Tag.section(.class("verdict", verdict.grade.name), .aria("labelledby", "verdict")) {
        Tag.h2(.id("verdict"), .named("tabindex", "-1"), .data("focus", "")) {
          verdict.grade.icon.html()
          Tag.span { words.grade(verdict.grade) }
          Tag.span(.class("points")) { verdict.of > 0 ? words.points(verdict.points, of: verdict.of) : "" }
        }
        // On a phone the marked answers stand below what explains them.
        if verdict.grade != .right, let answer = verdict.answer, let question = room.question, SpreadList.fits(question)
        {
          RightAnswer(question: question, answer: answer, words: words).html
        }
        verdict.feedback.map { verdict.shown($0, verdict.feedbackMarkup).paragraphs }
        explanation
      }
    }
  }

  @HTMLBuilder private var explanation: HTML {
    if let verdict = room.verdict, let text = verdict.explanation, !text.isEmpty { verdict.shown(text).paragraphs }
    room.verdict?.source.map { source in Tag.p(.class("soft"), .dirAuto) { "\(words.play.sourceLabel) \(source)" } }
  }
}

/// The counts of each answer as bars; right ones are marked where that may be seen.
struct SpreadList {
  private let question: QuestionView
  private let room: RoomView
  private let words: PageWords
  private let isOwn: Bool
  /// The path of the host's commands; nil for all others.
  private let host: String?

  init(_ question: QuestionView, _ room: RoomView, _ words: PageWords, isOwn: Bool, host: String? = nil) {
    (self.question, self.room, self.words, self.isOwn, self.host) = (question, room, words, isOwn, host)
  }

  /// Whether the answers of a question are the bars: choices are.
  static func fits(_ question: QuestionView) -> Bool {
    [.single, .multiple, .truefalse].contains(question.kind)
  }

  @HTMLBuilder var html: HTML {
    if Self.fits(question) {
      list(
        question.answers.map { (question.shown($0.name).lines, room.count(of: $0.id) ?? 0, $0.id) }, isLettered: true)
    } else if !room.wall.isEmpty {
      Tag.h2 { words.room.spread }
      list(wall.map { (HTML.lines(label($0.given)), $0.count, $0.given) })
    }
  }

  /// The typed answers; those of a slider in its order, from low to high.
  private var wall: [RoomView.Count] {
    guard question.kind == .range else { return room.wall }
    return room.wall.sorted { (Double($0.given) ?? .infinity) < (Double($1.given) ?? .infinity) }
  }

  /// An answer in which nothing was chosen has no text.
  private func label(_ key: String) -> String {
    let text = question.text(of: key)
    return text.allSatisfy(\.isWhitespace) ? words.room.nothingWord : text
  }

  private func list(_ rows: [(text: HTML, count: Int, id: String)], isLettered: Bool = false) -> HTML {
    // Several may be ticked by one player, so their sum is no number of players.
    let sum = question.kind == .multiple ? 0 : rows.reduce(0) { $0 + $1.count }
    let all = max(1, rows.map(\.count).max() ?? 1, room.answered ?? sum)
    return Tag.ul(.class("options", "marked", "spread")) {
      rows.enumerated().map { place, row in
        let isRight = isRight(row.id)
        let isGiven = isOwn && (ids(room.verdict?.given ?? room.mine?.answer)?.contains(row.id) ?? false)
        let kind = isRight == true ? "right" : isGiven && isRight == false ? "wrong" : isGiven ? "given" : ""
        return Tag.li(.class("option", kind, isLettered ? Emblem.hue(place) : "")) {
          if isLettered { Emblem.answer(place) }
          question.answer(row.text)
          mark(isRight: isRight, isGiven: isGiven)
          if room.counts != nil {
            Tag.span(.class("count")) {
              Tag.span(.aria("hidden", "true")) { String(row.count) }
              Tag.span(.class("sr")) { counted(row.count) }
            }
            HTML.track(Double(row.count), of: Double(all))
          }
          hiding(row.id)
        }
      }
    }
  }

  /// Whether an answer is right; nil where it stays hidden. Of typed answers only right ones are marked.
  private func isRight(_ id: String) -> Bool? {
    if Self.fits(question) { return ids(room.verdict?.answer)?.contains(id) }
    return room.rightTexts?.contains(id) == true ? true : nil
  }

  /// The host's button that takes a typed text off the wall.
  private func hiding(_ text: String) -> HTML {
    guard let host, question.kind == .text else { return .empty }
    return Tag.form(.named("method", "post"), .named("action", host)) {
      HTML.hidden("answer", text)
      Tag.button(.class("quiet"), .name("do"), .value("hide"), .aria("label", "\(words.host.hide): \(text)")) {
        words.host.hide
      }
    }
  }

  private func ids(_ reply: Reply?) -> [String]? { if case .ids(let ids)? = reply { ids } else { nil } }

  private func counted(_ count: Int) -> String {
    count == 0 ? words.room.nobodyChose : words.countedPlayers(count)
  }

  private func mark(isRight: Bool?, isGiven: Bool) -> HTML {
    if isRight == true {
      return Tag.span(.class("mark", "right")) {
        Icon.right.html()
        isGiven ? words.play.rightAndYours : words.play.theRightAnswer
      }
    }
    guard isGiven else { return .empty }
    return Tag.span(.class("mark", isRight == false ? "wrong" : "")) {
      if isRight == false { Icon.wrong.html() }
      words.play.yourAnswerLabel
    }
  }
}
