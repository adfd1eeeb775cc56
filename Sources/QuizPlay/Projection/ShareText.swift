package import QuizCore
package import Words

/// The text that shares a result: never a word of a question, a response or a right answer.
///
/// The first line names the quiz and the score. Then come the mode's own lines, or one row with a square for each
/// question. The last line of a drawn quiz of the day holds the mark of its questions.
package enum ShareText {
  /// The heading of the score, instead of the quiz's title alone.
  package enum Occasion: Equatable, Sendable {
    case quiz
    /// The quiz of a day. It shows a streak longer than that day, the mark of drawn questions, and the number of the
    /// try from 2 on.
    case daily(CivilDay, streak: Int, mark: String? = nil, number: Int = 1)
  }

  /// The lines; none without a result.
  package static func lines(
    _ state: SittingState, _ occasion: Occasion = .quiz, _ language: InterfaceLanguage = .english
  ) -> [String] {
    guard let result = state.result else { return [] }
    let name = name(state, occasion)
    let first = ["quizrun"] + score(result, of: name, language) + [later(occasion), flame(occasion)].compactMap { $0 }
    let row = squares(state)
    let rest = result.share.isEmpty ? [row].filter { !$0.isEmpty } : result.share
    return [first.joined(separator: " ")] + rest + mark(occasion)
  }

  private static func name(_ state: SittingState, _ occasion: Occasion) -> String {
    switch occasion {
    case .quiz: state.quiz?.title ?? state.beginning.mode.name
    case .daily(let day, _, _, _): "daily \(day.text)"
    }
  }

  /// A title that a sentence follows; after one such as `Which animal are you?` a colon would look odd.
  package static func colon(_ title: String) -> String {
    title.last.map { "?!.…:".contains($0) } == true ? title : title + ":"
  }

  /// The name and `4/5`, or the headline where there are no points to reach; one that is the name again is not repeated.
  private static func score(_ result: SittingResult, of name: String, _ language: InterfaceLanguage) -> [String] {
    let words = PlainWords.of(language)
    guard let points = result.points, let of = result.of, of > 0 else {
      let headline = result.headline(language) ?? words.isDone
      return headline == name ? [name] : [colon(name), headline]
    }
    return [name, [points, of].map { words.decimal(Scores.written($0)) }.joined(separator: "/")]
  }

  /// Alike in every language, as the rest of the line is: a result that was reached after the answers had been seen.
  private static func later(_ occasion: Occasion) -> String? {
    guard case .daily(_, _, _, let number) = occasion, number > 1 else { return nil }
    return "(try \(number))"
  }

  private static func flame(_ occasion: Occasion) -> String? {
    guard case .daily(_, let streak, _, _) = occasion, streak > 1 else { return nil }
    return "🔥\(streak)"
  }

  /// The mark by which two players see whether they had the same questions.
  private static func mark(_ occasion: Occasion) -> [String] {
    guard case .daily(_, _, let mark?, _) = occasion else { return [] }
    return ["set \(mark)"]
  }

  /// A square for each question as last settled, in the order first asked; empty for several players.
  private static func squares(_ state: SittingState) -> String {
    guard state.beginning.players.count == 1 else { return "" }
    var squares: [Int: String] = [:]
    for turn in state.past {
      if let verdict = turn.verdict, verdict.of > 0 { squares[turn.step.number] = square(verdict, turn) }
    }
    return squares.sorted { $0.key < $1.key }.map(\.value).joined()
  }

  private static func square(_ verdict: Verdict, _ turn: Turn) -> String {
    if turn.response == nil { return "⬜" }
    if verdict.correct == true { return "🟩" }
    return verdict.points > 0 ? "🟨" : "🟥"
  }
}

/// The words for what may be a picture alone.
extension Answer {
  /// The text; without one the picture in words.
  package var name: String { text.isEmpty ? media.name ?? "" : text }
}

extension Question {
  /// The pictures and sounds of its answers, items and sides.
  package var tileMedia: [TileMedia] { (answers.map(\.media) + mediaSides.map(\.media)).filter { !$0.isNothing } }
}

extension Choice {
  /// The text; without one the picture in words.
  package var name: String { text.isEmpty ? media.name ?? "" : text }
}

extension [Choice] {
  /// Whether they are shown as tiles of one size: all, or some, have a picture.
  package var areTiles: Bool { contains { $0.media.image != nil } }
}

extension QuestionView {
  /// All that may have a picture or a sound of its own.
  package var tiles: [Choice] { answers + left + right }

  /// The same without sounds and films, and without a word about those that are missing.
  package var silent: QuestionView {
    var view = self
    let quiet = { (choice: Choice) in
      var choice = choice
      choice.media.audio = nil
      return choice
    }
    (view.audio, view.video, view.problem) = (nil, nil, nil)
    (view.answers, view.left, view.right) = (answers.map(quiet), left.map(quiet), right.map(quiet))
    return view
  }
}

extension InterfaceLanguage {
  /// The sentence on questions still to be marked by hand; nil when there are none.
  package func waiting(_ count: Int) -> String? {
    if count == 0 { return nil }
    return PlainWords.of(self).waiting(count)
  }
}

extension SittingResult {
  /// The headline in a language of the interface: the score, where no mode, outcome or band had words, is no text of theirs.
  package func headline(_ language: InterfaceLanguage) -> String? {
    guard let headline, let english = score(.english), let own = score(language) else { return headline }
    if headline == english { return own }
    return headline == english + " so far" ? PlainWords.of(language).scoreSoFar(["score": own]) : headline
  }

  /// The headline where lines are read aloud: the emoji stands there only if nothing else does.
  package func headlineInLines(_ language: InterfaceLanguage) -> String? { headline(language) ?? emoji }

  /// The sentence on points that are still to be given by hand; nil when none are.
  package func waiting(_ language: InterfaceLanguage) -> String? {
    language.waiting(waiting.count)
  }

  /// `7 of 10`; nil without both.
  package func score(_ language: InterfaceLanguage) -> String? {
    guard let points, let of else { return nil }
    let words = PlainWords.of(language)
    let said = words.countOf(["n": words.decimal(Scores.written(points)), "of": words.decimal(Scores.written(of))])
    return unit.map { "\(said) \($0.form(of: of))" } ?? said
  }
}
