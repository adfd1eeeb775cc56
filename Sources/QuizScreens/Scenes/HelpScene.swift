internal import Terminal
internal import TextLayout
internal import Words

/// All keys of the screen below, and its rule.
struct HelpScene: Scene {
  private let keys: [KeyHint]
  private let rule: String?
  var scroll = Scroll()

  init(of scene: some Scene, _ settings: ScreenSettings) {
    let texts = settings.texts
    rule = scene.rule(texts)
    keys =
      scene.keys(settings) + [
        KeyHint("? F1", texts.help), KeyHint("\(texts.control)-L", texts.redraw),
        KeyHint("\(texts.control)-C", texts.stopAtOnce),
      ]
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .escape, .enter, .character("q"): return .next
    default:
      _ = scrolled(by: key, canvas)
      return .none
    }
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    let column = min(20, (keys.map(\.keys.cells).max() ?? 0) + 2)
    var body = Body(width: canvas.width)
    for hint in keys { body.add(hint.what, lead: [Span(hint.keys.padded(to: column), Look.key)]) }
    if let rule {
      body.gap()
      body.add(rule)
    }
    let hints = [KeyHint(texts.esc, texts.close), KeyHint(canvas.glyphs.upDown, texts.scroll)]
    return Sheet(header: [Row(texts.helpTitle, Look.title)], body: body, hints: hints)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { keys }
}
