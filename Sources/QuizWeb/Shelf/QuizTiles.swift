internal import HTMLText
internal import QuizCore
internal import QuizPlay
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
        Tag.strong([.dirAuto] + language) { quiz.title }
        quiz.plainDescription.map { text in Tag.span([.dirAuto] + language) { text } }
        Tag.small { facts(quiz).joined(separator: " · ") }
      }
    }
  }

  private func facts(_ quiz: ListedQuiz) -> [String] {
    let shelf = words.shelf
    let count = quiz.questions
    var facts = namesCategory ? [quiz.category].compactMap { $0 } : []
    if count > 0 { facts.append(words.cover.count(count, of: count)) }
    if let due = quiz.due, due > 0 {
      facts.append((quiz.isLearnt ? shelf.dueCount : shelf.toLearn)(["n": String(due)]))
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
  let words: PageWords

  var html: HTML {
    Tag.form(.class("search"), .named("role", "search"), .named("action", "/quizzes")) {
      Tag.label(.class("sr"), .named("for", "search")) { words.shelf.searchQuizzes }
      Tag.input(
        .id("search"), .type("search"), .name("search"), .value(text),
        .named("placeholder", words.shelf.searchQuizzes))
      if !category.isEmpty { HTML.hidden("category", category) }
      Tag.button { words.shelf.search }
    }
  }
}
