internal import QuizCore
internal import Terminal
internal import Words

/// The form of a question's or page's screen: the response, the mode's inputs, the buttons.
///
/// Each of their spots can have the focus: first those of the pad, then the inputs, then the buttons.
struct Form {
  var pad: (any AnswerPad)?
  var inputs: [InputField]
  var buttons: [Button]
  var focus = 0

  /// Fields that `mayBeEmpty` need no value.
  init(
    pad: (any AnswerPad)?, inputs: [NamedSpec], buttons: [Button], _ language: InterfaceLanguage,
    mayBeEmpty: Bool = false
  ) {
    self.pad = pad
    self.inputs = inputs.map { InputField($0, language, mayBeEmpty: mayBeEmpty) }
    self.buttons = buttons
  }

  enum Spot: Equatable {
    case pad(Int), input(Int), button(Int)
  }

  /// The effect of a key on the form.
  enum Change: Equatable {
    case ignored
    /// The response is another now.
    case pad
    case moved
    case pressed(Button.Role)
  }

  private var padSpots: Int { pad?.spots ?? 0 }

  var count: Int { padSpots + inputs.count + buttons.count }

  func spot(_ index: Int) -> Spot {
    if index < padSpots { return .pad(index) }
    if index < padSpots + inputs.count { return .input(index - padSpots) }
    return .button(index - padSpots - inputs.count)
  }

  var isTyping: Bool {
    switch spot(focus) {
    case .pad(let index): pad?.isTyping(at: index) ?? false
    case .input(let index): inputs[index].isTyping
    case .button: false
    }
  }

  /// Whether the response itself has the focus.
  var isOnPad: Bool { focus < padSpots }

  private var isOnButton: Bool { focusedButton != nil }

  // MARK: Keys

  mutating func press(_ key: Key, _ texts: ScreenTexts) -> Change {
    if let change = pressFocused(key, texts) { return change }
    switch key {
    case .tab: return move(toStop: 1)
    case .backTab where focus >= max(1, padSpots): return move(toStop: -1)
    case .enter: return .pressed(roleOfEnter)
    case .character(" ") where isOnButton: return .pressed(roleOfEnter)
    case .character(let letter) where !isTyping:
      if let button = buttons.first(where: { $0.key == letter }) { return .pressed(button.role) }
      return pressPadFromAfar(key, texts)
    default: return .ignored
    }
  }

  private mutating func pressFocused(_ key: Key, _ texts: ScreenTexts) -> Change? {
    switch spot(focus) {
    case .pad(let index):
      return press(pad: key, at: index, texts)
    case .input(let index): return inputs[index].press(key) ? .moved : nil
    case .button(let index): return pressButtonRow(key, index)
    }
  }

  /// Left and Right walk along the buttons.
  private mutating func pressButtonRow(_ key: Key, _ index: Int) -> Change? {
    switch key {
    case .left where index > 0: focus -= 1
    case .right where index + 1 < buttons.count: focus += 1
    case .right where buttons.count > 1: break
    default: return nil
    }
    return .moved
  }

  /// Digits choose wherever the focus is, and the letters of true and false answer.
  private mutating func pressPadFromAfar(_ key: Key, _ texts: ScreenTexts) -> Change {
    let isLetter = pad?.answersAtFocus == true && key != .character(" ") && key != .character("x")
    guard place(of: key) != nil || isLetter else { return .ignored }
    return press(pad: key, at: 0, texts) ?? .ignored
  }

  private mutating func press(pad key: Key, at spot: Int, _ texts: ScreenTexts) -> Change? {
    switch pad?.press(key, at: spot, texts) {
    case .changed(let focus)?:
      self.focus = focus
      return .pad
    case .decided(let focus)?:
      self.focus = focus
      return .pressed(.submit)
    case .ignored?, nil: return nil
    }
  }

  /// The spot of the pad that has the focus.
  var padFocus: Int? { isOnPad ? focus : nil }

  private var roleOfEnter: Button.Role { focusedButton?.role ?? .submit }

  var focusedButton: Button? {
    if case .button(let index) = spot(focus) { return buttons[index] }
    return nil
  }

  /// How the field that has the focus is changed, where that cannot be guessed.
  func inputHints(_ settings: ScreenSettings) -> [KeyHint] {
    guard case .input(let index) = spot(focus), inputs[index].isChosen else { return [] }
    return [KeyHint(settings.glyphs.leftRight, settings.texts.chooses)]
  }

  /// Takes a click: it gives the focus, and returns the keys that do the rest. A button is pressed by Enter.
  mutating func click(_ click: Click) -> [Key] {
    if let spot = click.spot, spot >= padSpots, spot < count {
      pad?.letGo()
      focus = spot
      if case .input(let index) = self.spot(spot) { return inputs[index].click(click) }
      return [.enter]
    }
    return pad?.click(click, focus: &focus) ?? []
  }

  // MARK: Moving the focus

  /// The spot that Up or Down leads to; the buttons count as one.
  func next(_ step: Int) -> Int? {
    let firstButton = padSpots + inputs.count
    if focus >= firstButton { return step > 0 || firstButton == 0 ? nil : firstButton - 1 }
    let next = focus + step
    return next >= 0 && next < count ? next : nil
  }

