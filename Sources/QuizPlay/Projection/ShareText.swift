package import QuizCore

/// What a player may show to others of a result: never a question, a response or a right answer.
///
/// The mode's own lines, else title, score and a square for each question; the last line says the same in words, for whoever
/// does not see squares.
package enum ShareText {
  /// The lines; none without a result.
  package static func lines(_ state: SittingState, _ language: InterfaceLanguage = .english) -> [String] {
    guard let result = state.result else { return [] }
    let title = state.quiz?.title ?? state.beginning.mode.name
    let grades = grades(state)
    let words = PlainWords.of(language)
    let score = score(result, words)
    var lines = result.share
    if lines.isEmpty {
      lines = [title, [result.emoji, score].compactMap { $0 }.joined(separator: " ")]
      lines += squares(grades)
    }
    return lines + [sentence(title, score, grades, words)]
  }

  /// A settled question: how well it went, by its place among those that were asked.
  private typealias Graded = (number: Int, grade: VerdictView.Grade)

  /// Each question once, as it was settled last; of several players there are no squares, whose would they be?
  private static func grades(_ state: SittingState) -> [Graded] {
    guard state.beginning.players.count == 1 else { return [] }
    var grades: [Int: VerdictView.Grade] = [:]
    for turn in state.past {
      guard let verdict = turn.verdict, verdict.of > 0 else { continue }
      grades[turn.step.number] = verdict.correct == true ? .right : verdict.points > 0 ? .partly : .wrong
    }
    return grades.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static let perLine = 10

  private static func squares(_ grades: [Graded]) -> [String] {
    let squares = grades.map { $0.grade == .right ? "🟩" : $0.grade == .partly ? "🟨" : "🟥" }
    return stride(from: 0, to: squares.count, by: perLine).map {
      squares[$0..<min($0 + perLine, squares.count)].joined()
    }
  }

  /// `7 of 10 (70 %)`, or the headline where there are no points.
  private static func score(_ result: SittingResult, _ words: PlainWords) -> String {
    guard let points = result.points else { return result.headline ?? words.done }
    guard let of = result.of else { return words.decimal(Scores.written(points)) }
    let percent = result.percent.map { words.percent(["n": Scores.written(Scores.percent($0, of: 100))]) }
    let amount = words.amountOf(["n": words.decimal(Scores.written(points)), "of": words.decimal(Scores.written(of))])
    return percent.map { "\(amount) (\($0))" } ?? amount
  }

  /// `In words: Animals, 2 of 3 (67 %). Right: 1 and 3. Wrong: 2.`
  private static func sentence(_ title: String, _ score: String, _ grades: [Graded], _ words: PlainWords) -> String {
    let kinds = [
      (VerdictView.Grade.right, words.shareRight), (.partly, words.sharePartly), (.wrong, words.shareWrong),
    ]
    let parts = kinds.compactMap { grade, sentence -> String? in
      let numbers = grades.filter { $0.grade == grade }.map { String($0.number) }
      return numbers.isEmpty ? nil : sentence(["numbers": listed(numbers, words)])
    }
    // After a title such as `Which animal are you?` a comma would look odd.
    let isEnded = title.last.map { "?!.…".contains($0) } == true
    let first = isEnded ? words.shareInWordsEnded : words.shareInWords
    return ([first(["title": title, "score": score])] + parts).joined(separator: " ")
  }

  private static func listed(_ numbers: [String], _ words: PlainWords) -> String {
    guard let last = numbers.last, numbers.count > 1 else { return numbers.first ?? "" }
    return words.listed(["others": numbers.dropLast().joined(separator: ", "), "last": last])
  }
}
