internal import CCell

/// A piece of work with a stack of its own: it waits in the middle of what it calls, and goes on there when it is resumed.
///
/// Functions that wait for a cell are the same for commands, which have nothing else to do, and for a loop, which has.
/// Fibers belong to the one thread that resumes them.
package final class Fiber {
  private var fiber: OpaquePointer?
  private var body: (() -> Void)?
  /// True when its result is no longer wanted: its waits fail, and it ends.
  package private(set) var isGivenUp = false

  /// The fiber that runs now; nil outside of all.
  nonisolated(unsafe) package private(set) static var current: Fiber?

  /// Nil where the system has no memory for its stack.
  package init?(_ body: @escaping () -> Void) {
    self.body = body
    fiber = cfiber_make(
      { $0.map { Unmanaged<Fiber>.fromOpaque($0).takeUnretainedValue().run() } },
      Unmanaged.passUnretained(self).toOpaque())
    if fiber == nil { return nil }
  }

  deinit {
    if let fiber { cfiber_free(fiber) }
  }

  package var hasEnded: Bool { body == nil }

  private func run() {
    body?()
    body = nil
  }

  /// Runs it until it waits or ends.
  package func resume() {
    if hasEnded { return }
    let outer = Self.current
    Self.current = self
    _ = cfiber_resume(fiber)
    Self.current = outer
  }

  /// Lets the fiber that runs now wait until it is resumed.
  package static func wait() {
    if let fiber = current?.fiber { cfiber_wait(fiber) }
  }

  package func giveUp() { isGivenUp = true }
}
