internal import JSONText
internal import QuizCells
internal import QuizCore
internal import QuizPlay
internal import QuizStore
internal import QuizWire
internal import Words

/// A decision on a sitting, before it is saved.
struct Decided {
  let live: LiveSitting
  var work: Work
  var moments: [Moment] = []
  /// Which of them are shown now.
  var shown = 0..<0
  var denial: Denial?
  var reply: SentReply?
  /// True when the elapsed time was already charged. Views and refused commands charge none.
  var hasTakenTime = false
}

extension LiveSittings {
  /// Does something with a sitting now, or when what is done is done.
  func enqueue(_ work: Work, _ live: LiveSitting) {
    if live.work != nil {
      if live.waiting.count >= Self.mostWaiting, let request = work.request {
        return answer(request, .tooMuch)
      }
      live.waiting.append(work)
    } else {
      begin(work, live)
    }
  }

  private static let mostWaiting = 8

  /// Begins work: sends the hooks to a cell, or decides at once.
  func begin(_ work: Work, _ live: LiveSitting) {
    live.work = work
    limits[live.id] = nil
    if work.isOfVisitor {
      live.touched = work.at
      live.sitting.playerIsThere()
    }
    guard let command = command(work, live) else { return }
    live.line = lines.settle(live.cellDecider, in: live.line)
    if let line = live.line, let errand = live.cellDecider?.errand(for: command) {
      errands[ObjectIdentifier(errand)] = live
      line.add(errand)
    } else {
      decide(live)
    }
  }

  /// The command that plugins will be asked about; nil when all is done already.
  private func command(_ work: Work, _ live: LiveSitting) -> Command? {
    let sitting = live.sitting
    switch work.kind {
    case .begin: return .begin
    case .expiry: return .pass(sitting.waiting(at: work.at))
    case .show, .leave, .saved:
      stage(Decided(live: live, work: work))
      return nil
    case .form(let request, let form): return command(request, form, live)
    case .command(_, let node), .draft(let node):
      switch understood(node, live) {
      case .command(let command):
        let seen = sitting.state.open
        sitting.catchUp(to: work.at)
        if sitting.state.isSameStep(as: seen) { live.work?.command = command }
        let limit = sitting.timeLeft(at: work.at) == 0
        return limit ? .pass(sitting.waiting(at: work.at)) : command
      case .decided(let decided):
        stage(decided)
        return nil
      }
    }
  }

  /// The first command of a form by what is open now; the others follow it.
  private func command(_ request: EngineRequest, _ form: SittingForm, _ live: LiveSitting) -> Command? {
    guard let work = live.work else { return nil }
    do throws(FormFault) {
      let nodes = try form.commands(live.openStep, request.language ?? .english).compactMap {
        try? JSONParser.parse($0)
      }
      var kinds: [Work.Kind] = nodes.dropLast().map { .draft($0) }
      if let last = nodes.last { kinds.append(.command(request, last)) }
      let works = kinds.map { Work(kind: $0, at: work.at) }
      live.work = works.first
      live.waiting = works.dropFirst() + live.waiting
      return works.first.flatMap { command($0, live) }
    } catch {
      stage(Decided(live: live, work: work, denial: .unreadForm))
      return nil
    }
  }

  /// Decides the work of a sitting, whose hooks a cell has answered.
  func decide(_ live: LiveSitting) {
    guard let work = live.work else { return }
    let sitting = live.sitting
    let first = live.events + (live.held?.events.count ?? 0)
    var result = Decided(live: live, work: work, hasTakenTime: true)
    switch work.kind {
    case .begin:
      do throws(Refusal) { result.moments = try sitting.begin() } catch { result.denial = Denial(error) }
    case .expiry: result.moments = sitting.tick(at: work.at)
    case .command(_, let node), .draft(let node):
      guard let command = work.command ?? sitting.command(node, beside: [Self.requestKey]) else { break }
      let (moments, refusal) = sitting.perform(command, at: work.at)
      result.moments = moments
      if case .select = command { sitting.save() }
      result.denial = refusal.map(Denial.init)
    case .show, .form, .leave, .saved: break
    }
    let count = live.events + (live.held?.events.count ?? 0) - first
    result.shown = 0..<Moment.end(of: result.moments, from: 0)
    let changed = result.denial == nil || !result.moments.isEmpty
    if changed && (count > 0 || work.request != nil) && !(work.isExpiry && result.moments.isEmpty) {
      let request = work.node?[Self.requestKey]?.string
      result.reply = live.reply(request, first, count, result.shown)
    }
    stage(result)
  }

