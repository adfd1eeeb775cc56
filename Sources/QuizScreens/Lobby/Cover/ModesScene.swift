internal import QuizPlay
package import QuizWire
internal import Terminal
internal import TextLayout
internal import Words

/// How a quiz can be played: one mode, and any modifiers on top of it.
struct ModesScene: ListScene {
  private var view: ModesView
  private var search = ListSearch()
  /// The places of the entries that are shown, modes before modifiers, with the letters that were looked for.
  private var shown: [QuizSearch.Match<Int>] = []
  var focus: Int
  var scroll = Scroll()
  var choice: ModesChoice?

  init(_ view: ModesView) {
    self.view = view
    focus = view.chosen
    shown = entries.indices.map { QuizSearch.Match($0) }
    if focus > 0 { scroll.follow(from: 0) }
  }

  var count: Int { shown.count }

  var isTyping: Bool { search.isOn }

  /// The focused place among the entries; nil without matches.
  private var place: Int? { shown.indices.contains(focus) ? shown[focus].item : nil }

  /// The focused place among the modifiers; nil for a mode.
  private var modifier: Int? { place.flatMap { $0 < view.modes.count ? nil : $0 - view.modes.count } }

  private var entries: [OfferedMode] { view.modes + view.modifiers }

  // MARK: Keys

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    let words = canvas.texts.cover
    switch search.press(key) {
    case .began, .typed: find(words, from: nil)
    case .ended: find(words, from: place)
    case .edited: break
    case .none: return pressElsewhere(key, canvas)
    }
    return .none
  }

  private mutating func pressElsewhere(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .enter: return take()
    case _ where search.isOn: _ = move(key, canvas)
    // Ticks count, however the player leaves.
    case .escape, .character("q"), .left: return settle()
    case .right: return take()
    case .character(" "):
      if modifier != nil { toggle() } else { choosePlace() }
    case .character("o"):
      choosePlace()
      return settle(wantsOptions: true)
    default: _ = move(key, canvas)
    }
    return .none
  }

  private mutating func find(_ words: CoverTexts, from place: Int?) {
    let names = entries.map { name($0, words).cleaned }
    shown = QuizSearch.matches(search.text, in: Array(entries.indices)) { [entries] index in
      QuizSearch.Texts(title: names[index], id: entries[index].id, description: entries[index].about)
    }
    focus = shown.firstIndex { $0.item == place } ?? 0
    scroll.follow(from: 0)
  }

  private mutating func take() -> SceneAction {
    if modifier != nil {
      toggle()
      return .none
    }
    if place == nil { return .none }
    choosePlace()
    return settle()
  }

  /// Takes the mode that has the focus, if it is one.
  private mutating func choosePlace() {
    if let place, modifier == nil { view.chosen = place }
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
    for match in shown {
      // Matches are sorted by closeness, so they have no headings.
      if !search.isOn, match.item == view.modes.count {
        if canvas.isSpacious { body.gap() }
        body.add(words.modifiers, Look.category)
      }
      body.spot { draw(match, column: column, into: &$0, canvas) }
    }
    if shown.isEmpty { body.add(words.nothingLike(["text": search.text])) }
    let title = words.modesTitle(["title": view.title]).cleaned
      .truncated(to: canvas.width, ellipsis: canvas.glyphs.ellipsis)
    let about = search.isOn ? [] : place.map { explained(entries[$0], canvas) } ?? []
    var sheet = Sheet(
      header: [Row(title, Look.title)] + about, body: body, focus: shown.isEmpty ? nil : focus,
      hints: hints(canvas.settings))
    sheet.add(search, found: shown.count, of: entries.count, canvas)
    return sheet
  }

  private func name(_ entry: OfferedMode, _ words: CoverTexts) -> String {
    entry.id.isEmpty ? words.standardWord : entry.name
  }

  private func about(_ entry: OfferedMode, _ words: CoverTexts) -> String {
    let about = entry.about ?? (entry.id.isEmpty ? words.ownStandard : "")
    return entry.isOwn && !entry.id.isEmpty ? [about, words.own].filter { !$0.isEmpty }.joined(separator: "; ") : about
  }

  private func sign(_ place: Int, _ glyphs: Glyphs) -> String {
    if place < view.modes.count { return place == view.chosen ? glyphs.radioOn : glyphs.radioOff }
    return view.ticked.contains(place - view.modes.count) ? glyphs.checkOn : glyphs.checkOff
  }

  /// The full description of the focused entry, above the list, where it moves nothing.
  private func explained(_ entry: OfferedMode, _ canvas: Canvas) -> [Row] {
    let rows = canvas.isSpacious && canvas.width >= 60 ? 1 : 2
    let lines = wrapped(about(entry, canvas.texts.cover).cleaned, width: canvas.width)
    return (0..<rows).map { row in
      guard lines.indices.contains(row) else { return Row("") }
      let isCut = row == rows - 1 && lines.count > rows
      let ellipsis = canvas.glyphs.ellipsis
      return Row(
        isCut ? (lines[row] + " " + lines[row + 1]).truncated(to: canvas.width, ellipsis: ellipsis) : lines[row])
    }
  }

  private func draw(
    _ match: QuizSearch.Match<Int>, column: Int, into body: inout Body, _ canvas: Canvas
  ) {
    let (entry, words) = (entries[match.item], canvas.texts.cover)
    let marker = Marker(isFocused: match.item == place, canvas: canvas)
    let lead = marker.lead(sign(match.item, canvas.glyphs))
    let indent = lead.reduce(0) { $0 + $1.text.cells }
    let name = name(entry, words).cleaned.truncated(to: canvas.width - indent, ellipsis: canvas.glyphs.ellipsis)
    let room = canvas.width - indent - column - 2
    var spans = lead + Span.marked(name, match.marks, marker.style)
    if room >= 30 {
      let about = (entry.about ?? (entry.id.isEmpty ? words.ownStandard : "")).cleaned
      spans.append(Span(String(repeating: " ", count: max(2, column + 2 - name.cells))))
      spans.append(Span(about.truncated(to: room, ellipsis: canvas.glyphs.ellipsis)))
    }
    body.add(Row(spans, cursor: marker.cursor))
  }

  private func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    let enter = modifier == nil ? texts.cover.take : texts.cover.ticks
    if search.isOn { return settings.searchHints(enter) }
    let hasOptions = place.map { modifier == nil && entries[$0].hasOptions } ?? false
    return [KeyHint(texts.enterKey, enter)] + (hasOptions ? [KeyHint("o", texts.cover.options)] : [])
      + [KeyHint(settings.glyphs.upDown, texts.move), settings.searchKey, KeyHint(texts.esc, texts.back)]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    if search.isOn { return settings.searchKeys(texts.cover.take) }
    return [
      KeyHint(texts.enterKey, texts.cover.take), KeyHint(texts.space, texts.cover.ticks),
      KeyHint("o", texts.cover.options), settings.searchKey,
    ] + listKeys(settings) + [KeyHint("q \(texts.esc)", texts.back)]
  }
}

