internal import Cells
internal import LuaKit
internal import QuizModes

extension PluginCells {
  /// Whether work was asked for that is not there yet: what came of it otherwise is to be thrown away.
  package var isAwaited: Bool { confinement?.deferral?.isAwaited ?? false }

  /// Loads a plugin in a cell of its own first, where a loop asks that waits for nobody: one that takes all its time there
  /// would hold everybody up in the cell that all share.
  func tryToLoad(_ source: PluginSource) throws(PluginProblem) {
    guard confinement?.deferral != nil else { return }
    let carried = source.withAllFiles
    let answer: LuaValue
    do throws(CellEnd) {
      answer = try compute(within: Self.patienceOfTrying, named: "load \(source.path)") {
        do throws(PluginProblem) {
          _ = try Plugin.load(carried)
          return .none
        } catch {
          return .text(error.message)
        }
      }
    } catch {
      throw PluginProblem("\(source.path): \(error.sentence)")
    }
    if case .text(let message) = answer { throw PluginProblem(message) }
  }

  /// Milliseconds: the bridge stops each file after 1000.
  private static let patienceOfTrying = 5000
}

extension PluginSource {
  /// With every file that it may require, for a process that can read none.
  fileprivate var withAllFiles: PluginSource {
    let files = Dictionary(named.map { ($0.name, $0.bytes) }) { first, _ in first }
    let folders = files.keys.reduce(into: [:]) { $0[$1] = moduleFolder($1) }
    return PluginSource(
      id: id, path: path, bytes: bytes, languages: languages, module: { files[$0] },
      moduleNames: { files.keys.sorted() }, moduleFolder: { folders[$0] ?? "" })
  }
}
