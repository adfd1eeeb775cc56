package import JSONText
internal import QuizCoding
internal import QuizCore
package import QuizLibrary

/// How far a run has come.
package struct Checkpoint: Equatable {
  /// A fingerprint of the run, to reject the checkpoint of another one.
  package var run: String
  /// Bytes of the input that are done, and the number of the line behind them.
  package var input = 0
  package var line = 1
  /// Bytes of the output that belong to them.
  package var output = 0
  package var graded = 0
  package var errors = 0

  package init(run: String) {
    self.run = run
  }

  private static let version = 1

  package var object: JSONObject {
    [
      "checkpoint": .int(Self.version), "run": .text(run), "input": .int(input), "line": .int(line),
      "output": .int(output), "graded": .int(graded), "errors": .int(errors),
    ]
  }

  /// Reads a checkpoint; nil for other JSON.
  package init?(_ node: JSONNode) {
    let numbers = ["input", "line", "output", "graded", "errors"].map {
      (try? node[$0]?.whole(in: StoredRange.counts)) ?? -1
    }
    guard node["checkpoint"]?.int == Self.version, let run = node["run"]?.string, !numbers.contains(where: { $0 < 0 })
    else { return nil }
    self.run = run
    (input, line, output) = (numbers[0], numbers[1], numbers[2])
    (graded, errors) = (numbers[3], numbers[4])
  }
}

/// The file of a checkpoint, written whole or not at all.
package struct CheckpointFile {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The checkpoint; nil before the first.
  package func read() throws -> Checkpoint? {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
    guard let node = try? JSONParser.parse(bytes), let checkpoint = Checkpoint(node) else {
      throw Problem(.badData, "\(path): this is no checkpoint of quizrun: remove it, or name another file")
    }
    return checkpoint
  }

  package func write(_ checkpoint: Checkpoint) throws(FileFailure) {
    var writer = JSONWriter()
    writer.write(.object(checkpoint.object))
    writer.endLine()
    try Files.write(writer.bytes, to: path)
  }
}
