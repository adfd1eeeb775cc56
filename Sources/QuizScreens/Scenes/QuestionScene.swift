internal import QuizCore
internal import QuizPlay
internal import Terminal

/// A question, one to a screen.
struct QuestionScene: FormScene {
  private(set) var view: QuestionView
  private let title: String
  private let isFree: Bool
  /// Whether Enter has been pressed where nothing was changed yet.
  private var hasAsked = false
  var form: Form
  var scroll = Scroll()
  /// The draft that the sitting knows.
  private var saved: Reply?
  private var letters: ButtonLetters

  init(
    _ view: QuestionView, title: String, isFree: Bool, letters: ButtonLetters, _ texts: ScreenTexts
  ) {
    self.letters = letters
    self.view = view
    self.title = title
    self.isFree = isFree
    form = Form(
      pad: view.pad(texts.language), inputs: view.inputs,
      buttons: Self.buttons(view, isFree: isFree, letters, texts), texts.language)
    saved = form.pad?.draft
    if case .ids(let ids)? = view.draft, let place = view.answers.firstIndex(where: { $0.id == ids.first }),
      view.kind.isChoice
    {
      form.focus = place
    }
  }

  private static func buttons(
    _ view: QuestionView, isFree: Bool, _ letters: ButtonLetters, _ texts: ScreenTexts
  ) -> [Button] {
    var buttons = [Button(role: .submit, label: texts.answer)]
    if view.hint { buttons.append(Button(role: .hint, label: texts.hint, key: "h")) }
    buttons += letters.buttons(view.actions)
    if view.skip { buttons.append(Button(role: .skip, label: texts.skip, key: "s")) }
    if view.back { buttons.append(Button(role: .back, label: texts.goBack, key: "b")) }
    if isFree { buttons.append(Button(role: .overview, label: texts.overview, key: "o")) }
    return buttons
  }

  var stopsClock: Bool { false }
  var canGoBack: Bool { view.back }

  // MARK: The same question again

  func isSame(as other: QuestionView) -> Bool {
    view.id == other.id && view.step == other.step && view.attempt == other.attempt
  }

  /// The same question is asked again before it is settled: after a hint, or a button of the mode.
  mutating func asked(again new: QuestionView, letters: ButtonLetters, _ texts: ScreenTexts) {
    let old = view
    self.letters = letters
    view = new
    if old.answers != new.answers || old.left != new.left || old.right != new.right {
      let draft = form.pad?.draft
      var pad = new.pad(texts.language)
      if let draft { pad.restore(draft) }
      form.pad = pad
    }
    var next = Form(
      pad: nil, inputs: new.inputs, buttons: Self.buttons(new, isFree: isFree, letters, texts), texts.language)
    next.pad = form.pad
    if old.inputs == new.inputs { next.inputs = form.inputs }
    next.focus = form.focus < next.count - next.buttons.count ? form.focus : 0
    form = next
    saved = new.draft
  }

  // MARK: Drafts

  /// What is ticked, moved or typed and not yet known to the sitting.
  var unsaved: Reply? {
    let draft = form.pad?.draft
    return draft == saved ? nil : draft
  }

  var savesAtOnce: Bool { form.pad?.savesAtOnce ?? true }

  mutating func didSave() { saved = form.pad?.draft }

  // MARK: Keys

  mutating func press(_ role: Button.Role, _ texts: ScreenTexts) -> SceneAction {
    switch role {
    case .submit: submit(texts)
    case .hint: .send(.hint)
    case .skip: .send(.skip)
    case .back: .send(.back)
    case .overview: .overview
    case .action(let id): .send(.action(id, inputs: form.givenInputs))
    }
  }

  private mutating func submit(_ texts: ScreenTexts) -> SceneAction {
    switch form.pad?.submission(texts) {
    case nil: return .none
    case .missing(let text)?: return .say(text)
    case .ready(let reply)?:
      if let complaint = form.complaint(texts) {
        form.focus = complaint.spot
        scroll.follow(from: 0)
        return .say(complaint.text)
      }
      if form.pad?.isTouched == false && !hasAsked {
        hasAsked = true
        return .say(texts.untouched)
      }
      return .send(.answer(reply, inputs: form.givenInputs))
    }
  }

  /// Whether Enter once more would hand in what was not changed.
  var asksOnceMore: Bool { hasAsked && form.pad?.isTouched == false }

  /// Whether a key hands in from where the focus is.
  func handsIn(_ key: Key) -> Bool {
    switch key {
    case .enter: form.focusedButton.map { $0.role == .submit } ?? true
    case .character(" "): form.focusedButton?.role == .submit
    case .right: submitsByArrow
    default: false
    }
  }

