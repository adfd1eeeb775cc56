internal import Terminal
internal import Words

/// The texts for a friend: the result to share, and the command that accepts the challenge.
struct ChallengeCodeScene: Scene {
  private let share: [String]
  private let command: String
  var scroll = Scroll()

  init(code: String, share: [String]) {
    self.share = share
    command = "quizrun challenge accept \(code)"
  }

  /// All of it, as it is copied.
  var text: String { (share + [command]).joined(separator: "\n") }

  mutating func press(_ key: Key, _ canvas: Canvas) -> SceneAction {
    switch key {
    case .character("y"): return .copy(text)
    case .enter, .escape, .character("q"), .character("h"), .left: return .next
    default:
      _ = scrolled(by: key, canvas)
      return .none
    }
  }

  func sheet(_ canvas: Canvas) -> Sheet {
    let texts = canvas.texts
    var body = Body(width: canvas.width)
    body.add(texts.challengeAbout)
    body.gap()
    for line in share { body.add(line) }
    for piece in command.pieces(of: canvas.width) { body.add(Row(piece)) }
    let hints = [
      KeyHint(texts.enterKey, texts.back), KeyHint("y", texts.copies), KeyHint(canvas.glyphs.upDown, texts.scroll),
    ]
    return Sheet(header: [Row(texts.challengeFriend, Look.title)], body: body, hints: hints)
  }

  func keys(_ settings: ScreenSettings) -> [KeyHint] {
    let texts = settings.texts
    return [KeyHint("\(texts.enterKey) q \(texts.esc)", texts.back), KeyHint("y", texts.copies)]
      + settings.glyphs.reading(texts)
  }
}

extension String {
  /// The text in pieces of full rows, so that a selection on the terminal gives one word with line ends, which do not
  /// matter.
  fileprivate func pieces(of cells: Int) -> [String] {
    var (rest, pieces) = (self[...], [String]())
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(max(1, cells))))
      rest = rest.dropFirst(max(1, cells))
    }
    return pieces
  }
}
