package import QuizCore
internal import TextLayout
package import Words

/// Play in plain lines: for pipes, simple terminals and screen readers.
///
/// Nothing is redrawn, no escape byte is written, and colour or emoji never carry meaning alone.
package struct PlainFace {
  private let sitting: Sitting
  private let io: LineIO
  private let isInteractive: Bool
  private let language: InterfaceLanguage

  /// `isInteractive` says that a person types into a terminal, which echoes the lines and can be waited for.
  package init(_ sitting: Sitting, _ io: LineIO, isInteractive: Bool, language: InterfaceLanguage = .english) {
    self.language = language
    self.sitting = sitting
    self.io = io
    self.isInteractive = isInteractive
  }

  /// Plays from the present step to the end, or to the end of the input.
  ///
  /// `missed`, the timeouts and verdicts while quizrun was closed, is shown first.
  package func play(resumed: Bool, missed: [Moment] = []) throws(Refusal) -> Ending {
    var dialogue = PlainDialogue(sitting, io, isInteractive: isInteractive, language: language)
    return try dialogue.play(resumed: resumed, missed: missed)
  }
}

/// One run of the plain face: its output, questions and input, line by line.
struct PlainDialogue {
  let sitting: Sitting
  let io: LineIO
  let isInteractive: Bool
  let texts: PlainText
  /// Set as soon as play has ended.
  var ending: Ending?
  /// The question shown last, to show it again only when something in it changed.
  @Indirect var shown: QuestionView?
  var countdowns = PlainCountdowns()
  /// The prompt that stands there, the step it belongs to, and whether a clock ran then.
  var asked: (prompt: PlainPrompt, step: StepID?, isTimed: Bool)?
  /// The pairs typed so far where some are missing; nil when none are.
  var begun: BegunPairs?
  /// The gaps that were filled before all of them were.
  var begunGaps: BegunGaps?
  private var isAtLineStart = true
  private var isOutputOpen = true

  init(_ sitting: Sitting, _ io: LineIO, isInteractive: Bool, language: InterfaceLanguage) {
    texts = PlainText(language)
    self.sitting = sitting
    self.io = io
    self.isInteractive = isInteractive
  }

  mutating func play(resumed: Bool, missed: [Moment]) throws(Refusal) -> Ending {
    say(texts.opening(sitting.shownState, resumed: resumed))
    if isInteractive && !startIsWanted() { return leave(resumed ? .kept : .notBegun) }
    let moments = missed + (try sitting.begin())
    sitting.startClock(at: io.now())
    countdowns.watchQuiz(sitting.state)
    show(moments)
    while true {
      if let ending = endingSoFar { return leave(ending) }
      takeTurn()
    }
  }

  private var endingSoFar: Ending? {
    if !isOutputOpen { return .outputClosed }
    if let ending { return ending }
    if sitting.state.isDiscarded { return .discarded }
    return sitting.state.result == nil ? nil : .finished
  }

  /// Saves the time that ran; when it was the last of it the sitting is finished after all.
  private mutating func leave(_ ending: Ending) -> Ending {
    show(sitting.stopClock(at: io.now()))
    if ending == .kept && sitting.state.result != nil { return .finished }
    let ending = ending == .kept && !sitting.state.isTouched ? .notBegun : ending
    if ending == .kept { say([texts.left(sitting)]) }
    if !isAtLineStart { say([]) }
    return ending
  }

  private mutating func startIsWanted() -> Bool {
    while let (line, meaning) = readWithoutClock(.start) {
      switch meaning {
      case .enter: return true
      case .command(.quit): return false
      case .command(let command): perform(command, at: .start)
      default: _ = refuse(line, meaning, .start)
      }
    }
    return false
  }

  /// Whether play goes on.
  var isOpen: Bool { ending == nil && !sitting.state.isOver }

  // MARK: Writing

  /// Lines of text, each on its own line; an unfinished prompt is ended first.
  mutating func say(_ lines: [String]) {
    let start = isAtLineStart ? "" : "\n"
    isAtLineStart = true
    write(start + lines.map { $0.cleaned + "\n" }.joined())
  }

  /// A prompt: the cursor stays behind it.
  mutating func write(prompt: String) {
    if !isAtLineStart { say([]) }
    isAtLineStart = false
    write(prompt.cleaned + " ")
  }

  mutating func warn(_ text: String) {
    if !isAtLineStart { say([]) }
    io.warn(text.cleaned)
  }

  /// A terminal has echoed the line and its end; from elsewhere the prompt's line is still open.
  mutating func lineWasRead() {
    sitting.playerIsThere()
    if isInteractive { isAtLineStart = true }
  }

  /// Treats the cursor as being at the start of a line, since other writers end theirs.
  mutating func othersWrote() { isAtLineStart = true }

  private mutating func write(_ text: String) {
    if isOutputOpen && !text.isEmpty { isOutputOpen = io.write(text) }
  }
}

/// Pairs that were typed at a question before all of them were there.
struct BegunPairs: Equatable {
  let step: Int
  let attempt: Int
  let pairs: [Pair]
}

/// Gaps that were filled at a question before all of them were.
struct BegunGaps: Equatable {
  let step: Int
  let attempt: Int
  let filled: [FilledGap]
}

extension PlainDialogue {
  /// The reply with the pairs typed before it; nil after it asked for the pairs that are missing.
  ///
  /// A line that adds nothing new is meant as it is.
  mutating func completed(_ reply: Reply, _ view: QuestionView) -> Reply? {
    if case .gaps(let filled) = reply { return completed(filled, view) }
    let before = begun.flatMap { $0.step == view.step && $0.attempt == view.attempt ? $0.pairs : nil }
    begun = nil
    guard case .pairs(let typed) = reply, !typed.isEmpty else { return reply }
    let known = typed + (before ?? [])
    let pairs = view.left.compactMap { left in known.first { $0.left == left.id } }
    if pairs == before || view.untouched.doubt(about: .pairs(pairs), isTouched: true) == nil { return .pairs(pairs) }
    begun = BegunPairs(step: view.step, attempt: view.attempt, pairs: pairs)
    say([texts.pairsMissing(pairs, view)])
    return nil
  }

  /// The same of gaps.
  private mutating func completed(_ typed: [FilledGap], _ view: QuestionView) -> Reply? {
    let before = begunGaps.flatMap { $0.step == view.step && $0.attempt == view.attempt ? $0.filled : nil }
    begunGaps = nil
    guard !typed.isEmpty else { return .gaps([]) }
    let known = typed + (before ?? [])
    let filled = view.gaps.compactMap { gap in known.first { $0.id == gap.id } }
    if filled == before || view.untouched.doubt(about: .gaps(filled), isTouched: true) == nil { return .gaps(filled) }
    begunGaps = BegunGaps(step: view.step, attempt: view.attempt, filled: filled)
    say([texts.gapsMissing(filled, view)])
    return nil
  }
}
