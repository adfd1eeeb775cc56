internal import QuizCells
package import QuizCore
internal import QuizFormats
package import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizRoom
package import QuizStore
package import QuizWire

/// The cards of the decks at hand with a player's memory of them: lists, forecast, retention, and changes by hand.
package struct CardDesk {
  let surroundings: Surroundings
  let record: any PlayerRecord
  let player: String
  let plugin: Plugin
  /// The key under which the mode's memory is stored.
  let key: String
  let memories: [String: PlainValue]

  /// The mode whose cards these are.
  package static let mode = Quiz.deckMode

  package init(_ surroundings: Surroundings, _ record: any PlayerRecord, player: String) throws(Problem) {
    (self.surroundings, self.record, self.player) = (surroundings, record, player)
    do {
      plugin = try surroundings.library.plugin(Self.mode)
    } catch {
      guard error.kind == .noInput else { throw error }
      throw Problem(
        .noInput,
        "cards need the mode 'cards' of quizrun: set QUIZRUN_SHARE to the folder with its plugins, or put them into QUIZRUN_HOME"
      )
    }
    key = surroundings.library.use(of: plugin).memoryKey
    var memories: [String: PlainValue] = [:]
    for memory in (try? record.memories(of: player, mode: key)) ?? [] {
      if let quiz = memory.quiz { memories[quiz] = memory.value }
    }
    self.memories = memories
  }

  // MARK: Decks

  /// The deck that a word means, by its id or as a file. Throws when there is none, or it has no cards.
  package func deck(_ word: String) throws(Problem) -> Quiz {
    var request = PlayRequest()
    (request.quiz, request.isExplicit) = (word, true)
    let finder = QuizFinder(
      surroundings: surroundings, request: request, modes: ModeChoice(plugin), seed: 0)
    guard case .quiz(let found) = try finder.find() else {
      throw Problem(.noInput, "there is no deck '\(word)': `quizrun list` shows the quizzes").by(.unknownQuiz(word))
    }
    guard plugin.info.takes(found.quiz) else {
      throw Problem(.badData, "'\(word)' has no cards: they are questions of the kinds text and gaps")
    }
    return found.quiz
  }

  /// All quizzes that are learnt by cards: those that name the mode, and those that it remembers.
  package var decks: [Quiz] {
    surroundings.library.catalogue().entries.compactMap { entry in
      guard let card = entry.card, card.plugin == plugin.info.id || memories[card.id] != nil, plugin.info.takes(card),
        !surroundings.closed.touches(quiz: card.id, questions: [])
      else { return nil }
      return surroundings.library.quiz(of: entry)
    }
  }

  // MARK: Cards

  /// Which cards are listed.
  package enum Selection: String, CaseIterable {
    case all, due, new, suspended, leeches
  }

  package var today: CivilDay { surroundings.today.day }

  /// The cards of a deck, in its order.
  package func cards(of deck: Quiz) -> [CardListing] {
    let memory = Dictionary(
      (memories[deck.id] ?? .empty).entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    let options = (try? OptionValues.resolve(plugin.info.options, quiz: deck, places: .unknown, set: [])) ?? []
    let option = { (name: String) in options.first { $0.key == .text(name) }?.value }
    let leech = option("leech")?.whole ?? 0
    let state = SittingState.initial(
      Beginning(sitting: "", quiz: deck, seed: 0, players: [player], day: today))
    let questions = deck.questions.filter { $0.kind != .info && plugin.info.wants($0) }
    let ids = Set(questions.map(\.id))
    return questions.flatMap { question -> [CardListing] in
      var card = CardListing()
      card.id = question.id
      card.front = Self.front(question)
      let projection = Projection(state: state, question: question)
      card.back = question.markup.plain(
        question.kind == .gaps ? projection.filledText : projection.rightAnswerInWords ?? "")
      var cards = [card]
      let other = question.id + ":2"
      if !ids.contains(other), memory[.text(other)] != nil || option("both") == .bool(true) && Self.hasOther(question) {
        var behind = CardListing()
        (behind.id, behind.front, behind.back) = (other, card.back, card.front)
        cards.append(behind)
      }
      return cards.map { $0.remembered(memory[.text($0.id)] ?? .empty, leech: leech, today: today) }
    }
  }

  private static func front(_ question: Question) -> String {
    let pieces = GapText.pieces(of: question.text, markup: question.markup).map { piece in
      switch piece {
      case .text(let text): text
      case .gap: "____"
      }
    }
    return question.markup.plain(question.kind == .gaps ? pieces.joined() : question.text)
  }

  /// Whether a card can be asked the other way round, as the mode decides it.
  private static func hasOther(_ question: Question) -> Bool {
    guard question.kind == .text, question.text.contains(where: { !$0.isWhitespace }) else { return false }
    if let colon = question.id.lastIndex(of: ":"), case let end = question.id[colon...].dropFirst(), end.first == "c",
      end.count > 1, end.dropFirst().allSatisfy(\.isNumber)
    {
      return false
    }
    return question.accept.first.map { !$0.contains("*") } ?? true
  }

  /// Cards of a choice, with `text` in their front, back or id.
  package func selected(_ cards: [CardListing], _ selection: Selection, text: String?) -> [CardListing] {
    cards.filter { card in
      if let text = text?.lowercased(),
        ![card.front, card.back, card.id].contains(where: { $0.lowercased().contains(text) })
      {
        return false
      }
      switch selection {
      case .all: return true
      case .due: return !card.isSuspended && !card.isBuried && card.due.map { $0 <= today } == true
      case .new: return card.due == nil && !card.isSuspended
      case .suspended: return card.isSuspended
      case .leeches: return card.isLeech
      }
    }
  }

  // MARK: What was and what comes

  /// The cards of so many days over some decks, from today on.
  package func forecast(of decks: [Quiz], days: Int) throws(Problem) -> [ForecastDay] {
    var list = (0..<days).map { ForecastDay(CivilDay(number: today.number + $0), due: 0, new: 0) }
    let desk = DueDesk(surroundings: surroundings, record: record, player: player)
    for deck in decks {
      for (place, day) in try desk.forecast(of: deck, days: days).enumerated() {
        list[place].due += day.due
        list[place].new += day.new
      }
    }
    return list
  }

  /// The longest forecast, in days.
  package static let longestForecast = 366

  package func reviews(of deck: Quiz? = nil) throws(Problem) -> CardReviews {
    let changes = try recorded(record.changes(of: player, mode: key))
    let hour = surroundings.record.setting(.dayStarts).flatMap(Int.init) ?? 0
    return CardReviews(changes.filter { deck == nil || $0.quiz == deck?.id }) { change in
      let minutes = change.moment.milliseconds / 60_000 + change.offsetMinutes - hour * 60
      return CivilDay(number: minutes / 1440)
    }
  }

  /// The page of cards: decks, forecast, past reviews, and the cards of a choice with a text; without either no card is listed.
  package func view(_ selection: Selection = .all, find text: String = "", most: Int = 200) throws(Problem) -> CardsView
  {
    var view = CardsView()
    let decks = decks
    view.days = try forecast(of: decks, days: Self.shownDays)
    let reviews = try reviews()
    view.months = reviews.months
    view.year = reviews.year(to: today)
    view.decks = decks.map { deck in
      let cards = cards(of: deck)
      var sum = CardsView.Deck(deck.id, title: deck.title)
      sum.cards = cards.count
      sum.new = selected(cards, .new, text: nil).count
      sum.due = selected(cards, .due, text: nil).count
      sum.suspended = cards.count { $0.isSuspended }
      sum.leeches = cards.count { $0.isLeech }
      if selection != .all || !text.isEmpty || most == .max {
        view.cards += selected(cards, selection, text: text.isEmpty ? nil : text).map { card in
          var card = card
          card.deck = deck.id
          return card
        }
      }
      return sum
    }
    view.cards = Array(view.cards.prefix(most))
    return view
  }

  private static let shownDays = 30

  // MARK: Changes

  /// A change of cards by hand.
  package enum Change: String, CaseIterable {
    case suspend, unsuspend, bury, forget
  }

  /// Changes cards of a deck, all or none; returns them as they are then.
  package func change(_ ids: [String], of deck: Quiz, _ change: Change) throws(Problem) -> [CardListing] {
    let known = Set(cards(of: deck).map(\.id))
    if let unknown = ids.first(where: { !known.contains($0) }) {
      throw Problem(
        .noInput, "there is no card '\(unknown)' in '\(deck.id)': `quizrun cards \(deck.id)` lists the cards")
    }
    var fields: [PlainField] = []
    for id in ids {
      let card = memories[deck.id]?.entries.first { $0.key == .text(id) }?.value
      var values = (card?.entries ?? []).filter { $0.key != .text(change == .bury ? Self.buried : Self.suspended) }
      switch change {
      case .suspend: values.append(PlainField(Self.suspended, .bool(true)))
      case .bury: values.append(PlainField(Self.buried, .int(today.number)))
      case .unsuspend: break
      case .forget: values = []
      }
      if values.isEmpty && card == nil { continue }
      fields.append(PlainField(id, values.isEmpty ? .bool(false) : .record(values)))
    }
    if !fields.isEmpty {
      try recorded { () throws(RecordFailure) in
        try record.remember(
          .record(fields), mode: key, quiz: deck.id, of: player, at: surroundings.clock.now())
      }
    }
    let after = try CardDesk(surroundings, record, player: player)
    return after.cards(of: deck).filter { ids.contains($0.id) }
  }

  private static let (suspended, buried) = ("suspended", "buried")
}

extension CardListing {
  /// The card with what the mode remembers of it.
  fileprivate func remembered(_ memory: PlainValue, leech: Int, today: CivilDay) -> CardListing {
    var card = self
    if case .int(let day)? = memory["due"] {
      card.due = CivilDay(number: day)
      card.stability = memory["stability"]?.double
      card.difficulty = memory["difficulty"]?.double
    }
    card.reps = memory["reps"]?.whole ?? 0
    card.lapses = memory["lapses"]?.whole ?? 0
    card.isSuspended = memory["suspended"] == .bool(true)
    card.isBuried = memory["buried"]?.whole ?? .min >= today.number
    card.isLeech = leech > 0 && card.lapses >= leech
    return card
  }
}
