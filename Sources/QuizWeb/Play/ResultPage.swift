internal import HTMLText
internal import JSONText
internal import QuizCore
internal import QuizHTML
internal import QuizWire
internal import Words

/// A sitting's result, and the choices after it.
struct ResultPage {
  private let page: PlayPage
  private let result: SittingResult
  private var words: PageWords { page.words }

  init(_ page: PlayPage) {
    self.page = page
    result = page.play.result ?? SittingResult()
  }

  var frame: PageFrame {
    PageFrame(headline) {
      summary.inLanguage(language)
      earned
      ResultDetails(result: result, toMark: extras.toMark, words: words).html
      VerdictList(page).blocks.map { $0.inLanguage(language) }
      challenge
      streak
      share
      next
    }
  }

  private var summary: HTML {
    Tag.section(.class("card", "result")) {
      QuizEmblem(page.play).banner
      if let picture = DescribedPicture(result.image, nil) {
        HTML.picture(picture)
      } else if result.percent == nil {
        result.emoji.map { emoji in Tag.p(.class("emoji"), .aria("hidden", "true")) { emoji } }
      }
      Tag.p(.class("soft"), .dirAuto) { words.title(page.play.title) }
      Tag.h1(.named("tabindex", "-1"), .dirAuto) { headline }
      ring
      // The ring says a percentage to all who see it.
      score.map { score in
        Tag.p(.class(extras.isLater || score != result.percent.map(words.percent) ? "score" : "sr")) { score }
      }
      squares
      // A mode that says so itself need not be repeated.
      result.passed.flatMap { saysPassed ? nil : $0 }.map { isPassed in
        Tag.p(.class("mark", isPassed ? "right" : "wrong")) {
          (isPassed ? Icon.right : .wrong).html()
          isPassed ? words.result.isPassed : words.result.failed
        }
      }
      result.band.flatMap { $0 == headline ? nil : $0 }.map { band in
        Tag.p(.dirAuto) { words.result.level(["title": band]) }
      }
      result.body.map { result.shown($0).body }
      result.note.map { HTML.note($0, words) }
      if extras.isLater { Tag.p(.class("message")) { words.room.marksLater } }
      Tag.p(.class("soft")) { words.result.timeSpent(["time": words.duration(result.ms)]) }
      if extras.isPractice { Tag.p(.class("message")) { words.result.practice } }
    }
  }

  /// The share that was reached as a ring, which the score beside it says in words.
  @HTMLBuilder private var ring: HTML {
    if let percent = result.percent, !extras.isLater {
      let reached = min(100, max(0, percent))
      Tag.svg(.class("ring"), .named("viewBox", "0 0 120 120"), .aria("hidden", "true")) {
        Tag.path(.class("whole"), .named("d", Outline.ring(60, 60, 50)))
        Tag.path(
          .class("reached"), .named("d", Outline.ring(60, 60, 50)), .named("pathLength", "100"),
          .named("stroke-dasharray", "\(Int(reached.rounded())) 100"))
        Tag.svgText(.named("x", "60"), .named("y", "70"), .named("text-anchor", "middle")) {
          "\(Int(reached.rounded()))\u{A0}%"
        }
      }
    }
  }

  /// A square for each question, as the text to share has them.
  @HTMLBuilder private var squares: HTML {
    let squares = ResultSquares(extras.share).squares
    if squares.count > 1, !extras.isLater {
      Tag.ul(.class("squares"), .aria("hidden", "true")) {
        squares.map { square in
          Tag.li(.class(square.name)) {
            Tag.svg(.class("icon"), .named("viewBox", "0 0 24 24")) { Tag.path(.named("d", square.sign)) }
          }
        }
      }
    }
  }

  private var saysPassed: Bool {
    [words.result.isPassed, words.result.failed].contains { headline.lowercased().hasPrefix($0.lowercased()) }
  }

  /// The headline, which the engine writes in the visitor's language.
  private var headline: String { extras.headline ?? result.headline ?? words.result.resultLabel }

