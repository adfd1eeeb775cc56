internal import Cells
internal import Glibc
internal import LuaKit
internal import QuizCoding
package import QuizCore
internal import QuizModes

/// Decides a sitting whose plugins run in a cell: hooks are answered there, the rules run here.
///
/// A cell that ended, took too long or sent a malformed reply is replaced, and the hook that it was calling fails;
/// nothing is decided twice.
package final class CellDecider: Deciding {
  private(set) var cells: PluginCells
  private var seat: Int
  private let layers: [Plugin?]
  private let languages: [String]
  private let log: PluginLog?
  private let modes: [LuaMode]
  private var decider: Decider
  /// All that was decided, for a new cell; without what `recall` reads.
  private var events: [SittingEvent]
  private var recall: (() -> [SittingEvent]?)?
  private var openedIn: Int?
  /// The commands that the cell has not received, since they call no hook.
  private var unsent: [Command] = []
  /// The hooks' answers to the command that is decided next.
  private var foreseen: (command: Command, tape: HookTape)?
  package var isWanted: (() -> Bool)?

  init(
    _ cells: PluginCells, seat: Int, _ beginning: Beginning, after events: [SittingEvent], layers: [Plugin?],
    languages: [String], log: PluginLog?
  ) {
    self.cells = cells
    self.seat = seat
    self.layers = layers
    self.languages = languages
    self.log = log
    self.events = events
    var modes: [any Mode] = []
    for (place, plugin) in layers.enumerated() {
      guard let plugin else {
        modes.append(BuiltInMode())
        continue
      }
      let mode = LuaMode(plugin, languages: languages)
      mode.layer = place
      modes.append(mode)
    }
    self.modes = modes.compactMap { $0 as? LuaMode }
    decider = Decider(layers: modes, state: .initial(beginning, after: events), mostExpiries: 1)
  }

  deinit { cells.leave(seat, of: openedIn) }

  package var state: SittingState { decider.state }

  /// The key of its hooks in timings: its modes and its quiz.
  package private(set) lazy var work: String = {
    let beginning = state.beginning
    let modes = beginning.plugins.map { "\($0.id) \($0.sha256 ?? "")" }
    return (modes + [beginning.quiz?.id ?? ""]).joined(separator: "\n")
  }()

  /// Switches to other cells, which get the whole sitting first. No request may be under way.
  package func move(to other: PluginCells) {
    guard other !== cells else { return }
    cells.leave(seat, of: openedIn)
    (cells, openedIn, foreseen) = (other, nil, nil)
    seat = other.newSeat()
  }

  /// Drops the decided events, which are stored elsewhere; `recall` reads them if another cell needs them.
  package func forgetEvents(_ recall: @escaping () -> [SittingEvent]?) {
    events = []
    self.recall = recall
  }

  package func decide(
    _ command: Command, watch: ((SittingEvent, SittingState) -> Void)?
  ) throws(Refusal) -> [SittingEvent] {
    if isSilent(command) { return try decideAlone(command, watch) }
    let tape: HookTape
    if let known = takeForeseen(command) { tape = known } else { tape = try self.tape(of: command) }
    for mode in modes { mode.answering = .playing(tape) }
    defer { if !tape.isAtEnd { openedIn = nil } }
    let decided = try decider.decide(command, watch: watch)
    events += decided
    return decided
  }

  package func foretell(_ command: Command) throws(Refusal) -> SittingState {
    // The cell may have decided a command that never comes, so it gets the sitting anew.
    defer { openedIn = nil }
    let tape = isSilent(command) ? HookTape([]) : try tape(of: command)
    for mode in modes { mode.answering = .playing(tape) }
    var copy = decider
    _ = try copy.decide(command)
    return copy.state
  }

  // MARK: Without the cell

  /// True for a command without a hook: time within the limit, and drafts.
  private func isSilent(_ command: Command) -> Bool {
    switch command {
    case .pass(let ms): return decider.state.timeLeft.map { ms < $0 } ?? true
    case .select: return true
    default: return false
    }
  }

  /// Decides without asking the cell, which hears of it with the next request.
  private func decideAlone(
    _ command: Command, _ watch: ((SittingEvent, SittingState) -> Void)?
  ) throws(Refusal) -> [SittingEvent] {
    let tape = HookTape([])
    for mode in modes { mode.answering = .playing(tape) }
    let decided = try decider.decide(command, watch: watch)
    events += decided
    if case .pass(let before)? = unsent.last, case .pass(let ms) = command {
      unsent[unsent.count - 1] = .pass(before + ms)
    } else {
      unsent.append(command)
    }
    return decided
  }

  // MARK: Before it is decided

  /// Asks the cell about a command that will be decided next; nil when nothing has to be asked.
  package func errand(for command: Command) -> CellQuestion? {
    isSilent(command) ? nil : CellQuestion(self, command)
  }

  /// Takes the cell's answers to an errand.
  func foresee(_ tape: HookTape, of command: Command) {
    foreseen = (command, tape)
  }

  private func takeForeseen(_ command: Command) -> HookTape? {
    guard let (known, tape) = foreseen else { return nil }
    foreseen = nil
    if known == command { return tape }
    // The cell has decided what never came.
    openedIn = nil
    return nil
  }

  // MARK: Asking the cell

  /// The hooks' answers to a command, from a new cell if one is lost.
  private func tape(of command: Command) throws(Refusal) -> HookTape {
    var losses = CommandLosses()
    while true {
      cells.prepare()
      losses.begin(cells.note)
      var watchman = Watchman(cells, isWanted)
      do throws(CellEnd) {
        let request = request(command, losses.failing)
        let reply = try cells.ask(request) { () throws(CellEnd) in try watchman.look() }
        if let tape = try tape(in: reply) { return tape }
      } catch {
        openedIn = nil
        if watchman.isGivenUp { throw .interrupted }
        if !note(error, &losses) { return HookTape([]) }
      }
    }
  }

  /// Learns from the end of a cell which hook fails when it is asked again; false when nothing is left to fail.
  func note(_ end: CellEnd, _ losses: inout CommandLosses) -> Bool {
    openedIn = nil
    if losses.isForgiven(end, cells.note) { return true }
    losses.failing += failures(end, cells.note, besides: losses.failing)
    return losses.failing.count <= layers.count * Hook.allCases.count
  }

  /// The tape in a reply; nil when the cell had to drop the sitting and needs all of it again.
  func tape(in reply: [UInt8]) throws(CellEnd) -> HookTape? {
    var reader = LuaValueReader(reply)
    do throws(LuaValueReader.Garbled) {
      let answer = PluginService.Answer(rawValue: try reader.number())
      if answer == .gone && openedIn != nil {
        openedIn = nil
        return nil
      }
      guard answer == .done else { throw LuaValueReader.Garbled() }
      let tape = try HookTape(reading: &reader)
      let printed = try reader.value()
      guard PrintedLines.pass(printed, to: log, of: layers.compactMap { $0?.info.id }) else {
        throw LuaValueReader.Garbled()
      }
      openedIn = cells.generation
      unsent = []
      return tape
    } catch {
      cells.end()
      throw .garbled
    }
  }

  func request(_ command: Command, _ failing: [HookFailure]) -> [UInt8] {
    var writer = LuaValueWriter()
    writer.write(PluginService.Kind.decide.rawValue)
    cells.mentionLeft(to: &writer)
    writer.write(seat)
    let isOpen = openedIn == cells.generation && cells.isRunning
    if !isOpen { openedIn = nil }
    writer.write(isOpen ? 0 : 1)
    if !isOpen { writeOpening(&writer) }
    let commands = (isOpen ? unsent : []) + [command]
    writer.write(commands.count)
    for command in commands { command.write(to: &writer) }
    writer.write(failing.count)
    for failure in failing { failure.write(to: &writer) }
    return writer.bytes
  }

  private func writeOpening(_ writer: inout LuaValueWriter) {
    var beginning = state.beginning
    let quiz = beginning.quiz
    beginning.quiz = nil
    writer.write(EventCoding.text(beginning))
    writer.write(quiz == nil ? 0 : 1)
    if let quiz { cells.mention(quiz, to: &writer) }
    // Without them the cell would decide from another beginning: it then gets one too many, which it cannot read.
    let past = recall.map { $0() } ?? []
    writer.write((past?.count ?? 1) + events.count)
    for event in (past ?? []) + events { writer.write(EventCoding.text(event)) }
    writer.write(.list(languages.map(LuaValue.text)))
    writer.write(layers.count)
    for plugin in layers {
      writer.write(plugin == nil ? 0 : 1)
      if let plugin { cells.mention(plugin, to: &writer) }
    }
  }

  // MARK: When a cell ends

  /// The hooks that fail when the command is decided again: the one that was running, or all if it is unknown.
  private func failures(_ end: CellEnd, _ note: UInt32, besides known: [HookFailure]) -> [HookFailure] {
    if let note = HookNote(note), layers.indices.contains(note.layer), let plugin = layers[note.layer] {
      let failure = failure(plugin, note.hook, end)
      if plugin.info.hooks.contains(note.hook), !known.contains(where: { $0.place == failure.place }) {
        return [failure]
      }
    }
    let all = layers.compactMap { $0 }.flatMap { plugin in
      Hook.allCases.filter(plugin.info.hooks.contains).map { failure(plugin, $0, end) }
    }
    return all.filter { failure in !known.contains { $0.place == failure.place } } + [.none(of: end)]
  }

  private func failure(_ plugin: Plugin, _ hook: Hook, _ end: CellEnd) -> HookFailure {
    let line = plugin.source.line(of: hook, key: nil)
    let message = "\(plugin.source.path):\(line): in \(hook.rawValue): \(end.sentence)"
    return HookFailure(plugin: plugin.info.id, hook: hook, message: message, isByClock: true)
  }
}

extension HookFailure {
  /// A failure without a hook, which ends the attempts.
  fileprivate static func none(of end: CellEnd) -> HookFailure {
    HookFailure(plugin: "", hook: .start, message: end.sentence, isByClock: true)
  }
}
