internal import QuizCore

/// Checks that `due` can be counted: for a quiz never played, and after a sitting.
struct DueCheck {
  let plugin: Plugin
  let languages: [String]

  init(_ plugin: Plugin, _ languages: [String]) {
    self.plugin = plugin
    self.languages = languages
  }

  /// `witness` receives every call.
  func findings(after state: SittingState, _ witness: (HookCall) -> Void) -> [PluginFinding] {
    guard plugin.info.hooks.contains(.due) else { return [] }
    var beginning = state.beginning
    for (memory, shared) in [
      (beginning.memory, beginning.shared), (state.memoryAfter, state.sharedAfter),
    ] {
      (beginning.memory, beginning.shared) = (memory, shared)
      do throws(HookFailure) {
        _ = try DueHook(plugin, languages: languages).count(beginning, telling: witness)
      } catch {
        let line = plugin.source.line(of: Hook.due.rawValue) ?? 1
        return [
          PluginFinding(
            .hookFailed, saying: error.message, hook: .due, or: plugin.source.path, line,
            suggestion: Advice.on(error.message, .due, isLimit: false))
        ]
      }
    }
    return []
  }
}
