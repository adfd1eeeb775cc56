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
    for (index, hint) in keys.enumerated() {
      let draw = { (body: inout Body) in body.add(hint.what, lead: [Span(hint.keys.padded(to: column), Look.key)]) }
      if key(at: index, canvas.settings) == nil { draw(&body) } else { body.touch(.offer(index), draw) }
    }
    if let rule {
      body.gap()
      body.add(rule)
    }
    let hints = [KeyHint(texts.esc, texts.close), KeyHint(canvas.glyphs.upDown, texts.scroll)]
    return Sheet(header: [Row(texts.helpTitle, Look.title)], body: body, hints: hints)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] { keys }

  /// The key of a row; nil where it names several to choose from, or none.
  private func key(at index: Int, _ settings: ScreenSettings) -> Key? {
    keys.indices.contains(index) ? KeyNames(settings).key(of: keys[index].keys) : nil
  }

  /// A row closes the help, and its key goes to the screen below.
  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key] {
    guard case .offer(let index) = click.target, let key = key(at: index, canvas.settings) else { return [] }
    return [.escape, key]
  }
}
