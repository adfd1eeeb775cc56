internal import Cells
internal import LuaKit
internal import QuizModes

extension PluginCells {
  /// True when the present work is no longer wanted: the outcome of ended work must not be stored.
  package var isGivenUp: Bool { Fiber.current?.isGivenUp ?? false }

  /// Loads a plugin in a cell of its own first, where a loop goes on meanwhile: one that takes all its time there would
  /// hold everybody up in the cell that all share.
  func tryToLoad(_ source: PluginSource) throws(PluginProblem) {
    guard confinement?.queue != nil else { return }
    let answer: LuaValue
    do throws(CellEnd) {
      answer = try compute(within: Self.patienceOfTrying, .trial) { request in
        source.write(to: &request, with: source.named)
      }
    } catch {
      throw PluginProblem("\(source.path): \(error.sentence)")
    }
    if case .text(let message) = answer { throw PluginProblem(message) }
  }

  /// Milliseconds: the bridge stops each file after 1000.
  private static let patienceOfTrying = 5000
}
