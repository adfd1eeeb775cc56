internal import CCell
internal import Glibc

/// A process that can do nothing but compute: it has one pipe, and answers requests that come over it.
///
/// It is a copy of a template, or of this process as it was when the cell was made, without its descriptors, its terminal, what
/// memory it shares and its rights; the kernel ends it at any call beyond reading, writing, memory, time and leaving. What
/// comes out of it is bytes of a stranger. A copy of this process must be made where that has one thread.
package final class Cell {
  private var cell = ccell()
  /// The service, where there is no process.
  private let local: Service?
  /// Receives a cell's greeting; nil once it has arrived.
  private var greeting: CellExchange? = CellExchange(sending: nil)
  /// Called once when the kernel turns out not to watch the cell; an error from it ends the cell.
  package var whenUnsealed: (() throws(CellEnd) -> Void)?
  /// Whether the kernel watches its calls; known from the first reply on.
  package private(set) var isSealed = true

  /// Answers a request in the cell, and may consume it; the parent can read the note meanwhile.
  package typealias Service = (_ request: inout [UInt8], _ note: CellNote) -> [UInt8]

  /// Copies this process; `seals` false omits the kernel's filter, as on a kernel without one.
  ///
  /// A process that holds secrets makes no copy: the error is the system's for a forbidden operation.
  package init(_ limits: CellLimits = CellLimits(), seals: Bool = true, service: Service) throws(CellEnd) {
    if Self.knowsSecrets { throw .unavailable(EPERM) }
    local = nil
    let kind = ccell_fork(&cell, ccell_limits(limits), seals ? 1 : 0)
    if kind == CCELL_FAILED { throw .unavailable(errno) }
    if kind == CCELL_PARENT {
      ccell_unblock(cell.channel)
      return
    }
    CellServer(link: CellLink(cell), note: CellNote(cell.note)).serve(isSealed: kind == CCELL_SEALED, service)
  }

  /// Has a template make one.
  package init(from template: CellTemplate, _ limits: CellLimits = CellLimits(), seals: Bool = true) throws(CellEnd) {
    local = nil
    let made = try template.order(ccell_limits(limits), seals: seals)
    cell = made.cell
    order = (template, made.number)
    ccell_unblock(cell.channel)
  }

  /// The template and number by which its process is found on the first request.
  private var order: (template: CellTemplate, number: Int)?

  /// The cell's process; 0 without one.
  private var process: pid_t {
    if let order { cell.process = order.template.process(of: order.number) }
    order = nil
    return cell.process
  }

  /// Whether this process has read what no plugin should find in its memory.
  nonisolated(unsafe) private static var knowsSecrets = false

  /// Marks this process as holding secrets: cells come from templates alone from now on.
  package static func endCopies() { knowsSecrets = true }

  private init(local service: @escaping Service, _: Void) {
    local = service
  }

  /// A stand-in without a process: the service answers here.
  static func here(_ service: @escaping Service) -> Cell { Cell(local: service, ()) }

  deinit { end() }

  private var lastNote: UInt32 = 0
  private var pace = CellPace()

  /// The cell's last note on its work, kept after its end; 0 at first. It must not be trusted.
  package var note: UInt32 { cell.note.map { UInt32($0.pointee) } ?? lastNote }

  /// The descriptor to poll during an exchange, with its events.
  ///
  /// Before the cell's greeting only input is awaited: the channel is always writable, so that polling for output would
  /// not wait.
  package func waiting(_ exchange: CellExchange) -> (descriptor: Int32, events: Int32) {
    (cell.channel, greeting == nil ? exchange.waitsFor : POLLIN)
  }

  package var isRunning: Bool { local != nil || order != nil || cell.process > 0 }

  /// True when it ended by itself, or was ended from outside.
  package var hasGone: Bool {
    var poller = pollfd(fd: cell.channel, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, 0) > 0 && Int32(poller.revents) & (POLLHUP | POLLERR) != 0
  }

  /// Whether it broke down over memory that it was refused; known once it has ended.
  package var wasRefusedMemory: Bool { cell.starved != 0 }

  /// Microseconds of processor time that it has used; 0 without a process.
  package var processorTime: Int {
    var (clock, time) = (clockid_t(), timespec())
    guard process > 0, clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }

  /// Lets other processes go first when processors are scarce.
  package func giveWay() {
    if process > 0 { _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(process), 10) }
  }

  /// Ends it, whatever it does; leaves no zombie.
  @discardableResult
  package func end() -> Int32 {
    lastNote = note
    pace.part(process)
    return ccell_end(&cell)
  }

  /// The reply to a request, for which the cell may work so many milliseconds; `longest` bounds the wait.
  ///
  /// Every few milliseconds `isWanted` decides whether to wait on. When this throws, a cell that ended, was late or sent a
  /// malformed reply has been ended.
  package func ask(
    _ request: [UInt8], within milliseconds: Int, longest: Int? = nil, while isWanted: (() -> Bool)? = nil
  ) throws(CellEnd) -> [UInt8] {
    var wait = CellWait(milliseconds, longest: longest)
    return try ask(request) { () throws(CellEnd) in
      try wait.look(at: self)
      if let isWanted, !isWanted() { throw .notWanted }
    }
  }

  /// The reply to a request. Every few milliseconds `look` may end the wait.
  package func ask(_ request: [UInt8], look: () throws(CellEnd) -> Void) throws(CellEnd) -> [UInt8] {
    if let reply = answer(here: [request]) { return reply }
    pace.begin(process)
    defer { pace.finish() }
    var exchange = CellExchange(sending: request)
    return try waitFor(look) { () throws(CellEnd) in (try step(&exchange), waiting(exchange).events) }
  }

  /// Waits until it has said how it is closed off, as whatever it is asked first would.
  package func meet(within milliseconds: Int) throws(CellEnd) {
    if local != nil { return }
    var wait = CellWait(milliseconds)
    try waitFor({ () throws(CellEnd) in try wait.look(at: self) }) { () throws(CellEnd) in
      (try isGreeted() ? () : nil, POLLIN)
    }
  }

  /// The result of asking again and again, each time after an awaited event.
  private func waitFor<Result>(
    _ look: () throws(CellEnd) -> Void, _ ask: () throws(CellEnd) -> (Result?, events: Int32)
  ) throws(CellEnd) -> Result {
    if !isRunning { throw .ended(signal: 0) }
    do {
      while true {
        let (result, events) = try ask()
        if let result { return result }
        if !hasNews(events) { try look() }
      }
    } catch {
      let signal = end()
      if case .ended = error { throw .ended(signal: signal) }
      throw error
    }
  }

  /// Continues an exchange as far as possible without waiting; returns the reply once it is complete.
  ///
  /// The caller watches the time, and ends the cell when this throws.
  package func step(_ exchange: inout CellExchange) throws(CellEnd) -> [UInt8]? {
    try isGreeted() ? exchange.step(CellLink(cell)) : nil
  }

  /// The first thing that a cell says is how it is closed off.
  private func isGreeted() throws(CellEnd) -> Bool {
    if greeting == nil { return true }
    guard let words = try greeting?.step(CellLink(cell)) else { return false }
    guard let word = words.first, words.count == 1 else { throw .garbled }
    (isSealed, greeting) = (word == CellServer.sealed, nil)
    if !isSealed { try whenUnsealed?() }
    return true
  }

  /// The answer of a service in this process; nil where there is a process to be asked.
  func answer(here parts: [[UInt8]]) -> [UInt8]? {
    guard let local else { return nil }
    var request = parts.dropFirst().reduce(into: parts.first ?? []) { $0 += $1 }
    return local(&request, .unread)
  }

  /// Milliseconds between two looks.
  private static let patience = 20 as Int32

  /// Waits for an event until the next look is due.
  private func hasNews(_ events: Int32) -> Bool {
    var poller = pollfd(fd: cell.channel, events: Int16(events), revents: 0)
    if poll(&poller, 1, Self.patience) > 0 { return true }
    pace.part(process)
    return false
  }

  /// Gives memory that this process does not use any more back to the system, so that a copy of it has less to copy.
  package static func giveMemoryBack() { ccell_give_back() }

  /// Makes this process and its copies keep freed memory for later use, for work that allocates the same again and
  /// again.
  package static func keepMemory() { ccell_keep() }

  /// Milliseconds of a steady clock.
  package static var now: Int { microseconds / 1000 }

  static var microseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }
}

