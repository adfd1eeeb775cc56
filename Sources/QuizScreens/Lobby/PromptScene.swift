internal import Terminal
internal import Words

/// One line to be typed.
struct PromptScene: LobbyScene {
  private let title: String
  private let label: String
  /// The purpose of the field, in a sentence.
  private let about: String?
  /// The label of Enter; nil where it saves.
  private let takes: String?
  private var field: TextField
  var scroll = Scroll()
  var choice: String?

  init(
    title: String, label: String, text: String, longest: Int = TextField.longest, about: String? = nil,
    takes: String? = nil
  ) {
    self.takes = takes
    self.title = title
    self.label = label
    self.about = about
    field = TextField(suggesting: text, longest: longest)
  }

  /// The complaint about an empty field; nil where it may be empty.
  var missing: String?

  var isTyping: Bool { true }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .escape: return .goBack
    case .enter:
      if let missing, field.text.allSatisfy(\.isWhitespace) { return .say(missing) }
      return choose(field.text)
    default:
      _ = field.edit(key)
      return .none
    }
  }

  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key] {
    if click.part != nil { field.moveCursor(to: click.cell, of: click.cells) }
    return []
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    if let about {
      body.add(about)
      body.gap()
    }
    body.spot { $0.add(field: field, label: label, isFocused: true, canvas) }
    let hints = [KeyHint(texts.enterKey, takes ?? texts.settings.takes), KeyHint(texts.esc, texts.back)]
    return Sheet(header: [Row(title, Look.title)], body: body, focus: 0, hints: hints)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [KeyHint(texts.enterKey, takes ?? texts.settings.takes)] + TextField.keys(settings) + [
      KeyHint(texts.esc, texts.back)
    ]
  }
}
