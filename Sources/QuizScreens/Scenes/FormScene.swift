internal import Terminal
internal import Words

/// A screen with a form: a question or a page.
protocol FormScene: Scene {
  var form: Form { get set }
  /// Whether Left, `b` and Shift-Tab lead back to an earlier question.
  var canGoBack: Bool { get }
  mutating func press(_ role: Button.Role, _ texts: ScreenTexts) -> SceneAction
}

extension FormScene {
  var isTyping: Bool { form.isTyping }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    // A button out of sight is scrolled into view first, not pressed.
    if key == .character(" "), !form.isTyping, !isFocusInSight(canvas) {
      follow(canvas)
      return .none
    }
    let offset = layout(canvas).offset
    switch form.press(key, canvas.texts) {
    case .ignored: return pressElsewhere(key, canvas)
    case .pad, .moved: scroll.follow(from: offset)
    case .pressed(let role): return press(role, canvas.texts)
    }
    return .none
  }

  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key] { clickForm(click, canvas) }

  mutating func clickForm(_ click: Click, _ canvas: Canvas) -> [Key] {
    let offset = layout(canvas).offset
    defer { scroll.follow(from: offset) }
    return form.click(click)
  }

  private mutating func pressElsewhere(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .up: move(-1, canvas)
    case .down: move(1, canvas)
    case .character("k") where !isTyping: move(-1, canvas)
    case .character("j") where !isTyping: move(1, canvas)
    case .pageUp: turn(-1, canvas)
    case .pageDown: turn(1, canvas)
    case .home, .character("g"): jump(to: 0, canvas)
    case .end, .character("G"): jump(to: max(0, form.count - form.buttons.count - 1), canvas)
    case .backTab where canGoBack, .left where canGoBack: return .send(.back)
    case .right: return press(.submit, canvas.texts)
    case .escape, .left: return .quit
    case .character("q") where !isTyping: return .quit
    case .character(let sign):
      if let button = form.numbered(sign) { return press(button.role, canvas.texts) }
    default: break
    }
    return .none
  }

  private func isFocusInSight(_ canvas: Canvas) -> Bool {
    let layout = layout(canvas)
    return layout.focus.map(layout.isInSight) ?? true
  }

  private mutating func follow(_ canvas: Canvas) { scroll.follow(from: layout(canvas).offset) }

  private mutating func jump(to spot: Int, _ canvas: Canvas) {
    guard !isTyping, spot < form.count else { return }
    let offset = layout(canvas).offset
    form.focus = spot
    scroll.follow(from: offset)
  }

  /// Moves the focus; scrolls by a row instead while the focused spot is partly out of sight, or there is no further
  /// one.
  private mutating func move(_ step: Int, _ canvas: Canvas) {
    let layout = layout(canvas)
    let rows = layout.focus ?? 0..<0
    let isBeyond = step > 0 ? rows.upperBound > layout.offset + layout.height : rows.lowerBound < layout.offset
    guard !isBeyond, let next = form.next(step) else { return look(by: step, canvas) }
    form.focus = next
    scroll.follow(from: layout.offset)
  }

  /// Scrolls by a page and takes the focus along, if there is something that can have it.
  private mutating func turn(_ step: Int, _ canvas: Canvas) {
    look(by: step * max(1, layout(canvas).height - 1), canvas)
    let layout = layout(canvas)
    guard !(layout.focus.map(layout.isInSight) ?? false) else { return }
    let seen = layout.sheet.body.spots.firstIndex { layout.isInSight($0) }
    if let seen { form.focus = seen }
  }
}
