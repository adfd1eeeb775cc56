internal import CommandLine
internal import QuizCore
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizWire
internal import Words

/// `quizrun achievements`: the achievements earned, and the progress towards the others.
struct AchievementsCommand {
  let surroundings: Surroundings
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    let form = try parsed.form()
    let record = try surroundings.record.toRead()
    try NearNames(record: record).check(player: parsed.player, standard: surroundings.playerName)
    let desk = AchievementDesk(
      surroundings: surroundings, record: record, player: parsed.player ?? surroundings.playerName)
    let page = desk.page
    for problem in page.problems { Console.warn(problem) }
    switch form {
    case .json: Console.write(page.rows.map(\.listed).listLine + "\n")
    case .csv: Console.write(page.rows.csv(AchievementRow.columns))
    case .table: table(page.rows)
    }
    return 0
  }

  private func table(_ rows: [AchievementRow]) {
    let words = surroundings.words
    if rows.isEmpty { return Console.say(words.noAchievements) }
    let cells = rows.map { row in
      [
        row.earned == nil ? "" : "*", row.title,
        row.earned?.text ?? row.progress.map { words.points($0.have, of: $0.need) } ?? words.notYetEarned,
      ]
    }
    Console.write(Table(header: ["", words.achievement, words.earnedColumn], rows: cells, flexible: [1]))
    let earned = String(rows.count { $0.earned != nil })
    Console.write("\n" + Console.folded(words.earnedOfAll(["n": earned, "of": String(rows.count)])))
  }
}
