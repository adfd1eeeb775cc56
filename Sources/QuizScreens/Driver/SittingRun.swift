internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Terminal
internal import Words

/// The loop of one sitting in the full screen: draw, wait, take keys and time.
struct SittingRun {
  private let sitting: Sitting
  private let stage: Stage
  private let clock: () -> Int
  private var scenes: SittingScenes
  private let meanwhile: Meanwhile
  /// Milliseconds for which the program was stopped; they do not count.
  private var away = 0
  /// Since when a draft waits to be kept.
  private var unsavedSince: Int?
  /// The time until which a key was meant for the question whose time has just run out.
  private var deafUntil = 0
  /// The last sound, while its step is shown.
  private var heard: SceneSound?
  /// The last motion, and its beginning.
  private var moved: String?
  private var mover = Mover()
  private var enters: EnterGuard

  private static let draftPatience = 300
  private static let reactionTime = 300

  init(_ sitting: Sitting, _ stage: Stage, now: @escaping () -> Int, notices: [String]) {
    self.sitting = sitting
    self.stage = stage
    clock = now
    enters = EnterGuard(at: now())
    meanwhile = Meanwhile(stage, now: now)
    scenes = SittingScenes(
      sitting.shownState, notices: notices, stage.settings, offersCategory: stage.offersCategory, extras: stage.extras)
  }

  private var now: Int { clock() - away }

  mutating func play() throws(Refusal) -> Ending {
    sitting.isWanted = { [meanwhile] in meanwhile.goesOn() }
    defer { sitting.isWanted = nil }
    do {
      take(try sitting.begin())
    } catch Refusal.interrupted {
      for event in meanwhile.taken() {
        if let ending = handle(event) { return ending }
      }
      return .discarded
    }
    matchClock(at: now)
    while true {
      if scenes.isDiscarded { return .discarded }
      show(at: now)
      listen()
      for event in meanwhile.taken() + stage.wait(patience(at: now)) {
        if let ending = handle(event) { return leave(ending) }
      }
      let now = now
      if let key = enters.takeCleared(at: now), let ending = press(key, at: now) { return leave(ending) }
      saveDraft(at: now)
      takeNews(at: now)
      if !scenes.shown.stopsClock { takeTime(sitting.tick(at: now), at: now) }
      if sitting.seemsAlone { scenes.askWhoIsThere(after: sitting.patience) }
      matchClock(at: self.now)
    }
  }

  private mutating func show(at now: Int) {
    if scenes.moving != moved {
      moved = scenes.moving
      if moved != nil, stage.letsMove { mover.start(at: stage.screen.now()) } else { mover.stop() }
    }
    if stage.screen.isBehind() { mover.stop() }
    let canvas = canvas(at: now)
    let shown = scenes.shown
    stage.screen.show(shown.frame(canvas))
    meanwhile.showing(canvas) { shown.frame($0) }
  }

  /// Lets the sound of a new step be heard, and ends that of the one before.
  private mutating func listen() {
    guard scenes.sound != heard else { return }
    heard = scenes.sound
    if let problem = stage.playSound(heard?.path) { scenes.say(problem) }
  }

  private func leave(_ ending: Ending) -> Ending {
    _ = stage.playSound(nil)
    sitting.stopClock(at: now)
    return ending
  }

  private mutating func take(_ moments: [Moment]) {
    scenes.leaving = sitting.leaving
    scenes.take(moments.map { $0.checkingMedia(stage.plays) }, sitting.shownState)
    if scenes.question?.unsaved == nil { unsavedSince = nil }
  }

  /// Takes the moments of passed time; a key already typed is not meant for the new step.
  private mutating func takeTime(_ moments: [Moment], at now: Int) {
    take(moments)
    if moments.contains(where: \.isTimeout) { stage.pointer = Pointer() }
    if moments.contains(where: \.isTimeout) && scenes.isAsking { deafUntil = now + Self.reactionTime }
  }

  /// Shows the changes in the files of a watched sitting.
  private mutating func takeNews(at now: Int) {
    let news = sitting.look(at: now)
    if !news.isEmpty { take(news) }
  }

  private func canvas(at now: Int) -> Canvas {
    var canvas = stage.canvas
    canvas.notice = sitting.broken ?? scenes.notices.first
    canvas.left = sitting.left(at: now)
    canvas.motion = motion
    canvas.hue = sitting.state.quiz?.category.map(Subject.hue(ofCategory:))
    return canvas
  }

