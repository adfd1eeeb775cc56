internal import QuizPlay
internal import Terminal
internal import TextLayout

/// Who plays a sitting: one, or several in their order.
package struct PartyView: Equatable, Sendable {
  /// Everybody who can be chosen, by name.
  package var names: [String]
  /// Those who play, in their order.
  package var chosen: [String]
  /// How many can.
  package var range: ClosedRange<Int>
  /// What is asked, and a sentence about it, where that is not who plays; then nobody can be added.
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
  /// To type a name; so far these play.
  case add([String])
}

extension Lobby {
  /// Asks who plays.
  package func party(_ view: PartyView, notice: String? = nil) -> LobbyEnd<PartyChoice> {
    var scene = PartyScene(view)
    return show(&scene, notice: notice)
  }
}

/// Who plays this quiz.
struct PartyScene: ListScene {
  private let view: PartyView
  private var chosen: [String]
  var focus: Int
  var scroll = Scroll()
  var choice: PartyChoice?

  init(_ view: PartyView) {
    self.view = view
    let chosen = view.chosen.filter(view.names.contains)
    self.chosen = view.range.upperBound == 1 ? Array(chosen.prefix(1)) : chosen
    focus = self.chosen.last.flatMap(view.names.firstIndex) ?? 0
    if focus > 0 { scroll.follow(from: 0) }
  }

  var count: Int { view.names.count }

  private var isAlone: Bool { view.range.upperBound == 1 }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .escape, .character("q"), .left: return .goBack
    case .character("a") where view.title == nil: return choose(.add(chosen))
    case .enter, .right: return take(canvas.texts.cover)
    case .character(" ") where !isAlone: toggle()
    default: _ = move(key, canvas)
    }
    return .none
  }

  private mutating func toggle() {
    guard view.names.indices.contains(focus) else { return }
    let name = view.names[focus]
    if let place = chosen.firstIndex(of: name) { chosen.remove(at: place) } else { chosen.append(name) }
  }

  private mutating func take(_ words: CoverTexts) -> SceneAction {
    if isAlone {
      guard view.names.indices.contains(focus) else { return .none }
      return choose(.take([view.names[focus]]))
    }
    if chosen.count < view.range.lowerBound { return .say(words.tooFew(["min": String(view.range.lowerBound)])) }
    if chosen.count > view.range.upperBound { return .say(words.tooMany(["max": String(view.range.upperBound)])) }
    return choose(.take(chosen))
  }

  // MARK: View

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    for (index, name) in view.names.enumerated() {
      let marker = Marker(isFocused: index == focus, canvas: canvas)
      body.spot { body in
        body.add(name, marker.style, lead: marker.lead(sign(name, canvas.glyphs)), cursor: marker.cursor)
      }
    }
    if view.names.isEmpty { body.add(texts.settings.noPlayers) }
    var header = [Row(view.title ?? texts.cover.whoPlays, Look.title)]
    header += wrapped(rule(canvas), width: canvas.width).prefix(canvas.isSpacious ? 2 : 1).map { Row($0) }
    return Sheet(header: header, body: body, focus: view.names.isEmpty ? nil : focus, hints: hints(canvas.settings))
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
    let take = view.names.isEmpty ? [] : [KeyHint(texts.enter, texts.cover.take)]
    let tick = isAlone || view.names.isEmpty ? [] : [KeyHint(texts.space, texts.cover.tick)]
    let add = view.title == nil ? [KeyHint("a", texts.settings.addPlayer)] : []
    return take + tick + add + [
      KeyHint(texts.esc, texts.back),
      KeyHint(settings.glyphs.upDown, texts.move),
    ]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    hints(settings).filter { $0.keys != settings.glyphs.upDown } + listKeys(settings)
  }
}
