internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizStore
internal import QuizWire

/// The replies to what was decided, once it is saved.
extension LiveSittings {
  /// Nothing goes on from what is not on disk: the next request reads the sitting anew.
  func lose(_ result: Decided) {
    let live = result.live
    let requests = ([result.work] + live.waiting).compactMap(\.request)
    drop(live)
    for request in requests { answer(request, .notSaved) }
  }

  // MARK: Replies

  func finish(_ result: Decided) {
    let live = result.live
    live.work = nil
    if !result.work.isRepeated { goOn(result) }
    if result.reply != nil || !result.moments.isEmpty { rooms.noteStanding(of: live) }
    noteLimit(of: live)
    tell(result)
    if let end = end(of: result) {
      leave(live, end)
    } else if !live.waiting.isEmpty {
      begin(live.waiting.removeFirst(), live)
    }
  }

  /// Where the sitting stands now, and whether its clock runs.
  private func goOn(_ result: Decided) {
    let live = result.live
    if let reply = result.reply { live.note(reply) }
    if live.held == nil { live.practise(result) }
    if result.reply != nil || !result.moments.isEmpty {
      let rest = result.moments.dropFirst(result.shown.upperBound)
      live.pause = rest.isEmpty ? nil : live.pause(result.moments, result.shown, result.reply)
    }
    let isStill = live.pause != nil || live.sitting.state.isOver || live.sitting.seemsAlone
    if isStill || result.work.leaves { return live.sitting.holdClock() }
    if live.sitting.isRunning && !result.hasTakenTime { return }
    // Nobody waited for what a decision took: the clock goes on from now.
    live.sitting.holdClock()
    live.sitting.startClock(at: now)
  }

  private func tell(_ result: Decided) {
    let live = result.live
    let openness = rooms.openness(of: live)
    if openness == .nothing && !result.work.leaves {
      if let request = result.work.request { answer(request, .inRoom) }
      return
    }
    let left = live.sitting.left(at: now)
    let moments = told(result.moments[result.shown], openness).map { $0.timed(left) }
    switch result.work.kind {
    case .expiry:
      let objects = live.objects(moments)
      if !objects.isEmpty && watched.contains(live.audience) {
        send(EngineEvent("sitting", to: [live.audience], objects: objects).lineWithObjects)
      }
    case .saved(let moments):
      if watched.contains(live.audience) {
        let objects = live.objects(told(moments, openness))
        send(EngineEvent("sitting", to: [live.audience], objects: objects).lineWithObjects)
      }
    case .leave(let request):
      if let request { answer(request, EngineReply(objects: [])) }
    case .draft: break
    case .command(let request, _), .form(let request, _):
      // Behind a form a page follows: at once, or because the form is to be shown again.
      let hasPage = request[.fields] != nil && (request.showsPage || result.denial != nil)
      let objects =
        hasPage
        ? engine.pages.page(live, told(standing(live), openness).map { $0.timed(left) }, request)
        : live.objects(moments)
      guard var denial = result.denial else { return answer(request, EngineReply(objects: objects)) }
      if !objects.isEmpty { denial.objects = objects }
      var reply = EngineReply(denial, request.language)
      reply.isUnread = result.work.isForm
      answer(request, reply)
    case .begin(let request, let before, let token):
      if let denial = result.denial { return answer(request, denial) }
      answer(request, made(live, before + live.objects(moments), token))
    case .show(let request, let before, let token):
      let standing = told(standing(live), openness).map { $0.timed(left) }
      if request.operation == PageReplies.playOperation {
        return answer(request, EngineReply(objects: engine.pages.page(live, standing, request)))
      }
      // Who begins again is shown what JSON lines show; who only looks has to have something to go on from.
      let last = before.isEmpty ? told(live.sitting.lastQuestion, openness).map { $0.timed(left) } : []
      let objects = before + live.objects(standing + last)
      answer(request, before.isEmpty ? EngineReply(objects: objects) : made(live, objects, token))
    }
  }

  private func told(_ moments: some Sequence<Moment>, _ openness: Openness) -> [Moment] {
    moments.map { openness == .unmarked ? $0.unmarked : $0 }
  }

  private func made(_ live: LiveSitting, _ objects: [String], _ token: String?) -> EngineReply {
    EngineReply(.made, objects: objects) { ($0.sitting, $0.token) = (live.id, token) }
  }

  /// The moments that a face shows when it opens the sitting now.
  private func standing(_ live: LiveSitting) -> [Moment] {
    let news = live.news
    live.news = []
    return news + (live.pause?.verdicts ?? live.sitting.standing)
  }

  // MARK: Leaving

  private enum End {
    case denied, left, discarded
  }

  private func end(of result: Decided) -> End? {
    switch result.work.kind {
    case .begin where result.denial != nil: return .denied
    case .leave: return .left
    default: return result.live.sitting.state.isDiscarded ? .discarded : nil
    }
  }

  private func leave(_ live: LiveSitting, _ end: End) {
    drop(live)
    if end == .discarded && watched.contains(live.audience) {
      send(EngineEvent("left", to: [live.audience]).lineWithObjects)
    }
    // Whoever came meanwhile finds it where it is now.
    for work in live.waiting {
      if let request = work.request { engine.ask(request) }
    }
  }
}

extension LiveSitting {
  /// Remembers what a command of practice led to, to say it again.
  fileprivate func practise(_ result: Decided) {
    guard let node = result.work.node, result.denial == nil || !result.moments.isEmpty else { return }
    unkept += 1
    guard let request = node[LiveSittings.requestKey]?.string else { return }
    practised.append(Practised(request: request, moments: result.moments, shown: result.shown))
    if practised.count > SentReply.most { practised.removeFirst() }
  }

  var isOfGuest: Bool { visitor != .owner }

  func pause(_ moments: [Moment], _ shown: Range<Int>, _ reply: SentReply?) -> Pause {
    let row = reply ?? self.reply(nil, events, 0, shown)
    return Pause(moments: moments, shown: shown, reply: row)
  }
}

extension Work {
  var leaves: Bool { if case .leave = kind { true } else { false } }
}
