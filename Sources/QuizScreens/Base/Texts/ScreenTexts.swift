internal import QuizPlay
package import Words

extension ScreenTexts {
  /// What stays behind on the terminal when a sitting was left.
  package func kept(_ title: String, command: String) -> String { keptLine(["title": title, "command": command]) }
}
