internal import CommandLine
internal import QuizLibrary
internal import QuizModes

/// The plugins that a command was given, all of them when none is named.
struct NamedPlugins {
  let library: Library
  /// The plugins as typed; empty means all.
  let words: [String]

  /// Paths of the plugin files, without files that only help others; a word that leads to none ends the program.
  func paths() throws(Problem) -> [String] {
    if words.isEmpty { return library.pluginPaths.map(\.path) }
    var paths: [String] = []
    for word in words {
      let path = try library.pluginFile(word)
      if library.isHelper(path) {
        Console.warn("\(path): not a plugin but a file that plugins require; it is checked with them")
      } else {
        paths.append(path)
      }
    }
    return paths
  }
}

extension Library {
  /// The quiz of a word, a path or an id; nil when there is none.
  func quiz(named word: String, seed: Int) throws(Problem) -> QuizAtHand? {
    let isPath = word.contains("/")
    if Files.exists(word) && (isPath || word.contains(".")) { return try quiz(at: word, seed: seed) }
    if let quiz = try quiz(id: word, seed: seed) { return quiz }
    return isPath ? try quiz(at: word, seed: seed) : nil
  }
}
