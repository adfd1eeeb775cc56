internal import QuizCore
internal import Words

extension PlainText {
  // MARK: Verdicts

  func reviewed(_ view: VerdictView) -> String {
    let view = view.inLines(language)
    let shown = view.givenLines(decimalMark: words.decimalMark).joined(separator: ", ")
    let question = words.reviewed(["n": String(view.step), "text": view.questionText])
    if view.givenInWords == nil { return view.grade.isAbsence ? question : question + "\n" + words.noAnswer }
    return question + "\n" + words.yourAnswer(["words": shown.isEmpty ? words.noneWord : shown])
  }

  func verdict(_ view: VerdictView) -> [String] {
    let view = view.inLines(language)
    var sentences = (view.settling == .timedOut ? [words.timeIsUp] : []) + [grade(view)].compactMap { $0 }
    if let answer = view.answerInWords, view.grade != .right || answer != view.givenInWords {
      let shown = view.rightLines(decimalMark: words.decimalMark).joined(separator: ", ")
      let sentence = words.rightAnswer(["words": shown])
      let isLong = view.answerMarkup == .markdown && shown.contains("\n")
      // Code and tables begin in a line of their own, and end as they are.
      sentences.append(isLong ? sentence.replacing(" \n", with: "\n") : closed(sentence))
    }
    let source = view.source.map { words.source(["text": $0]) }
    return [sentences.joined(separator: " "), view.feedback, view.explanation, source].compactMap { $0 }
  }

  /// Nil where the time alone says it.
  private func grade(_ view: VerdictView) -> String? {
    let points = closed(score(view.points, view.of))
    switch view.grade {
    case .right: return words.right(["points": points])
    case .partly: return words.partly(["points": points])
    case .wrong: return view.points == 0 ? words.wrong : words.wrongWithPoints(["points": points])
    case .unmarked: return points
    case .skipped: return words.skipped
    case .late: return view.points == 0 ? nil : points
    }
  }

  /// Points, or what a mode counts instead of them.
  private func score(_ points: Double, _ total: Double?, _ unit: ResultUnit?) -> String {
    guard let unit else { return score(points, total) }
    let said = total.map { amount(points, of: $0) } ?? words.decimal(Scores.written(points))
    return "\(said) \(unit.form(of: total ?? points))"
  }

  func score(_ points: Double, _ total: Double?) -> String {
    guard let total else {
      return words.pointCount(points, written: words.decimal(Scores.written(points)))
    }
    let n = words.decimal(Scores.written(points))
    if total == 1 { return words.scoreOfOne(["n": n]) }
    return words.scoreOfPoints(["n": n, "of": words.decimal(Scores.written(total))])
  }

  func amount(_ value: Double, of total: Double) -> String {
    words.countOf(["n": words.decimal(Scores.written(value)), "of": words.decimal(Scores.written(total))])
  }

  // MARK: Result

  func result(_ result: SittingResult) -> [String] {
    var lines = [result.headlineInLines(language)].compactMap { $0 }
    if let body = result.body { lines.append(self.lines(body, result.markup)) }
    if let note = result.note { lines.append(note) }
    lines += scoreLine(result)
    if let waiting = result.waiting(language) { lines.append(waiting) }
    if let passed = result.passed { lines.append(passed ? words.passed : words.notPassed) }
    lines += result.bars.map(bar) + ranking(result)
    if !result.share.isEmpty { lines += [words.share] + result.share }
    return lines
  }

  private func scoreLine(_ result: SittingResult) -> [String] {
    let percent = result.percent.map { words.inPercent(["n": number(Scores.percent($0, of: 100))]) }
    let parts = [result.points.map { score($0, result.of, result.unit) }, percent].compactMap { $0 }
    return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
  }

  /// The value in words alone, and the mark for comparison: a drawn bar would be read aloud sign by sign.
  private func bar(_ bar: SittingResult.Bar) -> String {
    let score = bar.text ?? bar.saidOf.map { amount(bar.value, of: $0) } ?? words.decimal(Scores.written(bar.value))
    let said = "\(ShareText.colon(bar.label)) \(score)"
    return bar.mark.map { "\(said) (\(words.markAt(["n": words.decimal(Scores.written($0))])))" } ?? said
  }

  /// The ranking as the mode gave it; equal points share a place.
  private func ranking(_ result: SittingResult) -> [String] {
    var place = 0
    var last: Double?
    return result.ranking.enumerated().map { index, standing in
      if standing.points != last { place = index + 1 }
      last = standing.points
      return "\(place). \(standing.player): \(score(standing.points, standing.of, result.unit))"
    }
  }
}
