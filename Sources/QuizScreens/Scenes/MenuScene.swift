internal import QuizPlay
internal import Terminal
internal import Words

/// A dialog: a few ways to go on, of which one is picked.
struct MenuScene: Scene {
  struct Option {
    var key: Character
    var label: String
    var action: SceneAction
  }

  private let title: String
  private let text: String
  private let options: [Option]
  private let onEscape: SceneAction
  /// Whether it is about the sitting, not about the step that was open.
  private(set) var isOfSitting = false
  private var focus = 0
  var scroll = Scroll()

  init(title: String, text: String, options: [Option], onEscape: SceneAction) {
    self.title = title
    self.text = text
    self.options = options
    self.onEscape = onEscape
  }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    if case .character(let letter) = key, let option = options.first(where: { $0.key == letter }) {
      return option.action
    }
    switch key {
    case .up, .character("k"), .backTab: focus = max(0, focus - 1)
    case .down, .character("j"), .tab: focus = min(options.count - 1, focus + 1)
    case .enter, .character(" "): return options[focus].action
    case .escape, .left, .character("q"): return onEscape
    default: break
    }
    scroll.follow(from: 0)
    return .none
  }

  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key] {
    guard let spot = click.spot, options.indices.contains(spot) else { return [] }
    focus = spot
    return [.enter]
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    if !text.isEmpty { body.add(text) }
    if canvas.isSpacious { body.gap() }
    for (index, option) in options.enumerated() {
      let marker = Marker(isFocused: index == focus, canvas: canvas)
      body.spot { body in
        body.add(option.label, marker.style, lead: marker.lead(String(option.key)), cursor: marker.cursor)
      }
    }
    let hints = [KeyHint(texts.enterKey, texts.chooses), KeyHint(canvas.glyphs.upDown, texts.move)] + wayOut(texts)
    return Sheet(header: canvas.titleRows(title), body: body, focus: focus, hints: hints)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [KeyHint(settings.glyphs.upDown, texts.move), KeyHint(texts.enterKey, texts.chooses)]
      + options.map { KeyHint(String($0.key), $0.label) } + wayOut(texts)
  }

  /// Which of the options Esc is.
  private func wayOut(_ texts: ScreenTexts) -> [KeyHint] {
    options.filter { $0.action == onEscape }.prefix(1).map { KeyHint(texts.esc, $0.label) }
  }
}

extension MenuScene {
  /// Leave an unfinished quiz: keep it, throw it away, or stay; without anything to keep leave or stay.
  static func quitting(_ leaving: Leaving, _ texts: ScreenTexts) -> MenuScene {
    var scene = asking(leaving, texts)
    scene.isOfSitting = true
    return scene
  }

  private static func asking(_ leaving: Leaving, _ texts: ScreenTexts) -> MenuScene {
    let leave = Option(key: "l", label: texts.leaveLabel, action: .leave(.kept))
    let stay = Option(key: "s", label: texts.stay, action: .next)
    let (text, options) =
      switch leaving {
      case .unsaved: (texts.sittingUnsaved, [leave, stay])
      case .kept: (texts.quitToday, [leave, stay])
      case .keptOrDiscarded:
        (
          texts.quitText,
          [
            Option(key: "k", label: texts.quitKeep, action: .leave(.kept)),
            Option(key: "d", label: texts.quitDiscard, action: .send(.discard)), stay,
          ]
        )
      }
    return MenuScene(title: texts.quitTitle, text: text, options: options, onEscape: .next)
  }

  /// Asks whether the player is still there, after so many limits in a row without a key.
  static func stillThere(after limits: Int, keeps: Bool, _ texts: ScreenTexts) -> MenuScene {
    MenuScene(
      title: texts.stillThereTitle, text: texts.stillThereText(["n": String(limits)]),
      options: [
        Option(key: "c", label: texts.goOnLabel, action: .next),
        Option(key: "l", label: keeps ? texts.quitKeep : texts.leaveLabel, action: .leave(.kept)),
      ], onEscape: .none)
  }

  /// End the sitting for good; a key that was typed early ends nothing.
  static func ending(_ doubt: EndDoubt, by intent: Intent, _ texts: ScreenTexts) -> MenuScene {
    switch doubt {
    case .open(let count):
      MenuScene(
        title: texts.submitTitle, text: texts.submitText(["n": String(count)]),
        options: [
          Option(key: "s", label: texts.submitYes, action: .confirm(intent)),
          Option(key: "b", label: texts.submitNo, action: .next),
        ], onEscape: .next)
    case .button(let label):
      MenuScene(
        title: texts.endTitle, text: texts.endText(["button": label]),
        options: [
          Option(key: "s", label: texts.stay, action: .next),
          Option(key: "e", label: texts.endYes, action: .confirm(intent)),
        ], onEscape: .next)
    }
  }

  /// An unfinished sitting of this quiz is there.
  static func continuing(title: String, mark: String, note: String?, _ texts: ScreenTexts) -> MenuScene {
    MenuScene(
      title: title, text: [texts.begunTitle + ".", note].compactMap { $0 }.joined(separator: "\n"),
      options: [
        Option(key: "c", label: mark, action: .pick(0)), Option(key: "n", label: texts.startAnew, action: .pick(1)),
        Option(key: "b", label: texts.goBack, action: .pick(2)),
      ], onEscape: .pick(2))
  }
}
