internal import QuizPlay
internal import Terminal
internal import TextLayout

/// A player to choose.
package struct PlayerEntry: Equatable, Sendable {
  package var name: String
  /// Sittings finished.
  package var finished: Int
  package var isCurrent: Bool

  package init(name: String, finished: Int, isCurrent: Bool) {
    self.name = name
    self.finished = finished
    self.isCurrent = isCurrent
  }
}

/// What the player wants of the list of players.
package enum PlayersChoice: Equatable, Sendable {
  case use(String)
  case add
}

extension Lobby {
  package func players(_ players: [PlayerEntry], notice: String? = nil) -> LobbyEnd<PlayersChoice> {
    var scene = PlayersScene(players)
    return show(&scene, notice: notice)
  }

  /// Asks for the name of a new player.
  package func newPlayer(_ typed: String = "", notice: String? = nil) -> LobbyEnd<String> {
    let words = texts.settings
    var scene = PromptScene(title: words.newPlayerTitle, label: words.newName, text: typed)
    return show(&scene, notice: notice)
  }
}

/// Who plays: choose somebody, or add somebody.
struct PlayersScene: ListScene {
  private let players: [PlayerEntry]
  var focus: Int
  var scroll = Scroll()
  var choice: PlayersChoice?

  init(_ players: [PlayerEntry]) {
    self.players = players
    focus = players.firstIndex(where: \.isCurrent) ?? 0
    if focus > 0 { scroll.follow(from: 0) }
  }

  var count: Int { players.count }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .escape, .character("q"), .left: return .goBack
    case .character("a"): return choose(.add)
    case .enter, .right:
      if players.indices.contains(focus) { return choose(.use(players[focus].name)) }
    default: _ = move(key, canvas)
    }
    return .none
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    for (index, player) in players.enumerated() {
      let marker = Marker(isFocused: index == focus, canvas: canvas)
      let sign = player.isCurrent ? canvas.glyphs.radioOn : canvas.glyphs.radioOff
      body.spot { body in
        body.add(player.name, marker.style, lead: marker.lead(sign), cursor: marker.cursor)
        let count = texts.settings.finishedCount(["n": String(player.finished)])
        let facts = player.isCurrent ? [texts.settings.plays, count] : [count]
        body.add(facts.joined(separator: " \(canvas.glyphs.separator) "), lead: [Span("      ")])
      }
    }
    if players.isEmpty { body.add(texts.settings.noPlayers) }
    let hints =
      ways(texts) + [KeyHint("q", texts.back)]
      + (players.count > 1 ? [KeyHint(canvas.glyphs.upDown, texts.move)] : [])
    return Sheet(
      header: [Row(texts.settings.playersTitle, Look.title)], body: body, focus: players.isEmpty ? nil : focus,
      hints: hints)
  }

  private func ways(_ texts: ScreenTexts) -> [KeyHint] {
    (players.isEmpty ? [] : [KeyHint(texts.enter, texts.settings.chooseAction)])
      + [KeyHint("a", texts.settings.addPlayer)]
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    ways(settings.texts) + listKeys(settings) + [KeyHint("q \(settings.texts.esc)", settings.texts.back)]
  }
}
