internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// A key of the host's screen with its deed.
struct DeskKey {
  var key: Character
  var what: Deed
  var label: String

  enum Deed: Equatable {
    case order(HostOrder)
    /// Asks first, as it cannot be taken back.
    case confirm(HostOrder)
    case form(DeskForm.Task)
    case leave
  }
}

extension RoomView {
  private static let moreSeconds = 30

  /// The order given by Enter: the usual course of an evening.
  var usual: HostOrder? {
    switch phase {
    case .lobby: .open
    case .open: isOwnPace ? nil : .lock
    case .locked: .reveal
    case .reveal: .board
    case .board: isOwnPace ? nil : .next
    case .paused: .resume
    case .over: nil
    }
  }

  /// Every key that does something now.
  func keys(_ texts: DeskTexts) -> [DeskKey] {
    var keys = playing(texts)
    if phase != .over {
      if people?.isEmpty == false || players > 0 {
        keys.append(DeskKey(key: "m", what: .form(.rename), label: texts.renames))
        keys.append(DeskKey(key: "d", what: .form(.kick), label: texts.kick))
      }
      // At everybody's own pace each player answers alone.
      if !isOwnPace { keys.append(DeskKey(key: "e", what: .form(.enter), label: texts.enter)) }
      keys.append(
        DeskKey(key: "j", what: .order(.lockJoining), label: isJoinable ? texts.lockJoining : texts.unlockJoining))
    }
    if canBeHeard, [.open, .locked, .reveal].contains(phase), !isOwnPace {
      keys.append(DeskKey(key: "s", what: .order(.play), label: texts.play))
    }
    if !hideable.isEmpty { keys.append(DeskKey(key: "h", what: .form(.hide), label: texts.hide)) }
    if phase != .lobby, players > 0 { keys.append(DeskKey(key: "c", what: .form(.correct), label: texts.correct)) }
    if phase != .over, people?.isEmpty == false || players > 0 {
      keys.append(DeskKey(key: "t", what: .form(.time), label: texts.moreTime))
    }
    if phase != .over { keys.append(DeskKey(key: "x", what: .confirm(.end), label: texts.end)) }
    return keys + [DeskKey(key: "q", what: .leave, label: texts.leave)]
  }

  /// The number of answers that are counted.
  var given: Int { (counts ?? []).reduce(0) { $0 + $1.count } }

  /// Typed texts that are on the wall, or will be.
  var hideable: [String] {
    guard question?.kind == .text, phase == .locked || phase == .reveal else { return [] }
    return (counts ?? []).map(\.given)
  }

  /// The keys that move a question on.
  private func playing(_ texts: DeskTexts) -> [DeskKey] {
    let key = { (key: Character, order: HostOrder, label: String) in
      DeskKey(key: key, what: .order(order), label: label)
    }
    let again = key("a", .again, texts.again)
    let next = key("n", .next, texts.next)
    if isOwnPace { return phase == .lobby ? [key("o", .open, texts.begin)] : [] }
    switch phase {
    case .lobby: return [key("o", .open, texts.open)]
    case .open, .paused:
      let more = key("+", .extend(seconds: Self.moreSeconds), texts.extend(["n": String(Self.moreSeconds)]))
      let lock = key("l", .lock, texts.lock)
      let pause = phase == .open ? key("p", .pause, texts.pause) : key("p", .resume, texts.resume)
      return (phase == .open ? [lock, pause] : [pause, lock]) + (leftMs == nil ? [] : [more]) + [again]
    case .locked: return [key("r", .reveal, texts.reveal), again]
    case .reveal: return [key("b", .board, texts.board), next]
    case .board: return [next]
    case .over: return []
    }
  }
}
