internal import QuizPlay
internal import Terminal
internal import TextLayout

/// A player to choose.
package struct PlayerEntry: Equatable, Sendable {
  package var id: String
  package var name: String
  /// Sittings finished.
  package var finished: Int
  package var isCurrent: Bool

  /// Without an id the name is it.
  package init(id: String? = nil, name: String, finished: Int, isCurrent: Bool) {
    self.id = id ?? name
    self.name = name
    self.finished = finished
    self.isCurrent = isCurrent
  }
}

/// What the player wants of the list of players, with somebody's id.
package enum PlayersChoice: Equatable, Sendable {
  case use(String)
  case add
  case rename(String)
  case merge(String)
  case compare
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

  /// Asks for another name of somebody.
  package func rename(_ player: String, _ typed: String, notice: String? = nil) -> LobbyEnd<String> {
    let words = texts.settings
    var scene = PromptScene(title: words.renameTitle(["player": player]), label: words.newName, text: typed)
    return show(&scene, notice: notice)
  }

  /// Asks into whom of these a player is to be merged; the place of the one picked.
  package func into(_ names: [String], of player: String) -> LobbyEnd<Int> {
    let words = texts.settings
    let view = PartyView(
      names: names, chosen: Array(names.prefix(1)), range: 1...1,
      title: words.mergeTitle(["player": player]), about: words.mergeAbout)
    var scene = PartyScene(view)
    while true {
      switch show(&scene) {
      case .left: return .left
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .chosen(.add): continue
      case .chosen(.take(let chosen)):
        if let place = chosen.first.flatMap(names.firstIndex) { return .chosen(place) }
      }
    }
  }

  /// Asks whether something that cannot be undone shall be done.
  package func confirms(_ question: String) -> LobbyEnd<Bool> {
    let words = texts.settings
    switch ask(
      MenuScene(
        title: words.mergeSure, text: question,
        options: [
          .init(key: "b", label: texts.goBack, action: .goBack),
          .init(key: "m", label: words.mergeYes, action: .pick(1)),
        ], onEscape: .goBack))
    {
    case .interrupted(let signal): return .interrupted(signal: signal)
    case .left: return .left
    case .chosen: return .chosen(true)
    }
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
    case .character("v") where players.count > 1: return choose(.compare)
    case .character("m") where players.count > 1: return choose(.merge(players[focus].id))
    case .character("r"):
      if players.indices.contains(focus) { return choose(.rename(players[focus].id)) }
    case .enter, .right:
      if players.indices.contains(focus) { return choose(.use(players[focus].id)) }
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
    let words = texts.settings
    let one = players.isEmpty ? [] : [KeyHint(texts.enter, words.chooseAction)]
    let several = players.count > 1 ? [KeyHint("m", words.merges), KeyHint("v", words.compares)] : []
    return one + [KeyHint("a", words.addPlayer)] + (players.isEmpty ? [] : [KeyHint("r", words.renames)]) + several
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    ways(settings.texts) + listKeys(settings) + [KeyHint("q \(settings.texts.esc)", settings.texts.back)]
  }
}
