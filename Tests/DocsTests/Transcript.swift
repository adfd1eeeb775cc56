import Foundation
import SheetTesting

/// A console block: commands behind `$ `, continued behind `> `, each with the lines it prints.
struct Transcript {
  struct Step {
    /// The command that a shell is given.
    var command: String
    var output: [String] = []
  }

  var steps: [Step] = []

  init(_ block: Block) {
    for line in block.lines {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if line.hasPrefix("> "), let last = steps.indices.last, steps[last].output.isEmpty {
        steps[last].command += "\n" + line.dropFirst(2)
      } else if let last = steps.indices.last {
        steps[last].output.append(line)
      }
    }
  }

  /// Output without what differs from build to build: a sitting's id, which is drawn anew, and the cost of a hook.
  static func settled(_ output: String) -> String {
    output.replacing(/\b01[0-9A-HJKMNP-TV-Z]{24}\b/, with: "…")
      .replacing(/[0-9]+ of ([0-9]+) instructions, [0-9]+ KB/) { "… of \($0.1) instructions" }
  }
}

/// A folder with every plugin and quiz of the repository, those that the documents show, and a class as Excel saves it.
struct Playground {
  private let folder: URL
  private let program: URL
  private let rows: [[String]]

  init(_ documents: Documents) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("quizrun-docs-\(UUID().uuidString)")
    program = documents.program
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["plugins", "quizzes"] {
      try FileManager.default.copyItem(
        at: documents.root.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
    for block in try documents.all().flatMap({ $0.blocks() }) {
      guard let path = block.fileName ?? (block.isQuiz ? block.quizPath : nil) else { continue }
      try block.text.write(to: folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
    let table = ClassTable(try documents.document("docs/teachers.md"))
    rows = table.rows
    try Data(table.workbook).write(to: folder.appendingPathComponent("class.xlsx"))
  }

  /// The printed sheets as the class of the document fills them in; a letter that a sheet does not have becomes two marks.
  private func drawScans() throws {
    for (place, sheet) in PrintedSheet.all(text(of: "bubbles.html")).enumerated() {
      var sheet = sheet
      let row = rows.first { $0.first == sheet.attributes["participant"] } ?? []
      for (number, cell) in zip(rows[0], row) where sheet.bubbles["\(number):A"] != nil && !cell.isEmpty {
        if !sheet.mark("\(number):\(cell)", .cross) { for letter in ["A", "B"] { sheet.mark("\(number):\(letter)") } }
      }
      try Data(sheet.canvas.pgm).write(to: folder.appendingPathComponent("scan-\(place + 1).png"))
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// A file in the folder; empty when there is none.
  func text(of name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  /// A command that goes on beside others.
  func begin(_ command: String, data: String) throws -> Process {
    let process = process(command, data: data)
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func process(_ command: String, data: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": program.path + ":/usr/bin:/bin", "HOME": folder.path, "TZ": "UTC", "LANG": "C.UTF-8",
      "QUIZRUN_NOW": "2026-11-20T18:30:00Z", "QUIZRUN_DATA": folder.appendingPathComponent(data).path,
    ]
    return process
  }

  /// Everything a command prints, both streams, with clock, zone and language settled. `data` names the folder it saves in.
  func run(_ command: String, data: String) throws -> String {
    if command.hasPrefix("quizrun scan ") && text(of: "answers.csv").isEmpty { try drawScans() }
    let process = process(command, data: data)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
