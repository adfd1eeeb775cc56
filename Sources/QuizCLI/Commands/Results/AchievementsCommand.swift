internal import CommandLine
internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import TextLayout

/// `quizrun achievements`: what is earned, and how far it is to the rest.
struct AchievementsCommand {
  let shell: Shell
  let parsed: ParsedCommand

  func run() throws(Problem) -> Int32 {
    let form: ListingForm
    do { form = try ListingForm(parsed) } catch { throw Problem(error) }
    let record = try shell.record.toRead()
    try NearNames(record: record).check(player: parsed.player, standard: shell.playerName)
    let desk = AchievementDesk(shell: shell, record: record, player: parsed.player ?? shell.playerName)
    let (rows, problems) = desk.rows()
    for problem in problems { Console.warn(problem) }
    switch form {
    case .json: Console.write(JSONWriter.text(.list(rows.map { .object(object($0)) })) + "\n")
    case .csv:
      Console.write(Table.csvLine(["id", "title", "emoji", "plugin", "earned"]))
      for row in rows {
        Console.write(Table.csvLine([row.id, row.title, row.emoji ?? "", row.plugin, row.earned?.text ?? ""]))
      }
    case .table: table(rows)
    }
    return 0
  }

  private func object(_ row: AchievementRow) -> JSONObject {
    var object: JSONObject = ["id": .text(row.id.cleaned), "title": .text(row.title.cleaned)]
    if let emoji = row.emoji { object.append("emoji", .text(emoji.cleaned)) }
    object.append("plugin", .text(row.plugin.cleaned))
    object.append("earned", row.earned.map { .text($0.text) } ?? .null)
    return object
  }

  private func table(_ rows: [AchievementRow]) {
    let words = shell.words
    if rows.isEmpty { return Console.say(words.noAchievements) }
    let cells = rows.map { row in
      [
        row.earned == nil ? "" : "*", row.name,
        row.earned?.text ?? row.progress.map { words.points($0.have, of: $0.need) } ?? words.notYet,
      ]
    }
    let table = Table(header: ["", words.achievement, words.earnedColumn], rows: cells, flexible: [1])
    Console.write(table.text(width: Console.tableWidth))
    let earned = String(rows.count { $0.earned != nil })
    Console.write("\n" + Console.folded(words.earnedOf(["n": earned, "of": String(rows.count)])))
  }
}
