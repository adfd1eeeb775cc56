internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// The players of a sitting: one, or several in order.
package struct PartyView: Equatable, Sendable {
  /// All players who can be chosen, by name.
  package var names: [String]
  /// The chosen players, in order.
  package var chosen: [String]
  /// How many can.
  package var range: ClosedRange<Int>
  /// The title, and a sentence about it, of a choice other than the sitting's players; then none can be added.
  var title: String?
  var about: String?

  package init(
    names: [String], chosen: [String], range: ClosedRange<Int>, title: String? = nil, about: String? = nil
  ) {
    self.title = title
    self.about = about
    self.names = names
    self.chosen = chosen
    self.range = range
  }
}

package enum PartyChoice: Equatable, Sendable {
  case take([String])
  /// Type a new name; these players are chosen so far.
  case add([String])
}

extension Lobby {
  /// Asks who plays.
  package func party(_ view: PartyView) throws(Interruption) -> PartyChoice? {
    var scene = PartyScene(view)
    return try show(&scene)
  }
}

/// The choice of a quiz's players.
struct PartyScene: ListScene {
  private let view: PartyView
  private var chosen: [String]
  private var search = ListSearch()
  /// The players shown: all, or the matches of the search.
  private var matches: [QuizSearch.Match<String>]
  var focus: Int
  var scroll = Scroll()
  var choice: PartyChoice?

  init(_ view: PartyView) {
    self.view = view
    matches = view.names.map { QuizSearch.Match($0) }
    let chosen = view.chosen.filter(view.names.contains)
    self.chosen = view.range.upperBound == 1 ? Array(chosen.prefix(1)) : chosen
    focus = self.chosen.last.flatMap(view.names.firstIndex) ?? 0
    if focus > 0 { scroll.follow(from: 0) }
  }

  var count: Int { matches.count }

  var isTyping: Bool { search.isOn }

  /// The focused name; nil without a focus.
  private var name: String? { matches.indices.contains(focus) ? matches[focus].item : nil }

  private var isAlone: Bool { view.range.upperBound == 1 }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    let name = name
    switch view.names.isEmpty ? .none : search.press(key) {
    case .began, .typed: find(from: nil)
    case .ended: find(from: name)
    case .edited: break
    case .none: return pressElsewhere(key, canvas)
    }
    return .none
  }

  private mutating func find(from name: String?) {
    matches = QuizSearch.matches(search.text, in: view.names) { QuizSearch.Texts(title: $0.cleaned) }
    focus = matches.firstIndex { $0.item == name } ?? 0
    scroll.follow(from: 0)
  }

  private mutating func pressElsewhere(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    // Among several players, a found one is added.
    case .enter where search.isOn && !isAlone: toggle()
    case .enter where search.isOn: return take(canvas.texts.cover)
    case _ where search.isOn: _ = move(key, canvas)
    case .escape, .character("q"), .left: return .goBack
    case .character("a") where view.title == nil: return choose(.add(chosen))
    case .enter, .right: return take(canvas.texts.cover)
    case .character(" ") where !isAlone: toggle()
    default: _ = move(key, canvas)
    }
    return .none
  }

  /// Among several players a click ticks, as Space does.
  mutating func click(_ click: Click, _ canvas: Canvas) -> [Key] {
    focused(by: click, canvas) ? [isAlone || search.isOn ? .enter : .character(" ")] : []
  }

  private mutating func toggle() {
    guard let name else { return }
    if let place = chosen.firstIndex(of: name) { chosen.remove(at: place) } else { chosen.append(name) }
  }

  private mutating func take(_ words: CoverTexts) -> SceneAction {
    if isAlone {
      return name.map { choose(.take([$0])) } ?? .none
    }
    if chosen.count < view.range.lowerBound { return .say(words.tooFew(["min": String(view.range.lowerBound)])) }
    if chosen.count > view.range.upperBound { return .say(words.tooMany(["max": String(view.range.upperBound)])) }
    return choose(.take(chosen))
  }

  // MARK: View

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    for (index, match) in matches.enumerated() {
      let marker = Marker(isFocused: index == focus, canvas: canvas)
      let lead = marker.lead(sign(match.item, canvas.glyphs))
      body.spot { body in
        if match.marks.isEmpty { return body.add(match.item, marker.style, lead: lead, cursor: marker.cursor) }
        body.add(Row(lead + Span.marked(match.item.cleaned, match.marks, marker.style), cursor: marker.cursor))
      }
    }
    if search.isOn, matches.isEmpty { body.add(texts.settings.nobodyLike(["text": search.text])) }
    if view.names.isEmpty { body.add(texts.settings.noPlayers) }
    var header = canvas.titleRows(view.title ?? texts.cover.whoPlays)
    if search.isOn {
      header.removeLast(header.count - 1)
    } else {
      header += wrapped(rule(canvas), width: canvas.width).map { Row($0) }
    }
    var sheet = Sheet(header: header, body: body, focus: matches.isEmpty ? nil : focus, hints: hints(canvas.settings))
    sheet.add(search, found: matches.count, of: view.names.count, canvas)
    return sheet
  }

  /// Several have their places.
  private func sign(_ name: String, _ glyphs: Glyphs) -> String {
    let place = chosen.firstIndex(of: name)
    if isAlone { return place == nil ? glyphs.radioOff : glyphs.radioOn }
    return place.map { "[\($0 + 1)]" } ?? glyphs.checkOff
  }

  private func rule(_ canvas: Canvas) -> String {
    let words = canvas.texts.cover
    if let about = view.about { return about }
    if isAlone { return words.oneOf }
    let (least, most) = (String(view.range.lowerBound), String(view.range.upperBound))
    let rule = least == most ? words.someOf(["min": least]) : words.severalOf(["min": least, "max": most])
    return "\(words.ticked(["n": String(chosen.count)])) \(canvas.glyphs.separator) \(rule)"
  }

  private func hints(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    if search.isOn { return settings.searchHints(isAlone ? texts.cover.take : texts.cover.ticks) }
    let take = view.names.isEmpty ? [] : [KeyHint(texts.enterKey, texts.cover.take)]
    let tick = isAlone || view.names.isEmpty ? [] : [KeyHint(texts.space, texts.cover.ticks)]
    let add = view.title == nil ? [KeyHint("a", texts.settings.addPlayer)] : []
    return take + tick + add + [
      KeyHint(texts.esc, texts.back),
      KeyHint(settings.glyphs.upDown, texts.move),
    ] + (view.names.count > 1 ? [settings.searchKey] : [])
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    if search.isOn { return settings.searchKeys(isAlone ? settings.texts.cover.take : settings.texts.cover.ticks) }
    return hints(settings).filter { $0.keys != settings.glyphs.upDown } + listKeys(settings)
  }
}
