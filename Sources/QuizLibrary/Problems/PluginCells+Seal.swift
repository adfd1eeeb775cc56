package import QuizCells

extension PluginCells {
  /// Refuses to let others play where nothing closes plugins off, unless the host allows it. Another process plays: the cell
  /// that was looked at ends.
  package func checkSeal(isOpenAllowed: Bool) throws(Problem) {
    defer { end() }
    if isOpenAllowed || !runOpenly { return }
    throw Problem(
      .service,
      "others would play plugins that nothing closes off: `--insecure-plugins` goes on all the same, "
        + "`quizrun config cell required` does without plugins")
  }
}