package struct CellLimits: Sendable {
  /// The bytes of memory beyond its parent's.
  package var memory: Int
  /// Seconds of processor time in all.
  package var processorSeconds: UInt32

  package init(memory: Int = 1 << 30, processorSeconds: UInt32 = 3600) {
    self.memory = memory
    self.processorSeconds = processorSeconds
  }
}

extension ccell_limits {
  fileprivate init(_ limits: CellLimits) {
    self.init(memory: limits.memory, cpu_seconds: limits.processorSeconds)
  }
}

/// Why there is no reply.
package enum CellEnd: Error, Equatable, Sendable {
  /// The process ended, by that signal, or by itself for 0.
  case ended(signal: Int32)
  /// The work took too long.
  case late
  /// The process did not run at all for a while, as one that was stopped.
  case stalled
  /// The reply is malformed.
  case garbled
  /// The request or the reply has more bytes than a message may have.
  case tooLarge
  /// The caller no longer wants the reply.
  case notWanted
  /// The kernel cannot seal it, which the settings require.
  case unsealed
  /// The system gave no process, for that reason.
  case unavailable(Int32)

  /// True for an end that says nothing about the work: the process was killed or stopped from outside.
  package var isFromOutside: Bool { self == .ended(signal: SIGKILL) || self == .stalled }
}

/// A word that a cell writes and its parent reads: its present work.
package struct CellNote {
  private let word: UnsafeMutablePointer<UInt32>?

  init(_ word: UnsafeMutablePointer<UInt32>?) {
    self.word = word
  }

  /// A note without a reader.
  package static var unread: CellNote { CellNote(nil) }

  package func write(_ value: UInt32) { word?.pointee = value }
}
