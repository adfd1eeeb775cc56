internal import HTMLText
internal import JSONText
internal import QuizPlay

/// Quizzes to choose from, each a tile that leads to its cover.
struct QuizTiles {
  let quizzes: [JSONValue]
  /// Whether each says its category.
  var namesCategory = false
  let words: PageWords

  var html: HTML {
    Tag.ul(.class("tiles")) { quizzes.map(tile) }
  }

  private func tile(_ quiz: JSONValue) -> HTML {
    let id = quiz["id"]?.string ?? ""
    let language = quiz["language"]?.string.map { [Attribute.lang($0)] } ?? []
    return Tag.li {
      Tag.a(.class("tile"), .href("/quizzes/\(id.percentEncoded)")) {
        Tag.strong([.dirAuto] + language) { quiz["title"]?.string ?? id }
        quiz["description"]?.string.map { text in Tag.span([.dirAuto] + language) { text } }
        Tag.small { facts(quiz).joined(separator: " · ") }
      }
    }
  }

  private func facts(_ quiz: JSONValue) -> [String] {
    let shelf = words.shelf
    let count = quiz["questions"]?.whole ?? 0
    var facts = namesCategory ? [quiz["category"]?.string].compactMap { $0 } : []
    if count > 0 { facts.append(words.cover.count(count, of: count)) }
    if let due = quiz["due"]?.whole, due > 0 {
      facts.append((quiz["learnt"]?.flag == true ? shelf.dueQuiz : shelf.toLearn)(["n": String(due)]))
    }
    if let begun = quiz["continue"] {
      let done = String(begun["done"]?.whole ?? 0)
      facts.append(begun["of"]?.whole.map { shelf.begunQuiz(["n": done, "of": String($0)]) } ?? shelf.begunQuizOpen)
    } else if let best = quiz["best"]?.double {
      facts.append(shelf.best(["n": words.number(best.rounded())]))
    } else if let last = quiz["last"]?.string {
      facts.append(shelf.played(["day": words.day(last)]))
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
