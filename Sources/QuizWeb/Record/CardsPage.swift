internal import HTMLText
internal import QuizCore
internal import QuizWire
internal import Words

/// The cards of a player: the decks, what comes, how much was known, a year of reviews, and a search with changes.
struct CardsPage {
  private let view: CardsView
  private let find: String
  /// The choice of cards, such as `due`; empty for those with the text.
  private let show: String
  private let told: FormNotice?
  private let words: PageWords
  private var cards: ListingWords.Cards { words.cards }

  init(_ view: CardsView, find: String, show: String, _ told: FormNotice?, _ visit: PageVisit) {
    (self.view, self.find, self.show, self.told, words) = (view, find, show, told, visit.words)
  }

  var frame: PageFrame {
    PageFrame(cards.title) {
      Tag.h1(.named("tabindex", "-1")) { cards.title }
      HTML.told(told, words)
      if view.decks.isEmpty {
        Tag.p { cards.noDeck }
        Tag.p { Tag.a(.class("button", "main"), .href("/quizzes")) { words.shelf.allQuizzes } }
      } else {
        search
        decks
        table(cards.comesTitle, [words.listing.day, cards.dueColumn, cards.newColumn], comingRows)
        if !view.months.isEmpty {
          table(cards.retentionTitle, [cards.month, cards.reviews, cards.asked, cards.known], monthRows)
          year
        }
      }
    }
  }

  private var search: HTML {
    HTML {
      Tag.form(.class("field"), .named("method", "get"), .named("action", "/cards"), .named("role", "search")) {
        Tag.label(.named("for", "find")) { cards.findLabel }
        Tag.input(.named("type", "search"), .named("id", "find"), .named("name", "find"), .named("value", find))
        Tag.label(.class("sr"), .named("for", "show")) { cards.chosen }
        Tag.div(.class("search")) {
          Tag.select(.id("show"), .name("show")) {
            for (value, word) in choices {
              Tag.option([.value(value)] + (value == show ? [.flag("selected")] : [])) { word }
            }
          }
          Tag.button { words.show }
        }
      }
      if !find.isEmpty || !show.isEmpty {
        if view.cards.isEmpty { Tag.p { cards.none } } else { found }
      }
    }
  }

  private var choices: [(value: String, word: String)] {
    [
      ("", cards.allCards), ("due", cards.dueCards), ("new", cards.isNew), ("suspended", cards.isSuspended),
      ("leeches", cards.leechCards),
    ]
  }

  /// The cards that were looked for, each with the buttons that change it.
  private var found: HTML {
    let title = cards.found(["n": String(view.cards.count)])
    let titles = Dictionary(view.decks.map { ($0.id, $0.title) }) { first, _ in first }
    return HTML {
      Tag.h2 { title }
      Tag.div(.class("scroll"), .named("tabindex", "0"), .named("role", "region"), .aria("label", title)) {
        Tag.table {
          Tag.thead {
            Tag.tr {
              for name in [cards.deck, cards.front, cards.back, cards.dueColumn] {
                Tag.th(.named("scope", "col")) { Self.label(name) }
              }
              Tag.td()
            }
          }
          Tag.tbody {
            for card in view.cards {
              Tag.tr {
                for cell in [titles[card.deck ?? ""] ?? "", card.front, card.back, card.state(cards)] {
                  Tag.td(.dirAuto) { cell }
                }
                Tag.td { changes(card) }
              }
            }
          }
        }
      }
    }
  }

  private func changes(_ card: CardListing) -> HTML {
    let deeds =
      (card.isSuspended ? [("unsuspend", cards.unsuspends)] : [("suspend", cards.suspends)])
      + (card.isSuspended || card.isBuried ? [] : [("bury", cards.buries)])
      + (card.due == nil ? [] : [("forget", cards.forgets)])
    return Tag.form(.class("row"), .named("method", "post"), .named("action", "/cards")) {
      HTML.hidden("deck", card.deck ?? "")
      HTML.hidden("card", card.id)
      HTML.hidden("find", find)
      HTML.hidden("show", show)
      for (deed, word) in deeds {
        Tag.button(.class("quiet"), .name("do"), .value(deed), .aria("label", "\(word): \(card.front)")) { word }
      }
    }
  }

  private var decks: HTML {
    table(
      cards.decksTitle, [cards.deck, cards.dueColumn, cards.newColumn, cards.suspendedColumn],
      view.decks.map { deck in [deck.title, String(deck.due), String(deck.new), String(deck.suspended)] },
      links: view.decks.map { "/quizzes/\($0.id.percentEncoded)" })
  }

  private var comingRows: [[String]] {
    view.days.filter { $0.due + $0.new > 0 }.map { day in
      [words.day(day.day.text), String(day.due), String(day.new)]
    }
  }

  private var monthRows: [[String]] {
    view.months.reversed().map { month in
      let share = month.asked > 0 ? " (\(100 * month.known / month.asked) %)" : ""
      return [month.month, String(month.reviews), String(month.asked), String(month.known) + share]
    }
  }

  private func table(_ title: String, _ head: [String], _ rows: [[String]], links: [String] = []) -> HTML {
    HTML {
      Tag.h2 { title }
      Tag.div(.class("scroll"), .named("tabindex", "0"), .named("role", "region"), .aria("label", title)) {
        Tag.table {
          Tag.thead { Tag.tr { head.map { name in Tag.th(.named("scope", "col")) { Self.label(name) } } } }
          Tag.tbody {
            rows.enumerated().map { place, row in
              Tag.tr {
                row.enumerated().map { column, cell in
                  column == 0 && links.indices.contains(place)
                    ? Tag.td { Tag.a(.href(links[place])) { cell } } : Tag.td(.dirAuto) { cell }
                }
              }
            }
          }
        }
      }
    }
  }

  /// A head of the command line as a label: `Deck`.
  private static func label(_ head: String) -> String { head.prefix(1) + head.dropFirst().lowercased() }

  // MARK: The year

  /// The weeks of the year from Monday on, each day with its number of reviews.
  private var weeks: [[CardsView.ReviewDay?]] {
    guard let first = view.year.first else { return [] }
    let days = Array(repeating: nil, count: first.day.weekday - 1) + view.year.map(Optional.some)
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<min($0 + 7, days.count)]) }
  }

  private var year: HTML {
    let most = max(1, view.year.map(\.reviews).max() ?? 1)
    let sum = view.year.reduce(0) { $0 + $1.reviews }
    let title = cards.yearTitle(["n": String(sum)])
    return HTML {
      Tag.h2 { title }
      Tag.div(.class("scroll"), .named("tabindex", "0"), .named("role", "region"), .aria("label", title)) {
        Tag.table(.class("heat")) {
          Tag.tbody {
            (0..<7).map { weekday in
              Tag.tr {
                Tag.th(.named("scope", "row")) { Tag.small { words.calendar.weekdays[weekday] } }
                weeks.map { week in square(week.indices.contains(weekday) ? week[weekday] : nil, most) }
              }
            }
          }
        }
      }
    }
  }

  /// A day, the darker the more was reviewed.
  private func square(_ day: CardsView.ReviewDay?, _ most: Int) -> HTML {
    guard let day else { return Tag.td() }
    let level = day.reviews == 0 ? 0 : 1 + 3 * day.reviews / most
    let text = "\(words.day(day.day.text)): \(day.reviews)"
    return Tag.td(.class("h\(level)"), .named("title", text)) { Tag.span(.class("sr")) { text } }
  }
}
