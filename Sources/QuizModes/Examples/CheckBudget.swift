internal import QuizCore

/// Instructions that a check of one plugin spends on its hooks: seconds on most machines, whatever is played.
package final class CheckBudget {
  package static let most = 500_000_000
  /// The instructions for a second, charged to a call that the clock ended.
  private static let instructionsOfASecond = 100_000_000
  private(set) var spent = 0
  /// How far parts of the check may go.
  private var bound = CheckBudget.most

  package init() {}

  package var isSpent: Bool { spent >= bound }

  func count(_ call: HookCall) {
    count(call.isByClock ? Self.instructionsOfASecond : call.instructions)
  }

  func count(_ instructions: Int) { spent += instructions }

  /// The budget left for the rest of the check.
  var left: Int { max(0, bound - spent) }

  /// Runs a part of the check with a share of the budget left; true when it finished.
  func spending(oneOf parts: Int, _ part: () -> Void) -> Bool {
    let whole = bound
    bound = min(bound, spent + left / parts)
    part()
    let isDone = !isSpent
    bound = whole
    return isDone
  }
}
