internal import CommandLine
internal import Glibc
internal import QuizLibrary
internal import QuizSittings
internal import QuizWorkshop
internal import TextLayout
internal import Words

/// `quizrun plugin new NAME`: a mode that works, with examples, as a file to change.
struct PluginNewCommand {
  private let folder: String
  private let words: ListingWords

  init(_ surroundings: Surroundings) {
    let home = surroundings.library.homes.first ?? "."
    words = surroundings.words
    folder = home == "." ? "plugins" : home + "/plugins"
  }

  func run(_ word: String) throws(Problem) -> Int32 {
    let name = word.hasSuffix(".lua") ? String(word.dropLast(4)) : word
    guard PluginName.isValid(name) else {
      throw .usage(.badValue(option: "NAME", value: word, expected: "letters, digits, - and _, as in lives"))
    }
    let path = "\(folder)/\(name).lua"
    _ = mkdir(folder, 0o755)
    do {
      try Files.create(Array(PluginTemplate.text(name).utf8), at: path)
    } catch {
      if error.isThere { throw Problem(.usage, "\(path) is there already, and stays as it is: choose another name") }
      throw Problem(.inputOutput, error.message)
    }
    Console.write(words.pluginWritten(["path": path.cleaned, "name": name]) + "\n")
    return 0
  }
}
