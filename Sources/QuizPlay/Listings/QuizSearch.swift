internal import TextLayout

/// Finds items in a list by typed words. Titles that contain the words come first; letters of a title in order suffice.
package enum QuizSearch {
  /// The texts of an item that are searched.
  package struct Texts {
    fileprivate let title: FoldedTitle
    fileprivate let others: [String]

    package init(title: String, category: String? = nil, id: String = "", description: String? = nil) {
      self.title = FoldedTitle(title)
      others = [[category ?? "", id].joined(separator: "\n").folded, (description ?? "").folded]
    }
  }

  /// A found item, with the places of the typed letters in its title.
  package struct Match<Item> {
    package var item: Item
    package var marks: Set<Int>

    package init(_ item: Item, marks: Set<Int> = []) {
      self.item = item
      self.marks = marks
    }
  }

  package static func found<Item>(_ text: String, in items: [Item], texts: (Item) -> Texts) -> [Item] {
    matches(text, in: items, texts: texts).map(\.item)
  }

  /// The items in which every word of a text is found, the closest first.
  ///
  /// A word counts most whole in the title, then as letters of it, in category or id, and in the description. Equally
  /// close items keep their order.
  package static func matches<Item>(
    _ text: String, in items: [Item], texts: (Item) -> Texts
  ) -> [Match<Item>] {
    let words = text.folded.split(separator: " ").map(Array.init)
    if words.isEmpty { return items.map { Match($0) } }
    let ranked = items.compactMap { item in rank(texts(item), words).map { (rank: $0, item: item) } }
    let sorted = ranked.enumerated().sorted {
      ($0.element.rank.place, $0.element.rank.span, $0.offset) < (
        $1.element.rank.place, $1.element.rank.span, $1.offset
      )
    }
    return sorted.map { Match($0.element.item, marks: $0.element.rank.marks) }
  }

  private struct Rank {
    /// The least prominent place in which a word was found.
    var place = 0
    /// How many letters of the title the words are spread over.
    var span = 0
    var marks: Set<Int> = []
  }

  /// Nil when a word is nowhere.
  private static func rank(_ texts: Texts, _ words: [[Character]]) -> Rank? {
    var rank = Rank()
    for word in words {
      if let found = texts.title.found(word) {
        rank.place = max(rank.place, found.isWhole ? 0 : 1)
        rank.span += found.isWhole ? 0 : found.span
        rank.marks.formUnion(found.marks)
      } else if let place = texts.others.firstIndex(where: { $0.contains(String(word)) }) {
        rank.place = max(rank.place, 2 + place)
      } else {
        return nil
      }
    }
    return rank
  }
}
