internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// A player to choose.
package struct PlayerEntry: Equatable, Sendable {
  package var id: String
  package var name: String
  /// Sittings finished.
  package var finished: Int
  package var isCurrent: Bool
  /// Whether neither settings nor players are changed while this one plays.
  package var isChild: Bool

  /// Without an id the name serves as one.
  package init(id: String? = nil, name: String, finished: Int, isCurrent: Bool, isChild: Bool = false) {
    self.isChild = isChild
    self.id = id ?? name
    self.name = name
    self.finished = finished
    self.isCurrent = isCurrent
  }
}

/// A choice in the list of players, with a player's id.
package enum PlayersChoice: Equatable, Sendable {
  case use(String)
  case add
  case rename(String)
  case merge(String)
  /// Marks a player as a child, or as grown up again.
  case child(String)
  case compare

  /// The player's id; nil for all players.
  package var player: String? {
    switch self {
    case .use(let id), .rename(let id), .merge(let id), .child(let id): id
    case .add, .compare: nil
    }
  }
}

extension Lobby {
  /// Shows the players, to choose or change one.
  ///
  /// `focused` is the id of the player changed before; nil for the current one.
  package func players(
    _ players: [PlayerEntry], at focused: String? = nil, notice: String? = nil
  ) throws(Interruption) -> PlayersChoice? {
    var scene = PlayersScene(players, at: focused)
    return try show(&scene, notice: notice)
  }

  /// Asks for the name of a new player.
  package func newPlayer(_ typed: String = "", notice: String? = nil) throws(Interruption) -> String? {
    let words = texts.settings
    var scene = PromptScene(title: words.newPlayerTitle, label: words.nameLabel, text: typed)
    scene.missing = words.nameFirst
    return try show(&scene, notice: notice)
  }

  /// Asks for a player's new name.
  package func rename(_ player: String, _ typed: String, notice: String? = nil) throws(Interruption) -> String? {
    let words = texts.settings
    var scene = PromptScene(title: words.renameTitle(["player": player]), label: words.nameLabel, text: typed)
    scene.missing = words.nameFirst
    return try show(&scene, notice: notice)
  }

  /// Asks into which of these a player is to be merged; the choice is its place.
  package func into(_ names: [String], of player: String) throws(Interruption) -> Int? {
    let words = texts.settings
    let view = PartyView(
      names: names, chosen: Array(names.prefix(1)), range: 1...1,
      title: words.mergeTitle(["player": player]), about: words.mergeAbout)
    var scene = PartyScene(view)
    while true {
      switch try show(&scene) {
      case nil: return nil
      case .add?: continue
      case .take(let chosen)?: if let place = chosen.first.flatMap(names.firstIndex) { return place }
      }
    }
  }

  /// Asks whether something that cannot be undone shall be done.
  package func confirms(_ question: String) throws(Interruption) -> Bool {
    let words = texts.settings
    let scene = MenuScene(
      title: words.mergeSure, text: question,
      options: [
        .init(key: "b", label: texts.goBack, action: .goBack),
        .init(key: "m", label: words.mergeYes, action: .pick(1)),
      ], onEscape: .goBack)
    return try ask(scene) != nil
  }
}

/// The list of players: choose one, or add one.
struct PlayersScene: ListScene {
  private let all: [PlayerEntry]
  /// The players shown: all, or the matches of the search.
  private var matches: [QuizSearch.Match<PlayerEntry>]
  private var search = ListSearch()
  var focus: Int
  var scroll = Scroll()
  var choice: PlayersChoice?

  init(_ players: [PlayerEntry], at focused: String? = nil) {
    all = players
    matches = players.map { QuizSearch.Match($0) }
    focus = players.firstIndex { $0.id == focused } ?? players.firstIndex(where: \.isCurrent) ?? 0
    if focus > 0 { scroll.follow(from: 0) }
  }

  var count: Int { matches.count }

  var isTyping: Bool { search.isOn }

  /// A child may switch players, but not change any.
  private var isChildPlaying: Bool { all.contains { $0.isCurrent && $0.isChild } }

