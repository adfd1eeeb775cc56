internal import QuizPlay
internal import Terminal
internal import TextLayout

/// How a quiz can be played: one mode, and any modifiers on top of it.
struct ModesScene: ListScene {
  private var view: ModesView
  var focus: Int
  var scroll = Scroll()
  var choice: ModesChoice?

  init(_ view: ModesView) {
    self.view = view
    focus = view.chosen
    if focus > 0 { scroll.follow(from: 0) }
  }

  var count: Int { view.modes.count + view.modifiers.count }

  /// The place among the modifiers of what has the focus; nil when that is a mode.
  private var modifier: Int? { focus < view.modes.count ? nil : focus - view.modes.count }

  private var entries: [CoverMode] { view.modes + view.modifiers }

  // MARK: Keys

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    // What was ticked counts, however the player leaves.
    case .escape, .character("q"), .left: return settle()
    case .enter, .right:
      if modifier != nil { toggle() } else { return pickMode() }
    case .character(" "):
      if modifier != nil { toggle() } else { view.chosen = focus }
    case .character("o"):
      if modifier == nil { view.chosen = focus }
      return settle(wantsOptions: true)
    default: _ = move(key, canvas)
    }
    return .none
  }

  private mutating func pickMode() -> SceneAction {
    view.chosen = focus
    return settle()
  }

  private mutating func toggle() {
    guard let modifier else { return }
    if view.ticked.remove(modifier) == nil { view.ticked.insert(modifier) }
  }

  private mutating func settle(wantsOptions: Bool = false) -> SceneAction {
    choose(
      ModesChoice(
        mode: view.modes[view.chosen], modifiers: view.ticked.sorted().map { view.modifiers[$0] },
        wantsOptions: wantsOptions))
  }

  // MARK: View

  func sheet(_ canvas: Canvas) -> Sheet {
    let words = canvas.texts.cover
    var body = Body(width: canvas.width)
    let column = min(20, entries.map { name($0, words).cleaned.cells }.max() ?? 0)
    for place in entries.indices {
      if place == view.modes.count {
        if canvas.isSpacious { body.gap() }
        body.add(words.modifiers, Look.category)
      }
      body.spot { draw(place, column: column, into: &$0, canvas) }
    }
    let title = words.modesTitle(["title": view.title]).cleaned
      .truncated(to: canvas.width, ellipsis: canvas.glyphs.ellipsis)
    return Sheet(
      header: [Row(title, Look.title)] + explained(entries[focus], canvas), body: body, focus: focus,
      hints: hints(canvas.settings))
  }

  private func name(_ entry: CoverMode, _ words: CoverTexts) -> String {
    entry.id == nil ? words.standardMode : entry.name
  }

  private func about(_ entry: CoverMode, _ words: CoverTexts) -> String {
    let about = entry.about ?? (entry.id == nil ? words.ownStandard : "")
    return entry.isOwn && entry.id != nil ? [about, words.own].filter { !$0.isEmpty }.joined(separator: "; ") : about
  }

  private func sign(_ place: Int, _ glyphs: Glyphs) -> String {
    if place < view.modes.count { return place == view.chosen ? glyphs.radioOn : glyphs.radioOff }
    return view.ticked.contains(place - view.modes.count) ? glyphs.checkOn : glyphs.checkOff
  }

  /// What has the focus is explained whole, above the list: there it moves nothing.
  private func explained(_ entry: CoverMode, _ canvas: Canvas) -> [Row] {
    let rows = canvas.isSpacious && canvas.width >= 60 ? 1 : 2
    let lines = wrapped(about(entry, canvas.texts.cover).cleaned, width: canvas.width)
    return (0..<rows).map { Row(lines.indices.contains($0) ? lines[$0] : "") }
  }

  private func draw(_ place: Int, column: Int, into body: inout Body, _ canvas: Canvas) {
    let (entry, words) = (entries[place], canvas.texts.cover)
    let marker = Marker(isFocused: place == focus, canvas: canvas)
    let lead = marker.lead(sign(place, canvas.glyphs))
    let indent = lead.reduce(0) { $0 + $1.text.cells }
    let name = name(entry, words).cleaned.truncated(to: canvas.width - indent, ellipsis: canvas.glyphs.ellipsis)
    let room = canvas.width - indent - column - 2
    var spans = lead + [Span(name, marker.style)]
    if room >= 30 {
      let about = (entry.about ?? (entry.id == nil ? words.ownStandard : "")).cleaned
      spans.append(Span(String(repeating: " ", count: max(2, column + 2 - name.cells))))
      spans.append(Span(about.truncated(to: room, ellipsis: canvas.glyphs.ellipsis)))
    }
    body.add(Row(spans, cursor: marker.cursor))
  }

  private func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    let main = KeyHint(texts.enter, modifier == nil ? texts.cover.take : texts.cover.tick)
    let options = modifier == nil && entries[focus].hasOptions ? [KeyHint("o", texts.cover.options)] : []
    return [main] + options + [KeyHint(settings.glyphs.upDown, texts.move), KeyHint(texts.esc, texts.back)]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint(texts.enter, texts.cover.take), KeyHint(texts.space, texts.cover.tick),
      KeyHint("o", texts.cover.options),
    ] + listKeys(settings) + [KeyHint("q \(texts.esc)", texts.back)]
  }
}
