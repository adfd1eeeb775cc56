internal import CommandLine
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// Statistics for people.
struct StatsText {
  let listing: StatsListing
  let words: ListingWords
  /// The terminal's; nil cuts nothing off.
  let width: Int?

  var text: String {
    let parts: [Table?] = [
      overview, periods, groups(words.category, statistics.categories),
      groups(words.difficulty, statistics.difficulties) { words.difficulties[$0] ?? $0 }, hardest,
    ]
    return parts.compactMap { $0 }.map { $0.text(width: width) }.joined(separator: "\n")
  }

  private var statistics: Statistics { listing.statistics }

  private var overview: Table {
    let (sittings, answers) = (statistics.sittings, statistics.answers)
    let played = words.ofPlay(["n": String(sittings.sittings), "time": TimeText.duration(ms: sittings.ms)])
    var rows = [[words.sittings, played]]
    if let percent = sittings.percent {
      rows.append([
        words.averageLabel,
        words.averageAndBest(["mean": words.percent(percent), "best": words.percent(sittings.best)]),
      ])
    }
    rows.append([words.theAnswers, counted(answers)])
    if let mean = answers.meanMs, let fastest = answers.fastest {
      rows.append([
        words.answerTime,
        words.meanAndFastest(["mean": words.seconds(ms: mean), "fastest": words.seconds(ms: fastest)]),
      ])
    }
    if let (best, worst) = statistics.bestAndWorst {
      rows.append([words.bestCategory, rated(best)])
      rows.append([words.worstCategory, rated(worst)])
    }
    return Table(rows: rows, wrapping: 1)
  }

  /// A category and how much of it was right; where the table below has others that are not compared, it is said which.
  private func rated(_ group: Statistics.Group) -> String {
    let percent = words.percent(group.tally.accuracy)
    let facts =
      statistics.passesOverCategories
      ? words.ofFirmCategories(["percent": percent, "n": String(Statistics.fewest)]) : percent
    return "\(group.name ?? "") (\(facts))"
  }

  private func counted(_ answers: Tally) -> String {
    if answers.asked == 0 { return words.noAnswers }
    let open = answers.asked - answers.answers
    let unanswered = open > 0 ? "; " + words.unanswered(["n": String(open)]) : ""
    let count = String(answers.answers)
    if answers.marked == 0 { return count + unanswered }
    return words.answersRight([
      "n": count, "right": String(answers.right), "marked": String(answers.marked),
      "percent": words.percent(answers.accuracy),
    ]) + unanswered
  }

  /// The table of periods; on a terminal only the newest twelve.
  private var periods: Table? {
    let spans = statistics.periods.suffix(width == nil ? Int.max : 12)
    if spans.isEmpty { return nil }
    let rows = spans.map { span in
      let name = listing.period == .week ? span.from.text : String(span.from.text.prefix(7))
      return [name, String(span.tally.sittings), words.percent(span.tally.percent), words.percent(span.tally.best)]
    }
    let name = listing.period == .week ? words.weekFrom : words.month
    return Table(
      header: [name, words.sittingsColumn, words.averageColumn, words.bestColumn], rows: rows, numbers: [1, 2, 3],
      dispensable: [3, 1])
  }

  private func groups(
    _ name: String, _ groups: [Statistics.Group], _ inWords: (String) -> String = { $0 }
  ) -> Table? {
    if groups.allSatisfy({ $0.name == nil }) { return nil }
    let rows = groups.map { [$0.name.map(inWords) ?? words.noneInList] + Self.cells($0.tally, words) }
    return Table(
      header: [name] + Self.columns(words), rows: rows, numbers: [1, 2, 3, 4, 5], flexible: [0],
      dispensable: [5, 4, 2, 1])
  }

  private var hardest: Table? {
    listing.hardest.isEmpty ? nil : Self.questions(listing.hardest, words, words.hardestQuestion)
  }

  /// Questions with their figures.
  static func questions(_ questions: [QuestionTally], _ words: ListingWords, _ name: String? = nil) -> Table {
    let rows = questions.map { [$0.text, $0.key] + cells($0.tally, words) }
    return Table(
      header: [name ?? words.question, words.id] + columns(words), rows: rows, numbers: [2, 3, 4, 5, 6],
      flexible: [0, 1], comfort: [0: 44], dispensable: [6, 1, 5, 3, 2])
  }

  private static func columns(_ words: ListingWords) -> [String] {
    [words.asked, words.right, words.accuracy, words.mean, words.fastest]
  }

  private static func cells(_ tally: Tally, _ words: ListingWords) -> [String] {
    [
      String(tally.asked), tally.marked == 0 ? "" : String(tally.right), words.percent(tally.accuracy),
      tally.meanMs.map(words.seconds(ms:)) ?? "", tally.fastest.map(words.seconds(ms:)) ?? "",
    ]
  }
}