  private func isReady(_ texts: ScreenTexts) -> Bool {
    if case .ready? = form.pad?.submission(texts) { return true }
    return false
  }

  var sound: SceneSound? { view.audio.map { SceneSound(path: $0, step: "\(view.step) \(view.attempt)") } }

  func nextChange(_ canvas: Canvas) -> Int? { header(canvas).timer(canvas)?.nextChange }
}

extension QuestionScene {
  private func header(_ canvas: Canvas) -> SittingHeader {
    SittingHeader(
      place: canvas.texts.place(step: view.step, of: view.of, attempt: view.isTried ? view.attempt : 1), title: title,
      section: view.section?.title, player: view.player, progress: view.of.map { (view.step, $0) }, status: view.status,
      limit: view.limit.map { Int(min(1e12, $0 * 1000)) })
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let header = header(canvas).rows(canvas)
    var body = body(canvas, picture: nil)
    if let name = view.image {
      let slot = PictureSlot(name: name, alt: view.imageAlt, others: body.rows.count, header: header.count)
      body = self.body(canvas, picture: slot)
    }
    return Sheet(header: header, body: body, focus: form.focus, hints: keyHints(canvas.settings))
  }

  private func body(_ canvas: Canvas, picture: PictureSlot?) -> Body {
    var body = Body(width: canvas.width)
    body.add(view.text, beside: view.note, canvas)
    picture?.draw(into: &body, canvas)
    if view.audio != nil { body.add(canvas.settings.soundLine) }
    for hint in view.hintsSeen { body.add(label: canvas.texts.hint + ":", hint) }
    if canvas.isSpacious { body.gap() }
    let texts = canvas.texts
    let isReady = isReady(texts)
    let submit = isReady || !view.kind.isChoice ? texts.answer : texts.inactive(["label": texts.answer])
    form.draw(into: &body, submit: submit, isActive: isReady, canvas)
    return body
  }

  /// Whether Right hands in, as a swipe does, and Left asks whether to leave: where neither does something of the pad.
  private var submitsByArrow: Bool { form.pad?.usesArrows == false && form.isOnPad }

  private var leavesByArrow: Bool { submitsByArrow && !view.back }

  private func keyHints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    let pad = form.isOnPad ? form.pad?.hints(settings) ?? [] : form.inputHints(settings)
    let button = form.focusedButton.flatMap { $0.role == .submit ? nil : KeyHint(texts.enter, $0.label) }
    let submit =
      submitsByArrow
      ? KeyHint(settings.glyphs.enterRight(texts), texts.answers, short: texts.enter)
      : KeyHint(texts.enter, texts.answers)
    let enter = button.map { [$0] } ?? (isReady(texts) ? [submit] : [])
    let key = form.isTyping ? texts.esc : "q"
    let arrow = settings.glyphs.arrowLeft
    let quit =
      leavesByArrow ? KeyHint("\(arrow) q", texts.quit, short: key) : KeyHint(key, texts.quit)
    let leave = submitsByArrow && view.back ? [KeyHint(arrow, texts.back), quit] : [quit]
    let tab = form.isTyping || !form.inputs.isEmpty ? [KeyHint("Tab", texts.fields)] : []
    // The narrowest screen has room for the first of the pad's hints and for Enter.
    return pad.prefix(1) + enter + pad.dropFirst() + tab + leave
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    let pad = form.pad?.keys(settings) ?? []
    let submit = form.pad?.usesArrows == false ? "\(texts.enter) \(texts.right)" : texts.enter
    let leave = leavesByArrow ? "q \(texts.esc) \(texts.left)" : "q \(texts.esc)"
    return pad + [KeyHint(submit, texts.answers)] + settings.soundKeys(view.audio) + form.keys(texts)
      + [KeyHint(texts.pages, texts.scrollPage), KeyHint(leave, texts.quit)]
  }
}

extension Form {
  /// The keys of the buttons, for the help.
  func keys(_ texts: ScreenTexts) -> [KeyHint] {
    let buttons = buttons.compactMap { button in
      button.key.map { KeyHint(button.role == .back ? "b \(texts.left) \(texts.shift)-Tab" : String($0), button.label) }
    }
    return [KeyHint("Tab", texts.fields)] + buttons
  }
}

extension ScreenTexts {
  /// `Question 3 of 10, try 2`.
  func place(step: Int, of: Int?, attempt: Int) -> String {
    let number = String(step)
    let place = of.map { questionOf(["n": number, "of": String($0)]) } ?? question(["n": number])
    return attempt > 1 ? place + self.attempt(["n": String(attempt)]) : place
  }
}
