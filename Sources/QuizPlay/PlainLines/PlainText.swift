internal import QuizCore
internal import TextLayout

/// Every sentence of the plain face.
enum PlainText {
  // MARK: Prompts

  static let startPrompt = "Press Enter to start (q leaves):"
  static let nextPrompt = "Press Enter for the next question; its time starts then:"
  static let pagePrompt = "Enter to continue:"
  static let finishPrompt = "Type finish to submit all, or g and a number to change an answer:"

  static func prompt(_ view: QuestionView) -> String {
    let kept = view.draft == nil ? "" : "; Enter keeps what you gave"
    return "Your answer (\(expected(view))\(kept)):"
  }

  static func inputPrompt(_ named: NamedSpec) -> String {
    let standard = named.spec.initial.map { "; Enter for \(ValueSpec.written($0))" } ?? ""
    return "\(named.spec.about ?? named.name) (\(named.spec.inWords)\(standard)):"
  }

  /// What may be typed at a question.
  private static func expected(_ view: QuestionView) -> String {
    let count = view.answers.count
    let places = count == 1 ? "1" : "1 to \(count)"
    switch view.kind {
    case .single: return places
    case .truefalse: return "\(places), or t or f"
    case .multiple: return "any of \(places), such as \(example(count)); 0 for none"
    case .range: return "a number from " + (view.scale.map { "\(number($0.min)) to \(number($0.max))" } ?? "0 to 1")
    case .number: return "a number"
    case .text: return "a text; commands begin with a colon, such as :q"
    case .order: return "all of \(places) in your order, such as \(orderExample(count))"
    case .match:
      return "numbers 1 to \(view.left.count) with letters a to \(lastLetter(view)), such as 1b 2a; 0 for none"
    case .info: return "Enter"
    }
  }

  private static func example(_ count: Int) -> String { count > 2 ? "1,3" : "1" }

  private static func orderExample(_ count: Int) -> String {
    (Array(1...max(1, count)).suffix(1) + Array(1...max(1, count)).dropLast()).map(String.init).joined(separator: " ")
  }

  private static func lastLetter(_ view: QuestionView) -> String { PlainReply.letters(max(0, view.right.count - 1)) }

  // MARK: What could not be taken

  static func wrong(_ line: String, _ view: QuestionView) -> String {
    let typed = line.trimmed
    let start = typed.isEmpty ? "Nothing was typed" : "'\(typed)' cannot be taken"
    return "\(start). Expected: \(expected(view)). Type \(view.kind == .text ? ":?" : "?") for help."
  }

  static func unknownCommand(_ line: String) -> String {
    "There is no command '\(line.trimmed)'. Type :? for help; a text that begins with a colon is typed with two."
  }

  static func badInput(_ named: NamedSpec) -> String { "Expected: \(named.spec.inWords)." }

  static let finishExpected = "Expected: finish, or g and the number of a question. Type ? for help."

