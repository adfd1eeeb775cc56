internal import Cells
internal import Glibc
internal import LuaKit

/// The origin of a process's cells.
extension PluginCells {
  /// Runs plugins in cells, and never again in this process; `tell` gets a sentence where the system cannot seal them.
  ///
  /// `seals` false stands for such a system.
  package static func closed(
    seals: Bool = true, works: [CellWork], tell: @escaping (String) -> Void
  ) -> PluginCells {
    let asking = Asking()
    let confinement = Confinement(seals: seals, isRequired: { asking.cells?.isRequired() ?? false }, tell: tell)
    LuaMachine.forbid()
    let cells = PluginCells(confinement, works: works)
    asking.cells = cells
    return cells
  }

  /// Makes the template of all cells, and the first one. This process must have one thread, and have read nothing yet that no
  /// plugin should find in its memory.
  package func begin() {
    let service = PluginService(works)
    confinement?.makeTemplate(
      service: { service.reply($0, $1) }, ready: { if PluginCells.misfit() != nil { _exit(CellTemplate.unfit) } },
      whenUnfit: {
        let misfit = Self.misfit() ?? "?"
        let sentence = "quizrun: this build does not fit its Lua library (\(misfit)): build it with Lua 5.4.4\n"
        _ = write(STDERR_FILENO, sentence, sentence.utf8.count)
        exit(CellTemplate.unfit)
      })
    prepare()
  }

  /// The first difference of the Lua library from the bridge's needs; nil when it fits.
  private static func misfit() -> String? {
    LuaMachine.permit()
    defer { LuaMachine.forbid() }
    return LuaMachine.misfit()
  }

  /// Marks this process as holding secrets: all cells come from the template from now on.
  ///
  /// Without a template it ends at once with `code`: a hook without a cell would be recorded as failed.
  package func seclude(endingWith code: Int32) {
    if confinement == nil { return }
    Cell.endCopies()
    confinement?.watchTemplate { _exit(code) }
  }

  /// Whether plugins run where the system does not close them off.
  package var runOpenly: Bool {
    guard confinement != nil, let cell = try? running() else { return false }
    do throws(CellEnd) { try cell.meet(within: Self.loading) } catch { return false }
    return !cell.isSealed
  }

  private final class Asking {
    weak var cells: PluginCells?
  }
}
