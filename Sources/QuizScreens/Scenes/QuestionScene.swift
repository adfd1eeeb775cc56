internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import Words

/// A question, one to a screen.
struct QuestionScene: FormScene {
  private(set) var view: QuestionView
  private let title: String
  private let isFree: Bool
  /// The grades of the questions before.
  private let grades: [VerdictView.Grade?]
  /// Whether Enter has been pressed where nothing was changed yet.
  private var hasAsked = false
  /// Whether a key moved the focus, or did anything else but answer.
  private var hasMoved = false
  /// Whether an answer is chosen by one Enter and handed in by the next.
  private let confirms: Bool
  var form: Form
  var scroll = Scroll()
  /// The draft that the sitting knows.
  private var saved: Reply?

  init(
    _ view: QuestionView, title: String, isFree: Bool, grades: [VerdictView.Grade?] = [], letters: ButtonLetters,
    _ settings: ScreenSettings
  ) {
    self.grades = grades
    let texts = settings.texts
    confirms = settings.confirms
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
    var buttons = [Button(role: .submit, label: texts.answerButton)]
    if view.hint && !view.isHintSeen { buttons.append(Button(role: .hint, label: texts.hintLabel, key: "h")) }
    buttons += letters.buttons(view.actions)
    if view.skip { buttons.append(Button(role: .skip, label: texts.skipLabel, key: "s")) }
    if view.back { buttons.append(Button(role: .back, label: texts.goBack, key: letters.goingBack)) }
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
    view = new
    if old.answers != new.answers || old.left != new.left || old.right != new.right || old.gaps != new.gaps {
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

  /// The response that the sitting does not have yet; nil without one.
  var unsaved: Reply? {
    let draft = form.pad?.draft
    return draft == saved ? nil : draft
  }

  var savesAtOnce: Bool { form.pad?.savesAtOnce ?? true }

  mutating func didSave() { saved = form.pad?.draft }

  // MARK: Keys

  /// Takes note of a key that is not one of handing in.
  mutating func note(_ key: Key) {
    if !handsIn(key) { (hasMoved, hasAsked) = (true, false) }
  }

  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key] {
    let keys = clickForm(click, canvas)
    hasMoved = true
    if keys.isEmpty { hasAsked = false }
    return keys
  }

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
    switch form.pad?.submission(texts, at: form.padFocus) {
    case nil: return .none
    case .missing(let text)?: return .say(text)
    case .ready(let reply)?:
      if let complaint = form.complaint(texts) {
        form.pad?.restore(reply)
        form.focus = complaint.spot
        scroll.follow(from: 0)
        return .say(complaint.text)
      }
      if !hasAsked, let doubt = doubt(about: reply) {
        hasAsked = true
        return .say(texts.sentence(doubt))
      }
      if confirms, form.pad?.answersAtFocus == true, form.pad?.draft != reply {
        form.pad?.restore(reply)
        return .say(texts.confirms)
      }
      return .send(.answer(reply, inputs: form.givenInputs))
    }
  }

  /// True when Enter would submit an answer that was neither chosen nor moved to, as by a key held down.
  var isUntouchedChoice: Bool { form.pad?.answersAtFocus == true && form.pad?.draft == nil && !hasMoved }

  /// True when another Enter would submit the doubted response.
  var asksOnceMore: Bool {
    guard hasAsked, case .ready(let reply)? = form.pad?.submission(.english, at: form.padFocus) else { return false }
    return doubt(about: reply) != nil
  }

  private func doubt(about reply: Reply) -> ResponseDoubt? {
    view.untouched.doubt(about: reply, isTouched: form.pad?.isTouched ?? true)
  }

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
    if case .ready? = form.pad?.submission(texts, at: form.padFocus) { return true }
    return false
  }

  var sound: SceneSound? { view.audio.map { SceneSound(path: $0, step: "\(view.step) \(view.attempt)") } }

  func nextChange(_ canvas: Canvas) -> Int? { header(canvas).timer(canvas)?.nextChange }
}

extension QuestionScene {
  func header(_ canvas: Canvas) -> SittingHeader {
    SittingHeader(
      title: title, section: view.section?.title, player: view.player,
      place: canvas.texts.placeInHeader(of: view),
      progress: view.of.map { (view.step, $0) }, grades: grades, status: view.status,
      limit: view.limit.map { Int(min(1e12, $0 * 1000)) })
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let header = header(canvas).rows(canvas)
    let body = body(canvas, header: header.count) { drawForm(into: &$0, canvas) }
    return Sheet(header: header, body: body, focus: form.focus, hints: keyHints(canvas.settings))
  }

  /// The question, and below it what `draw` adds. Its picture is as large as the answers let it be, or stands beside them; so
  /// does a ladder.
  func body(
    _ canvas: Canvas, header: Int, status: [StatusEntry]? = nil, _ draw: (inout Body) -> Void
  ) -> Body {
    let side = SideLadder(status ?? view.status, canvas)
    let width = canvas.width - (side?.cells ?? 0)
    var slot: PictureSlot?
    if let name = view.image {
      var others = Body(width: width)
      drawQuestion(into: &others, nil, canvas)
      drawForm(into: &others, canvas)
      slot = PictureSlot(name: name, alt: view.imageAlt, others: others.rows.count, header: header)
    }
    let picture = side == nil ? slot?.beside(canvas) : nil
    var body = Body(width: picture.map { canvas.width - $0.size.columns - PictureSlot.gutter } ?? width)
    drawQuestion(into: &body, picture == nil ? slot : nil, canvas)
    for tiles in TileRow.all(of: view) {
      var others = body
      draw(&others)
      let room = canvas.size.rows - header - (canvas.isSpacious ? 4 : 1) - others.rows.count
      tiles.draw(into: &body, rows: room, canvas)
    }
    draw(&body)
    if let picture { body.add(picture, besideAt: canvas.width - picture.size.columns) }
    if let side { body.add(side: side.rows, at: width + PictureSlot.gutter) }
    return body
  }

