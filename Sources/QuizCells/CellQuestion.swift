internal import Cells
internal import QuizCore
internal import QuizModes

/// Asks a cell what hooks answer to one command of a sitting, without waiting for it.
///
/// What comes is left with the decider, which takes it when the command is decided next.
package final class CellQuestion {
  package let decider: CellDecider
  private let command: Command
  private var losses = CellLosses()
  private var exchange = CellExchange(sending: nil)
  private var watchman: Watchman
  private var deadline = 0
  package private(set) var isDone = false

  init(_ decider: CellDecider, _ command: Command) {
    self.decider = decider
    self.command = command
    watchman = Watchman(decider.cells, nil)
  }

  /// Sends the request; nothing else may be asked of the cell until the errand is done.
  func begin() {
    decider.cells.prepare()
    losses.begin(decider.cells.note)
    watchman = Watchman(decider.cells, nil)
    deadline = Cell.now + Watchman.longest
    exchange = CellExchange(sending: decider.request(command, losses.failing))
  }

  /// The descriptor to poll, with its events.
  var waiting: (descriptor: Int32, events: Int32) { decider.cells.waiting(exchange) }

  /// Goes on as far as that goes without waiting.
  func advance() {
    while !isDone {
      do throws(CellEnd) {
        guard let reply = try decider.cells.step(&exchange) else {
          if watchman.goesOn() && Cell.now < deadline { return }
          decider.cells.end()
          throw .late
        }
        guard let tape = try decider.tape(in: reply) else {
          begin()
          continue
        }
        finish(tape)
      } catch {
        lose(error)
      }
    }
  }

  private func lose(_ end: CellEnd) {
    if decider.note(end, &losses) { begin() } else { finish(HookTape([])) }
  }

  private func finish(_ tape: HookTape) {
    decider.foresee(tape, of: command)
    isDone = true
  }
}

/// The losses of cells during one command.
struct CellLosses {
  /// Hooks that fail when it is asked again.
  var failing: [HookFailure] = []
  /// The cell's note before the request.
  private(set) var before: UInt32 = 0
  private var freeTries = 2

  mutating func begin(_ note: UInt32) {
    before = note
  }

  /// True when the end proves nothing about a hook, and the free tries are not used up.
  mutating func isForgiven(_ end: CellEnd, _ note: UInt32) -> Bool {
    // An end from outside, or before the first call, proves nothing about a hook.
    let isNobodysFault = end == .ended(signal: 9) || note == before
    freeTries -= 1
    return isNobodysFault && freeTries >= 0
  }
}
