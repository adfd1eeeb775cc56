internal import HTMLText
internal import JSONText
internal import QuizPlay

/// The home page: the day, unfinished sittings, and all quizzes by category.
struct HomePage {
  private let home: JSONValue
  private let quizzes: [JSONValue]
  private let words: PageWords
  private var shelf: PageWords.Shelf { words.shelf }

  init(_ objects: [JSONValue], _ visit: PageVisit) {
    home = objects.first ?? .null
    quizzes = Array(objects.dropFirst())
    words = visit.words
  }

  var frame: PageFrame {
    var frame = PageFrame(shelf.home) {
      Tag.h1(.class("sr"), .named("tabindex", "-1")) { "quizrun" }
      today
      unfinished
      due
      SearchForm(text: "", words: words).html
      choice
      zone
    }
    frame.isWide = true
    return frame
  }

  // MARK: The day

  private var today: HTML {
    let today = home["today"]
    return Tag.section(.class("card")) {
      if let today {
        heading(today)
        Tag.div(.class("row")) { ways(today) }
      }
      Tag.div(.class("row")) {
        StreakWeek(days: home["week"]?.items ?? [], words: words).html
        streak
      }
    }
  }

  /// A quiz that was drawn has no name but the day's; one of the shelf has its own, and its description.
  @HTMLBuilder private func heading(_ today: JSONValue) -> HTML {
    let day = shelf.daily(["day": words.day(home["day"]?.string ?? "")])
    if today["quiz"]?.string?.hasPrefix("daily-") == true {
      Tag.h2 { day }
      Tag.p { today["questions"]?.whole.map { words.cover.count($0, of: $0) } ?? "" }
    } else {
      Tag.p(.class("soft")) { day }
      Tag.h2(.dirAuto) { today["title"]?.string ?? today["quiz"]?.string ?? "" }
      todaysDescription(today)
    }
  }

  private func todaysDescription(_ today: JSONValue) -> HTML {
    let quiz = quizzes.first { $0["id"] == today["quiz"] }
    return quiz?["description"]?.string.map { text in Tag.p(.dirAuto) { text } } ?? .empty
  }

  @HTMLBuilder private func ways(_ today: JSONValue) -> HTML {
    let sitting = today["sitting"]?.string
    switch (today["state"]?.string, sitting) {
    case ("completed", let sitting?):
      Tag.p { shelf.todayDone(["score": words.score(today)]) }
      Tag.a(.class("button"), .href("/sittings/\(sitting)/review")) { shelf.lookAtToday }
      if let left = today["retriesLeft"]?.whole, left > 0 {
        play([("daily", "true"), ("retry", "true")], shelf.retry(["n": String(left)]), isMain: false)
      }
    case ("in_progress", let sitting?):
      Tag.a(.class("button", "main"), .href("/sittings/\(sitting)")) { shelf.goOnToday }
    default: play([("daily", "true")], shelf.playToday, isMain: true)
    }
  }

  private func play(_ fields: [(String, String)], _ word: String, isMain: Bool) -> HTML {
    Tag.form(.named("method", "post"), .named("action", "/sittings")) {
      fields.map { HTML.hidden($0, $1) }
      Tag.button(.class(isMain ? "main" : "")) { word }
    }
  }

  private var streak: HTML {
    let current = home["streak"]?["current"]?.whole ?? 0
    let best = home["streak"]?["best"]?.whole ?? 0
    return Tag.p {
      Tag.a(.href("/streak")) { shelf.streak }
      " "
      Tag.b { words.days(current) }
      best > current ? ", " + shelf.longest(["n": String(best)]) : ""
    }
  }

  // MARK: What goes on

  private var unfinished: HTML {
    let open = home["continue"]?.items ?? []
    if open.isEmpty { return .empty }
    return Tag.section(.class("stack")) {
      Tag.h2 { shelf.goOn }
      Tag.ul(.class("rows")) { open.map(row) }
      home["unfinished"]?.whole.map { all in
        Tag.p { Tag.a(.href("/history")) { shelf.moreBegun(["n": String(all - open.count)]) } }
      }
    }
  }

