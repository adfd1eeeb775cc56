package import QuizCells

extension IndexFolder {
  /// Quizzes that are programs and failed, a file for each: the whole program, and how it failed.
  package var programMemory: ProgramMemory {
    ProgramMemory(recall: { failure(of: $0) }, keep: { keep($1, of: $0) })
  }

  private func failure(of program: ProgramMemory.Program) -> ProgramMemory.Failure? {
    guard let head = Self.head(of: program),
      let bytes = Files.readNamed(name(of: head), upTo: Self.largestProgram), bytes.starts(with: head)
    else { return nil }
    var reader = ByteReader(bytes, head.count..<bytes.count)
    let failure = ProgramMemory.Failure(message: reader.text(), line: reader.optionalNumber())
    return reader.isBroken || !reader.isAtEnd ? nil : failure
  }

  private func keep(_ failure: ProgramMemory.Failure, of program: ProgramMemory.Program) {
    guard let head = Self.head(of: program), head.count < Self.largestProgram else { return }
    var whole = ByteWriter()
    whole.add(bytes: head)
    whole.add(failure.message)
    whole.add(failure.line)
    write(whole.bytes, to: name(of: head), .program)
  }

  /// The program that read it, the file, and the seed of its chance.
  private static func head(of program: ProgramMemory.Program) -> [UInt8]? {
    guard let stamp = stamp([]) else { return nil }
    var head = ByteWriter()
    head.add(stamp)
    head.add(program.path)
    head.add(program.seed)
    head.add(program.source.count)
    head.add(bytes: program.source)
    return head.bytes
  }

  private func name(of head: [UInt8]) -> String {
    "\(path)/\(Kind.program.rawValue)-\(String(ByteSum.of(head[...]), radix: 16))"
  }

  private static let largestProgram = 17 << 20
}
