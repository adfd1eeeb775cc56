internal import Terminal
internal import Words

/// The screen while a mode works: redrawn in another size, answering keys with a word, and able to end.
///
/// A key typed meanwhile was meant for the step before, so it is dropped.
final class Meanwhile {
  private let stage: Stage
  private let clock: () -> Int
  /// The last drawn picture, for a canvas; nil before the first screen.
  private var shown: ((Canvas) -> Frame)?
  private var canvas: Canvas?
  private var since = 0
  private var lastDrawn = 0
  private var isExplained = false
  /// The events that end the sitting, or that must be known afterwards.
  private var events: [ScreenEvent] = []

  /// Milliseconds after which the screen is drawn anew.
  private static let pause = 200
  /// Milliseconds after which it is said that the mode is at work.
  private static let silence = 700

  init(_ stage: Stage, now: @escaping () -> Int) {
    self.stage = stage
    clock = now
  }

  /// Stores the picture on the screen before a mode is asked.
  func showing(_ canvas: Canvas, _ frame: @escaping (Canvas) -> Frame) {
    shown = frame
    self.canvas = canvas
    (since, lastDrawn) = (clock(), clock())
    isExplained = false
  }

  /// The events not handled yet.
  func taken() -> [ScreenEvent] {
    defer { events = [] }
    return events
  }

  /// Whether to go on waiting.
  func goesOn() -> Bool {
    var isDue = clock() - lastDrawn >= Self.pause
    for event in stage.wait(0) {
      switch event {
      case .signal, .hangUp: events.append(event)
      case .resumed: events.append(event)
      case .resize: isDue = true
      case .key, .mouse:
        isExplained = true
        isDue = true
      }
    }
    let isEnding = events.contains(where: \.ends)
    if isDue && !isEnding { draw() }
    return !isEnding
  }

  private func draw() {
    guard let shown, let before = canvas else { return }
    lastDrawn = clock()
    var canvas = stage.canvas
    // A mode's time is charged to no question, so the countdown stands still.
    canvas.left = before.left
    canvas.notice = isExplained || lastDrawn - since >= Self.silence ? canvas.texts.modeAtWork : before.notice
    stage.screen.show(shown(canvas))
  }
}

extension ScreenEvent {
  fileprivate var ends: Bool {
    switch self {
    case .signal, .hangUp: true
    case .key, .mouse, .resize, .resumed: false
    }
  }
}
