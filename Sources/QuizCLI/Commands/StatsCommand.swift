internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import TextLayout
internal import Words

/// `quizrun stats`: the sums over finished sittings.
struct StatsCommand {
  private let surroundings: Surroundings
  private let form: ListingForm
  private let filter: HistoryFilter
  private let period: Period
  private let showsQuestions: Bool

  /// Questions that the overview names.
  private static let hardest = 5

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    showsQuestions = parsed.has("questions")
    do throws(UsageError) {
      form = try ListingForm(parsed)
      filter = try HistoryFilter(parsed)
      period = try Self.period(parsed)
    } catch {
      throw Problem(error)
    }
  }

  private static func period(_ parsed: ParsedCommand) throws(UsageError) -> Period {
    guard let word = parsed.value("by") else { return .month }
    guard let period = Period(rawValue: word) else {
      throw .badValue(option: "--by", value: word, expected: "week or month")
    }
    if parsed.has("questions") { throw .together("--by", "--questions") }
    return period
  }

  func run() throws(Problem) -> Int32 {
    let record = try surroundings.record.toRead()
    if let player = filter.player { _ = try NearNames(record: record).player(meantBy: player) }
    let names = surroundings.library.categoryNames
    if showsQuestions {
      write(
        try recorded { () throws(RecordFailure) in
          try record.questionTallies(filter, limit: nil).map { $0.named(names) }
        }, record)
      return 0
    }
    let (statistics, questions) = try recorded { () throws(RecordFailure) in
      let (statistics, questions) = try record.statistics(filter, by: period, hardest: Self.hardest)
      return (statistics.named(names), questions.map { $0.named(names) })
    }
    let hard = questions.filter { ($0.tally.accuracy ?? 100) < 100 }
    write(StatsListing(statistics: statistics, hardest: hard, period: period, filter: filter), record)
    return 0
  }

  private func write(_ listing: StatsListing, _ record: any PlayerRecord) {
    switch form {
    case .json: Console.write(JSONWriter.text(.object(listing.object)) + "\n")
    case .csv: Console.write(listing.rows.map(Table.csvLine).joined())
    case .table:
      if listing.statistics.sittings.sittings == 0 && listing.statistics.answers.asked == 0 {
        let isOpen = filter == HistoryFilter()
        return Console.say(
          isOpen ? surroundings.words.nothingFinished : surroundings.words.noFinishedPasses + near(record)
        )
      }
      Console.write(StatsText(listing: listing, words: surroundings.words, width: Console.tableWidth).text)
    }
  }

  private func near(_ record: any PlayerRecord) -> String {
    NearNames(record: record).hint(player: filter.player, quiz: filter.quiz, surroundings.words).cleaned
  }

  private func write(_ questions: [QuestionTally], _ record: any PlayerRecord) {
    switch form {
    case .json: Console.write(JSONWriter.text(.list(questions.map { .object($0.object) })) + "\n")
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
