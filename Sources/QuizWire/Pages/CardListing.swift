package import JSONText
package import QuizCore
package import Words

/// A card of a deck, with the player's memory of it, as `quizrun cards --json` has one.
package struct CardListing: Equatable, Sendable, WireObject {
  /// The id of the deck; nil in a list of one deck.
  package var deck: String?
  package var id = ""
  package var front = ""
  package var back = ""
  /// The day on which it comes back; nil for a new card.
  package var due: CivilDay?
  package var stability: Double?
  package var difficulty: Double?
  package var reps = 0
  package var lapses = 0
  package var isSuspended = false
  /// Whether it waits until tomorrow.
  package var isBuried = false
  /// Whether it was forgotten so often that other words would help.
  package var isLeech = false

  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("deck", &deck)
    fields.always("id", &id)
    fields.always("front", &front)
    fields.always("back", &back)
    fields.field("due", &due)
    fields.field("stability", &stability)
    fields.field("difficulty", &difficulty)
    fields.always("reps", &reps)
    fields.always("lapses", &lapses)
    fields.always("suspended", &isSuspended)
    fields.field("buried", &isBuried, else: false)
    fields.field("leech", &isLeech, else: false)
  }

  /// The day on which it comes back, or why it does not.
  package func state(_ words: ListingWords.Cards) -> String {
    let state = isSuspended ? words.isSuspended : isBuried ? words.isBuried : due?.text ?? words.isNew
    return isLeech ? "\(state), \(words.isLeech)" : state
  }

  package static let columns = [
    "id", "front", "back", "due", "stability", "difficulty", "reps", "lapses", "suspended",
  ]
}

/// The cards of a day to come.
package struct ForecastDay: Equatable, Sendable, WireObject {
  package var day: CivilDay
  package var due: Int
  package var new: Int

  package init(_ day: CivilDay, due: Int, new: Int) {
    (self.day, self.due, self.new) = (day, due, new)
  }

  package init() { self.init(CivilDay(number: 0), due: 0, new: 0) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("day", &day)
    fields.always("due", &due)
    fields.always("new", &new)
  }

  package static let columns = ["day", "due", "new"]
}

/// The reviews of a month, and how many of the cards asked after a day or more were known.
package struct ReviewMonth: Equatable, Sendable, WireObject {
  /// Such as `"2026-11"`.
  package var month: String
  package var reviews = 0
  package var asked = 0
  package var known = 0

  package init(_ month: String) { self.month = month }

  package init() { self.init("") }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("month", &month)
    fields.always("reviews", &reviews)
    fields.always("asked", &asked)
    fields.always("known", &known)
  }

  package static let columns = ["month", "reviews", "asked", "known"]
}

/// The cards of a player with what was and what comes.
package struct CardsView: Equatable, Sendable, WireObject {
  package var cards: [CardListing] = []
  package var days: [ForecastDay] = []
  package var months: [ReviewMonth] = []
  /// The reviews of each day of the last year, the oldest first.
  package var year: [ReviewDay] = []

  package var decks: [Deck] = []

  /// A deck with the numbers of its cards.
  package struct Deck: Equatable, Sendable, WireObject {
    package var id: String
    package var title: String
    package var cards = 0
    package var due = 0
    package var new = 0
    package var suspended = 0
    package var leeches = 0

    package init(_ id: String, title: String) { (self.id, self.title) = (id, title) }

    package init() { self.init("", title: "") }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("id", &id)
      fields.always("title", &title)
      fields.always("cards", &cards)
      fields.always("due", &due)
      fields.always("new", &new)
      fields.always("suspended", &suspended)
      fields.always("leeches", &leeches)
    }
  }

  /// The number of reviews on a day.
  package struct ReviewDay: Equatable, Sendable, WireObject {
    package var day: CivilDay
    package var reviews: Int

    package init(_ day: CivilDay, _ reviews: Int) { (self.day, self.reviews) = (day, reviews) }

    package init() { self.init(CivilDay(number: 0), 0) }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("day", &day)
      fields.always("reviews", &reviews)
    }
  }

  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("cards", &cards, else: [])
    fields.field("days", &days, else: [])
    fields.field("months", &months, else: [])
    fields.field("year", &year, else: [])
    fields.field("decks", &decks, else: [])
  }
}
