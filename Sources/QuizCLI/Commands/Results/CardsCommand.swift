internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import TextLayout
internal import Words

/// `quizrun cards`: the cards of decks, what comes and how much was known, and changes by hand.
struct CardsCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand
  private let form: ListingForm

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    self.parsed = parsed
    form = try parsed.form()
  }

  private static let selections = CardDesk.Selection.allCases.map(\.rawValue).filter { $0 != "all" }
  private static let changes = CardDesk.Change.allCases.map(\.rawValue)
  private static let looks = ["forecast", "retention"]

  func run() throws(Problem) -> Int32 {
    if let warning = surroundings.zone.warning { Console.warn(warning) }
    try checkOptions()
    if parsed.operands.first == Self.importing { return try takeOver() }
    if let change = CardDesk.Change.allCases.first(where: { parsed.has($0.rawValue) }) {
      return try self.change(change)
    }
    var words = parsed.operands
    let days = try forecastDays(&words)
    if words.count > 1 { throw .usage(.tooMany(words[1], "cards")) }
    let desk = try desk(try surroundings.record.toRead())
    let deck = try words.first.map { word throws(Problem) in try desk.deck(word) }
    if let days { return show(try desk.forecast(of: deck.map { [$0] } ?? desk.decks, days: days)) }
    if parsed.has("retention") { return show(try desk.reviews(of: deck).months) }
    let selection = CardDesk.Selection.allCases.first { parsed.has($0.rawValue) } ?? .all
    let cards = (deck.map { [$0] } ?? desk.decks).flatMap { quiz in
      desk.selected(desk.cards(of: quiz), selection, text: parsed.value("find")).map { card in
        var card = card
        if deck == nil { card.deck = quiz.id }
        return card
      }
    }
    return show(cards, ofAll: deck == nil)
  }

  /// Refuses options that exclude each other.
  private func checkOptions() throws(Problem) {
    let given = (Self.selections + Self.changes + Self.looks).filter(parsed.has)
    if given.count > 1 { throw .usage(.together("--\(given[0])", "--\(given[1])")) }
    if parsed.has("find"), let other = given.first, !Self.selections.contains(other) {
      throw .usage(.together("--find", "--\(other)"))
    }
  }

  private func desk(_ record: any PlayerRecord) throws(Problem) -> CardDesk {
    try NearNames(record: record).check(player: parsed.player, standard: surroundings.playerName)
    return try CardDesk(surroundings, record, player: parsed.player ?? surroundings.playerName)
  }

  /// The days of a forecast, behind `=` or as a word of digits; nil where none is wanted.
  private func forecastDays(_ words: inout [String]) throws(Problem) -> Int? {
    guard parsed.has("forecast") else { return nil }
    var text = parsed.value("forecast")
    if text == nil, let place = words.lastIndex(where: { $0.allSatisfy(\.isNumber) }) { text = words.remove(at: place) }
    guard let text else { return 30 }
    guard let days = Int(text), (1...CardDesk.longestForecast).contains(days) else {
      throw .usage(
        .badValue(
          option: "--forecast", value: text, expected: "a number of days from 1 to \(CardDesk.longestForecast)"))
    }
    return days
  }

  private func change(_ change: CardDesk.Change) throws(Problem) -> Int32 {
    let option = "--\(change.rawValue)"
    guard let word = parsed.operands.first else { throw .usage(.tooFew("cards", "DECK \(option) ID…")) }
    let ids = [parsed.value(change.rawValue)].compactMap { $0 } + parsed.operands.dropFirst()
    if ids.isEmpty { throw .usage(.tooFew("cards", "DECK \(option) ID…")) }
    let desk = try desk(try surroundings.record.toChange())
    let cards = try desk.change(ids, of: try desk.deck(word), change)
    if form != .table { return show(cards, ofAll: false) }
    let words = words
    let sentence: Template
    switch change {
    case .suspend: sentence = words.suspended
    case .unsuspend: sentence = words.unsuspended
    case .bury: sentence = words.buried
    case .forget: sentence = words.forgotten
    }
    Console.write(sentence(["cards": ids.joined(separator: ", ")]).cleaned + "\n")
    return 0
  }

  private static let importing = "import"

  /// Brings the progress of Anki to cards of the same ids.
  private func takeOver() throws(Problem) -> Int32 {
    if let option = (Self.selections + Self.changes + Self.looks + ["find"]).first(where: parsed.has) {
      throw .usage(.together("'import'", "--\(option)"))
    }
    guard parsed.operands.count > 1 else { throw .usage(.tooFew("cards", "import FILE")) }
    if parsed.operands.count > 2 { throw .usage(.tooMany(parsed.operands[2], "cards")) }
    let desk = try desk(try surroundings.record.toChange())
    let found = try desk.takeOver(parsed.operands[1])
    if found.found == 0 {
      Console.say(words.noProgress)
      return 0
    }
    Console.write(
      words.tookOver([
        "n": String(found.taken), "found": String(found.found), "decks": found.decks.joined(separator: ", "),
      ])
      .cleaned + "\n")
    return 0
  }

  // MARK: Forms

  private var words: ListingWords.Cards { surroundings.words.cards }

  private func show(_ cards: [CardListing], ofAll: Bool) -> Int32 {
    switch form {
    case .json: Console.write(cards.listLine + "\n")
    case .csv: Console.write(cards.csv((ofAll ? ["deck"] : []) + CardListing.columns))
    case .table:
      if cards.isEmpty {
        Console.say(words.none)
        return 0
      }
      let rows = cards.map { card in
        (ofAll ? [card.deck ?? ""] : []) + [card.id, card.front.firstLine, card.back.firstLine, card.state(words)]
      }
      let header = (ofAll ? [words.deck] : []) + [surroundings.words.id, words.front, words.back, words.dueColumn]
      let first = ofAll ? 1 : 0
      let table = Table(
        header: header, rows: rows, flexible: [first, first + 1, first + 2],
        comfort: [first: 16, first + 1: 24, first + 2: 24], dispensable: [first])
      Console.write(table)
    }
    return 0
  }

  private func show(_ days: [ForecastDay]) -> Int32 {
    switch form {
    case .json:
      var view = CardsView()
      view.days = days
      Console.write(view.line + "\n")
    case .csv: Console.write(days.csv(ForecastDay.columns))
    case .table:
      let rows = days.map { [$0.day.text, String($0.due), String($0.new)] }
      let table = Table(
        header: [surroundings.words.day, words.dueColumn, words.newColumn], rows: rows, numbers: [1, 2])
      Console.write(table)
    }
    return 0
  }

  private func show(_ months: [ReviewMonth]) -> Int32 {
    switch form {
    case .json: Console.write("{\"months\":\(months.listLine)}\n")
    case .csv: Console.write(months.csv(ReviewMonth.columns))
    case .table:
      if months.isEmpty {
        Console.say(words.noReviews)
        return 0
      }
      let rows = months.map { month in
        let share = month.asked > 0 ? surroundings.words.percent(100 * Double(month.known) / Double(month.asked)) : ""
        return [month.month, String(month.reviews), String(month.asked), String(month.known), share]
      }
      let header = [words.month, words.reviews, words.asked, words.known, ""]
      Console.write(Table(header: header, rows: rows, numbers: [1, 2, 3, 4]))
    }
    return 0
  }
}

extension String {
  fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? "" }
}
