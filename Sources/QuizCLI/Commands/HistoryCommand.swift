internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import TextLayout
internal import Words

/// `quizrun history`: the past sittings; one sitting answer by answer; deleting one.
struct HistoryCommand {
  private let surroundings: Surroundings
  private let parsed: ParsedCommand
  private let form: ListingForm
  private let filter: HistoryFilter
  private let limit: Int?

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    self.parsed = parsed
    form = try parsed.form()
    filter = try HistoryFilter(parsed, current: surroundings.playerName)
    limit = try Self.limit(parsed)
    try Self.check(parsed)
  }

  private static func limit(_ parsed: ParsedCommand) throws(Problem) -> Int? {
    guard let text = parsed.value("limit") else { return nil }
    guard let number = Int(text), number > 0 else {
      throw .usage(.badValue(option: "--limit", value: text, expected: "a whole number above 0"))
    }
    return number
  }

  /// Filters choose among sittings; one sitting needs none.
  private static func check(_ parsed: ParsedCommand) throws(Problem) {
    let choosing = ["from", "to", "quiz", "player", "all-players", "min", "limit"].first(where: parsed.has)
    let ways = ["delete", "explain", "share"].filter(parsed.has)
    if ways.count > 1 { throw .usage(.together("--\(ways[0])", "--\(ways[1])")) }
    let single = ways.first.map { "--\($0)" } ?? parsed.operands.first.map { "'\($0)'" }
    if let choosing, let single { throw .usage(.together(single, "--\(choosing)")) }
    if parsed.has("delete"), let operand = parsed.operands.first { throw .usage(.together("--delete", "'\(operand)'")) }
    if parsed.has("csv"), let single { throw .usage(.together(single, "--csv")) }
  }

  func run() throws(Problem) -> Int32 {
    let record = try surroundings.record.toRead()
    if let player = parsed.player { _ = try NearNames(record: record).player(meantBy: player) }
    if let word = parsed.value("delete") { return try delete(word, record) }
    if let word = parsed.operands.first {
      let (id, record) = try found(word, record)
      return try review(id, record)
    }
    if ["explain", "share"].contains(where: parsed.has) {
      return try review(SittingFinder(record: record).latest(), record)
    }
    try recorded { () throws(RecordFailure) in
      switch form {
      case .table: try table(record)
      case .json: try json(record)
      case .csv: try csv(record)
      }
    }
    return 0
  }

  // MARK: Lists

  private func json(_ record: any PlayerRecord) throws(RecordFailure) {
    var output = BufferedOutput()
    output.write("[")
    var isFirst = true
    try HistoryService(surroundings, record).visit(filter, limit: limit) { entry in
      output.write((isFirst ? "" : ",") + entry.line)
      isFirst = false
      return output.isOpen
    }
    output.write("]\n")
    output.flush()
  }

  private func csv(_ record: any PlayerRecord) throws(RecordFailure) {
    var output = BufferedOutput()
    output.write(Table.csvLine(HistoryEntry.columns))
    try HistoryService(surroundings, record).visit(filter, limit: limit) { entry in
      output.write(Table.csvLine(entry.cells(HistoryEntry.columns)))
      return output.isOpen
    }
    output.flush()
  }

  private func table(_ record: any PlayerRecord) throws(RecordFailure) {
    let width = Console.tableWidth
    let most = limit ?? (width == nil ? nil : SittingListing.Most.onTerminal)
    let entries = try HistoryService(surroundings, record).entries(filter, limit: most.map { $0 + 1 })
    if entries.isEmpty { return Console.say(none(record) + near(record)) }
    let shown = Array(entries.prefix(most ?? Int.max))
    Console.write(
      HistoryTable(entries: shown, isShort: width != nil, words: surroundings.words).table.text(width: width))
    if width != nil && entries.count > shown.count {
      Console.write("\n" + Console.folded(surroundings.words.newest(["n": String(shown.count)])))
    }
  }

  private func near(_ record: any PlayerRecord) -> String {
    NearNames(record: record).hint(player: parsed.player, quiz: filter.quiz, surroundings.words).cleaned
  }

  /// A record in which others have played is not empty.
  private func none(_ record: any PlayerRecord) -> String {
    let isBare = filter.isOfPlayerOnly && !parsed.has("player") && (try? record.everySitting())?.isEmpty != false
    return isBare ? surroundings.words.nothingPlayed : surroundings.words.noSittingPasses
  }

  // MARK: One sitting

  /// The sitting that a word means, of this record or of the rooms that were held here.
  private func found(
    _ word: String, _ record: any PlayerRecord
  ) throws(Problem) -> (id: String, record: any PlayerRecord) {
    do throws(Problem) { return (try SittingFinder(record: record).id(word), record) } catch {
      let books = PastRooms(surroundings)
      guard error.kind == .noInput, let rooms = try? books.record() else { throw error }
      if let id = try? SittingFinder(record: rooms).id(word) { return (id, rooms) }
      guard (try? books.ledger(word)) != nil else { throw error }
      throw Problem(.noInput, "'\(word)' is a room: `quizrun rooms \(word)` shows its results")
    }
  }

  private func review(_ id: String, _ record: any PlayerRecord) throws(Problem) -> Int32 {
    let review = try loaded(id, record)
    let rescores = try recorded(record.rescores(of: id))
    if parsed.has("share") { return try share(review, record) }
    if parsed.has("explain") { return try explain(review, rescores) }
    if form == .json {
      var listing = review.listing
      listing.rescored = rescores.map(RescoreListing.init)
      Console.write(listing.line + "\n")
    } else {
      let others = rescores.map { RescoreText.line($0, surroundings.words).cleaned + "\n" }.joined()
      let text = ReviewText(review: review, standardPlayer: surroundings.playerName, language: surroundings.language)
        .text
      Console.write(text + (others.isEmpty ? "" : "\n" + others))
    }
    return 0
  }

  /// Why the sitting has its score.
  private func explain(_ review: SittingReview, _ rescores: [Rescore]) throws(Problem) -> Int32 {
    try needResult(review)
    let text = ExplainText(review: review, rescores: rescores, surroundings.language)
    Console.write(form == .json ? text.listing.line + "\n" : text.text)
    return 0
  }

  /// Prints the lines to share.
  private func share(_ review: SittingReview, _ record: any PlayerRecord) throws(Problem) -> Int32 {
    try needResult(review)
    let player = review.stored.players.first ?? surroundings.playerName
    let lines = ShareDesk(surroundings, record, player: player).lines(review.stored, review.state)
    let json = JSONWriter.text(["share": .list(lines.map { .text($0.cleaned) })]) + "\n"
    Console.write(form == .json ? json : lines.map { $0.cleaned + "\n" }.joined())
    return 0
  }

  private func needResult(_ review: SittingReview) throws(Problem) {
    if review.state.result == nil { throw Problem(.badData, "this sitting is not finished: it has no result yet") }
  }

  private func delete(_ word: String, _ record: any PlayerRecord) throws(Problem) -> Int32 {
    let id = try SittingFinder(record: record).id(word)
    let entry = try loaded(id, record).entry.titled(surroundings.language)
    let words = surroundings.words
    let what = words.sittingOf(["title": entry.title, "player": entry.player, "day": entry.day.text]).cleaned
    guard
      try Confirmation.given(
        words.deleteSitting(["what": what]), parsed, surroundings.language, else: words.keeping.nothingChanged)
    else {
      return 0
    }
    try recorded(record.delete(id))
    Console.write(words.deleted(["what": what]) + "\n")
    return 0
  }

  private func loaded(_ id: String, _ record: any PlayerRecord) throws(Problem) -> SittingReview {
    SittingReview(try recorded(record.load(id)))
  }
}
