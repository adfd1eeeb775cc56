internal import QuizCore

/// Leaving a sitting before its end.
extension PlainText {
  static func quitPrompt(keeps: Bool) -> String {
    keeps
      ? "Leave? k keeps your progress, d discards it, s stays:" : "Leave? Nothing of this is saved. l leaves, s stays:"
  }

  static func quitExpected(keeps: Bool) -> String { keeps ? "Expected: k, d or s." : "Expected: l or s." }

  /// What becomes of a sitting that is left.
  static func kept(_ sitting: Sitting) -> String {
    if !sitting.keepsProgress { return notKept }
    let part = sitting.isBehind ? "kept as far as it could be saved" : "kept"
    return "Your progress is \(part). Start the same quiz again to go on."
  }

  private static let notKept = "Nothing of this sitting is saved."
  static let discarded = "Your progress is discarded."
}
