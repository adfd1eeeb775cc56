internal import QuizCore
internal import TextLayout
internal import Words

/// The texts of the plain face, in one language.
struct PlainText {
  let language: InterfaceLanguage
  let words: PlainWords
  let lines: MarkedLines

  init(_ language: InterfaceLanguage) {
    self.language = language
    words = .of(language)
    lines = MarkedLines(language)
  }

  // MARK: Sentences

  func refusal(_ refusal: Refusal) -> String { sentence(refusal.sentence(language)) }

  /// A core's sentence as the plain face says it: with a capital and a full stop.
  func sentence(_ text: String) -> String { closed(text.capitalised) }

  func closed(_ text: String) -> String {
    text.last.map { ".!?…".contains($0) } == true ? text : text + "."
  }

  // MARK: Beginning and end

  func opening(_ state: SittingState, resumed: Bool) -> [String] {
    let quiz = state.quiz
    var lines = [quiz?.title ?? state.beginning.mode.name]
    if let quiz, let text = quiz.description { lines.append(self.lines(text, quiz.markup)) }
    lines += image(quiz?.image, quiz?.imageAlt)
    if resumed { lines.append(words.goesOn) }
    if let left = state.quizLeft { lines.append(words.quizLimit(["time": duration(left)])) }
    lines.append(words.invitation)
    return lines
  }

  func nobodyThere(_ limits: Int) -> String { words.nobodyThere(["n": String(limits)]) }

  /// The sentence on leaving a sitting: saved, saved in part, or not saved.
  func left(_ sitting: Sitting) -> String {
    if !sitting.keepsProgress { return words.sittingUnsaved }
    if sitting.isBehind { return words.keptInPart }
    return sitting.stored.needsItsCommand ? words.keptForCommand : words.kept
  }

  var discarded: String { words.discarded }
  var allAnswered: String { words.everyAnswered }

  // MARK: Steps

  func header(_ view: QuestionView) -> String {
    var text = words.questionNumber(["n": String(view.step)])
    if let count = view.of { text = words.questionOf(["n": String(view.step), "of": String(count)]) }
    if let title = view.title { text = title }
    if view.attempt > 1 && view.isTried { text += words.commaAttempt(["n": String(view.attempt)]) }
    let facts = [view.player].compactMap { $0 } + view.status.map(\.text) + [time(view)].compactMap { $0 }
    return facts.isEmpty ? text : text + " (" + facts.joined(separator: "; ") + ")"
  }

  private func time(_ view: QuestionView) -> String? {
    guard let limit = view.limit else { return nil }
    let whole = Int(limit * 1000)
    guard let left = view.leftMs, left < whole else { return exactDuration(limit) }
    // `23 of 30 seconds left`: a unit is said once.
    let isShort = whole < 60_000 && whole % 1000 == 0
    let shown = isShort ? String((left + 999) / 1000) : duration(left)
    return words.leftOf(["left": shown, "limit": exactDuration(limit)])
  }

  func question(_ asked: QuestionView) -> [String] {
    let view = asked.inLines(language)
    var lines = [header(view), view.text] + image(view.image, view.imageAlt)
    if view.audio != nil { lines.append(view.problem == ServedMedia.soundProblem ? words.noSound : words.sound) }
    if view.video != nil { lines.append(view.problem == ServedMedia.filmProblem ? words.noFilm : words.film) }
    if let note = view.note { lines.append(note) }
    lines += (Array(view.answers.enumerated()) + Array(view.left.enumerated())).map {
      item("\($0.offset + 1)", $0.element)
    }
    lines += view.right.enumerated().map { item(PlainReply.letters($0.offset), $0.element) }
    if let scale = view.scale { lines += [self.scale(scale)] }
    lines += gapOffers(view)
    return lines + offers(.question(asked))
  }

  /// The labelled choices of an input, numbered; empty where choices have no labels.
  func choices(of spec: ValueSpec) -> [String] {
    if spec.labels.isEmpty { return [] }
    return spec.choices.enumerated().map { spec.label(of: $1).hanging(behind: "  \($0 + 1)) ") }
  }

  /// `  1) Loire`
  private func item(_ place: String, _ choice: Choice) -> String {
    let parts =
      [choice.text] + image(choice.media.image, choice.media.imageAlt)
      + (choice.media.audio == nil ? [] : [words.sound])
    return parts.filter { !$0.isEmpty }.joined(separator: " ").hanging(behind: "  \(place)) ")
  }

  private func scale(_ scale: Scale) -> String {
    words.scale(Scale.ends(scale.min, scale.max, scale.labels, number))
  }

  /// The hint and the mode's buttons, when there are any.
  private func offers(_ prompt: PlainPrompt) -> [String] {
    var offers = prompt.buttons.map { button($0, prompt) }
    if case .question(let view) = prompt, view.hint { offers.insert(words.forHint(["key": prompt.key(.hint)]), at: 0) }
    return offers.isEmpty ? [] : [words.also(["offers": offers.joined(separator: ", ")])]
  }

