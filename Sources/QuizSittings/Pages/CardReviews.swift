package import QuizCore
internal import QuizStore
package import QuizWire

/// The reviews of cards, found from what their mode remembered, rating by rating.
package struct CardReviews {
  /// A rating of a card.
  package struct Review: Equatable {
    var quiz: String
    var card: PlainKey
    package var day: CivilDay
    /// Whether it was asked a day or more after the review before.
    package var isAsked: Bool
    package var isKnown: Bool
  }

  private(set) var reviews: [Review] = []

  /// The state of a card after its last change.
  private struct Card {
    var reps: Int
    var lapses: Int
    var day: CivilDay?
  }

  private struct Place: Hashable {
    var quiz: String
    var card: PlainKey
  }

  /// `day` gives the day of a moment, for cards of older records, which do not say it.
  init(_ changes: [MemoryChange], day: (MemoryChange) -> CivilDay) {
    var cards: [Place: Card] = [:]
    var marks: [String: [Place: [Int]]] = [:]
    var undone: Set<Int> = []
    for change in changes {
      let place = Place(quiz: change.quiz, card: change.key)
      let before = cards[place]
      let reps = change.value["reps"]?.whole ?? 0
      let last = change.value["last"]?.whole.map { CivilDay(number: $0) }
      let card = Card(
        reps: reps, lapses: change.value["lapses"]?.whole ?? 0, day: reps == 0 ? nil : last ?? day(change))
      cards[place] = card
      guard let sitting = change.sitting else { continue }
      if reps > before?.reps ?? 0, let day = card.day {
        marks[sitting, default: [:]][place, default: []].append(reviews.count)
        let isAsked = before?.day.map { $0 < day } ?? (reps > 1)
        reviews.append(
          Review(
            quiz: change.quiz, card: change.key, day: day, isAsked: isAsked,
            isKnown: card.lapses <= before?.lapses ?? 0))
      } else if reps < before?.reps ?? 0, let mark = marks[sitting]?[place]?.popLast() {
        undone.insert(mark)
      }
    }
    if !undone.isEmpty { reviews = reviews.enumerated().filter { !undone.contains($0.offset) }.map(\.element) }
  }

  /// The reviews by month, the oldest first.
  package var months: [ReviewMonth] {
    var months: [String: ReviewMonth] = [:]
    for review in reviews {
      let name = String(review.day.text.prefix(7))
      var month = months[name] ?? ReviewMonth(name)
      month.reviews += 1
      if review.isAsked {
        month.asked += 1
        if review.isKnown { month.known += 1 }
      }
      months[name] = month
    }
    return months.values.sorted { $0.month < $1.month }
  }

  /// The reviews of a card of a deck, the oldest first.
  package func reviews(of card: String, in deck: String) -> [Review] {
    reviews.filter { $0.quiz == deck && $0.card == .text(card) }
  }

  /// The reviews of each day of the year that ends with a day, the oldest first.
  package func year(to today: CivilDay) -> [CardsView.ReviewDay] {
    let counts = Dictionary(reviews.map { ($0.day, 1) }, uniquingKeysWith: +)
    return (today.number - 364...today.number).map { number in
      let day = CivilDay(number: number)
      return CardsView.ReviewDay(day, counts[day] ?? 0)
    }
  }
}

extension PlainValue {
  var whole: Int? { if case .int(let value) = self { value } else { nil } }
}
