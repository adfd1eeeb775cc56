internal import HTMLText
internal import QuizPlay
internal import Words

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
