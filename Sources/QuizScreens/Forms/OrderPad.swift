internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import Words

/// Items to be put into their order: one is picked up, moved and put down.
struct OrderPad: AnswerPad {
  private var items: [Choice]
  private let markup: TextMarkup
  private var isHolding = false
  private(set) var isTouched = false

  init(_ items: [Choice], _ markup: TextMarkup) {
    self.items = items
    self.markup = markup
  }

  var spots: Int { max(1, items.count) }

  var draft: Reply? { isTouched ? .ids(items.map(\.id)) : nil }

  mutating func restore(_ reply: Reply) {
    guard case .ids(let ids) = reply else { return }
    let arranged = ids.compactMap { id in items.first { $0.id == id } }
    guard arranged.count == items.count, Set(ids).count == ids.count else { return }
    items = arranged
    isTouched = true
  }

  mutating func press(_ key: Key, at spot: Int, _ texts: ScreenTexts) -> PadChange {
    guard items.indices.contains(spot) else { return .ignored }
    switch key {
    case .character(" "):
      isHolding.toggle()
      isTouched = true
      return .changed(focus: spot)
    case .up where isHolding, .character("k") where isHolding: return move(spot, to: spot - 1)
    case .down where isHolding, .character("j") where isHolding: return move(spot, to: spot + 1)
    case .home where isHolding: return move(spot, to: 0)
    case .end where isHolding: return move(spot, to: items.count - 1)
    case .tab where isHolding, .backTab where isHolding, .enter where isHolding:
      isHolding = false
      return .changed(focus: spot)
    default:
      guard let place = place(of: key), items.indices.contains(place) else { return .ignored }
      return isHolding ? move(spot, to: place) : .changed(focus: place)
    }
  }

  /// The first click picks an item up, the second puts it down where it goes.
  mutating func click(_ click: Click, focus: inout Int) -> [Key] {
    guard let spot = click.spot, items.indices.contains(spot) else { return [] }
    guard isHolding, items.indices.contains(focus) else {
      focus = spot
      return [.character(" ")]
    }
    return Array(repeating: spot > focus ? .down : .up, count: abs(spot - focus)) + [.character(" ")]
  }

  mutating func letGo() { isHolding = false }

  private mutating func move(_ place: Int, to target: Int) -> PadChange {
    let target = min(max(0, target), items.count - 1)
    items.insert(items.remove(at: place), at: target)
    isTouched = true
    return .changed(focus: target)
  }

  /// The given order may be right already; picking up and putting down an item confirms it.
  func submission(_ texts: ScreenTexts, at spot: Int?) -> Submission { .ready(.ids(items.map(\.id))) }

  func draw(into body: inout Body, focus: Int?, _ canvas: Canvas) {
    for (index, item) in items.enumerated() {
      let marker = Marker(isFocused: focus == index, canvas: canvas)
      let isHeld = isHolding && focus == index
      let sign = (isHeld ? canvas.glyphs.held : " ") + " \(index + 1)."
      body.spot { $0.add(item.name, markup, canvas, marker.style, lead: marker.lead(sign), cursor: marker.cursor) }
    }
    if items.isEmpty { body.spot { $0.add(Row()) } }
  }

  func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint(texts.space, isHolding ? texts.putDown : texts.pickUp),
      KeyHint(settings.glyphs.upDown, isHolding ? texts.moveItem : texts.move),
    ]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [
      KeyHint(texts.space, "\(texts.pickUp), \(texts.putDown)"),
      KeyHint("\(settings.glyphs.upDown) j k", "\(texts.move), \(texts.moveItem)"),
    ]
  }
}
