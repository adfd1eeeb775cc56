internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import Words

/// Radio answers (single, truefalse) or check boxes (multiple).
struct ChoicePad: AnswerPad {
  private let answers: [Choice]
  private let markup: TextMarkup
  private let isMultiple: Bool
  /// The letters that answer at once with true or false.
  private let sides: (true: String, false: String)?
  private var chosen: [String] = []
  private var isChanged = false

  init(
    _ answers: [Choice], _ markup: TextMarkup, isMultiple: Bool, sides: (true: String, false: String)? = nil
  ) {
    self.answers = answers
    self.markup = markup
    self.isMultiple = isMultiple
    self.sides = sides
  }

  /// In a single choice the focused answer counts as chosen.
  var isTouched: Bool { isChanged || !isMultiple }

  var answersAtFocus: Bool { !isMultiple && !answers.isEmpty }

  var spots: Int { max(1, answers.count) }

  var draft: Reply? { isMultiple || !chosen.isEmpty ? .ids(chosen) : nil }

  mutating func restore(_ reply: Reply) {
    guard case .ids(let ids) = reply else { return }
    isChanged = true
    chosen = ids.filter { id in answers.contains { $0.id == id } }
    if !isMultiple { chosen = Array(chosen.prefix(1)) }
  }

  mutating func press(_ key: Key, at spot: Int, _ texts: ScreenTexts) -> PadChange {
    if let place = place(of: key) { return choose(place) }
    if let place = side(of: key), case .changed(let focus) = choose(place) { return .decided(focus: focus) }
    switch key {
    case .character(" "), .character("x"): return choose(spot)
    default: return .ignored
    }
  }

  mutating func click(_ click: Click, focus: inout Int) -> [Key] {
    guard let spot = click.spot, answers.indices.contains(spot) else { return [] }
    focus = spot
    return [.character(" ")]
  }

  private mutating func choose(_ place: Int) -> PadChange {
    guard answers.indices.contains(place) else { return .ignored }
    let id = answers[place].id
    isChanged = true
    if !isMultiple {
      chosen = [id]
    } else if let index = chosen.firstIndex(of: id) {
      chosen.remove(at: index)
    } else {
      chosen.append(id)
    }
    return .changed(focus: place)
  }

  /// The answer that a letter means; both languages' letters are taken.
  private func side(of key: Key) -> Int? {
    guard sides != nil, case .character(let letter) = key else { return nil }
    let ids: [Character: String] = ["t": "true", "w": "true", "f": "false"]
    return ids[letter].flatMap { id in answers.firstIndex { $0.id == id } }
  }

  func submission(_ texts: ScreenTexts, at spot: Int?) -> Submission {
    if answersAtFocus, let spot, answers.indices.contains(spot) { return .ready(.ids([answers[spot].id])) }
    return isMultiple || !chosen.isEmpty ? .ready(.ids(chosen)) : .missing(texts.chooseFirst)
  }

  func draw(into body: inout Body, focus: Int?, _ canvas: Canvas) {
    for (index, answer) in answers.enumerated() {
      let marker = Marker(isFocused: focus == index, canvas: canvas)
      let number = index < 9 ? " \(index + 1)" : "  "
      body.spot { body in
        body.add(
          answer.name, markup, canvas, marker.style, lead: marker.lead(sign(answer, canvas.glyphs) + number),
          cursor: marker.cursor)
      }
    }
    if answers.isEmpty { body.spot { $0.add(Row()) } }
  }

  private func sign(_ answer: Choice, _ glyphs: Glyphs) -> String {
    let isOn = chosen.contains(answer.id)
    if isMultiple { return isOn ? glyphs.checkOn : glyphs.checkOff }
    return isOn ? glyphs.radioOn : glyphs.radioOff
  }

  func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    if let sides { return [KeyHint("\(sides.true) \(sides.false)", texts.trueOrFalse)] }
    let move = KeyHint(settings.glyphs.upDown, texts.move)
    return isMultiple ? [KeyHint(texts.space, texts.ticks), move] : [move]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    let letters = sides.map { [KeyHint("\($0.true) \($0.false)", texts.answersSide)] } ?? []
    return letters + [
      KeyHint("\(settings.glyphs.upDown) j k", texts.move),
      KeyHint(texts.space, isMultiple ? texts.ticks : texts.chooses),
      KeyHint("1-9", isMultiple ? texts.tickByNumber : texts.chooseByNumber),
    ]
  }
}
