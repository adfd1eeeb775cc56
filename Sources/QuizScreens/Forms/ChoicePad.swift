internal import QuizPlay
internal import Terminal

/// Radio answers (single, truefalse) or check boxes (multiple).
struct ChoicePad: AnswerPad {
  private let answers: [Choice]
  private let isMultiple: Bool
  private var chosen: [String] = []
  private(set) var isTouched = false

  init(_ answers: [Choice], isMultiple: Bool) {
    self.answers = answers
    self.isMultiple = isMultiple
  }

  var spots: Int { max(1, answers.count) }

  var draft: Reply? { isMultiple || !chosen.isEmpty ? .ids(chosen) : nil }

  mutating func restore(_ reply: Reply) {
    guard case .ids(let ids) = reply else { return }
    isTouched = true
    chosen = ids.filter { id in answers.contains { $0.id == id } }
    if !isMultiple { chosen = Array(chosen.prefix(1)) }
  }

  mutating func press(_ key: Key, at spot: Int, _ texts: ScreenTexts) -> PadChange {
    if let place = place(of: key) { return choose(place) }
    switch key {
    case .character(" "), .character("x"): return choose(spot)
    default: return .ignored
    }
  }

  private mutating func choose(_ place: Int) -> PadChange {
    guard answers.indices.contains(place) else { return .ignored }
    let id = answers[place].id
    isTouched = true
    if !isMultiple {
      chosen = [id]
    } else if let index = chosen.firstIndex(of: id) {
      chosen.remove(at: index)
    } else {
      chosen.append(id)
    }
    return .changed(focus: place)
  }

  func submission(_ texts: ScreenTexts) -> Submission {
    isMultiple || !chosen.isEmpty ? .ready(.ids(chosen)) : .missing(texts.chooseFirst)
  }

  func draw(into body: inout Body, focus: Int?, _ canvas: Canvas) {
    for (index, answer) in answers.enumerated() {
      let marker = Marker(isFocused: focus == index, canvas: canvas)
      let number = index < 9 ? " \(index + 1)" : "  "
      body.spot { body in
        body.add(
          answer.text, marker.style, lead: marker.lead(sign(answer, canvas.glyphs) + number), cursor: marker.cursor)
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
    return [
      KeyHint(texts.space, isMultiple ? texts.ticks : texts.chooses),
      KeyHint(settings.glyphs.upDown, texts.move),
    ]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint("\(settings.glyphs.upDown) j k", texts.move),
      KeyHint(texts.space, isMultiple ? texts.ticks : texts.chooses),
      KeyHint("1-9", isMultiple ? texts.tickByNumber : texts.chooseByNumber),
    ]
  }
}
