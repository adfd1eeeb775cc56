package import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// The settings, each changed where it stands.
struct SettingsScene: ListScene {
  private let items: [SettingItem]
  var focus: Int
  var scroll = Scroll()
  var choice: SettingsChoice?

  init(_ items: [SettingItem], focus: Int) {
    self.items = items
    self.focus = max(0, min(items.count - 1, focus))
    if focus > 0 { scroll.follow(from: 0) }
  }

  var count: Int { items.count }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    guard items.indices.contains(focus) else { return .goBack }
    let item = items[focus]
    switch key {
    case .escape, .character("q"): return .goBack
    case .right, .character(" "): return turn(item, 1)
    case .left: return turn(item, -1)
    case .enter:
      if item.name == .player { return choose(.players) }
      return item.name.isTyped ? choose(.edit(item.name)) : turn(item, 1)
    default: _ = move(key, canvas)
    }
    return .none
  }

  /// The next of the usual values.
  private mutating func turn(_ item: SettingItem, _ step: Int) -> SceneAction {
    let values = item.name.steps
    guard !values.isEmpty else { return choose(item.name == .player ? .players : .edit(item.name)) }
    guard let place = values.firstIndex(of: item.value) else {
      let own = Double(item.value) ?? .infinity
      let next = values.first { (Double($0) ?? -1) > own }
      return choose(.set(item.name, next ?? values[0]))
    }
    return choose(.set(item.name, values[(place + step + values.count) % values.count]))
  }

  // MARK: View

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    let column = items.map { texts.settings.label($0.name).cells }.max() ?? 0
    for (index, item) in items.enumerated() {
      body.spot { draw(item, column: column, isFocused: index == focus, into: &$0, canvas) }
    }
    let isTyped = items.indices.contains(focus) && items[focus].name.isTyped
    let arrows = canvas.glyphs.leftRight
    let change =
      isTyped
      ? [KeyHint(arrows, texts.settings.changes), KeyHint(texts.enterKey, texts.settings.typesValue)]
      : [KeyHint("\(arrows) \(texts.enterKey)", texts.settings.changes)]
    let hints = change + [KeyHint(canvas.glyphs.upDown, texts.move), KeyHint("q", texts.back)]
    return Sheet(header: [Row(texts.home.settingsTitle, Look.title)], body: body, focus: focus, hints: hints)
  }

  private func draw(_ item: SettingItem, column: Int, isFocused: Bool, into body: inout Body, _ canvas: Canvas) {
    let words = canvas.texts.settings
    let marker = Marker(isFocused: isFocused, canvas: canvas)
    let label = words.label(item.name).padded(to: column + 2)
    let value = words.inWords(item.value, of: item.name).cleaned
    let room = canvas.width - 2 - column - 2
    body.add(
      Row(
        marker.lead("") + [
          Span(label), Span(value.truncated(to: room, ellipsis: canvas.glyphs.ellipsis), marker.style),
        ], cursor: marker.cursor))
    if isFocused, value.cells > room { body.add(value, marker.style, lead: [Span("    ")]) }
    // On a narrow screen only the setting in question explains itself.
    guard isFocused || canvas.size.rows >= 30 else { return }
    body.add(words.about(item.name), lead: [Span("    ")])
    if let fixed = item.fixed { body.add(words.languageFixed(["language": fixed]), lead: [Span("    ")]) }
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint("\(settings.glyphs.leftRight) \(texts.space)", texts.settings.changes),
      KeyHint(texts.enterKey, texts.settings.typesValue),
    ] + listKeys(settings) + [KeyHint("q \(texts.esc)", texts.back)]
  }
}

extension SettingTexts {
  func label(_ name: SettingKey) -> String { labels[name.rawValue] ?? name.rawValue }

  func about(_ name: SettingKey) -> String { abouts[name.rawValue] ?? "" }

  /// A value for people; one without words of its own as it is written.
  func inWords(_ value: String, of name: SettingKey) -> String {
    switch (name, value) {
    case (.timed, "quiz"): return timedAsQuiz
    case (.timed, _) where Double(value) != nil: return timedEvery(["n": value])
    case (_, "true"), (.timed, "on"), (.bidi, "on"): return isOn
    case (_, "false"), (.timed, "off"), (.bidi, "off"): return isOff
    case (.bidi, "auto"): return bidiAuto
    case (.theme, _): return themes[value] ?? value
    case (.language, _): return languages[value] ?? value
    case (.dailySource, _): return sourceOf[value] ?? value
    case (.dailyCounts, _): return countsOf[value] ?? value
    default: return value
    }
  }
}

/// A setting with its value, as both are written on the command line.
package struct SettingItem: Equatable, Sendable {
  package var name: SettingKey
  package var value: String
  /// The language that the environment names, which wins.
  package var fixed: String?

  package init(_ name: SettingKey, _ value: String, fixed: String? = nil) {
    self.name = name
    self.value = value
    self.fixed = fixed
  }
}

package enum SettingsChoice: Equatable, Sendable {
  case set(SettingKey, String)
  /// Type a value.
  case edit(SettingKey)
  case players
}

/// The player's place among the settings.
package struct SettingsPlace: Equatable, Sendable {
  var focus = 0

  package init() {}
}

extension Lobby {
  package func settings(
    _ items: [SettingItem], at place: inout SettingsPlace, notice: String? = nil
  ) throws(Interruption) -> SettingsChoice? {
    var scene = SettingsScene(items, focus: place.focus)
    defer { place.focus = scene.focus }
    return try show(&scene, notice: notice)
  }

  /// Asks for a setting's value; `typed` is the initial text.
  package func value(of name: SettingKey, _ typed: String, notice: String? = nil) throws(Interruption) -> String? {
    var scene = PromptScene(title: texts.settings.label(name), label: texts.settings.valueLabel, text: typed)
    return try show(&scene, notice: notice)
  }
}
