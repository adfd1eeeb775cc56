/// How work of strangers is done: in cells, and what is to be said where the kernel cannot close them off.
package final class Confinement {
  private let isHere: Bool
  private let seals: Bool
  private let isRequired: () -> Bool
  private let tell: (String) -> Void
  private var hasTold = false
  /// Where work that has a name is not waited for.
  package private(set) var deferral: CellDeferral?

  /// Cells; `isRequired` says whether to do without the work where the kernel has no filters, and `tell` is told of that once
  /// otherwise. `seals` false is such a kernel.
  package init(seals: Bool = true, isRequired: @escaping () -> Bool, tell: @escaping (String) -> Void) {
    isHere = false
    self.seals = seals
    self.isRequired = isRequired
    self.tell = tell
  }

  private init() {
    (isHere, seals) = (true, false)
    isRequired = { false }
    tell = { _ in }
  }

  /// The work is done in this process: for tests, and for measuring what cells cost.
  package static var here: Confinement { Confinement() }

  /// A cell with that service. It must be made where this process has one thread.
  package func cell(_ limits: CellLimits = CellLimits(), service: @escaping Cell.Service) throws(CellEnd) -> Cell {
    if isHere { return Cell.here(service) }
    let cell = try Cell(limits, seals: seals, service: service)
    cell.whenUnsealed = { [self] () throws(CellEnd) in try admit() }
    return cell
  }

  /// A cell for work that is ours, on what a stranger made: where the kernel cannot close it off, limits alone have to do.
  package func workshop(_ limits: CellLimits, service: @escaping Cell.Service) throws(CellEnd) -> Cell {
    isHere ? Cell.here(service) : try Cell(limits, seals: seals, service: service)
  }

  /// From now on a loop asks, which waits for no work that has a name.
  package func defers() -> CellDeferral {
    let made = deferral ?? CellDeferral()
    deferral = made
    return made
  }

  /// What one piece of work comes to, done in a cell of its own; with a name it may be done later.
  package func result(
    within milliseconds: Int, _ limits: CellLimits = CellLimits(), named name: String? = nil,
    while isWanted: (() -> Bool)? = nil, of work: @escaping () -> [UInt8]
  ) throws(CellEnd) -> [UInt8] {
    if let name, let deferral {
      let deferred = try deferral.result(name, within: milliseconds) { () throws(CellEnd) in
        try self.cell(limits) { _, _ in work() }
      }
      if let deferred { return deferred }
    }
    let cell = try cell(limits) { _, _ in work() }
    defer { cell.end() }
    return try cell.ask([], within: milliseconds, while: isWanted)
  }

  private func admit() throws(CellEnd) {
    if isRequired() { throw .unsealed }
    if hasTold { return }
    hasTold = true
    tell("this system cannot close plugins off (no seccomp): only quizrun's own limits hold them")
  }
}
