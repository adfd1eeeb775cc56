import Foundation
import XCTest

/// A scratch folder with quizzes, plugins and a record of its own, where the program is run.
final class House {
  let root: String
  var environment: [String: String]

  init() throws {
    let name = "quizrun-screen-\(getpid())-\(UInt64.random(in: .min ... .max))"
    root = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name).path
    environment = [
      "PATH": "/usr/bin:/bin", "HOME": root, "QUIZRUN_HOME": root + "/home", "QUIZRUN_DATA": root + "/data",
      "TERM": "xterm-256color", "TZ": "UTC", "LANG": "en_US.UTF-8",
    ]
    for folder in ["plugins", "quizzes"] {
      try FileManager.default.createDirectory(atPath: "\(root)/home/\(folder)", withIntermediateDirectories: true)
    }
    try quiz("rivers", House.rivers)
  }

  /// Every sitting of every test is replayed in another process before it goes.
  deinit {
    if FileManager.default.fileExists(atPath: root + "/data/quizrun.db") {
      let outcome = try? run(["verify"])
      if outcome?.code != 0 {
        let said = outcome.map { String(decoding: $0.output + $0.errors, as: UTF8.self) } ?? "it did not run"
        XCTFail("the record does not verify: \(said)")
      }
    }
    try? FileManager.default.removeItem(atPath: root)
  }

  func quiz(_ id: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/home/quizzes/\(id).json"))
  }

  func plugin(_ id: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/home/plugins/\(id).lua"))
  }

  /// Three questions; the first has four answers.
  static let rivers = """
    { "title": "Rivers", "reveal": "each", "questions": [
      { "id": "paris", "text": "Which river flows through Paris?", "answers": [
        { "id": "seine", "text": "Seine", "correct": true }, { "id": "loire", "text": "Loire" },
        { "id": "rhone", "text": "Rhône" }, { "id": "marne", "text": "Marne" } ] },
      { "id": "longest", "kind": "text", "text": "The longest river of Europe?", "accept": "Volga" },
      { "id": "last", "kind": "truefalse", "text": "The Danube ends in the Black Sea.", "correct": true } ] }
    """

  /// The program in full screen.
  func start(
    _ arguments: [String], rows: Int = 24, columns: Int = 80, _ settings: [String: String] = [:]
  ) throws -> FullScreen {
    try FullScreen(
      [House.program] + arguments, rows: rows, columns: columns, environment: environment.merging(settings) { $1 },
      in: self)
  }

  /// The first question of `rivers`, open.
  func startRivers(_ more: [String] = [], rows: Int = 24, columns: Int = 80) throws -> FullScreen {
    let screen = try start(["rivers", "--seed", "1"] + more, rows: rows, columns: columns)
    screen.wait(for: "Enter")
    screen.type("\r")
    screen.wait(for: "Which river flows through Paris?")
    screen.wait(for: "Marne")
    return screen
  }

  /// A run without a terminal: what it wrote, on which descriptor, and its exit code.
  func run(
    _ arguments: [String], input: String = "", _ settings: [String: String?] = [:], output: String? = nil
  ) throws -> (output: Data, errors: Data, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: House.program)
    process.arguments = arguments
    process.environment = environment.merging(settings.compactMapValues { $0 }) { $1 }
      .filter { settings[$0.key] != .some(nil) }
    let (input_, output_, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input_
    process.standardOutput = try output.map { try FileHandle(forWritingTo: URL(fileURLWithPath: $0)) } ?? output_
    process.standardError = errors
    try process.run()
    try? input_.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? input_.fileHandleForWriting.close()
    let written = output == nil ? output_.fileHandleForReading.readDataToEndOfFile() : Data()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (written, said, process.terminationStatus)
  }

  /// The built program, beside the test bundle or in the folder of debug builds.
  static let program: String = {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/quizrun"
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    return root + "/.build/debug/quizrun"
  }()
}