  /// `7 of 10 points, 70 %`, or `105 points` of a mode that names no most; the percentage alone where the headline is the points.
  private var score: String? {
    let percent = result.percent.map(words.percent)
    guard let points = result.points else { return percent }
    let text =
      result.unit.map { words.count(points, of: result.of, $0) }
      ?? result.of.map { words.points(points, of: $0) } ?? words.pointsAlone(points)
    if text == headline || text.hasPrefix(headline + " ") { return percent }
    return percent.map { words.result.score(["points": text, "percent": $0]) } ?? text
  }

  private var extras: ExtrasView { page.play.extras }
  private var language: String? { page.play.scene.language }

  private var earned: HTML {
    .joined(
      extras.earned.map { title in
        Tag.p(.class("message", "earned")) {
          Icon.right.html()
          " \(words.result.earned) "
          Tag.b(.dirAuto) { title }
        }
      })
  }

  private var streak: HTML {
    HTML {
      if let streak = extras.streak, streak.current > 1 {
        Tag.p(.class("burning")) {
          Icon.streak(streak)
          words.result.streak(["days": words.days(streak.current)])
          words.result.streakBest(["n": String(streak.best)])
        }
      }
      if let next = extras.next { Tag.p { next } }
    }
  }

  /// Both scores, and the winner.
  private var challenge: HTML {
    guard let challenge = extras.challenge else { return .empty }
    let (name, theirs) = (challenge.toBeat.player, challenge.toBeat.score)
    return Tag.section(.class("card")) {
      Tag.h2 { words.result.challengeLabel }
      Tag.dl(.class("compare")) {
        Tag.dt(.dirAuto) { name }
        Tag.dd { score(theirs.points, theirs.of) }
        Tag.dt { words.result.youLabel }
        Tag.dd { score(result.points, result.of) }
      }
      Tag.p {
        switch challenge.outcome {
        case .won: words.result.youWinIt
        case .lost: words.result.theyWin(["name": name])
        case .tie: words.result.nobodyWinsIt
        }
      }
    }
  }

  private func score(_ points: Double?, _ of: Double?) -> String {
    guard let points else { return "–" }
    return of.map { words.points(points, of: $0) } ?? words.number(points)
  }

  private var share: HTML {
    guard let text = extras.share else { return .empty }
    let rows = max(2, min(10, text.split(separator: "\n", omittingEmptySubsequences: false).count + 1))
    return Tag.section(.class("card")) {
      Tag.h2 { Tag.label(.named("for", "share")) { words.result.share } }
      Tag.textarea(
        .id("share"), .class("share"), .flag("readonly"), .named("rows", String(rows)),
        .data("picture", hasPicture ? "\(page.path)/result.png" : "")
      ) { text }
      Tag.p(.class("row")) {
        Tag.button(.class("main"), .type("button"), .data("share", "share"), .flag("hidden")) { words.result.doShare }
        if hasPicture {
          Tag.a(.class("button"), .href("\(page.path)/result.png"), .named("download", "quizrun.png")) {
            words.result.picture
          }
        }
        if extras.canChallenge && !page.visit.isRoomOnly {
          Tag.a(.class("button"), .href("\(page.path)/challenge")) { words.shelf.challengeFriend }
        }
      }
    }
  }

  private var hasPicture: Bool { !extras.isLater && !extras.isPractice }

  /// The links after a result. A room's player returns to its board, since its quiz is closed elsewhere.
  private var next: HTML { extras.code.flatMap { RoomCode($0) }.map(toRoom) ?? again }

  private func toRoom(_ code: RoomCode) -> HTML {
    Tag.form(.class("actions")) {
      Tag.a(.class("button", "main"), .href(code.path)) { words.result.backToRoom }
      if !extras.isLater {
        Tag.a(.class("button"), .href("\(page.path)/review")) { words.result.seeAnswers }
      }
    }
  }

  private var again: HTML {
    Tag.form(.class("actions"), .named("method", "post"), .named("action", "/sittings")) {
      HTML.hidden("as", JSONWriter.text(extras.again ?? [:]))
      Tag.a(.class("button", "main"), .href("\(page.path)/review")) { words.result.seeAnswers }
      Tag.button(.name("new"), .value("true")) { words.result.playAgain }
      if (result.percent ?? 100) < 100 && page.play.begin.quiz != nil {
        Tag.button(.name("missed"), .value("true")) { words.result.missed }
      }
      Tag.a(.class("button", "quiet"), .href("/")) { words.result.homeLabel }
    }
  }
}
