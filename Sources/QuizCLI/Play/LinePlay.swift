internal import CommandLine
internal import Glibc
internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizSittings
internal import QuizWire
internal import Terminal
internal import TextLayout
internal import Words

/// Play by lines: plain for people, JSON for programs.
struct LinePlay {
  let surroundings: Surroundings
  let request: PlayRequest
  let modes: ModeChoice
  let record: LazyRecord
  /// The quizzes at hand; nil when they have not been read yet.
  var catalogue: QuizCatalogue?

  func run() throws(Problem) -> Int32 {
    var io = Self.lines(surroundings, isJSON: request.face == .json)
    let sounds = SoundPlayer(surroundings, ofQuizAt: nil)
    io.plays = { sounds.plays($0, as: $1) }
    io.playSound = { sounds.play($0).map { Console.warn($0) } }
    if request.isOpen, modes.modifiers.isEmpty, surroundings.isInteractive, request.face != .json {
      return try PlainHome(surroundings: surroundings, request: request, io: io).run()
    }
    let ending = try Self.play(try open(io, sounds), io, surroundings, request)
    _ = sounds.play(nil)
    if ending == .again {
      return try LinePlay(surroundings: surroundings, request: request.anew, modes: modes, record: record).run()
    }
    return 0
  }

  /// Plays a sitting, and repeats it as long as the player asks for it.
  static func run(
    _ opened: OpenedSitting, _ io: LineIO, _ surroundings: Surroundings, _ request: PlayRequest
  ) throws(Problem) -> Int32 {
    guard try play(opened, io, surroundings, request) == .again else { return 0 }
    var again = PlayAgain(stored: opened.sitting.stored, standardPlayer: surroundings.playerName).request(seeded: false)
    again.face = request.face
    let modes = try ModeChoice(again.plugins, surroundings.library)
    return try LinePlay(
      surroundings: surroundings, request: again.settled(in: surroundings), modes: modes, record: surroundings.record
    ).run()
  }

  /// Hands a sitting to the face that was asked for.
  static func play(
    _ opened: OpenedSitting, _ io: LineIO, _ surroundings: Surroundings, _ request: PlayRequest
  ) throws(Problem) -> Ending {
    do {
      if request.face == .json {
        let ending = try JSONLinesFace(opened.sitting, io, virtualClock: request.isVirtual)
          .play(
            resumed: opened.isResumed, warnings: opened.warnings, missed: opened.missed,
            toBeat: opened.challenge?.toBeat)
        if let comparison = opened.comparison { _ = io.write(comparison.line) }
        _ = earned(opened, surroundings)
        return ending
      }
      for warning in opened.warnings { Console.warn(warning) }
      if let toBeat = opened.challenge?.toBeat {
        let score = ListingWords.of(surroundings.language).written(toBeat.score)
        _ = io.write(PlainWords.of(surroundings.language).scoreToBeat(["score": score]).cleaned + "\n")
      }
      let ending = try PlainFace(
        opened.sitting, io, isInteractive: surroundings.isInteractive, language: surroundings.language
      ).play(resumed: opened.isResumed, missed: opened.missed)
      if ending == .notBegun, let record = try? surroundings.record.get() {
        SittingDesk(surroundings: surroundings, record: record).leave(opened.sitting)
      }
      for line in earned(opened, surroundings) { _ = io.write(line + "\n") }
      if let comparison = opened.comparison { _ = io.write(comparison.text(surroundings.language)) }
      return ending
    } catch {
      throw Problem(.badData, error.sentence)
    }
  }

  /// The lines below the result of a finished sitting: the achievements that it earned, and when the next quiz of the day comes.
  private static func earned(_ opened: OpenedSitting, _ surroundings: Surroundings) -> [String] {
    guard opened.sitting.state.result != nil, !opened.sitting.isPractice else { return [] }
    let player = opened.sitting.stored.players.first ?? surroundings.playerName
    let next = (try? surroundings.record.get()).flatMap { record in
      DailyDesk(surroundings: surroundings, record: record, player: player).next(after: opened.sitting.stored)
    }
    return EarnedNotice.lines(surroundings, player) + [next].compactMap { $0 }
  }