  private func drawQuestion(into body: inout Body, _ picture: PictureSlot?, _ canvas: Canvas) {
    if view.kind != .gaps {
      body.add(
        question: view.text, view.markup, canvas, beside: view.note, view.noteMarkup, isAsked: view.kind != .info)
    } else if let note = view.note {
      // The text with its gaps belongs to the pad.
      body.add(note, view.noteMarkup, canvas)
    }
    picture?.draw(into: &body, canvas)
    if view.audio != nil {
      body.add(canvas.settings.soundLine(isThere: view.problem != ServedMedia.soundProblem))
    }
    if view.video != nil {
      body.add(view.problem == ServedMedia.filmProblem ? canvas.texts.noFilm : canvas.texts.film)
    }
    for hint in view.hintsSeen { body.add(label: canvas.texts.hintLabel + ":", hint, view.hintMarkup, canvas) }
    if canvas.isSpacious { body.gap() }
  }

  private func drawForm(into body: inout Body, _ canvas: Canvas) {
    form.draw(into: &body, submit: canvas.texts.answerButton, isActive: isReady(canvas.texts), canvas)
  }

  /// Whether Right hands in, as a swipe does, and Left asks whether to leave: where neither does something of the pad.
  private var submitsByArrow: Bool { form.pad?.usesArrows == false && form.isOnPad }

  private var leavesByArrow: Bool { submitsByArrow && !view.back }

  private func keyHints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    let pad = form.isOnPad ? form.pad?.hints(settings) ?? [] : form.inputHints(settings)
    let button = form.focusedButton.flatMap { $0.role == .submit ? nil : KeyHint(texts.enterKey, $0.label) }
    let submit =
      submitsByArrow
      ? KeyHint(settings.glyphs.enterRight(texts), texts.answers, short: texts.enterKey)
      : KeyHint(texts.enterKey, texts.answers)
    let enter = button.map { [$0] } ?? (isReady(texts) ? [submit] : [])
    let key = form.isTyping ? texts.esc : "q"
    let arrow = settings.glyphs.arrowLeft
    let quit =
      leavesByArrow ? KeyHint("\(arrow) q", texts.quit, short: key) : KeyHint(key, texts.quit)
    let leave = submitsByArrow && view.back ? [KeyHint(arrow, texts.back), quit] : [quit]
    let tab = form.isTyping || !form.inputs.isEmpty ? [KeyHint("Tab", texts.fields)] : []
    // The narrowest screen has room for the first of the pad's hints and for Enter.
    if form.pad?.answersAtFocus == true && form.isOnPad { return enter + pad + tab + leave }
    return pad.prefix(1) + enter + pad.dropFirst() + tab + leave
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    let pad = form.pad?.keys(settings) ?? []
    let submit = form.pad?.usesArrows == false ? settings.glyphs.enterRight(texts) : texts.enterKey
    let leave = leavesByArrow ? "q \(texts.esc) \(settings.glyphs.arrowLeft)" : "q \(texts.esc)"
    return pad + [KeyHint(submit, texts.answers)] + settings.soundKeys(view.audio) + form.keys(texts)
      + [KeyHint(texts.pages, texts.scrollPage), KeyHint(leave, texts.quit)]
  }
}

extension Form {
  /// The keys of the buttons, for the help.
  func keys(_ texts: ScreenTexts) -> [KeyHint] {
    let buttons = buttons.compactMap { button -> KeyHint? in
      let key = button.key.map { String($0) }
      if button.role != .back { return key.map { KeyHint($0, button.label) } }
      let keys = [key, texts.sideKeys.left, "\(texts.shift)-Tab"].compactMap { $0 }
      return KeyHint(keys.joined(separator: " "), button.label)
    }
    return [KeyHint("Tab", texts.fields)] + buttons
  }
}

extension ScreenTexts {
  fileprivate func sentence(_ doubt: ResponseDoubt) -> String {
    switch doubt {
    case .untouched: untouched
    case .pairsOpen(let open): pairsOpen(open)
    case .gapsOpen(let open): gapsOpen(open)
    }
  }

  /// The same, with the question's own title instead of its number.
  func placeInHeader(of view: QuestionView) -> String {
    let attempt = view.isTried ? view.attempt : 1
    guard let title = view.title else { return placeInHeader(step: view.step, of: view.of, attempt: attempt) }
    return attempt > 1 ? title + self.commaAttempt(["n": String(attempt)]) : title
  }

  /// The header's text beside its figures: `try 2`; without figures `Question 3, try 2`.
  func placeInHeader(step: Int, of: Int?, attempt: Int) -> String {
    if of == nil { return place(step: step, of: nil, attempt: attempt) }
    return attempt > 1 ? attemptNumber(["n": String(attempt)]) : ""
  }

  /// `Question 3 of 10, try 2`.
  func place(step: Int, of: Int?, attempt: Int) -> String {
    let number = String(step)
    let place = of.map { questionOf(["n": number, "of": String($0)]) } ?? questionNumber(["n": number])
    return attempt > 1 ? place + self.commaAttempt(["n": String(attempt)]) : place
  }
}
