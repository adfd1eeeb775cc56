internal import HTMLText
internal import QuizCore
internal import QuizWire
internal import Words

/// Quizzes to choose from, each a tile that leads to its cover.
struct QuizTiles {
  let quizzes: [ListedQuiz]
  /// Whether each says its category.
  var namesCategory = false
  let words: PageWords

  var html: HTML {
    Tag.ul(.class("tiles")) { quizzes.map(tile) }
  }

  private func tile(_ quiz: ListedQuiz) -> HTML {
    let language = quiz.language.map { [Attribute.lang($0)] } ?? []
    return Tag.li {
      Tag.a(.class("tile"), .href("/quizzes/\(quiz.id.percentEncoded)")) {
        QuizEmblem(id: quiz.id, category: quiz.category).banner
        Tag.strong([.dirAuto] + language) { quiz.title }
        quiz.plainDescription.map { text in Tag.span([.dirAuto] + language) { text } }
        Tag.small { facts(quiz).joined(separator: " · ") }
      }
    }
  }

  private func facts(_ quiz: ListedQuiz) -> [String] {
    let shelf = words.shelf
    var facts = namesCategory ? [quiz.category].compactMap { $0 } : []
    if let size = quiz.size(words) { facts.append(size) }
    if let due = quiz.due, due > 0 {
      facts.append(shelf.dueCount(["n": String(due)]))
    }
    if let begun = quiz.progress {
      let done = String(begun.settled)
      facts.append(begun.of.map { shelf.begunQuiz(["n": done, "of": String($0)]) } ?? shelf.begunQuizOpen)
    } else if let best = quiz.best {
      facts.append(shelf.best(["n": words.number(best.rounded())]))
    } else if let last = quiz.last {
      facts.append(shelf.lastPlayed(["day": words.day(last.text)]))
    }
    return facts
  }
}

/// The field in which quizzes are looked for.
struct SearchForm {
  let text: String
  var category = ""
  var path = "/quizzes"
  let words: PageWords

  var html: HTML {
    Tag.form(.class("search"), .named("role", "search"), .named("action", path)) {
      Tag.label(.class("sr"), .named("for", "search")) { words.shelf.searchQuizzes }
      Tag.input(
        .id("search"), .type("search"), .name("search"), .value(text),
        .named("placeholder", words.shelf.searchQuizzes))
      if !category.isEmpty { HTML.hidden("category", category) }
      Tag.button { words.shelf.search }
    }
  }
}

/// How many quizzes a search has found; nothing without a search.
struct SearchCount {
  let text: String
  let count: Int
  let words: PageWords

  @HTMLBuilder var html: HTML {
    if !text.isEmpty {
      Tag.p(.named("role", "status")) {
        count == 0 ? words.shelf.nothingFound(["text": text]) : words.shelf.found(count, ["text": text])
      }
    }
  }
}

/// The owner's way to a quiz of their own.
struct NewQuizLink {
  let words: PageWords

  var html: HTML {
    Tag.p { Tag.a(.class("button"), .href("/workshop?new=1")) { words.workshop.newQuiz } }
  }
}

/// The categories, each a way to its quizzes.
struct CategoryChips {
  let names: [String]
  /// The search within each category.
  var search = ""
  /// Nil where none is chosen, nor all of them.
  var chosen: String?
  let words: PageWords

  var html: HTML {
    if names.isEmpty { return .empty }
    return Tag.nav(.aria("label", words.shelf.categories)) {
      Tag.ul(.class("chipset")) {
        if chosen != nil { chip(words.shelf.all, "") }
        // The chosen one is first, so that it is in sight on a phone too.
        names.filter(isChosen).map { chip($0, $0) }
        names.filter { !isChosen($0) }.map { chip($0, $0) }
      }
    }
  }

  private func isChosen(_ name: String) -> Bool { name.lowercased() == chosen?.lowercased() }

  private func chip(_ word: String, _ name: String) -> HTML {
    let path = Query("/quizzes", [("search", search), ("category", name)]).path
    return Tag.li {
      Tag.a([.href(path), .dirAuto] + (isChosen(name) ? [.aria("current", "true")] : [])) { word }
    }
  }
}
