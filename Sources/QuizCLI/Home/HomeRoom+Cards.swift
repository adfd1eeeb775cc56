internal import Glibc
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizScreens
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import Terminal
internal import Words

/// The cards of all decks that are learnt: looked at, changed, and edited.
extension HomeRoom {
  func cards() throws {
    var place = CardsPlace()
    var notice: String?
    while true {
      let desk = try CardDesk(surroundings, try surroundings.record.toRead(), player: player)
      let view = try desk.view(most: .max)
      guard var choice = try lobby.cards(view, at: &place, notice: notice) else { return }
      notice = nil
      if case .open(let card) = choice {
        guard let chosen = try lobby.card(try whole(card, view, desk)) else { continue }
        choice = chosen
      }
      if choice == .overview { try lobby.cardsOverview(view) } else { notice = try carryOut(choice) }
    }
  }

  private func whole(_ card: CardListing, _ view: CardsView, _ desk: CardDesk) throws(Problem) -> CardView {
    let deck = card.deck ?? ""
    let reviews = try desk.reviews().reviews(of: card.id, in: deck).map { review in
      CardView.Review(review.day, isKnown: review.isKnown)
    }
    return CardView(card, deck: view.decks.first { $0.id == deck }?.title ?? deck, reviews: reviews)
  }

  /// Changes a card, and returns the notice that says so.
  private func carryOut(_ choice: CardsChoice) throws(Problem) -> String? {
    let words = surroundings.words.cards
    switch choice {
    case .open, .overview: return nil
    case .edit(let card): return try edit(card)
    case .suspend(let card): return try change(card, .suspend, words.suspended)
    case .unsuspend(let card): return try change(card, .unsuspend, words.unsuspended)
    case .bury(let card): return try change(card, .bury, words.buried)
    case .forget(let card): return try change(card, .forget, words.forgotten)
    }
  }

  private func change(
    _ card: CardListing, _ change: CardDesk.Change, _ sentence: Template
  ) throws(Problem) -> String {
    let desk = try CardDesk(surroundings, try surroundings.record.toChange(), player: player)
    guard let deck = desk.decks.first(where: { $0.id == card.deck }) else { return surroundings.words.cards.none }
    _ = try desk.change([card.id], of: deck, change)
    return sentence(["cards": card.front])
  }

  /// Opens the deck's file in the player's editor, at the card where the editor can go to a line; returns what is wrong.
  private func edit(_ card: CardListing) throws(Problem) -> String? {
    let editor = ["VISUAL", "EDITOR"].compactMap { surroundings.environment[$0] }.first { !$0.isEmpty }
    guard !isChildPlaying, let editor else { return surroundings.words.cards.noEditor }
    guard let path = surroundings.library.catalogue()[card.deck ?? ""]?.path else { return nil }
    let id = card.id.hasSuffix(":2") ? String(card.id.dropLast(2)) : card.id
    let text = (try? Files.read(path, upTo: 16 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("\"\(id)\"") } ?? lines.firstIndex { $0.contains(card.front) }
    let takesLines = [
      "vi", "vim", "nvim", "view", "nano", "pico", "emacs", "emacsclient", "micro", "joe", "mg", "kak", "ne",
    ]
    let name = editor.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
    let place = takesLines.contains(name) ? line.map { "+\($0 + 1) " } ?? "" : ""
    let quoted = "'" + path.replacing("'", with: "'\\''") + "'"
    screen.lend { _ = system("\(editor) \(place)\(quoted)") }
    do throws(Problem) {
      _ = try surroundings.library.quiz(at: path, seed: 0)
      return nil
    } catch {
      return error.message
    }
  }
}
