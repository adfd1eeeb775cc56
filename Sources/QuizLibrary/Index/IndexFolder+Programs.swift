internal import Glibc
package import QuizCells

extension IndexFolder {
  /// Programs that failed or were slow, and unreadable files, a file each: its bytes (for a large one their sum), and
  /// the outcome.
  package var failureMemory: FailureMemory {
    FailureMemory(recall: { outcome(of: $0) }, keep: { keep($1, of: $0) })
  }

  private func outcome(of program: FailureMemory.File) -> FailureMemory.Outcome? {
    guard let head = Self.head(of: program),
      let bytes = Files.readNamed(name(of: head), upTo: Self.largestProgram), bytes.starts(with: head)
    else { return nil }
    var reader = ByteReader(bytes, head.count..<bytes.count)
    let outcome: FailureMemory.Outcome =
      switch reader.number() {
      case 0: .unfinished
      case 1: .finished
      default: .failed(reader.text(), line: reader.optionalNumber())
      }
    return reader.isBroken || !reader.isAtEnd ? nil : outcome
  }

  private func keep(_ outcome: FailureMemory.Outcome, of program: FailureMemory.File) {
    guard let head = Self.head(of: program), head.count < Self.largestProgram else { return }
    var whole = ByteWriter()
    whole.add(bytes: head)
    switch outcome {
    case .unfinished: whole.add(0)
    case .finished: whole.add(1)
    case .failed(let message, let line):
      whole.add(2)
      whole.add(message)
      whole.add(line)
    }
    Self.make(Files.folder(of: path))
    write(whole.bytes, to: name(of: head), .program)
  }

  /// Makes the record's folder if it is missing, as the next list would otherwise take as long as this one.
  private static func make(_ folder: String) {
    if Files.exists(folder) || folder.isEmpty { return }
    make(Files.folder(of: folder))
    mkdir(folder, 0o700)
  }

  /// The program that read it, and the file. A quiz that fails under one seed is no quiz for a list, whatever the next one is.
  private static func head(of program: FailureMemory.File) -> [UInt8]? {
    guard let stamp = stamp([]) else { return nil }
    var head = ByteWriter()
    head.add(stamp)
    head.add(program.path)
    head.add(program.bytes.count)
    if program.bytes.count < largestKept {
      head.add(bytes: program.bytes)
    } else {
      head.add(word: ByteSum.of(program.bytes[...]))
    }
    return head.bytes
  }

  private func name(of head: [UInt8]) -> String {
    "\(path)/\(Kind.program.rawValue)-\(String(ByteSum.of(head[...]), radix: 16))"
  }

  private static let largestProgram = 17 << 20
  /// The bytes of a file from which on a checksum stands for it. A collision harms only its own maker.
  private static let largestKept = 1 << 20
}