  private var players: [PlayerEntry] { matches.map(\.item) }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    let focused = players.indices.contains(focus) ? players[focus].id : nil
    switch all.isEmpty ? .none : search.press(key) {
    case .began, .typed: find(from: nil)
    case .ended: find(from: focused)
    case .edited: break
    case .none: return pressElsewhere(key, canvas)
    }
    return .none
  }

  private mutating func find(from id: String?) {
    matches = QuizSearch.matches(search.text, in: all) { QuizSearch.Texts(title: $0.name.cleaned) }
    focus = matches.firstIndex { $0.item.id == id } ?? 0
    scroll.follow(from: 0)
  }

  private mutating func pressElsewhere(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .enter:
      if players.indices.contains(focus) { return choose(.use(players[focus].id)) }
    case _ where search.isOn: _ = move(key, canvas)
    case .escape, .character("q"), .left: return .goBack
    case .character("v") where all.count > 1: return choose(.compare)
    case .right:
      if players.indices.contains(focus) { return choose(.use(players[focus].id)) }
    case _ where isChildPlaying: _ = move(key, canvas)
    case .character("a"): return choose(.add)
    case .character("c") where players.count > 1: return choose(.child(players[focus].id))
    case .character("m") where players.count > 1: return choose(.merge(players[focus].id))
    case .character("r"):
      if players.indices.contains(focus) { return choose(.rename(players[focus].id)) }
    default: _ = move(key, canvas)
    }
    return .none
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    for (index, match) in matches.enumerated() {
      let player = match.item
      let marker = Marker(isFocused: index == focus, canvas: canvas)
      let sign = player.isCurrent ? canvas.glyphs.radioOn : canvas.glyphs.radioOff
      body.spot { body in
        if match.marks.isEmpty {
          body.add(player.name, marker.style, lead: marker.lead(sign), cursor: marker.cursor)
        } else {
          let name = Span.marked(player.name.cleaned, match.marks, marker.style)
          body.add(Row(marker.lead(sign) + name, cursor: marker.cursor))
        }
        let count = texts.settings.finishedCount(["n": String(player.finished)])
        let facts =
          (player.isCurrent ? [texts.settings.playsJustNow] : []) + (player.isChild ? [texts.settings.child] : []) + [
            count
          ]
        body.add(facts.joined(separator: " \(canvas.glyphs.separator) "), lead: [Span("      ")])
      }
    }
    if matches.isEmpty {
      body.add(search.isOn ? texts.settings.nobodyLike(["text": search.text]) : texts.settings.noPlayers)
    }
    let hints =
      ways(texts, child: texts.settings.child) + [KeyHint("q", texts.back)]
      + (all.count > 1 ? [canvas.settings.searchKey, KeyHint(canvas.glyphs.upDown, texts.move)] : [])
    var sheet = Sheet(
      header: [Row(texts.settings.whoPlays, Look.title)], body: body, focus: matches.isEmpty ? nil : focus,
      hints: search.isOn ? canvas.settings.searchHints(texts.settings.chooses) : hints)
    sheet.add(search, found: matches.count, of: all.count, canvas)
    return sheet
  }

  private func ways(_ texts: ScreenTexts, child: String) -> [KeyHint] {
    let words = texts.settings
    let one = players.isEmpty ? [] : [KeyHint(texts.enterKey, words.chooses)]
    let compare = all.count > 1 ? [KeyHint("v", words.compares)] : []
    if isChildPlaying { return one + compare }
    let several = all.count > 1 ? [KeyHint("m", words.merges), KeyHint("c", child)] + compare : []
    return one + [KeyHint("a", words.addPlayer)] + (players.isEmpty ? [] : [KeyHint("r", words.renames)]) + several
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    if search.isOn { return settings.searchKeys(settings.texts.settings.chooses) }
    let words = settings.texts.settings
    return ways(settings.texts, child: words.childKey) + (all.isEmpty ? [] : [settings.searchKey]) + listKeys(settings)
      + [KeyHint("q \(settings.texts.esc)", settings.texts.back)]
  }
}
