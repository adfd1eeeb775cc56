internal import QuizPlay
internal import QuizWire
internal import Terminal
internal import Words

/// The host's desk: the room as it is, the keys that move it on, and forms for what needs a name.
struct DeskScene: LobbyScene {
  /// The address at which players join.
  struct Door: Equatable {
    var address: String
    /// The squares of the address's QR code.
    var code: [[Bool]]?
    /// The address of the projector's page; nil if it is not shown.
    var screen: String?
    /// True when others on the network can read the traffic.
    var isUnencrypted = false
    /// Whether no other device can open the address.
    var isOnlyHere = false
  }

  /// Nil until the room is open.
  var room: RoomView? { didSet { settle(oldValue) } }
  var door: Door?
  /// Figures of the bots that rehearse the room, the last ones.
  var rehearsal: [String] = []
  /// The dialog above the room; nil without one.
  private(set) var dialog: Dialog?
  var scroll = Scroll()
  var choice: HostOrder?

  enum Dialog: Equatable {
    case form(DeskForm)
    case confirm(HostOrder)
    case leaving
  }

  init(_ room: RoomView? = nil, door: Door? = nil) {
    self.room = room
    self.door = door
  }

  var isTyping: Bool {
    if case .form = dialog { true } else { false }
  }

  var stopsClock: Bool { false }
  var extent: Canvas.Extent { .whole }

  /// Another step is read from its beginning.
  private mutating func settle(_ before: RoomView?) {
    let isSame = before?.phase == room?.phase && before?.question == room?.question
    if !isSame { scroll = Scroll() }
  }

  // MARK: Keys

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch dialog {
    case .form(let form): pressForm(form, key, canvas.texts)
    case .confirm(let order): pressDialog(key, canvas.texts, yes: { $0.choose(order) })
    case .leaving: pressDialog(key, canvas.texts, yes: { _ in .leave(.notBegun) })
    case nil: pressRoom(key, canvas)
    }
  }

  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key] {
    guard case .form(var form) = dialog else { return [] }
    let keys = form.click(click)
    dialog = .form(form)
    return keys
  }

  /// Asks whether to leave; a second request leaves.
  mutating func askToLeave() -> SceneAction {
    if dialog == .leaving || room == nil || room?.phase == .over { return .leave(.notBegun) }
    dialog = .leaving
    return .none
  }

  private mutating func pressRoom(_ key: Key, _ canvas: Canvas) -> SceneAction {
    guard let room else { return key == .character("q") || key == .escape ? .leave(.notBegun) : .none }
    if case .character(let letter) = key, let found = room.keys(canvas.texts.desk).first(where: { $0.key == letter }) {
      return act(found.what)
    }
    switch key {
    case .enter: return room.usual.map { choose($0) } ?? .none
    case .escape: return askToLeave()
    default:
      _ = scrolled(by: key, canvas)
      return .none
    }
  }

  private mutating func act(_ deed: DeskKey.Deed) -> SceneAction {
    dialog = nil
    scroll = Scroll()
    switch deed {
    case .order(let order): return choose(order)
    case .confirm(let order): dialog = .confirm(order)
    case .form(let task): dialog = .form(DeskForm(task))
    case .leave: return askToLeave()
    }
    return .none
  }

  private mutating func pressForm(_ form: DeskForm, _ key: Key, _ texts: ScreenTexts) -> SceneAction {
    guard let room else { return .none }
    var form = form
    scroll.follow(from: 0)
    switch form.press(key, room, texts.desk, texts.language) {
    case .stays: dialog = .form(form)
    case .closes: dialog = nil
    case .say(let text):
      dialog = .form(form)
      return .say(text)
    case .done(let deed): return act(deed)
    }
    return .none
  }

  /// Handles a dialog: `y`, or its letter in another language, means yes; other keys do nothing.
  private mutating func pressDialog(
    _ key: Key, _ texts: ScreenTexts, yes: (inout DeskScene) -> SceneAction
  ) -> SceneAction {
    switch key {
    case .character(let letter) where letter == "y" || String(letter) == Self.yesKey(texts):
      dialog = nil
      return yes(&self)
    case .character("n"), .escape, .character("q"): dialog = nil
    default: break
    }
    return .none
  }

  // MARK: Hints

  func hints(_ canvas: Canvas) -> [KeyHint] {
    let texts = canvas.texts
    switch dialog {
    case .form(let form):
      return [
        KeyHint(texts.enterKey, form.chosen == nil ? texts.desk.picks : texts.desk.takes),
        KeyHint(texts.esc, texts.back),
      ]
    case .confirm, .leaving:
      return [KeyHint(Self.yesKey(texts), texts.desk.yes), KeyHint("n", texts.desk.no)]
    case nil:
      return roomHints(canvas.settings) + [KeyHint(canvas.glyphs.upDown, texts.scroll)]
    }
  }

  static func yesKey(_ texts: ScreenTexts) -> String { texts.desk.yesKey }

  private func roomHints(_ settings: ScreenSettings) -> [KeyHint] {
    guard let room else { return [KeyHint("q", settings.texts.desk.leave)] }
    return room.keys(settings.texts.desk).map { key in
      let isUsual = key.what == room.usual.map { .order($0) }
      return KeyHint(isUsual ? settings.texts.enterKey : String(key.key), key.label)
    }
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    switch dialog {
    case .form: return [KeyHint(texts.enterKey, texts.desk.takes)] + TextField.keys(settings)
    default:
      let keys = room?.keys(texts.desk) ?? []
      let own = keys.map { key in
        KeyHint(
          key.what == room?.usual.map { .order($0) } ? "\(texts.enterKey) \(key.key)" : String(key.key), key.label)
      }
      return own + [KeyHint("\(settings.glyphs.upDown)", texts.scroll), KeyHint(texts.pages, texts.scrollPage)]
    }
  }

  func rule(_ texts: ScreenTexts) -> String? { texts.desk.rule }
}
