internal import CCell
internal import Glibc

/// The pace of requests to a cell, which decides where it runs.
///
/// When requests follow at once, as from a program, both are bound to one processor: one goes on where the other stops.
/// Waking another processor would take longer than most answers. Otherwise both run where there is room.
struct CellPace {
  /// Questions in a row that followed the one before at once.
  private var hurried = 0
  /// Microseconds at which the last reply came, and at which both were bound; 0 while they are not.
  private var replied = 0
  private var boundAt = 0

  /// Microseconds up to which a question follows at once.
  private static let soon = 5000
  /// The number of quick requests that binds both; a pressed key makes two or three.
  private static let many = 8
  /// Microseconds after which another processor may have become the better one: one question is asked freely then.
  private static let longest = 100_000

  /// A question is about to be asked.
  mutating func begin(_ cell: pid_t) {
    let now = Cell.microseconds
    hurried = now - replied < Self.soon ? hurried + 1 : 0
    if boundAt != 0, hurried == 0 || now - boundAt >= Self.longest {
      part(cell)
    } else if boundAt == 0, hurried >= Self.many, ccell_bind(cell) != 0 {
      boundAt = now
    }
  }

  mutating func finish() { replied = Cell.microseconds }

  /// Both run where there is room again.
  mutating func part(_ cell: pid_t) {
    if boundAt == 0 { return }
    ccell_unbind(cell)
    boundAt = 0
  }
}
