/// Whether the terminal draws pictures itself: asked when there is one to show, and believed where the answer comes in time.
///
/// The question is one pixel that is not to be kept (`a=q`), and behind it what every terminal answers (primary device
/// attributes): when that answer comes alone, there are no pictures.
package struct PictureQuestion {
  /// Milliseconds after which an answer comes too late: the player has begun to look.
  static let patience = 1000
  private static let number: UInt32 = 31

  static let sequence = Array("\u{1B}_Gi=\(number),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c".utf8)

  enum Meaning: Equatable {
    case draws
    /// A picture that was sent could not be drawn.
    case failed
    case nothing
  }

  private var askedAt: Int?
  private var isAnswered = false

  var isAsked: Bool { askedAt != nil }

  mutating func ask(at now: Int) { askedAt = now }

  /// Whether an answer may still be on its way.
  func isWaiting(at now: Int) -> Bool {
    guard let askedAt else { return false }
    return !isAnswered && now - askedAt <= Self.patience
  }

  mutating func take(_ answer: TerminalAnswer, at now: Int) -> Meaning {
    switch answer {
    case .attributes:
      isAnswered = true
      return .nothing
    case .background: return .nothing
    case .picture(Self.number, let isFine): return isFine && isWaiting(at: now) ? .draws : .nothing
    case .picture(_, let isFine): return isFine ? .nothing : .failed
    }
  }
}

extension PictureQuestion {
  /// Whether a terminal may be asked, from the environment.
  ///
  /// tmux and screen take the question for a title; the Linux console writes it on the screen.
  package static func isAllowed(environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    let isInside = ["TMUX", "STY"].contains { !(environment[$0] ?? "").isEmpty }
    return !isInside && !["", "dumb", "linux"].contains(term) && !["tmux", "screen"].contains(where: term.hasPrefix)
  }
}

/// Whether the background is light: asked with the first frame, which does not wait for the answer.
struct ColourQuestion {
  static let sequence = Array("\u{1B}]11;?\u{1B}\\".utf8)
  private(set) var isAsked = false
  private(set) var isLight: Bool?

  mutating func ask() { isAsked = true }

  /// Returns true where the answer is new.
  mutating func take(_ answer: TerminalAnswer) -> Bool {
    guard isAsked, case .background(let light) = answer, light != isLight else { return false }
    isLight = light
    return true
  }
}
