internal import QuizCore
internal import QuizPlay
internal import TextLayout
internal import Words

/// A page to read, with the mode's inputs and buttons.
struct PageScene: FormScene {
  private let page: Page
  private let markup: TextMarkup
  private let hasSound: Bool
  private let player: String?
  private let status: [StatusEntry]
  private let title: String
  let canGoBack: Bool
  var form: Form
  var scroll = Scroll()

  init(_ view: PageView, title: String, canGoBack: Bool, letters: ButtonLetters, _ texts: ScreenTexts) {
    hasSound = view.problem == nil
    page = view.page
    markup = view.markup
    player = view.player
    status = view.status
    self.title = title
    self.canGoBack = canGoBack
    let back = canGoBack ? [Button(role: .back, label: texts.goBack, key: letters.goingBack)] : []
    var actions = letters.buttons(page.actions)
    if page.inputs.isEmpty, (2...9).contains(actions.count) {
      for place in actions.indices { actions[place].digit = place + 1 }
    }
    let going = page.goingOn
    let submit = going == nil ? [Button(role: .submit, label: page.proceeding ?? texts.nextLabel)] : []
    form = Form(pad: nil, inputs: page.inputs, buttons: submit + actions + back, texts.language)
    form.focus = going ?? 0
  }

  /// The mode's label for the button that continues.
  private var named: String? { page.proceeding?.cleaned }

  /// True when a click on the text goes on, as a card is turned: one button does so, and nothing is asked for.
  private var turns: Bool {
    page.inputs.isEmpty && page.goingOn == nil && (page.proceeding != nil || page.actions.isEmpty)
  }

  /// The question's clock does not run on a page, the whole quiz's does.
  var stopsClock: Bool { false }

  mutating func press(_ role: Button.Role, _ texts: ScreenTexts) -> SceneAction {
    switch role {
    case .submit:
      if let complaint = form.complaint(texts) {
        form.focus = complaint.spot
        scroll.follow(from: 0)
        return .say(complaint.text)
      }
      return .send(.proceed(inputs: form.givenInputs))
    case .action(let id): return .send(.action(id, inputs: form.givenInputs))
    case .back: return .send(.back)
    case .hint, .skip, .overview: return .none
    }
  }

  var sound: SceneSound? { page.audio.map { SceneSound(path: $0, step: page.id) } }

  private var header: SittingHeader { SittingHeader(title: title, player: player, status: status) }

  func nextChange(_ canvas: Canvas) -> Int? { header.timer(canvas)?.nextChange }

  func sheet(_ canvas: Canvas) -> Sheet {
    let header = header.rows(canvas)
    var body = body(canvas, picture: nil)
    if let name = page.image {
      let slot = PictureSlot(name: name, alt: page.imageAlt, others: body.rows.count, header: header.count)
      body = self.body(canvas, picture: slot)
    }
    let texts = canvas.texts
    let button = form.focusedButton.flatMap { $0.role == .submit ? nil : $0.label }
    let isByArrow = form.count == 1
    let goesOn = named ?? texts.goesOn
    var hints = [KeyHint(isByArrow ? canvas.glyphs.enterRight(texts) : texts.enterKey, button ?? goesOn)]
    hints += form.inputHints(canvas.settings)
    hints += numbers(texts)
    if form.count > 1 { hints.append(KeyHint("Tab", texts.fields)) }
    hints += [KeyHint(canvas.glyphs.upDown, texts.scroll), KeyHint(form.isTyping ? texts.esc : "q", texts.quit)]
    return Sheet(header: header, body: body, focus: form.focus, hints: hints)
  }

  private func body(_ canvas: Canvas, picture: PictureSlot?) -> Body {
    var body = Body(width: canvas.width)
    let draw = { (body: inout Body) in
      if let heading = page.title {
        body.add(heading, Look.strong)
        if canvas.isSpacious { body.gap() }
      }
      if let text = page.body { body.add(text, markup, canvas) }
      if let note = page.note { body.add(note: note, canvas) }
      picture?.draw(into: &body, canvas)
    }
    if turns { body.touch(.spot(0), draw) } else { draw(&body) }
    if page.audio != nil { body.add(canvas.settings.soundLine(isThere: hasSound)) }
    if canvas.isSpacious { body.gap() }
    form.draw(into: &body, submit: named ?? canvas.texts.nextLabel, isActive: true, canvas)
    return body
  }

  /// The digits that press the mode's buttons, where there are several.
  private func numbers(_ texts: ScreenTexts) -> [KeyHint] {
    let count = min(9, form.choices.count)
    return count > 1 ? [KeyHint("1-\(count)", texts.chooses)] : []
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [KeyHint(texts.enterKey, named ?? texts.goesOn)] + numbers(texts)
      + settings.soundKeys(page.audio) + form.keys(texts)
      + settings.glyphs.reading(texts)
      + [KeyHint("q \(texts.esc)", texts.quit)]
  }
}