  /// The key of a button, and the text to type for a command of the same name.
  private func button(_ action: Action, _ prompt: PlainPrompt) -> String {
    let key = keys(of: action, prompt)
    let label = action.id == action.label ? key : words.forButton(["key": key, "label": action.label])
    let name = action.next.map { "\(label) (\($0))" } ?? label
    return prompt.hidden(by: action).map { words.hiding(["button": name, "command": $0]) } ?? name
  }

  /// The keys of a button: its id, and its place where no number is asked for.
  func keys(of action: Action, _ prompt: PlainPrompt) -> String {
    let key = prompt.key(of: action)
    return prompt.place(of: action).map { words.placeOrKey(["place": $0, "key": key]) } ?? key
  }

  func draft(_ words: String) -> String { self.words.soFar(["words": words]) }

  func page(_ view: PageView) -> [String] {
    let body = view.page.body.map { self.lines($0, view.markup) }
    // As a question's number, the title has the status behind it.
    let status = view.status.isEmpty ? nil : "(\(view.status.map(\.text).joined(separator: "; ")))"
    let player = view.player.map { words.forPlayer(["player": $0]) }
    let head = [view.page.title ?? player, status].compactMap { $0 }.joined(separator: " ")
    let first = view.page.title == nil ? nil : player
    var lines =
      [first, head.isEmpty ? nil : head, body, view.page.note].compactMap { $0 }
      + image(view.page.image, view.page.imageAlt)
    if view.page.audio != nil { lines.append(view.problem == nil ? words.sound : words.noSound) }
    let prompt = view.page.inputs.first.map { PlainPrompt.input($0, buttons: view.page.actions) }
    return lines + offers(prompt ?? .page(view))
  }

  /// A picture in words; its file's name could tell the answer.
  private func image(_ name: String?, _ alt: String?) -> [String] {
    name == nil ? [] : [words.image(["text": alt ?? words.withoutDescription])]
  }

  func hint(_ text: String, _ markup: TextMarkup) -> String { words.hint(["text": lines(text, markup)]) }

  // MARK: Time

  var timeIsUp: String { words.timeIsUp }

  func questionLeft(_ ms: Int) -> String { words.left(["time": duration(ms)]) }
  func quizLeft(_ ms: Int) -> String { words.leftOfQuiz(["time": duration(ms)]) }

  func timeLeft(_ left: (question: Int?, quiz: Int?)) -> String {
    let parts = [
      left.question.map { words.leftForQuestion(["time": duration($0)]) },
      left.quiz.map { words.leftForQuiz(["time": duration($0)]) },
    ].compactMap { $0 }
    return parts.isEmpty ? words.noLimit : sentence(parts.joined(separator: ", "))
  }

  /// Time left in words, seconds rounded up.
  func duration(_ ms: Int) -> String {
    let seconds = ms / 1000 + (ms % 1000 > 0 ? 1 : 0)
    let (minutes, rest) = (seconds / 60, seconds % 60)
    let parts = [
      minutes > 0 ? words.minutes(minutes) : nil, rest > 0 || minutes == 0 ? words.seconds(rest) : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// A limit as it was set, tenths of a second included.
  private func exactDuration(_ seconds: Double) -> String {
    let tenths = (seconds * 10).rounded(.up)
    if let whole = Int(exactly: tenths * 100), whole % 1000 == 0 { return duration(whole) }
    return words.seconds(tenths / 10, written: number(tenths / 10))
  }

  // MARK: Help

  private func helpQuit(_ leaving: Leaving) -> String {
    switch leaving {
    case .unsaved: words.helpQuitUnsaved
    case .keptOrDiscarded: words.helpQuit
    case .kept: words.helpQuitToday
    }
  }

  /// The commands of a prompt as they are typed there: all with their colons where a letter could be an answer.
  func help(_ prompt: PlainPrompt, isFree: Bool, _ leaving: Leaving) -> [String] {
    let commands: [(command: PlainCommand, does: String)] =
      [
        (.hint, words.helpHint), (.skip, words.helpSkip), (.back, words.helpBack), (.time, words.helpTime),
        (.quit, helpQuit(leaving)), (.help, words.helpHelp),
      ] + (isFree ? [(.overview, words.helpOverview), (.finish, words.submitAll)] : [])
    let possible = commands.filter { prompt.takes($0.command) }
    let free = prompt.areLettersFree(possible.map(\.command))
    let lines = possible.map { command, does in
      let key = prompt.key(command)
      return "  \(free || key.hasPrefix(":") ? key : ":" + key)  \(does)"
    }
    return [words.helpHead] + lines + [free ? words.helpColonToo : words.helpColon]
  }

  func overview(answered: [Int], open: [Int]) -> [String] {
    [words.answered(["places": list(answered)]), words.open(["places": list(open)])]
  }

  private func list(_ places: [Int]) -> String {
    places.isEmpty ? words.noneWord : places.map(String.init).joined(separator: ", ")
  }

  func number(_ value: Double) -> String { words.decimal(ValueSpec.written(.numeric(value))) }
}
