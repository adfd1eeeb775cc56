internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizStore
internal import QuizWire
internal import TextLayout
internal import Words

/// `quizrun leaderboard`: the best sittings.
struct LeaderboardCommand {
  private let surroundings: Surroundings
  private let form: ListingForm
  private var filter = LeaderboardDesk.Filter()

  init(_ surroundings: Surroundings, _ parsed: ParsedCommand) throws(Problem) {
    self.surroundings = surroundings
    form = try parsed.form()
    let dates = try HistoryFilter(parsed)
    filter.from = dates.from
    filter.to = dates.to
    let spans = ["week", "month", "all", "from", "to"].filter(parsed.has)
    if spans.count > 1, spans != ["from", "to"] { throw .usage(.together("--\(spans[0])", "--\(spans[1])")) }
    filter.quiz = parsed.value("quiz")
    filter.category = parsed.value("category")
    filter.player = parsed.player
    let today = surroundings.today.day
    for period in Period.allCases where parsed.has(period.rawValue) {
      filter.from = period.start(of: today)
      filter.to = period.end(of: today)
    }
  }

  func run() throws(Problem) -> Int32 {
    let record = try surroundings.record.toRead()
    if let player = filter.player { _ = try NearNames(record: record).player(meantBy: player) }
    let names = filter.category == nil ? CategoryNames([]) : surroundings.library.categoryNames
    let desk = LeaderboardDesk(record: record, names: names, surroundings.language)
    let rows = try recorded(desk.rows(filter))
    switch form {
    case .json: Console.write(rows.listLine + "\n")
    case .csv: Console.write(rows.csv(Leaderboard.Row.columns))
    case .table:
      table(rows, record)
      let leftOut = try recorded(desk.leftOut(filter))
      if leftOut > 0 { Console.say(surroundings.words.leftOut(["n": String(leftOut)])) }
    }
    return 0
  }

  private func table(_ rows: [Leaderboard.Row], _ record: any PlayerRecord) {
    let words = surroundings.words
    if rows.isEmpty {
      let near = NearNames(record: record).hint(player: filter.player, quiz: filter.quiz, words).cleaned
      return Console.say(filter.isOpen ? words.noScore : words.noScorePasses + near)
    }
    let cells = rows.map { row in
      [
        String(row.place), row.isFriend ? words.friend(["player": row.player]) : row.player,
        words.percent(row.percent), row.points.map { words.points($0, of: row.of) } ?? "", row.title, row.day.text,
      ]
    }
    let header = [words.place, words.playerColumn, words.score, words.pointsColumn, words.quiz, words.day]
    Console.write(Table(header: header, rows: cells, numbers: [0, 2, 3], flexible: [1, 4], dispensable: [5, 3, 4]))
  }
}
