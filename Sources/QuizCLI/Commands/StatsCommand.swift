internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import TextLayout
internal import Words

/// `quizrun stats`: the sums over finished sittings.
struct StatsCommand {
  private let surroundings: Surroundings
  private let form: ListingForm
  private let filter: HistoryFilter
  private let period: Period
  private let showsQuestions: Bool
  private let parsed: ParsedCommand

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    (self.surroundings, self.parsed) = (surroundings, parsed)
    showsQuestions = parsed.has("questions")
    form = try parsed.form()
    filter = try HistoryFilter(parsed, current: surroundings.playerName)
    period = try Self.period(parsed)
  }

  private static func period(_ parsed: ParsedCommand) throws(Problem) -> Period {
    guard let word = parsed.value("by") else { return .month }
    guard let period = Period(rawValue: word) else {
      throw .usage(.badValue(option: "--by", value: word, expected: "week or month"))
    }
    if parsed.has("questions") { throw .usage(.together("--by", "--questions")) }
    return period
  }

  func run() throws(Problem) -> Int32 {
    let record = try surroundings.record.toRead()
    if let player = parsed.player { _ = try NearNames(record: record).player(meantBy: player) }
    if showsQuestions {
      let names = surroundings.library.categoryNames
      write(
        try recorded(record.questionTallies(filter, limit: nil).map { $0.named(names) }), record)
      return 0
    }
    write(
      try recorded(StatisticsService(surroundings, record).sums(filter, by: period)), record)
    return 0
  }

  private func write(_ listing: StatsListing, _ record: any PlayerRecord) {
    switch form {
    case .json: Console.write(listing.line + "\n")
    case .csv: Console.write(listing.rows.map(Table.csvLine).joined())
    case .table:
      if listing.statistics.sittings.sittings == 0 && listing.statistics.answers.asked == 0 {
        let isOpen =
          filter.isOfPlayerOnly && !parsed.has("player") && (try? record.everySitting())?.isEmpty != false
        return Console.say(
          isOpen ? surroundings.words.nothingFinished : surroundings.words.noFinishedPasses + near(record)
        )
      }
      Console.write(StatsText(listing: listing, words: surroundings.words, width: Console.tableWidth).text)
    }
  }

  private func near(_ record: any PlayerRecord) -> String {
    NearNames(record: record).hint(player: parsed.player, quiz: filter.quiz, surroundings.words).cleaned
  }

  private func write(_ questions: [QuestionTally], _ record: any PlayerRecord) {
    switch form {
    case .json: Console.write(questions.listLine + "\n")
    case .csv:
      Console.write(Table.csvLine(["question", "text", "category", "difficulty"] + StatsListing.tallyColumns))
      var output = BufferedOutput()
      for question in questions {
        let topic = question.topic
        let cells = [question.key, question.text, topic.category ?? "", topic.difficulty ?? ""]
        output.write(Table.csvLine(cells + StatsListing.cells(question.tally)))
      }
      output.flush()
    case .table:
      if questions.isEmpty {
        return Console.say(surroundings.words.noQuestionPasses + near(record))
      }
      Console.write(StatsText.questions(questions, surroundings.words).text(width: Console.tableWidth))
    }
  }
}