  /// A core's sentence as the plain face says it: with a capital and a full stop.
  static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + closed(String(text.dropFirst())) }

  private static func closed(_ text: String) -> String {
    text.last.map { ".!?…".contains($0) } == true ? text : text + "."
  }

  // MARK: Beginning and end

  static func opening(_ state: SittingState, resumed: Bool) -> [String] {
    let quiz = state.quiz
    var lines = [quiz?.title ?? state.beginning.mode.name]
    if let text = quiz?.description { lines.append(text) }
    lines += image(quiz?.image, quiz?.imageAlt)
    if resumed { lines.append("You go on where you left off.") }
    if let left = state.quizLeft { lines.append("The whole quiz has a time limit: \(duration(left)) left.") }
    lines.append("Type ? at any prompt for help, q to leave.")
    return lines
  }

  static func noButton(_ line: String, _ actions: [Action]) -> String {
    "'\(line)' cannot be taken. Expected: Enter to continue, or one of \(actions.map(\.id).joined(separator: ", "))."
  }

  static let allAnswered = "Every question is answered."

  // MARK: Steps

  static func header(_ view: QuestionView) -> String {
    var text = "Question \(view.step)"
    if let count = view.of { text += " of \(count)" }
    if view.attempt > 1 { text += ", try \(view.attempt)" }
    let facts = [view.player].compactMap { $0 } + view.status + [time(view)].compactMap { $0 }
    return facts.isEmpty ? text : text + " (" + facts.joined(separator: "; ") + ")"
  }

  private static func time(_ view: QuestionView) -> String? {
    guard let limit = view.limit else { return nil }
    let whole = Int(limit * 1000)
    guard let left = view.leftMs, left < whole else { return exactDuration(limit) }
    return "\(duration(left)) of \(exactDuration(limit)) left"
  }

  static func question(_ view: QuestionView) -> [String] {
    var lines = [header(view), view.text] + image(view.image, view.imageAlt)
    lines += view.answers.enumerated().map { "  \($0.offset + 1)) \($0.element.text)" }
    lines += view.left.enumerated().map { "  \($0.offset + 1)) \($0.element.text)" }
    lines += view.right.enumerated().map { "  \(PlainReply.letters($0.offset))) \($0.element.text)" }
    if let scale = view.scale { lines += [PlainText.scale(scale)] }
    let buttons = view.actions.map { action in
      let keys = PlainInput.keys(of: action, view)
      return button(keys.button, action, hiding: keys.hidden)
    }
    let colons = (view.kind == .text ? ":" : "") + (view.actions.named("h") == nil ? "" : ":")
    return lines + offers((view.hint ? ["\(colons)h for a hint"] : []) + buttons)
  }

  private static func scale(_ scale: Scale) -> String {
    guard scale.labels.count == 2 else { return "  From \(number(scale.min)) to \(number(scale.max))" }
    return "  From \(number(scale.min)) (\(scale.labels[0])) to \(number(scale.max)) (\(scale.labels[1]))"
  }

  /// The hint and the mode's buttons, when there are any.
  private static func offers(_ offers: [String]) -> [String] {
    offers.isEmpty ? [] : ["Also: " + offers.joined(separator: ", ")]
  }

  /// What presses a button, and what to type for the command of the same name.
  private static func button(_ key: String, _ action: Action, hiding command: String?) -> String {
    let name = action.id == action.label ? key : "\(key) for '\(action.label)'"
    return command.map { "\(name) (the command is \($0))" } ?? name
  }

  static func draft(_ words: String) -> String { "So far: \(words)" }

  static func page(_ view: PageView) -> [String] {
    var lines = [view.page.title, view.page.body].compactMap { $0 } + image(view.page.image, view.page.imageAlt)
    if let player = view.player { lines.insert("For \(player)", at: 0) }
    let buttons = view.page.actions.map { action in
      let isCommand = PlainCommand(action.id, needsColon: false) != nil
      return button(action.id, action, hiding: isCommand ? ":\(action.id)" : nil)
    }
    return lines + offers(buttons)
  }

  /// A picture in words; its file's name could tell the answer.
  private static func image(_ name: String?, _ alt: String?) -> [String] {
    name == nil ? [] : ["[image: \(alt ?? "without description")]"]
  }

  static func hint(_ text: String) -> String { "Hint: \(text)" }

  // MARK: Time

  static let timeIsUp = "Time is up."

  static func questionLeft(_ ms: Int) -> String { "\(duration(ms)) left." }
  static func quizLeft(_ ms: Int) -> String { "\(duration(ms)) left for the whole quiz." }

  static func timeLeft(_ left: (question: Int?, quiz: Int?)) -> String {
    let parts = [
      left.question.map { "\(duration($0)) left for this question" },
      left.quiz.map { "\(duration($0)) left for the whole quiz" },
    ].compactMap { $0 }
    return parts.isEmpty ? "No time limit runs." : parts.joined(separator: ", ") + "."
  }

  /// Time left in words, seconds rounded up.
  static func duration(_ ms: Int) -> String {
    let seconds = ms / 1000 + (ms % 1000 > 0 ? 1 : 0)
    let (minutes, rest) = (seconds / 60, seconds % 60)
    let words = [
      minutes > 0 ? amount(minutes, "minute") : nil, rest > 0 || minutes == 0 ? amount(rest, "second") : nil,
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  /// A limit as it was set, fractions of a second included.
  private static func exactDuration(_ seconds: Double) -> String {
    if let whole = Int(exactly: seconds * 1000), whole % 1000 == 0 { return duration(whole) }
    return "\(number(seconds)) seconds"
  }

  private static func amount(_ count: Int, _ unit: String) -> String { count == 1 ? "1 \(unit)" : "\(count) \(unit)s" }

  // MARK: Verdicts

  static func reviewed(_ view: VerdictView) -> String {
    let given = view.givenInWords.map { "Your answer: \($0.isEmpty ? "none" : $0)" } ?? "No answer"
    return "Question \(view.step): \(view.questionText)\n\(given)"
  }

  static func verdict(_ view: VerdictView) -> [String] {
    var sentences = [grade(view)]
    if let answer = view.answerInWords, view.grade != .right || answer != view.givenInWords {
      sentences.append(closed("The right answer: \(answer)"))
    }
    return [sentences.joined(separator: " "), view.feedback, view.explanation, view.source.map { "Source: \($0)" }]
      .compactMap { $0 }
  }

  private static func grade(_ view: VerdictView) -> String {
    let points = closed(score(view.points, view.of))
    switch view.grade {
    case .right: return "Right. \(points)"
    case .partly: return "Partly right. \(points)"
    case .wrong: return view.points == 0 ? "Wrong." : "Wrong. \(points)"
    case .unmarked: return points
    }
  }

  static func score(_ points: Double, _ total: Double?) -> String {
    guard let total else { return amountOfPoints(points, Scores.written(points)) }
    return amountOfPoints(total, "\(Scores.written(points)) of \(Scores.written(total))")
  }

  private static func amountOfPoints(_ count: Double, _ words: String) -> String {
    count == 1 ? "\(words) point" : "\(words) points"
  }

  // MARK: Result

  static func result(_ result: SittingResult) -> [String] {
    let headline = [result.emoji, result.headline].compactMap { $0 }.joined(separator: " ")
    var lines = headline.isEmpty ? [] : [headline]
    if let body = result.body { lines.append(body) }
    lines += scoreLine(result)
    if let passed = result.passed { lines.append(passed ? "Passed." : "Not passed.") }
    lines += result.bars.map(bar) + ranking(result.ranking)
    if !result.share.isEmpty { lines += ["To share:"] + result.share }
    return lines
  }

  private static func scoreLine(_ result: SittingResult) -> [String] {
    let percent = result.percent.map { "\(number(Scores.percent($0, of: 100))) %" }
    let parts = [result.points.map { score($0, result.of) }, percent].compactMap { $0 }
    return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
  }

  /// Ten marks and the numbers they stand for.
  private static func bar(_ bar: SittingResult.Bar) -> String {
    let share = bar.of > 0 ? min(1, max(0, bar.value / bar.of)) : 0
    let full = Int((share * 10).rounded())
    let marks = String(repeating: "#", count: full) + String(repeating: "-", count: 10 - full)
    return "\(bar.label) \(marks) \(Scores.written(bar.value)) of \(Scores.written(bar.of))"
  }

  /// The ranking as the mode gave it; equal points share a place.
  private static func ranking(_ standings: [SittingResult.Standing]) -> [String] {
    var place = 0
    var last: Double?
    return standings.enumerated().map { index, standing in
      if standing.points != last { place = index + 1 }
      last = standing.points
      return "\(place). \(standing.player): \(score(standing.points, standing.of))"
    }
  }

  // MARK: Help

  static func help(_ state: SittingState, keeps: Bool) -> [String] {
    var lines = [
      "Type what the prompt asks for, then Enter. Commands:",
      "  h  a hint", "  s  skip the question", "  b  back to the question before", "  t  the time that is left",
      keeps ? "  q  leave, and keep or discard your progress" : "  q  leave; nothing of this is saved",
      "  ?  this help",
    ]
    if state.isFree { lines += ["  g 3  go to question 3 (g alone: which are open)", "  finish  submit all"] }
    return lines + ["Where a text is asked for, commands begin with a colon, such as :h."]
  }

  static func overview(answered: [Int], open: [Int]) -> [String] {
    ["Answered: \(list(answered))", "Open: \(list(open))"]
  }

  private static func list(_ places: [Int]) -> String {
    places.isEmpty ? "none" : places.map(String.init).joined(separator: ", ")
  }

  static func number(_ value: Double) -> String { ValueSpec.written(.numeric(value)) }
}
