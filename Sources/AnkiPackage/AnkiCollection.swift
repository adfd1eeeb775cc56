/// The notes of a package, and what their cards are made with.
package struct AnkiCollection: Sendable, Equatable {
  package var notetypes: [Int: AnkiNotetype] = [:]
  /// Names of decks by their ids, `A::B` for a deck B in A.
  package var decks: [Int: String] = [:]
  /// The notes, in the order of their creation.
  package var notes: [AnkiNote] = []
}

/// A kind of notes: its fields, and the cards made from them.
package struct AnkiNotetype: Sendable, Equatable {
  package var name: String
  /// Whether its cards leave out parts of a text.
  package var isCloze = false
  /// Names of its fields, in their order.
  package var fields: [String] = []
  /// The templates in the order of their numbers, which are their places in this list.
  package var templates: [CardTemplate] = []

  /// How a card looks: HTML with fields in braces.
  package struct CardTemplate: Sendable, Equatable {
    package var name: String
    package var front: String
    package var back: String

    package init(name: String, front: String, back: String) {
      (self.name, self.front, self.back) = (name, front, back)
    }
  }

  package init(name: String, isCloze: Bool = false, fields: [String] = [], templates: [CardTemplate] = []) {
    (self.name, self.isCloze, self.fields, self.templates) = (name, isCloze, fields, templates)
  }
}

/// A note to learn, from which one or more cards are made.
package struct AnkiNote: Sendable, Equatable {
  /// The same wherever the note was copied to.
  package var guid: String
  package var notetype: Int
  /// HTML.
  package var fields: [String]
  package var tags: [String]
  package var cards: [Card] = []

  /// The number of a template (of a cloze, one less than that of the gap), and its deck.
  package struct Card: Sendable, Equatable {
    package var number: Int
    package var deck: Int

    package init(number: Int, deck: Int) {
      (self.number, self.deck) = (number, deck)
    }
  }

  package init(guid: String, notetype: Int, fields: [String], tags: [String], cards: [Card] = []) {
    (self.guid, self.notetype, self.fields, self.tags, self.cards) = (guid, notetype, fields, tags, cards)
  }
}