  static let requestKey = "request"

  /// Adds a decision to the next batch to save.
  func stage(_ result: Decided) {
    var result = result
    if case .leave = result.work.kind { sleep(result.live, at: result.work.at) }
    if result.live.held == nil { result.reply = nil }
    add(result)
  }

  /// Stops the clock of a sitting that is unloaded, and notes since when its time is not charged.
  private func sleep(_ live: LiveSitting, at now: Int) {
    let wasRunning = live.sitting.isRunning && live.sitting.timeLeft(at: now) == nil
    _ = live.sitting.stopClock(at: now)
    live.sitting.save()
    if asleep.count > 10_000 { asleep.removeAll() }
    let events = live.events + (live.held?.events.count ?? 0)
    asleep[live.id] = wasRunning && !context.isEnding && rooms.openness(of: live) != .nothing ? (now, events) : nil
  }
}

// MARK: Commands

/// The meaning of a command, before anything is decided.
enum Understood {
  case command(Command)
  /// No decision is needed.
  case decided(Decided)
}

extension LiveSittings {
  private func understood(_ node: JSONNode, _ live: LiveSitting) -> Understood {
    guard let work = live.work else { return .command(.begin) }
    var result = Decided(live: live, work: work)
    do throws(Denial) {
      if let again = try repetition(node, live) { return .decided(again) }
      if live.sitting.state.isOver && live.pause == nil { throw Denial(Refusal.over) }
      if live.pause != nil && node["quit"] == nil { return .decided(try goOn(node, live, work)) }
      switch live.sitting.order(node, beside: [Self.requestKey]) {
      case .command(let command): return .command(command)
      case .leave: result.work.kind = .leave(work.request)
      case .wait: throw Denial(.unfit, "'wait' is for virtual clocks: here real time counts")
      case .refused(let refusal): throw Denial(refusal)
      }
    } catch {
      result.denial = error
    }
    return .decided(result)
  }

  /// The earlier reply to a repeated request; nil for a new one.
  private func repetition(_ node: JSONNode, _ live: LiveSitting) throws(Denial) -> Decided? {
    guard let value = node[Self.requestKey], let work = live.work else { return nil }
    guard let request = value.string, !request.isEmpty, request.unicodeScalars.count <= 64 else {
      throw Denial(.unfit, "'\(Self.requestKey)' expects a text of up to 64 characters")
    }
    var result = Decided(live: live, work: work)
    result.work.isRepeated = true
    if let known = live.practised.last(where: { $0.request == request }) {
      (result.moments, result.shown) = (known.moments, known.shown)
      return result
    }
    guard let known = live.replies.last(where: { $0.request == request }) else { return nil }
    let record = try books.record(of: live.visitor)
    let (stored, events, _) = try Denial.recording(record.load(live.id))
    guard events.count >= known.first + known.count else { throw .notSaved }
    result.moments = Sitting.moments(
      of: events[known.first..<known.first + known.count], after: events[..<known.first], in: stored)
    result.shown = known.shown.clamped(to: 0..<result.moments.count)
    // Only a late command leads to a limit.
    if result.moments.contains(where: \.isTimeout) { result.denial = Denial(Refusal.late) }
    return result
  }

  /// Leaves the shown verdicts; the next moments were decided before.
  private func goOn(_ node: JSONNode, _ live: LiveSitting, _ work: Work) throws(Denial) -> Decided {
    guard let pause = live.pause, node["continue"]?.bool == true else {
      throw Denial(.elsewhere, "a verdict is shown: `{\"continue\":true}` goes on", .isSettled)
    }
    var result = Decided(live: live, work: work)
    let start = pause.shown.upperBound
    result.moments = pause.moments
    result.shown = start..<Moment.end(of: pause.moments, from: start)
    let request = node[Self.requestKey]?.string
    result.reply = live.reply(request, pause.reply.first, pause.reply.count, result.shown)
    return result
  }
}
