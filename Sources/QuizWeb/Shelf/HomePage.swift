internal import HTMLText
internal import QuizCore
internal import QuizWire
internal import Words

/// The home page: the day, unfinished sittings, and all quizzes by category.
struct HomePage {
  private let home: HomeView
  private let words: PageWords
  private var shelf: PageWords.Shelf { words.shelf }

  init(_ home: HomeView, _ visit: PageVisit) {
    (self.home, words) = (home, visit.words)
  }

  var frame: PageFrame {
    var frame = PageFrame(shelf.homeLabel) {
      Tag.h1(.class("sr"), .named("tabindex", "-1")) { "quizrun" }
      Tag.div(.class("first")) {
        join
        today
      }
      teaching
      unfinished
      due
      games
      SearchForm(text: "", words: words).html
      if home.isOwner { NewQuizLink(words: words).html }
      choice
      zone
    }
    frame.isWide = true
    return frame
  }

  /// The rooms and classes of a teacher.
  private var teaching: HTML {
    if !home.leads { return .empty }
    return Tag.section(.class("card")) {
      Tag.h2 { words.host.teaching }
      Tag.div(.class("row")) {
        Tag.a(.class("button"), .href("/rooms")) { words.host.rooms }
        home.classes.map { name in
          Tag.a(.class("button"), .href("/class/\(name.percentEncoded)")) { words.host.classCalled(["name": name]) }
        }
      }
    }
  }

  // MARK: The day

  private var today: HTML {
    Tag.section(.class("card")) {
      if let today = home.today {
        heading(today)
        Tag.div(.class("row")) { ways(today) }
      }
      Tag.div(.class("row")) {
        StreakWeek(days: home.week, words: words).html
        streak
      }
    }
  }

  /// A quiz that was drawn has no name but the day's; one of the shelf has its own, and its description.
  @HTMLBuilder private func heading(_ today: DailyView) -> HTML {
    let day = shelf.dailyOn(["day": words.day(home.day?.text ?? "")])
    if Quiz.isDrawn(today.quiz) {
      Tag.h2 { day }
      Tag.p { today.questions.map { words.cover.count($0, of: $0) } ?? "" }
    } else {
      Tag.p(.class("soft")) { day }
      Tag.h2(.dirAuto) { today.title ?? today.quiz }
      todaysDescription(today)
    }
  }

  private func todaysDescription(_ today: DailyView) -> HTML {
    let quiz = home.quizzes.first { $0.id == today.quiz }
    return quiz?.plainDescription.map { text in Tag.p(.dirAuto) { text } } ?? .empty
  }

  @HTMLBuilder private func ways(_ today: DailyView) -> HTML {
    switch (today.state, today.sitting) {
    case (.completed, let sitting?):
      Tag.p {
        shelf.todayDone(["score": words.score(points: today.points, of: today.of, percent: today.percent)])
      }
      Tag.a(.class("button"), .href("/sittings/\(sitting)/review")) { shelf.seeAnswers }
      if today.retriesLeft > 0 {
        play([("daily", "true"), ("retry", "true")], shelf.retry(["n": String(today.retriesLeft)]), isMain: false)
      }
    case (.inProgress, let sitting?):
      Tag.a(.class("button", "main"), .href("/sittings/\(sitting)")) { shelf.goOnToday }
    case (.new, _), (.inProgress, nil), (.completed, nil):
      play([("daily", "true")], shelf.playToday, isMain: true)
    }
  }

  private func play(_ fields: [(String, String)], _ word: String, isMain: Bool) -> HTML {
    Tag.form(.named("method", "post"), .named("action", "/sittings")) {
      fields.map { HTML.hidden($0, $1) }
      Tag.button(.class(isMain ? "main" : "")) { word }
    }
  }

  private var streak: HTML {
    let (current, best) = (home.streak.current, home.streak.best)
    return Tag.p {
      Icon.streak(home.streak)
      Tag.a(.href("/streak")) { shelf.streakLabel }
      " "
      Tag.b { words.days(current) }
      best > current ? ", " + shelf.longest(["n": String(best)]) : ""
    }
  }

  // MARK: What goes on

  private var unfinished: HTML {
    if home.open.isEmpty { return .empty }
    return Tag.section(.class("stack")) {
      Tag.h2 { shelf.goOnLabel }
      Tag.ul(.class("rows", "halves")) { home.open.map(row) }
      home.unfinished.map { all in
        Tag.p { Tag.a(.href("/history")) { shelf.moreBegun(["n": String(all - home.open.count)]) } }
      }
    }
  }

  private func row(_ sitting: OpenSitting) -> HTML {
    let (settled, of) = (sitting.settled, sitting.of)
    let when = words.moment(sitting.started ?? "", today: home.day?.text)
    let step = of.map { min($0, settled + 1) } ?? settled + 1
    let title = words.title(sitting.title ?? "")
    let facts = [sitting.modeName, words.place(step: step, of: of, attempt: 1), shelf.begunAt(["when": when])]
      .compactMap { $0 }
    // A quiz can be begun twice: a link in a list of links says which one it leads to.
    let name = Attribute.aria("label", ([title] + facts).joined(separator: ", "))
    return Tag.li {
      Tag.span(.class("grow")) {
        Tag.a(.href("/sittings/\(sitting.sitting)"), .dirAuto, name) { title }
        Tag.br()
        Tag.small { facts.joined(separator: " · ") }
      }
      of.map { of in
        Tag.progress(.named("max", String(of)), .named("value", String(settled)), .aria("hidden", "true"))
      }
    }
  }