  /// Tab goes round: the pad, each input, each button.
  private mutating func move(toStop step: Int) -> Change {
    let stops = (padSpots > 0 ? [0] : []) + Array(padSpots..<max(padSpots, count))
    guard !stops.isEmpty else { return .ignored }
    let here = stops.lastIndex { $0 <= focus } ?? 0
    focus = stops[(here + step + stops.count) % stops.count]
    return .moved
  }

  // MARK: What is handed in

  /// The inputs that have a value.
  var givenInputs: [PlainField] {
    inputs.compactMap { input in
      if case .given(let value) = input.value { return PlainField(input.name, value) }
      return nil
    }
  }

  /// The first input that cannot be handed in, and why.
  func complaint(_ texts: ScreenTexts) -> (spot: Int, text: String)? {
    for (index, input) in inputs.enumerated() {
      if let text = input.complaint(texts) { return (padSpots + index, text.capitalised) }
    }
    return nil
  }
}

extension Form {
  /// The mode's buttons where nothing else is asked for: there they have numbers as well.
  var choices: [Button] {
    guard pad == nil, inputs.isEmpty else { return [] }
    return buttons.filter { if case .action = $0.role { true } else { false } }
  }

  /// The button that a digit means.
  func numbered(_ sign: Character) -> Button? {
    guard sign.isAnyDigit, let number = sign.wholeNumberValue, choices.indices.contains(number - 1) else { return nil }
    return choices[number - 1]
  }
}

extension Form {
  /// Draws the pad, the inputs and the buttons, each with its spot.
  func draw(into body: inout Body, submit: String, isActive: Bool, _ canvas: Canvas) {
    pad?.draw(into: &body, focus: focus, canvas)
    if canvas.isSpacious { body.gap() }
    for (index, input) in inputs.enumerated() {
      let isFocused = spot(focus) == .input(index)
      body.spot { input.draw(into: &$0, isFocused: isFocused, canvas) }
    }
    if canvas.isSpacious { body.gap() }
    body.pin()
    drawButtons(into: &body, submit: submit, isActive: isActive, canvas)
  }

  private func drawButtons(into body: inout Body, submit: String, isActive: Bool, _ canvas: Canvas) {
    let pieces = buttons.enumerated().map { index, button in
      SideBySide.Piece(
        text: label(button, submit: submit, canvas), isFocused: spot(focus) == .button(index),
        style: style(index, isActive: isActive))
    }
    SideBySide(pieces).draw(into: &body, canvas)
  }

  private func style(_ index: Int, isActive: Bool) -> Style {
    let isFocused = spot(focus) == .button(index)
    if buttons[index].role == .submit && !isActive { return Style(dim: true, reverse: isFocused) }
    return isFocused ? Look.focused : .plain
  }

  /// `[h Hint]`, without its letter while letters are typed; the submitting button says when it cannot be pressed yet.
  private func label(_ button: Button, submit: String, _ canvas: Canvas) -> String {
    if button.role == .submit { return "[\(canvas.texts.enterKey) \(submit)]" }
    let key = button.digit.map(String.init) ?? button.key.map { String($0) }
    return (isTyping ? nil : key).map { "[\($0) \(button.label)]" } ?? "[\(button.label)]"
  }
}

/// A button below the answers, pressed by its key, or by Enter when it has the focus.
struct Button: Equatable {
  var role: Role
  var label: String
  /// The letter that presses it from anywhere; the submitting button has Enter.
  var key: Character?
  /// The digit that presses it too; nil where another element has it.
  var digit: Int?

  enum Role: Equatable {
    case submit, hint, skip, back, overview
    case action(String)
  }
}

/// The letters of a mode's buttons: each keeps its own for the whole sitting, whatever comes and goes beside it.
struct ButtonLetters: Equatable {
  /// Letters that mean something else on a question's or a page's screen.
  private static let taken = Set("fghjkoqstwxG")
  private static let free = Array("abcdefghijklmnopqrstuvwxyz".filter { !taken.contains($0) })

  private let letters: [Character]
  private var places: [String: Int] = [:]

  /// `goesBack` says that `b` leads to the question before.
  init(goesBack: Bool) {
    letters = Self.free.filter { !goesBack || $0 != Self.goingBack }
  }

  private static let goingBack: Character = "b"

  /// The letter that goes back; nil where a button of the mode has it already.
  var goingBack: Character? {
    letters.prefix(places.count).contains(Self.goingBack) ? nil : Self.goingBack
  }

  /// Gives a letter to every button that has none yet, as long as there are some.
  mutating func learn(_ actions: [Action]) {
    for action in actions where places[action.id] == nil { places[action.id] = places.count }
  }

  func buttons(_ actions: [Action]) -> [Button] {
    actions.map { action in
      let letter = places[action.id].flatMap { letters.indices.contains($0) ? letters[$0] : nil }
      return Button(role: .action(action.id), label: action.caption, key: letter)
    }
  }
}
