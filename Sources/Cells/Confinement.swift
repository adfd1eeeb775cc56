/// The confinement of untrusted work: cells, and the notice where the kernel cannot seal them.
package final class Confinement {
  private let isHere: Bool
  private let seals: Bool
  private let isRequired: () -> Bool
  private let tell: (String) -> Void
  private var hasTold = false
  /// The source of cells for requests; nil where they are copies of this process.
  private var template: CellTemplate?
  /// The work that fibers ask for, for a loop to go on with; nil when nothing else has to go on meanwhile.
  package private(set) var queue: CellQueue?

  /// Work in cells. `isRequired` decides whether work is refused where the kernel has no filters; otherwise `tell` gets
  /// one notice.
  ///
  /// `seals` false stands for such a kernel.
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

  /// A cell that has all that this process knows, with that service. It must be made where this process has one thread.
  package func copy(_ limits: CellLimits = CellLimits(), service: @escaping Cell.Service) throws(CellEnd) -> Cell {
    if isHere { return Cell.here(service) }
    return admitted(try Cell(limits, seals: seals, service: service))
  }

  /// A cell that knows nothing but its requests, from the template with its service, if there is one.
  package func cell(
    _ limits: CellLimits = CellLimits(), otherwise service: @escaping Cell.Service
  ) throws(CellEnd) -> Cell {
    guard !isHere, let template else { return try copy(limits, service: service) }
    return admitted(try Cell(from: template, limits, seals: seals))
  }

  private func admitted(_ cell: Cell) -> Cell {
    cell.whenUnsealed = { [self] () throws(CellEnd) in try admit() }
    return cell
  }

  /// A cell for our own work on untrusted data: where the kernel cannot seal it, limits alone must do.
  ///
  /// It knows nothing but its requests, like those of `cell`.
  package func workshop(_ limits: CellLimits, otherwise service: @escaping Cell.Service) throws(CellEnd) -> Cell {
    if isHere { return Cell.here(service) }
    guard let template else { return try Cell(limits, seals: seals, service: service) }
    return try Cell(from: template, limits, seals: seals)
  }

  /// Makes the template, whose cells answer by that service; without one, cells are copies of this process.
  ///
  /// `ready` runs in the template and may end it with `CellTemplate.unfit`, which calls `whenUnfit` here.
  package func makeTemplate(
    service: Cell.Service, ready: @convention(c) () -> Void, whenUnfit: @escaping () -> Void
  ) {
    if isHere || template != nil { return }
    template = try? CellTemplate(service: service, ready: ready)
    template?.whenUnfit = whenUnfit
  }

  /// Sets `lost`, called when no more cells can be had, before the work that needs one fails.
  package func watchTemplate(_ lost: @escaping () -> Void) { template?.whenLost = lost }

  package func endTemplate() { template?.end() }

  /// From now on a loop goes on with the work that fibers ask for.
  package func queues() -> CellQueue {
    let made = queue ?? CellQueue()
    queue = made
    return made
  }

  /// The answer to a request, in a cell of its own that `cell` makes. A fiber waits for it alone.
  package func result(
    within milliseconds: Int, longest: Int? = nil, while isWanted: (() -> Bool)? = nil, _ request: [UInt8] = [],
    of cell: @escaping () throws(CellEnd) -> Cell
  ) throws(CellEnd) -> [UInt8] {
    if let queue, let fiber = Fiber.current {
      return try queue.reply(to: request, within: milliseconds, longest: longest, for: fiber, cell)
    }
    let cell = try cell()
    defer { cell.end() }
    return try cell.ask(request, within: milliseconds, longest: longest, while: isWanted)
  }

  private func admit() throws(CellEnd) {
    if isRequired() { throw .unsealed }
    if hasTold { return }
    hasTold = true
    tell("this system cannot close plugins off (no seccomp): only quizrun's own limits hold them")
  }
}