/// The modes that fit a quiz, and what is chosen of them.
package struct ModesView: Equatable, Sendable {
  package var title: String
  package var modes: [OfferedMode]
  package var modifiers: [OfferedMode]
  /// The place of the chosen mode.
  package var chosen: Int
  /// The places of the modifiers that go with it.
  package var ticked: Set<Int>

  package init(title: String, modes: [OfferedMode], modifiers: [OfferedMode]) {
    (self.title, self.modes, self.modifiers) = (title, modes, modifiers)
    chosen = modes.firstIndex(where: \.isChosen) ?? 0
    ticked = Set(modifiers.indices.filter { modifiers[$0].isChosen })
  }
}

/// The mode and the modifiers that the player chose.
package struct ModesChoice: Equatable, Sendable {
  package var mode: OfferedMode
  package var modifiers: [OfferedMode]
  /// Whether the player wants to see the options next.
  package var wantsOptions: Bool

  package init(mode: OfferedMode, modifiers: [OfferedMode], wantsOptions: Bool = false) {
    self.mode = mode
    self.modifiers = modifiers
    self.wantsOptions = wantsOptions
  }
}

extension Lobby {
  /// The modes of a quiz to choose from.
  package func modes(_ view: ModesView) throws(Interruption) -> ModesChoice? {
    var scene = ModesScene(view)
    return try show(&scene)
  }
}
