internal import QuizCore
internal import TextLayout

/// Statistics for people.
struct StatsText {
  let listing: StatsListing
  /// The terminal's; nil cuts nothing off.
  let width: Int?

  var text: String {
    let parts: [Table?] = [
      overview, periods, groups("CATEGORY", statistics.categories),
      groups("DIFFICULTY", statistics.difficulties), hardest,
    ]
    return parts.compactMap { $0 }.map { $0.text(width: width) }.joined(separator: "\n")
  }

  private var statistics: Statistics { listing.statistics }

  private var overview: Table {
    let (sittings, answers) = (statistics.sittings, statistics.answers)
    var rows = [["Sittings", "\(sittings.sittings), \(TimeText.duration(ms: sittings.ms)) of play"]]
    if let percent = sittings.percent {
      rows.append(["Average", "\(Self.percent(percent)), at best \(Self.percent(sittings.best))"])
    }
    var counted = String(answers.answers)
    if answers.marked > 0 {
      counted += ", \(answers.right) of \(answers.marked) right (\(Self.percent(answers.accuracy)))"
    }
    rows.append(["Answers", counted])
    if let mean = answers.meanMs, let fastest = answers.fastest {
      rows.append([
        "Answer time", "\(TimeText.seconds(ms: mean)) on average, \(TimeText.seconds(ms: fastest)) at the fastest",
      ])
    }
    if let (best, worst) = statistics.bestAndWorst {
      rows.append(["Best category", "\(best.name ?? "") (\(Self.percent(best.tally.accuracy)))"])
      rows.append(["Worst category", "\(worst.name ?? "") (\(Self.percent(worst.tally.accuracy)))"])
    }
    return Table(rows: rows, flexible: [1])
  }

  /// On a terminal the newest twelve.
  private var periods: Table? {
    let spans = statistics.periods.suffix(width == nil ? Int.max : 12)
    if spans.isEmpty { return nil }
    let name = listing.period == .week ? "WEEK FROM" : "MONTH"
    let rows = spans.map { span in
      let name = listing.period == .week ? span.from.text : String(span.from.text.prefix(7))
      return [name, String(span.tally.sittings), Self.percent(span.tally.percent), Self.percent(span.tally.best)]
    }
    return Table(header: [name, "SITTINGS", "AVERAGE", "BEST"], rows: rows, numbers: [1, 2, 3])
  }

  private func groups(_ name: String, _ groups: [Statistics.Group]) -> Table? {
    if groups.allSatisfy({ $0.name == nil }) { return nil }
    let rows = groups.map { [$0.name ?? "(none)"] + Self.cells($0.tally) }
    return Table(header: [name] + Self.columns, rows: rows, numbers: [1, 2, 3, 4, 5], flexible: [0])
  }

  private var hardest: Table? { listing.hardest.isEmpty ? nil : Self.questions(listing.hardest, "HARDEST QUESTION") }

  /// Questions with their figures.
  static func questions(_ questions: [QuestionTally], _ name: String = "QUESTION") -> Table {
    let rows = questions.map { [$0.text, $0.key] + cells($0.tally) }
    return Table(header: [name, "ID"] + columns, rows: rows, numbers: [2, 3, 4, 5, 6], flexible: [0, 1])
  }

  private static let columns = ["ASKED", "RIGHT", "ACCURACY", "MEAN", "FASTEST"]

  private static func cells(_ tally: Tally) -> [String] {
    [
      String(tally.answers), tally.marked == 0 ? "" : String(tally.right), percent(tally.accuracy),
      tally.meanMs.map(TimeText.seconds) ?? "", tally.fastest.map(TimeText.seconds) ?? "",
    ]
  }

  /// To one decimal.
  private static func percent(_ value: Double?) -> String {
    value.map { "\(ValueSpec.written(.numeric(Scores.percent($0, of: 100, digits: 1)))) %" } ?? ""
  }
}
