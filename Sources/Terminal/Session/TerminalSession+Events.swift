internal import CTerminal
internal import Glibc

extension TerminalSession {
  /// Waits for events, at most so many milliseconds (nil: as long as it takes); empty when the time is up, or
  /// when one of the others can be read or written.
  func wait(milliseconds: Int?, beside others: OtherDescriptors = OtherDescriptors()) -> [ScreenEvent] {
    let deadline = milliseconds.map { SteadyClock.milliseconds + max(0, $0) }
    while !isGone {
      let (events, isOtherReady) = events(until: [deadline, silenceEnds].compactMap { $0 }.min(), others)
      if !events.isEmpty || isOtherReady { return events }
      if let deadline, SteadyClock.milliseconds >= deadline { return [] }
    }
    return [.hangUp]
  }

  /// The time when the silence after half a sequence has lasted long enough; nil when none is pending.
  private var silenceEnds: Int? {
    parser.patience.map { lastByte + $0 }
  }

  /// One round: what arrives until some moment, and whether one of the others is ready.
  private func events(until moment: Int?, _ others: OtherDescriptors) -> (events: [ScreenEvent], isOtherReady: Bool) {
    let interest = POLLIN | (unsent.isEmpty && waiting == nil ? 0 : POLLOUT)
    var polled = [
      pollfd(fd: terminal, events: Int16(interest), revents: 0), pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    let own = polled.count
    polled += others.reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    polled += others.writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    let ready = poll(
      &polled, UInt(polled.count), moment.map { Int32(clamping: max(0, $0 - SteadyClock.milliseconds)) } ?? -1)
    let state = ready > 0 ? Int32(polled[0].revents) : 0
    if state & POLLIN == 0, let end = silenceEnds, SteadyClock.milliseconds >= end {
      return (parser.timeUp().map { .key($0) }, false)
    }
    guard ready > 0 else { return ([], false) }
    if state & POLLOUT != 0 { pump() }
    var events: [ScreenEvent] = state & POLLIN != 0 ? typed() : []
    if polled[1].revents != 0 { events += arrived() }
    if isGone || state & (POLLHUP | POLLERR | POLLNVAL) != 0 {
      isGone = true
      events.append(.hangUp)
    }
    return (events, polled.dropFirst(own).contains { $0.revents != 0 })
  }

  /// The events of keys and of the mouse that have arrived.
  private func typed() -> [ScreenEvent] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &buffer, buffer.count)
    lastByte = SteadyClock.milliseconds
    if count > 0 {
      let found = parser.parse(buffer[..<count])
      // Drawn once more in the other colours.
      return (takeAnswers() ? [.resize(knownSize)] : []) + found.flatMap(event)
    }
    // Nothing to read although there was said to be: the terminal is gone.
    if count == 0 || errno != EAGAIN && errno != EINTR { isGone = true }
    return []
  }

  private func event(_ input: TerminalInput) -> [ScreenEvent] {
    switch input {
    case .key(let key): event(key)
    // A report that comes late, or that another program asked for, means nothing.
    case .mouse(let report): newest?.takesMouse == true ? [.mouse(report)] : []
    }
  }

  /// The events of a key; a signal key gives its signal.
  private func event(_ key: Key) -> [ScreenEvent] {
    switch key {
    case .control("c"): return [.signal(SIGINT)]
    case .control("\\"): return [.signal(SIGQUIT)]
    case .control("z"): return stopped()
    default: return [.key(key)]
    }
  }

  /// The events of the signals that have arrived.
  private func arrived() -> [ScreenEvent] { signalNumbers().flatMap(event) }

  private func event(_ signal: Int32) -> [ScreenEvent] {
    switch signal {
    case SIGWINCH: return resized()
    case SIGTSTP: return stopped()
    case SIGCONT:
      takeOver()
      return [.resumed(away: 0)] + resized()
    default: return [.signal(signal)]
    }
  }

  private func signalNumbers() -> [Int32] {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &buffer, buffer.count)
    return count > 0 ? buffer[..<count].map { Int32($0) } : []
  }

  /// The event of a new size, if it changed; the terminal's content is unknown afterwards.
  private func resized() -> [ScreenEvent] {
    painter.invalidate()
    let now = size
    guard now != knownSize else { return [] }
    knownSize = now
    return [.resize(now)]
  }

  /// Gives the terminal back, stops, and takes it over again.
  private func stopped() -> [ScreenEvent] {
    let start = SteadyClock.milliseconds
    giveBack()
    cterminal_stop()
    // The shell may have changed the modes meanwhile; those are restored at the end.
    if let now = TerminalModes(of: terminal) { modes = now }
    takeOver()
    let resumed = [.resumed(away: SteadyClock.milliseconds - start)] + resized()
    // The continuation that ended the stop is no other one.
    return resumed + signalNumbers().filter { $0 != SIGCONT }.flatMap(event)
  }
}