  private func row(_ sitting: JSONValue) -> HTML {
    let (settled, of) = (sitting["settled"]?.whole ?? 0, sitting["of"]?.whole)
    let when = words.moment(sitting["started"]?.string ?? "", today: home["day"]?.string)
    let step = of.map { min($0, settled + 1) } ?? settled + 1
    return Tag.li {
      Tag.span(.class("grow")) {
        Tag.a(.href("/sittings/\(sitting["sitting"]?.string ?? "")"), .dirAuto) { sitting["title"]?.string ?? "" }
        Tag.br()
        Tag.small {
          [sitting["modeName"]?.string, words.place(step: step, of: of, attempt: 1), shelf.begunAt(["when": when])]
            .compactMap { $0 }.joined(separator: " · ")
        }
      }
      of.map { of in
        Tag.progress(.named("max", String(of)), .named("value", String(settled)), .aria("hidden", "true"))
      }
    }
  }

  private var due: HTML {
    // A deck not begun is an offer like any other quiz.
    let waiting = quizzes.filter { $0["learnt"]?.flag == true && ($0["due"]?.whole ?? 0) > 0 }
    let count = waiting.reduce(0) { $0 + ($1["due"]?.whole ?? 0) }
    guard count > 0 else { return .empty }
    return Tag.section(.class("message")) {
      Tag.p {
        Tag.b { count == 1 ? shelf.oneDue : shelf.due(["n": String(count)]) }
        for quiz in waiting.prefix(3) {
          " "
          Tag.a(.href("/quizzes/\((quiz["id"]?.string ?? "").percentEncoded)"), .dirAuto) {
            shelf.learn(["title": quiz["title"]?.string ?? ""])
          }
        }
      }
    }
  }

  // MARK: Quizzes

  /// All of them where they are few; else some that were not played yet, and the categories to the others.
  private var choice: HTML {
    if quizzes.isEmpty { return Tag.p { shelf.noQuiz } }
    let fresh = quizzes.filter { $0["last"] == nil && $0["best"] == nil && $0["continue"] == nil }
    let shown = quizzes.count <= Self.most ? quizzes : Array((fresh.isEmpty ? quizzes : fresh).prefix(Self.most))
    return Tag.section(.class("stack")) {
      Tag.h2 { words.shell.quizzes }
      QuizTiles(quizzes: shown, namesCategory: true, words: words).html
      if shown.count < quizzes.count {
        Tag.p { Tag.a(.class("button"), .href("/quizzes")) { shelf.allQuizzes + " (\(quizzes.count))" } }
        CategoryChips(names: home.texts("categories"), words: words).html
      }
    }
  }

  private static let most = 9

  private var zone: HTML {
    guard let zone = home["zone"]?.string, let day = home["day"]?.string else { return .empty }
    // Where no zone is named, it is the machine's.
    let place = zone == "local" ? shelf.machine : zone
    return Tag.p(.class("soft")) { shelf.zone(["zone": place, "day": words.day(day)]) }
  }
}

/// The last days at a glance.
struct StreakWeek {
  let days: [JSONValue]
  let words: PageWords

  var html: HTML {
    Tag.ul(.class("week")) {
      days.map { day in
        let name = words.weekday(day["day"]?.string ?? "")
        return Tag.li {
          Tag.span(.aria("hidden", "true")) { name }
          let sign = DaySign(mark: day["mark"]?.string ?? "", words: words)
          if sign.mark == DaySign.before { sign.bare } else { sign.html(of: name) }
        }
      }
    }
  }
}

/// The result of a day, as a sign, and in words for screen readers.
struct DaySign {
  /// The mark of days before the first that counted.
  static let before = "before"

  let mark: String
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
    case "done": words.calendar.done
    case "forgiven": words.calendar.forgiven
    case "open": words.calendar.open
    default: words.calendar.missed
    }
  }

  private var kind: String {
    switch mark {
    case "done", "forgiven": mark
    case "open": "today"
    default: ""
    }
  }

  private var sign: String {
    switch mark {
    case "done": "✓"
    case "forgiven": "~"
    case "open": ""
    default: "·"
    }
  }
}
