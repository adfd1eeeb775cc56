internal import Cells
internal import LuaKit
internal import QuizModes

extension PluginCells {
  /// Whether work was asked for that is not there yet: what came of it otherwise is to be thrown away.
  package var isAwaited: Bool { confinement?.deferral?.isAwaited ?? false }

  /// Loads a plugin in a cell of its own first, when a server's loop asks.
  ///
  /// A plugin that used up its time in the shared cell would delay every sitting.
  func tryToLoad(_ source: PluginSource) throws(PluginProblem) {
    guard confinement?.deferral != nil else { return }
    let answer: LuaValue
    do throws(CellEnd) {
      answer = try compute(within: Self.patienceOfTrying, named: "load \(source.path)", .trial) { request in
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
