internal import CCell
internal import Glibc

/// A process that cells are copied from: it is as this process was at the start, so no cell has what this one learned since.
///
/// It must be made where this process has one thread, before anything is read that no plugin should find in its memory.
package final class CellTemplate {
  private var template = ccell_template()
  /// Told once it turns out that the template ended with `unfit`.
  var whenUnfit: () -> Void = {}
  /// Told once it turns out that the template ended in another way.
  var whenLost: () -> Void = {}
  /// Whether cells can be had from it; false once it has ended.
  package private(set) var isAlive = true

  /// Starts a template whose cells answer by a copy of `service` each.
  ///
  /// `ready` runs in the template beside the first cell, which is not used before it is done; it may end the template.
  package init(service: Cell.Service, ready: @convention(c) () -> Void = {}) throws(CellEnd) {
    var cell = ccell()
    let kind = ccell_template_start(&template, &cell, ready)
    if kind == CCELL_FAILED { throw .unavailable(errno) }
    if kind == CCELL_PARENT { return }
    CellServer(link: CellLink(cell), note: CellNote(cell.note)).serve(isSealed: kind == CCELL_SEALED, service)
  }

  deinit { end() }

  package func end() {
    isAlive = false
    ccell_template_end(&template, 0)
  }

  /// The processes of orders answered early, by number.
  private var processes: [Int: pid_t] = [:]
  private var ordered = 0
  private var answered = 0

  /// Orders a cell whose parent is this process; returns it with the number of its order.
  func order(_ limits: ccell_limits, seals: Bool) throws(CellEnd) -> (cell: ccell, number: Int) {
    var cell = ccell()
    guard isAlive, ccell_template_order(&template, &cell, limits, seals ? 1 : 0) == CCELL_PARENT else {
      let reason = isAlive ? errno : EPIPE
      if reason == EPIPE { lose() }
      throw .unavailable(reason)
    }
    ordered += 1
    return (cell, ordered - 1)
  }

  /// The process of an ordered cell, waited for; 0 without one. Called once for each.
  func process(of number: Int) -> pid_t {
    while isAlive && answered <= number {
      let process = ccell_template_next(&template)
      if process < 0 && errno == EPIPE { lose() }
      processes[answered] = max(0, process)
      answered += 1
    }
    return processes.removeValue(forKey: number) ?? 0
  }

  private func lose() {
    guard isAlive else { return }
    isAlive = false
    let status = ccell_template_end(&template, 1)
    if status & 0x7F == 0, status >> 8 & 0xFF == Self.unfit { whenUnfit() } else { whenLost() }
  }

  /// The exit code of a template that found an error of the program itself.
  package static let unfit: Int32 = 70
}
