internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// Lefts, each to be given the right that belongs to it.
struct MatchPad: AnswerPad {
  private let left: [Choice]
  private let right: [Choice]
  private let markup: TextMarkup
  /// The place of the right that each left has.
  private var given: [Int?]
  private(set) var isTouched = false

  init(left: [Choice], right: [Choice], _ markup: TextMarkup) {
    self.left = left
    self.right = right
    self.markup = markup
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

  /// A left gets the focus; a right is given to the left that has it, or else to the first without one.
  mutating func click(_ click: Click, focus: inout Int) -> [Key] {
    if let spot = click.spot {
      focus = spot
      return []
    }
    guard case .offer(let place) = click.target, right.indices.contains(place), !given.isEmpty else { return [] }
    if !given.indices.contains(focus) { focus = given.firstIndex(of: nil) ?? 0 }
    return Key(place: place).map { [$0] } ?? [.backspace] + Array(repeating: .right, count: place + 1)
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
    let column = column(body.width, canvas)
    let arrow = canvas.glyphs.leadsTo + " "
    for (index, left) in left.enumerated() {
      let marker = Marker(isFocused: focus == index, canvas: canvas)
      let (number, chosen) = chosen(index, canvas)
      body.spot { body in
        if let column, let words = line(left, canvas, marker.style), let chosen = chosen(Self.endless).line {
          let gap = String(repeating: " ", count: column - Row(words).cells)
          return body.add(Row(marker.lead("") + words + [Span(gap + arrow)] + number + chosen, cursor: marker.cursor))
        }
        body.add(left.name, markup, canvas, marker.style, lead: marker.lead(""), cursor: marker.cursor)
        let lead = [Span("    " + arrow)] + number
        body.add(chosen(body.room(behind: lead)), lead: lead)
      }
    }
    if left.isEmpty { body.spot { $0.add(Row()) } }
    body.gap()
    for (index, right) in right.enumerated() {
      let isUsed = given.contains(index)
      let style = isUsed ? Look.inactive : .plain
      body.touch(.offer(index)) { body in
        body.add(
          right.name, markup, canvas, style, lead: [Span("  \(index + 1) ", isUsed ? Look.inactive : Look.strong)])
      }
    }
  }

  /// The right that a left has, drawn in a number of cells, and its number where that does not wrap with it.
  private func chosen(_ index: Int, _ canvas: Canvas) -> (number: [Span], drawn: (Int) -> DrawnText) {
    guard let place = given[index] else {
      return ([], { canvas.drawn(canvas.texts.nothingYet, .plain, width: $0) })
    }
    let (number, text) = ("\(place + 1) ", right[place].name)
    switch markup {
    case .plain: return ([], { canvas.drawn(number + text, markup, width: $0) })
    case .markdown: return ([Span(number)], { canvas.drawn(text, markup, width: $0) })
    }
  }

  private static let endless = 1000

  /// A text that has one line however wide the screen is; nil for others.
  private func line(_ choice: Choice, _ canvas: Canvas, _ style: Style = .plain) -> [Span]? {
    canvas.drawn(choice.name, markup, style, width: Self.endless).line
  }

  /// The column of the arrows when every left and every right fits on one row; nil when pairs need two.
  private func column(_ width: Int, _ canvas: Canvas) -> Int? {
    let lefts = left.compactMap { line($0, canvas) }
    let rights = right.compactMap { line($0, canvas) }
    guard lefts.count == left.count, rights.count == right.count else { return nil }
    let column = (lefts.map { Row($0).cells }.max() ?? 0) + 1
    let number = String(right.count).cells + 1
    let longest = (rights.map { Row($0).cells }.max() ?? 0) + number
    return 2 + column + canvas.glyphs.leadsTo.cells + 1 + longest <= width ? column : nil
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
