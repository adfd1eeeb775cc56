internal import LuaKit
internal import QuizCoding
internal import QuizCore
internal import QuizFormats
internal import QuizModes

/// Work that is known by its name on both sides of a wall, so that a cell can do it that knows nothing but the request.
package struct CellWork: Sendable {
  package let name: String
  /// Reads a request; the returned function answers further ones about the same object.
  let begin: @Sendable (_ request: [UInt8]) -> ForeignWork.Service

  package init(_ name: String, answer: @escaping @Sendable ([UInt8]) -> [UInt8]) {
    self.init(name: name) { request in { _ in answer(request) } }
  }

  init(name: String, begin: @escaping @Sendable ([UInt8]) -> ForeignWork.Service) {
    (self.name, self.begin) = (name, begin)
  }

  /// Computes the reply to a request; empty for a malformed one.
  package func answer(_ request: [UInt8]) -> [UInt8] { begin(request)([]) }

  /// Work whose request is read value by value, and whose reply is one value.
  private init(
    _ name: String, of value: @escaping @Sendable (inout LuaValueReader) throws(LuaValueReader.Garbled) -> LuaValue
  ) {
    self.init(name) { request in
      var reader = LuaValueReader(request)
      guard let value = try? value(&reader) else { return [] }
      var writer = LuaValueWriter()
      writer.write(value)
      return writer.bytes
    }
  }

  /// The work that every cell can do.
  static let common = [program, variables, today, due, trial] + ForeignWork.reading.map { CellWork($0) }
}

extension CellWork {
  /// Runs a quiz that is a program: its source, path, seed, and the instructions that it may take.
  static let program = CellWork("program") { reader throws(LuaValueReader.Garbled) in
    let source = try reader.rawBytes(), path = try reader.text(), seed = try reader.number()
    return switch LuaQuizzes.here(upTo: Int64(try reader.number())).run(source, path, seed) {
    case .success(let value): .list([value])
    case .failure(let failure):
      .list([
        .text(failure.message), failure.line.map { .int(Int64($0)) } ?? .none, .bool(failure.kind == .instructions),
      ])
    }
  }

  /// Draws the variables of a quiz: their expressions and the seeds.
  static let variables = CellWork("variables") { reader throws(LuaValueReader.Garbled) in
    let request = try VariableRequest(reading: &reader)
    return VariableRequest.value(VariableDraws.here.draw(request) ?? [])
  }

  /// Asks plugins for the quiz of a day: their files, options, languages, the quizzes and the day.
  static let today = CellWork("today") { reader throws(LuaValueReader.Garbled) in
    var plugins: [Plugin] = []
    for _ in 0..<max(0, try reader.number()) {
      if let plugin = try? Plugin.load(try PluginSource(reading: &reader)) { plugins.append(plugin) }
    }
    let options: PlainValue
    do { options = try EventCoding.plainValue(try reader.text()) } catch { throw LuaValueReader.Garbled() }
    guard case .map(let fields) = options else { throw LuaValueReader.Garbled() }
    let languages = try reader.texts()
    var quizzes: [Quiz] = []
    for _ in 0..<max(0, try reader.number()) { quizzes.append(try Quiz(reading: &reader)) }
    let printed = PrintedLines()
    let hook = TodayHook(plugins, options: fields, languages: languages, log: printed.log)
    let (id, failures) = hook.quiz(of: quizzes, on: CivilDay(number: try reader.number()))
    let told = failures.map { LuaValue.list([.text($0.plugin), .text($0.message)]) }
    return .list([id.map(LuaValue.text) ?? .none, .list(told), .list(printed.lines)])
  }

  /// Asks a plugin how much of a quiz it has today, or on so many days: its files, languages, the beginning, its quiz, days.
  static let due = CellWork("due") { reader throws(LuaValueReader.Garbled) in
    let source = try PluginSource(reading: &reader), languages = try reader.texts()
    var beginning: Beginning
    do { beginning = try EventCoding.beginning(try reader.text()) } catch { throw LuaValueReader.Garbled() }
    if try reader.bool() { beginning.quiz = try Quiz(reading: &reader) }
    let days = try reader.number()
    let printed = PrintedLines()
    do {
      let hook = DueHook(try Plugin.load(source), languages: languages, log: printed.log)
      let answer =
        days == 0
        ? try hook.count(beginning).map { LuaValue.int(Int64($0)) }
        : try hook.forecast(beginning, days: days).map { list in
          .list(list.flatMap { [.int(Int64($0.due)), .int(Int64($0.new))] })
        }
      return .list([answer ?? .none, .list(printed.lines)])
    } catch {
      let message = (error as? HookFailure)?.message ?? (error as? PluginProblem)?.message ?? ""
      return .list([.text(message), .list(printed.lines)])
    }
  }

  /// Loads a plugin as a test.
  static let trial = CellWork("trial") { reader throws(LuaValueReader.Garbled) in
    let source = try PluginSource(reading: &reader)
    do throws(PluginProblem) {
      _ = try Plugin.load(source)
      return .none
    } catch {
      return .text(error.message)
    }
  }
}
