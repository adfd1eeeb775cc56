internal import CommandLine
internal import Glibc
internal import QuizLibrary
internal import QuizModes

/// `quizrun plugin types`: types of the mode API for editors, and the reference made from the same tables.
struct PluginTypesCommand {
  private let folder: String?
  private let isReference: Bool

  init(_ parsed: ParsedCommand) throws(Problem) {
    folder = parsed.value("out")
    isReference = parsed.has("reference")
    if folder != nil && isReference { throw .usage(.together("--out", "--reference")) }
  }

  func run() throws(Problem) -> Int32 {
    guard let folder else {
      Console.write(isReference ? ModeAPI.reference : ModeAPI.types)
      return 0
    }
    _ = mkdir(folder, 0o755)
    try write(ModeAPI.types, to: folder + "/quizrun.lua")
    if !Files.exists(Self.settings) { try write(ModeAPI.settings(types: folder), to: Self.settings) }
    return 0
  }

  /// The file in which editors look for settings, in the folder that they open.
  private static let settings = ".luarc.json"

  private func write(_ text: String, to path: String) throws(Problem) {
    try Files.save(text, to: path)
    Console.write("\(path)\n")
  }
}
