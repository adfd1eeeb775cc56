internal import CommandLine
internal import QuizCore
internal import QuizModes
internal import TextLayout

/// A report as people read it.
enum CheckText {
  /// The report; with `isBrief` only the findings.
  static func text(_ report: PluginReport, isBrief: Bool) -> String {
    var lines = report.findings.map(line)
    lines += report.remarks.map { "\(report.path):\($0.line.map { "\($0):" } ?? "") \($0.sentence)" }
    let count = report.findings.count
    let verdict = count == 0 ? "nothing found" : counted(count, "mistake")
    lines.append("\(report.path): \(verdict)")
    if !isBrief { lines += facts(report) }
    return lines.map { $0.continued + "\n" }.joined()
  }

  private static func line(_ finding: PluginFinding) -> String {
    let hook = finding.hook.map { "\($0.rawValue): " } ?? ""
    let said =
      finding.suggestion.isEmpty || finding.message.hasSuffix(finding.suggestion) ? "" : " – \(finding.suggestion)"
    return "\(finding.file):\(finding.line): \(hook)\(finding.message)\(said) [\(finding.code.rawValue)]"
  }

  private static func facts(_ report: PluginReport) -> [String] {
    var lines: [String] = []
    for quiz in report.quizzes {
      lines.append("  \(quiz.id): \(counted(quiz.sittings, "sitting")) played")
      if let guesses = quiz.guesses { lines += chances(guesses, quiz).map { "    \($0)" } }
    }
    if !report.costs.isEmpty {
      lines.append("  the most expensive call of each hook (limits: 10,000,000 instructions, 32 MB):")
      let rows = report.costs.map { cost in
        [
          "   ", cost.hook.rawValue, "\(cost.instructions)", "instructions", "\(cost.memory / 1024)", "KB",
          "\(cost.calls)", "calls",
        ]
      }
      lines += Table(rows: rows, numbers: [2, 4, 6]).text().split(separator: "\n").map(String.init)
    }
    return lines
  }

  /// The results of guessing, as lines.
  private static func chances(_ guesses: GuessSummary, _ quiz: PluginReport.QuizReport) -> [String] {
    let how = guesses.isExact ? "exact" : "from \(guesses.drawn) drawn sittings"
    var lines: [String] = []
    if let points = guesses.points, let of = guesses.of, of > 0 {
      lines.append(
        "guessing earns \(written(points)) of \(written(of)) \(of == 1 ? "point" : "points") (\(written(100 * points / of)) %), \(how)"
      )
    } else if let points = guesses.points, guesses.outcomes.isEmpty {
      lines.append("guessing earns \(written(points)) \(points == 1 ? "point" : "points"), \(how)")
    }
    if !guesses.outcomes.isEmpty {
      let known = quiz.outcomes + guesses.outcomes.keys.filter { !quiz.outcomes.contains($0) }.sorted()
      let shares = known.map { "\($0) \(share(guesses.outcomes[$0] ?? .zero, guesses.isExact))" }
      lines.append("outcomes when answering by chance, \(how): \(shares.joined(separator: ", "))")
    }
    if let rate = guesses.tieRate, !guesses.ties.isEmpty {
      let ways = guesses.ties.filter { $0.key > 1 }.sorted { $0.key < $1.key }
      let parts = ways.map { "\($0.key) ways \(share($0.value, guesses.isExact))" }
      let detail = parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
      lines.append("ties for the first place: \(share(rate, guesses.isExact))\(detail)")
    }
    return lines
  }

  /// `3/8 (37.5 %)`; a drawn share has no exact fraction.
  private static func share(_ share: Fraction, _ isExact: Bool) -> String {
    let percent = "\(written(100 * share.double)) %"
    return isExact ? "\(share.written) (\(percent))" : percent
  }

  /// The number with at most four decimals.
  private static func written(_ value: Double) -> String {
    ValueSpec.written(.numeric((value * 10_000).rounded() / 10_000))
  }
}