  private var due: HTML {
    let waiting = home.quizzes.filter(\.isDue)
    let count = waiting.reduce(0) { $0 + ($1.due ?? 0) }
    guard count > 0 else { return .empty }
    return Tag.section(.class("message")) {
      Tag.p {
        Tag.b { shelf.due(count) }
        for quiz in waiting.prefix(3) {
          " "
          Tag.a(.href("/quizzes/\(quiz.id.percentEncoded)"), .dirAuto) {
            shelf.learn(["title": quiz.title])
          }
        }
      }
    }
  }

  // MARK: Rooms and games

  private var join: HTML {
    Tag.section(.class("card", "join")) {
      Tag.h2 { words.room.enter }
      CodeForm(words).html
      if home.isOwner { Tag.p { Tag.a(.href("/rooms")) { words.host.rooms } } }
    }
  }

  /// The modes that need no quiz, each begun at once, and questions drawn from all quizzes.
  private var games: HTML {
    let texts = HomeTexts(words.language)
    return Tag.section(.class("stack")) {
      Tag.h2 { texts.games }
      Tag.ul(.class("tiles")) {
        home.games.map { game in
          Tag.li {
            Tag.form(.class("whole"), .named("method", "post"), .named("action", "/sittings")) {
              HTML.hidden("plugin", game.id)
              Tag.button(.class("tile")) {
                QuizEmblem(id: game.id, category: Subject.games.rawValue).banner
                Tag.strong { game.name }
                game.about.map { about in Tag.span { words.label(about) } }
              }
            }
          }
        }
        if home.all > 0 { Tag.li { drawing(texts) } }
      }
    }
  }

  private func drawing(_ texts: HomeTexts) -> HTML {
    Tag.form(.class("tile", "drawing"), .named("method", "post"), .named("action", "/sittings")) {
      QuizEmblem(id: "draw", category: Subject.general.rawValue).banner
      Tag.strong { texts.draw }
      Tag.label(.class("field")) {
        Tag.span { words.label(texts.category) }
        Tag.select(.name("category")) {
          Tag.option(.value("")) { words.shelf.all }
          home.categories.map { name in Tag.option(.value(name)) { name } }
        }
      }
      Tag.label(.class("field")) {
        Tag.span { words.cover.limit }
        Tag.select(.name("limit")) {
          [5, 10, 20].map { count in
            Tag.option([.value("\(count)")] + (count == 10 ? [.flag("selected")] : [])) { "\(count)" }
          }
        }
      }
      Tag.button { words.cover.startLabel }
    }
  }

  // MARK: Quizzes

  /// All of them where they are few; else some that were not played yet, and the categories to the others.
  private var choice: HTML {
    let quizzes = home.quizzes
    if quizzes.isEmpty { return Tag.p { shelf.noQuiz } }
    let fresh = quizzes.filter { $0.last == nil && $0.best == nil && $0.progress == nil }
    let shown = quizzes.count <= Self.most ? quizzes : Array((fresh.isEmpty ? quizzes : fresh).prefix(Self.most))
    return Tag.section(.class("stack")) {
      Tag.h2 { words.shell.quizzesLabel }
      QuizTiles(quizzes: shown, namesCategory: true, words: words).html
      if shown.count < quizzes.count {
        Tag.p { Tag.a(.class("button"), .href("/quizzes")) { shelf.allQuizzes + " (\(quizzes.count))" } }
        CategoryChips(names: home.categories, words: words).html
      }
    }
  }

  private static let most = 9

  private var zone: HTML {
    guard let zone = home.zone, let day = home.day?.text else { return .empty }
    // Where no zone is named, it is the machine's.
    let written = words.day(day)
    let sentence =
      zone == "local" ? shelf.dayOfServer(["day": written]) : shelf.dayInZone(["zone": zone, "day": written])
    return Tag.p(.class("soft")) { sentence }
  }
}

/// The last days at a glance.
struct StreakWeek {
  let days: [MarkedDay]
  let words: PageWords

  var html: HTML {
    Tag.ul(.class("week")) {
      days.map { day in
        let name = words.weekday(day.day.text)
        let sign = DaySign(mark: day.mark, words: words)
        return Tag.li(sign.mark == .before ? [.aria("hidden", "true")] : []) {
          Tag.span(.aria("hidden", "true")) { name }
          if sign.mark == .before { sign.bare } else { sign.html(of: name) }
        }
      }
    }
  }
}

/// The result of a day, as a sign, and in words for screen readers.
struct DaySign {
  let mark: DayMark
  let words: PageWords

  var bare: HTML { Tag.span(.class("day", kind), .aria("hidden", "true")) { sign } }

  func html(of day: String? = nil) -> HTML {
    HTML {
      bare
      Tag.span(.class("sr")) { (day.map { "\($0): " } ?? "") + meaning }
    }
  }

  var meaning: String {
    switch mark {
    case .done: words.calendar.finishedSomething
    case .forgiven: words.calendar.forgivenDay
    case .open: words.calendar.todayStillOpen
    case .missed, .before: words.calendar.missedDay
    }
  }

  private var kind: String {
    switch mark {
    case .done, .forgiven: mark.rawValue
    case .open: "today"
    case .missed, .before: ""
    }
  }

  private var sign: String {
    switch mark {
    case .done: "✓"
    case .forgiven: "~"
    case .open: ""
    case .missed, .before: "·"
    }
  }
}
