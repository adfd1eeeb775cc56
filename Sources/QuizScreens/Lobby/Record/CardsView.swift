package import QuizCore
package import QuizWire
internal import Terminal
internal import Words

/// A wish of the player for one card, or for all.
package enum CardsChoice: Equatable, Sendable {
  case open(CardListing)
  case suspend(CardListing), unsuspend(CardListing), bury(CardListing), forget(CardListing)
  /// Edit the deck's file at the card.
  case edit(CardListing)
  case overview

  /// The choice by a key; nil where the key does nothing to this card.
  init?(_ key: Key, _ card: CardListing) {
    switch key {
    case .character("s"): self = card.isSuspended ? .unsuspend(card) : .suspend(card)
    case .character("b") where !card.isSuspended && !card.isBuried: self = .bury(card)
    case .character("x") where card.due != nil: self = .forget(card)
    case .character("e"): self = .edit(card)
    default: return nil
    }
  }

  /// The keys of a card; without one, of any card.
  static func hints(_ card: CardListing?, _ words: ListingWords.Cards) -> [KeyHint] {
    var hints = [KeyHint("s", card?.isSuspended == true ? words.unsuspends : words.suspends)]
    if card.map({ !$0.isSuspended && !$0.isBuried }) ?? true { hints.append(KeyHint("b", words.buries)) }
    if card.map({ $0.due != nil }) ?? true { hints.append(KeyHint("x", words.forgets)) }
    return hints + [KeyHint("e", words.edits)]
  }
}

/// A card with the title of its deck and its reviews, the oldest first.
package struct CardView: Equatable, Sendable {
  package var card: CardListing
  package var deck: String
  package var reviews: [Review]

  package struct Review: Equatable, Sendable {
    package var day: CivilDay
    package var isKnown: Bool

    package init(_ day: CivilDay, isKnown: Bool) { (self.day, self.isKnown) = (day, isKnown) }
  }

  package init(_ card: CardListing, deck: String, reviews: [Review]) {
    (self.card, self.deck, self.reviews) = (card, deck, reviews)
  }
}

/// The player's place among the cards, to come back to.
package struct CardsPlace: Equatable, Sendable {
  var focus = 0
  var state = State.all

  package init() {}

  /// Which cards are listed.
  enum State: CaseIterable {
    case all, due, new, suspended, leeches

    var next: State {
      let all = Self.allCases
      return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }

    func passes(_ card: CardListing, on day: CivilDay?) -> Bool {
      switch self {
      case .all: true
      case .due: !card.isSuspended && !card.isBuried && card.due.map { due in day.map { due <= $0 } ?? true } == true
      case .new: card.due == nil && !card.isSuspended
      case .suspended: card.isSuspended
      case .leeches: card.isLeech
      }
    }

    func name(_ words: ListingWords.Cards) -> String {
      switch self {
      case .all: words.allCards
      case .due: words.dueCards
      case .new: words.isNew
      case .suspended: words.isSuspended
      case .leeches: words.leechCards
      }
    }
  }
}

extension Lobby {
  /// The cards of all decks; `place` is where the player stood, and is changed.
  package func cards(_ view: CardsView, at place: inout CardsPlace, notice: String? = nil) throws(Interruption)
    -> CardsChoice?
  {
    var scene = CardsScene(view, at: place)
    defer { (place.focus, place.state) = (scene.focus, scene.state) }
    return try show(&scene, notice: notice)
  }

  package func card(_ view: CardView) throws(Interruption) -> CardsChoice? {
    var scene = CardScene(view)
    return try show(&scene)
  }

  package func cardsOverview(_ view: CardsView) throws(Interruption) {
    var scene = CardsOverviewScene(view)
    _ = try show(&scene)
  }
}
