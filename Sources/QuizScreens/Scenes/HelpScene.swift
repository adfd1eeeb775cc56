internal import Terminal
internal import TextLayout

/// All keys of the screen below.
struct HelpScene: Scene {
  private let keys: [KeyHint]
  var scroll = Scroll()

  init(_ keys: [KeyHint], _ texts: ScreenTexts) {
    self.keys =
      keys + [
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
    let hints = [KeyHint(texts.esc, texts.close), KeyHint(canvas.glyphs.upDown, texts.scroll)]
    return Sheet(header: [Row(texts.helpTitle, Look.title)], body: body, hints: hints)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { keys }
}
