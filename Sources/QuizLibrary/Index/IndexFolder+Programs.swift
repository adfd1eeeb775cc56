package import QuizCells

extension IndexFolder {
  /// Programs that failed and files that could not be read, a file for each: all of it (of a large one its sum), and how it
  /// failed.
  package var failureMemory: FailureMemory {
    FailureMemory(recall: { failure(of: $0) }, keep: { keep($1, of: $0) })
  }

  private func failure(of program: FailureMemory.File) -> FailureMemory.Failure? {
    guard let head = Self.head(of: program),
      let bytes = Files.readNamed(name(of: head), upTo: Self.largestProgram), bytes.starts(with: head)
    else { return nil }
    var reader = ByteReader(bytes, head.count..<bytes.count)
    let failure = FailureMemory.Failure(message: reader.text(), line: reader.optionalNumber())
    return reader.isBroken || !reader.isAtEnd ? nil : failure
  }

  private func keep(_ failure: FailureMemory.Failure, of program: FailureMemory.File) {
    guard let head = Self.head(of: program), head.count < Self.largestProgram else { return }
    var whole = ByteWriter()
    whole.add(bytes: head)
    whole.add(failure.message)
    whole.add(failure.line)
    write(whole.bytes, to: name(of: head), .program)
  }

  /// The program that read it, the file, and the seed of its chance.
  private static func head(of program: FailureMemory.File) -> [UInt8]? {
    guard let stamp = stamp([]) else { return nil }
    var head = ByteWriter()
    head.add(stamp)
    head.add(program.path)
    head.add(program.seed)
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
  /// Bytes of a file from which on a sum stands for it: whoever finds another with that sum has hurt only himself.
  private static let largestKept = 1 << 20
}