  private func open(_ io: LineIO, _ sounds: SoundPlayer) throws(Problem) -> OpenedSitting {
    let seed = request.seed ?? Int.random(in: Chance.seeds)
    let finder = QuizFinder(
      surroundings: surroundings, request: request, modes: modes, seed: seed, catalogue: catalogue)
    var choice = try finder.find()
    if case .open(let ids) = choice { choice = .quiz(try choose(ids, finder, io)) }
    let plan = try SittingPlan(
      choice, request, modes, surroundings.library, seed: seed, player: surroundings.playerName, record: record)
    sounds.quiz = plan.path
    let desk = SittingDesk(surroundings: surroundings, record: try record.get())
    guard request.face != .json, surroundings.isInteractive, !request.isNew, let open = desk.unfinished(plan, request)
    else {
      return try desk.open(plan, request)
    }
    let changes = try desk.changes(since: open.sitting, plan)
    if changes.isEmpty { return try desk.resume(open, plan, request) }
    let goesOn = try asksToGoOn(changes, io)
    return try goesOn ? desk.resume(open.sitting, nil) : desk.open(plan, request.anew)
  }

  /// Reports the changes since the sitting began, and asks whether to continue or begin anew.
  private func asksToGoOn(_ changes: [String], _ io: LineIO) throws(Problem) -> Bool {
    for change in changes where !io.write(change.prefix(1).uppercased() + change.dropFirst() + ".\n") {
      throw Problem(.nothingToDo, "")
    }
    while io.write(PlainWords.of(surroundings.language).goOnPrompt + " "), let line = io.nextLine() {
      switch PlainPrompt.goOn.meaning(of: line, surroundings.language) {
      case .enter: return true
      case .choice(.anew): return false
      case .command(.quit): throw Problem(.nothingToDo, "")
      default: continue
      }
    }
    throw Problem(.nothingToDo, "")
  }

  /// Lets a person choose from a numbered list; throws without a terminal to ask on.
  private func choose(_ ids: [String], _ finder: QuizFinder, _ io: LineIO) throws(Problem) -> QuizAtHand {
    guard surroundings.isInteractive, request.face != .json, !ids.isEmpty else { throw QuizFinder.choiceNeeded(ids) }
    let catalogue = surroundings.library.catalogue()
    let entries = ids.compactMap { catalogue[$0] }.sorted { ($0.title.folded, $0.id) < ($1.title.folded, $1.id) }
    var chooser = PlainChooser<String>()
    for entry in entries { chooser.add(entry.title, [], below: "", entry.path) }
    guard let path = chooser.ask(io, surroundings.language) else { throw Problem(.nothingToDo, "") }
    return try surroundings.library.quiz(at: path, seed: finder.seed)
  }

  /// Lines of standard input and output; the time for which the program is stopped does not count.
  ///
  /// On a terminal lines for people break between words, as a word in two is heard as two.
  static func lines(_ surroundings: Surroundings, isJSON: Bool) -> LineIO {
    let reader = LineReader(STDIN_FILENO)
    let isBare = surroundings.isBareConsole
    let write = { (text: String) in
      let shown = isBare ? text.plainTwins : text
      guard !isJSON, let columns = terminalColumns(STDOUT_FILENO) else { return Console.write(shown) }
      return Console.write(shown.broken(at: columns))
    }
    Suspension.count()
    return LineIO(
      read: { reader.read($0) }, write: write,
      now: { Clock.steady() - Suspension.milliseconds }, dropTyped: { reader.dropTyped() },
      hideTyped: { $0 ? HiddenTyping.begin(on: STDIN_FILENO) : HiddenTyping.end() }, warn: { Console.warn($0) })
  }
}
