internal import QuizCells
package import QuizCore
package import QuizLibrary
internal import QuizModes

/// The modes at hand that make their own questions, and need no quiz.
package struct QuickGames {
  package let modes: [ModeInfo]

  /// Most plugins need a quiz; their source shows it without running them.
  package init(_ library: Library) {
    modes = library.pluginPaths.compactMap { _, path in
      guard let source = try? library.source(path), source.mentions(ModeInfo.Fit.none.rawValue),
        let info = try? library.cells.load(source).info, !info.isModifier, info.fits == .none
      else { return nil }
      return info
    }
  }
}