  // MARK: Time

  /// Milliseconds until something has to be done without a key; nil when nothing will.
  private func patience(at now: Int) -> Int? {
    var waits: [Int] = []
    if !scenes.shown.stopsClock {
      if let change = scenes.shown.nextChange(canvas(at: now)) { waits.append(change) }
      if let left = sitting.timeLeft(at: now) { waits.append(min(left, 1000)) }
    }
    if let frame = motion.nextFrame { waits.append(frame) }
    if sitting.isWatched { waits.append(Sitting.watchEvery) }
    if let doubt = enters.patience(at: now) { waits.append(doubt) }
    if let unsavedSince { waits.append(unsavedSince + Self.draftPatience - now) }
    return waits.min().map { max(0, $0) }
  }

  /// Stops the clock on answer pages and in dialogs, and lets it go on behind them.
  private mutating func matchClock(at now: Int) {
    if !scenes.shown.stopsClock { return sitting.startClock(at: now) }
    takeTime(sitting.stopClock(at: now), at: now)
    if !scenes.shown.stopsClock { sitting.startClock(at: now) }
  }

  private var motion: Motion { mover.motion(at: stage.screen.now()) }

  // MARK: Events

  /// The ending that an event brings, if it does.
  private mutating func handle(_ event: ScreenEvent) -> Ending? {
    mover.stop()
    switch event {
    case .signal(let number): return interrupted(number)
    case .hangUp: return interrupted(Stage.hangUpSignal)
    case .resize: return nil
    case .resumed(let milliseconds):
      away += max(0, milliseconds)
      return nil
    case .key(let key): return handle(key, at: now)
    case .mouse(let report): return handle(report)
    }
  }

  /// A click is the keys that it stands for, with all that guards those.
  private mutating func handle(_ report: MouseReport) -> Ending? {
    sitting.playerIsThere()
    guard let action = stage.pointer.take(report) else { return nil }
    for key in scenes.keys(of: action, canvas(at: now)) {
      if let ending = handle(key, at: now) { return ending }
    }
    return nil
  }

  private mutating func interrupted(_ signal: Int32) -> Ending {
    saveDraft(at: now, atOnce: true)
    return .interrupted(signal: signal)
  }

  private mutating func handle(_ key: Key, at now: Int) -> Ending? {
    sitting.playerIsThere()
    if now < deafUntil, key.answers, scenes.isAsking { return nil }
    guard enters.admits(key, on: scenes.isAsking ? scenes.question : nil, at: now) else { return nil }
    return press(key, at: now)
  }

  private mutating func press(_ key: Key, at now: Int) -> Ending? {
    if key == SceneSound.again { heard = nil }
    let action = scenes.update(key, canvas(at: now))
    saveDraft(at: now, atOnce: !scenes.isAsking)
    switch action {
    case .send(let intent): send(intent, at: now)
    case .confirm(let intent): send(intent, isConfirmed: true, at: now)
    case .leave(let ending): return ending
    case .redraw: stage.screen.redraw()
    case .copy(let text): copy(text)
    case .challenge: challenge()
    default: break
    }
    matchClock(at: self.now)
    return scenes.isDiscarded ? .discarded : nil
  }

  private mutating func copy(_ text: String) {
    stage.screen.copy(text)
    scenes.say(stage.settings.texts.copied)
  }

  /// Makes the sitting a code, shows it, and gives it to the clipboard.
  private mutating func challenge() {
    switch stage.challenge(sitting.shownState) {
    case .code(let code): if let text = scenes.show(code: code) { copy(text) }
    case .refused(let sentence): scenes.say(sentence)
    }
  }

  private mutating func send(_ intent: Intent, isConfirmed: Bool = false, at now: Int) {
    if intent.needsDraft { saveDraft(at: now, atOnce: true) }
    guard let command = command(intent) else { return }
    if !isConfirmed, let doubt = sitting.endDoubt(about: command) { return scenes.ask(about: doubt, before: intent) }
    let (moments, refusal) = sitting.perform(command, at: now)
    takeTime(moments, at: now)
    tell(refusal, moments)
  }

