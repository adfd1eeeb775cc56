internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// Lefts, each to be given the right that belongs to it.
struct MatchPad: AnswerPad {
  private let left: [Choice]
  private let right: [Choice]
  /// The place of the right that each left has.
  private var given: [Int?]
  private(set) var isTouched = false

  init(left: [Choice], right: [Choice]) {
    self.left = left
    self.right = right
    given = left.map { _ in nil }
  }

  var spots: Int { max(1, left.count) }
  var usesArrows: Bool { true }

  var draft: Reply? { .pairs(pairs) }

  private var pairs: [Pair] {
    zip(left, given).compactMap { left, place in place.map { Pair(left.id, right[$0].id) } }
  }

  mutating func restore(_ reply: Reply) {
    guard case .pairs(let pairs) = reply else { return }
    isTouched = true
    given = left.map { left in
      pairs.first { $0.left == left.id }.flatMap { pair in right.firstIndex { $0.id == pair.right } }
    }
  }

  mutating func press(_ key: Key, at spot: Int, _ texts: ScreenTexts) -> PadChange {
    guard given.indices.contains(spot), !right.isEmpty else { return .ignored }
    switch key {
    case .right, .character(" "): given[spot] = next(given[spot])
    case .left: given[spot] = previous(given[spot])
    case .backspace, .delete: given[spot] = nil
    default:
      guard let place = place(of: key), right.indices.contains(place) else { return .ignored }
      given[spot] = place
      isTouched = true
      // The focus moves to the next left without a right.
      return .changed(focus: (spot + 1..<given.count).first { given[$0] == nil } ?? spot)
    }
    isTouched = true
    return .changed(focus: spot)
  }

  /// Round through all rights, and none.
  private func next(_ place: Int?) -> Int? {
    guard let place else { return 0 }
    return place + 1 < right.count ? place + 1 : nil
  }

  private func previous(_ place: Int?) -> Int? {
    guard let place else { return right.count - 1 }
    return place > 0 ? place - 1 : nil
  }

  func submission(_ texts: ScreenTexts, at spot: Int?) -> Submission { .ready(.pairs(pairs)) }

  func draw(into body: inout Body, focus: Int?, _ canvas: Canvas) {
    let column = column(body.width, canvas.glyphs)
    for (index, left) in left.enumerated() {
      let marker = Marker(isFocused: focus == index, canvas: canvas)
      let chosen = given[index].map { "\($0 + 1) \(right[$0].text)" } ?? canvas.texts.nothingYet
      body.spot { body in
        if let column {
          let gap = String(repeating: " ", count: column - left.text.cleaned.cells) + "\(canvas.glyphs.leadsTo) "
          let pair = [Span(left.text, marker.style), Span(gap), Span(chosen.cleaned)]
          return body.add(Row(marker.lead("") + pair, cursor: marker.cursor))
        }
        body.add(left.text, marker.style, lead: marker.lead(""), cursor: marker.cursor)
        body.add(chosen, lead: [Span("    \(canvas.glyphs.leadsTo) ")])
      }
    }
    if left.isEmpty { body.spot { $0.add(Row()) } }
    body.gap()
    for (index, right) in right.enumerated() {
      let isUsed = given.contains(index)
      let style = isUsed ? Look.inactive : .plain
      body.add(right.text, style, lead: [Span("  \(index + 1) ", isUsed ? Look.inactive : Look.strong)])
    }
  }

  /// The column of the arrows when every left and every right fits on one row; nil when pairs need two.
  private func column(_ width: Int, _ glyphs: Glyphs) -> Int? {
    let texts = (left + right).map(\.text.cleaned)
    guard !texts.contains(where: { $0.contains(where: \.isNewline) }) else { return nil }
    let (lefts, rights) = (texts.prefix(left.count), texts.suffix(right.count))
    let column = (lefts.map(\.cells).max() ?? 0) + 1
    let number = String(right.count).cells + 1
    let longest = (rights.map(\.cells).max() ?? 0) + number
    return 2 + column + glyphs.leadsTo.cells + 1 + longest <= width ? column : nil
  }

  func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint("1-\(min(9, max(1, right.count))) \(settings.glyphs.leftRight)", texts.chooses),
      KeyHint(settings.glyphs.upDown, texts.move),
    ]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint("\(settings.glyphs.upDown) j k", texts.move),
      KeyHint("\(settings.glyphs.leftRight) 1-9", texts.chooseRight), KeyHint(texts.backspace, texts.clears),
    ]
  }
}
