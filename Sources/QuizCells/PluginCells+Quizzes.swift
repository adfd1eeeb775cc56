internal import Cells
internal import LuaKit
package import QuizFormats
internal import QuizModes

extension PluginCells {
  /// Runs quizzes that are programs, each in a cell of its own and for so many instructions.
  private func luaQuizzes(upTo instructions: Int64 = LuaQuizzes.mostInstructions) -> LuaQuizzes {
    if areHere { return .here(upTo: instructions) }
    return LuaQuizzes { [self] source, path, seed in quiz(source, path, seed, instructions) }
  }

  private func quiz(
    _ source: [UInt8], _ path: String, _ seed: Int, _ instructions: Int64
  ) -> Result<LuaValue, LuaFailure> {
    do throws(CellEnd) {
      let answer = try compute(within: Self.reading, .program) { request in
        request.write(bytes: source)
        request.write(path)
        request.write(seed)
        request.write(Int(instructions))
      }
      guard case .list(let parts) = answer, let first = parts.first else { throw .garbled }
      if parts.count == 1 { return .success(first) }
      guard case .text(let message) = first, parts.count == 3 else { throw .garbled }
      var failure = LuaFailure(kind: parts[2] == .bool(true) ? .instructions : .error, message: message, file: path)
      if case .int(let line) = parts[1] { failure.line = Int(line) }
      return .failure(failure)
    } catch {
      return .failure(LuaFailure(kind: .error, message: error.sentence, file: path))
    }
  }

  /// Draws the variables of quizzes, each in a cell of its own.
  private var variableDraws: VariableDraws {
    if areHere { return .here }
    return VariableDraws { [self] request in
      guard
        let answer = try? compute(
          within: Self.reading * (request.isOfMany ? 10 : 1), .variables, { request.write(to: &$0) })
      else { return nil }
      return request.draws(answer)
    }
  }

  /// Milliseconds: the bridge stops a file after 1000.
  private static let reading = 5000

  // MARK: Files of other programs

  /// Runs quizzes that are programs, and reads files of other programs, each in a cell of its own.
  package var readers: QuizReaders {
    QuizReaders(lua: luaQuizzes(), foreign: foreign?.reading, variables: variableDraws)
  }

  /// The same for a list of files, `count` of which are programs.
  package func listedReaders(_ memory: FailureMemory?, programs count: Int) -> ListedReaders {
    ListedReaders({ [self] in luaQuizzes(upTo: $0) }, count: count, foreign, variableDraws, memory) { [self] in
      isGivenUp
    }
  }

  /// The result of work on a foreign file, which must not be trusted; nil without one.
  package func work(_ work: ForeignWork, on bytes: [UInt8]) -> [UInt8]? {
    let request = ForeignRequest(work, on: ForeignFile(path: "", bytes: bytes))
    guard let foreign else { return work.begin(request.file, [])([]) }
    return try? foreign.reading.read(request).get()
  }

  /// Answers requests about a file of a stranger, in a cell that stays: a stranger's word.
  package func service(
    _ work: ForeignWork, on bytes: [UInt8]
  ) -> (_ asked: [UInt8]) -> Result<[UInt8], ForeignFailure> {
    let request = ForeignRequest(work, on: ForeignFile(path: "", bytes: bytes))
    if let foreign { return foreign.stay(request) }
    let service = work.begin(request.file, [])
    return { .success(service($0)) }
  }

  /// Nil where files of other programs are read in this process.
  private var foreign: ForeignCells? {
    confinement.map { [works] confinement in
      ForeignCells(
        confinement: confinement,
        service: {
          let service = PluginService(works)
          return { service.reply($0, $1) }
        }, bytes: PluginService.bytes)
    }
  }
}

extension PluginCells {
  /// True when the present work is no longer wanted: the outcome of ended work must not be stored.
  package var isGivenUp: Bool { Fiber.current?.isGivenUp ?? false }

  /// Loads a plugin in a cell of its own first, where a loop goes on meanwhile: one that takes all its time there would
  /// hold everybody up in the cell that all share.
  func tryToLoad(_ source: PluginSource) throws(PluginProblem) {
    guard confinement?.queue != nil else { return }
    let answer: LuaValue
    do throws(CellEnd) {
      answer = try compute(within: Self.patienceOfTrying, .trial) { request in
        source.write(to: &request, with: source.named)
      }
    } catch {
      throw PluginProblem("\(source.path): \(error.sentence)")
    }
    if case .text(let message) = answer { throw PluginProblem(message) }
  }

  /// Milliseconds: the bridge stops each file after 1000.
  private static let patienceOfTrying = 5000
}