  /// Says why something was refused, unless the screen says already that its time was up.
  private mutating func tell(_ refusal: Refusal?, _ moments: [Moment]) {
    guard let refusal, refusal != .interrupted, !(refusal == .late && moments.contains(where: \.isTimeout)) else {
      return
    }
    scenes.say(refusal.sentence(stage.settings.texts.language).capitalised)
  }

  /// The command in the quiz's own ids; an impossible reply is refused with a notice.
  private mutating func command(_ intent: Intent) -> Command? {
    switch intent {
    case .answer(let reply, let inputs): return response(reply).map { .answer($0, inputs: inputs) }
    case .skip: return .skip
    case .hint: return .hint
    case .back: return .back
    case .finish: return .finish
    case .discard: return .discard
    case .action(let id, let inputs): return .action(id, inputs: inputs)
    case .proceed(let inputs): return .proceed(inputs: inputs)
    case .goTo(let place): return .goTo(place)
    }
  }

  private mutating func response(_ reply: Reply) -> Response? {
    guard let projection = Projection(state: sitting.state) else { return nil }
    do {
      return try projection.response(to: reply)
    } catch {
      scenes.say(error.sentence(stage.settings.texts.language).capitalised)
      return nil
    }
  }

  // MARK: Drafts

  /// Saves the draft, so that it counts when time runs out: ticks at once, other changes after a moment, or at once
  /// when little time is left.
  private mutating func saveDraft(at now: Int, atOnce: Bool = false) {
    guard let question = scenes.question, let reply = question.unsaved else { return unsavedSince = nil }
    let since = unsavedSince ?? now
    unsavedSince = since
    let isLate = sitting.timeLeft(at: now).map { $0 < 5 * Self.draftPatience } ?? false
    guard atOnce || question.savesAtOnce || isLate || now - since >= Self.draftPatience else { return }
    unsavedSince = nil
    scenes.didSaveDraft()
    guard let response = response(reply) else { return }
    let (moments, refusal) = sitting.perform(.select(response), at: now)
    takeTime(moments, at: now)
    tell(refusal, moments)
  }
}

extension Moment {
  fileprivate var isTimeout: Bool {
    if case .timeout = self { return true }
    return false
  }
}

extension Intent {
  /// Whether the draft has to be known first: the same question may be asked again with it.
  fileprivate var needsDraft: Bool {
    switch self {
    case .hint, .action, .goTo, .back: true
    default: false
    }
  }
}

extension Key {
  /// Whether it may answer a question.
  fileprivate var answers: Bool {
    switch self {
    case .enter, .character(" "): true
    default: place(of: self) != nil
    }
  }
}

/// Tells an Enter that is meant from one that is held down, tapped without a look, or typed too early.
struct EnterGuard {
  /// The time of the last Enter, Right or other submitting key, whatever its effect.
  private var enteredAt: Int
  /// A second Enter that may be the first repetition of a key that is held down, and until when another would show it.
  private var doubted: (key: Key, until: Int)?

  /// An Enter within this time of another one that continued was typed without reading.
  private static let readingTime = 400
  /// Terminals repeat a key that is held down for the first time within this.
  private static let longestDelay = 1000
  /// Terminals repeat it within this from then on.
  private static let longestRepetition = 150

  init(at now: Int) { enteredAt = now }

  /// True when a key may take effect now. `question` is nil where none is on the screen.
  mutating func admits(_ key: Key, on question: QuestionScene?, at now: Int) -> Bool {
    let since = now - enteredAt
    let handsIn = question?.handsIn(key) ?? false
    if handsIn || key == .enter || key == .right { enteredAt = now }
    let isHeld = doubted != nil && handsIn
    doubted = nil
    guard let question, handsIn, question.isUntouchedChoice || question.asksOnceMore else { return true }
    if isHeld || since < Self.readingTime { return false }
    if question.isUntouchedChoice || since >= Self.longestDelay { return true }
    doubted = (key, now + Self.longestRepetition)
    return false
  }

  /// The key that was not held down after all; nil when none is doubted, or it is too early to say.
  mutating func takeCleared(at now: Int) -> Key? {
    guard let doubted, now >= doubted.until else { return nil }
    self.doubted = nil
    return doubted.key
  }

  /// Milliseconds until a doubted key is cleared; nil without one.
  func patience(at now: Int) -> Int? { doubted.map { $0.until - now } }
}
