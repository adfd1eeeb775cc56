/// The parts of a deck that do not fit into a quiz, counted.
struct DeckLosses {
  private var counts: [DeckLoss: (count: Int, offset: Int)] = [:]

  mutating func note(_ loss: DeckLoss, at offset: Int) {
    counts[loss] = (1 + (counts[loss]?.count ?? 0), counts[loss]?.offset ?? offset)
  }

  var findings: [ImportFinding] {
    DeckLoss.allCases.compactMap { loss in
      counts[loss].map { ImportFinding(.ofDeck(loss, $0.count), at: $0.offset) }
    }
  }
}
