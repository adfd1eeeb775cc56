internal import Cells
internal import LuaKit
internal import QuizCoding
internal import QuizCore
package import QuizFormats
internal import QuizModes

/// The inside of a cell in which plugins are loaded and sittings decided.
final class PluginService {
  /// The kind of a request; its first number.
  enum Kind: Int {
    case load, decide, achievements, work
    /// Work that may be asked further things, and such a thing.
    case begin, goOn
  }

  /// The kind of a reply; its first number.
  enum Answer: Int {
    /// `gone` says that a sitting was opened before, and is not here any more.
    case done, problem, gone
  }

  /// The objects that the parent refers to by number.
  private var plugins: [Int: Plugin] = [:]
  private var quizzes: [Int: Quiz] = [:]
  private var seats: [Int: CellSitting] = [:]
  private let shelf = MachineShelf()
  /// Sittings that have machines of their own, the one that was asked longest ago first.
  private var alone: [Int] = []
  private var calls: UInt32 = 0
  private let works: [CellWork]
  /// Answers further requests about the same work.
  private var begun: ForeignWork.Service?

  init(_ works: [CellWork]) {
    self.works = works
  }

  /// The most sittings; the one unused longest makes room, and is sent again when needed.
  private static let mostSittings = 4096
  /// The most sittings with a machine of their own; others get a new one for each command.
  private static let mostAlone = 64

  func reply(_ request: [UInt8], _ note: CellNote) -> [UInt8] {
    LuaMachine.permit()
    var reader = LuaValueReader(request)
    var writer = LuaValueWriter()
    // The parent's requests are complete; an empty reply marks a malformed one.
    do {
      switch Kind(rawValue: try reader.number()) {
      case .load: try load(&reader, &writer)
      case .decide: try decide(&reader, &writer, note)
      case .achievements: try tellAchievements(&reader, &writer)
      case .work:
        let name = try reader.text(), request = try reader.rawBytes()
        return works.first { $0.name == name }?.answer(request) ?? []
      case .begin:
        let name = try reader.text(), request = try reader.rawBytes()
        begun = works.first { $0.name == name }?.begin(request)
        return begun?(try reader.rawBytes()) ?? []
      case .goOn: return begun?(try reader.rawBytes()) ?? []
      case nil: break
      }
    } catch {
      return []
    }
    return writer.bytes
  }

  // MARK: Plugins and quizzes

  private func load(_ reader: inout LuaValueReader, _ writer: inout LuaValueWriter) throws(LuaValueReader.Garbled) {
    let number = try reader.number()
    let source = try PluginSource(reading: &reader)
    do throws(PluginProblem) {
      let plugin = try loaded(source)
      plugins[number] = plugin
      writer.write(Answer.done.rawValue)
      plugin.write(to: &writer)
    } catch {
      writer.write(Answer.problem.rawValue)
      writer.write(error.message)
    }
  }

  private func loaded(_ source: PluginSource) throws(PluginProblem) -> Plugin {
    for plugin in plugins.values {
      if let moved = plugin.moved(to: source) { return moved }
    }
    return try Plugin.load(source, knowing: source.moduleNames().map { ($0, source.module($0) ?? []) })
  }

  /// A plugin that the parent mentions.
  private func plugin(_ reader: inout LuaValueReader) throws(LuaValueReader.Garbled) -> Plugin {
    let number = try reader.number()
    if try reader.number() == 1 {
      do { plugins[number] = try loaded(try PluginSource(reading: &reader)) } catch { throw LuaValueReader.Garbled() }
    }
    guard let plugin = plugins[number] else { throw LuaValueReader.Garbled() }
    return plugin
  }

  /// A quiz that the parent mentions.
  private func quiz(_ reader: inout LuaValueReader) throws(LuaValueReader.Garbled) -> Quiz {
    let number = try reader.number()
    if try reader.number() == 1 { quizzes[number] = try Quiz(reading: &reader).toBeShared() }
    guard let quiz = quizzes[number] else { throw LuaValueReader.Garbled() }
    return quiz
  }

  // MARK: Deciding

  private func decide(
    _ reader: inout LuaValueReader, _ writer: inout LuaValueWriter, _ note: CellNote
  ) throws(LuaValueReader.Garbled) {
    for _ in 0..<max(0, try reader.number()) { forget(try reader.number()) }
    let number = try reader.number()
    if try reader.number() == 1 { seats[number] = try opened(&reader) }
    guard let sitting = seats[number] else { return writer.write(Answer.gone.rawValue) }
    var commands: [Command] = []
    for _ in 0..<max(0, try reader.number()) {
      commands.append(try Command(reading: &reader))
    }
    var failing: [HookFailure] = []
    for _ in 0..<max(0, try reader.number()) { failing.append(try HookFailure(reading: &reader)) }
    let tape = HookTape(failing: failing) { [self] layer, hook in
      calls &+= 1
      note.write(HookNote(layer: layer, hook: hook, count: calls).word)
    }
    writer.write(Answer.done.rawValue)
    sitting.decide(commands, tape, &writer)
    sitting.used = calls
    makeRoom(besides: number)
    noteMachine(of: number, sitting)
  }

  private func forget(_ number: Int) {
    seats[number] = nil
    if let place = alone.firstIndex(of: number) { alone.remove(at: place) }
  }

  private func makeRoom(besides number: Int) {
    guard seats.count > Self.mostSittings,
      let oldest = seats.filter({ $0.key != number }).min(by: { $0.value.used < $1.value.used })
    else { return }
    forget(oldest.key)
  }

  private func noteMachine(of number: Int, _ sitting: CellSitting) {
    if !sitting.isAlone { return }
    if let place = alone.firstIndex(of: number) { alone.remove(at: place) }
    alone.append(number)
    if alone.count > Self.mostAlone { seats[alone.removeFirst()]?.rest() }
  }

  /// A sitting with its layers, after its events.
  private func opened(_ reader: inout LuaValueReader) throws(LuaValueReader.Garbled) -> CellSitting {
    do {
      var beginning = try EventCoding.beginning(try reader.text())
      if try reader.number() == 1 { beginning.quiz = try quiz(&reader) }
      var state = SittingState.initial(beginning)
      for _ in 0..<max(0, try reader.number()) { state.evolve(try EventCoding.event(try reader.text())) }
      let languages = try reader.texts()
      var layers: [Plugin?] = []
      for _ in 0..<max(0, try reader.number()) {
        layers.append(try reader.number() == 1 ? try plugin(&reader) : nil)
      }
      return CellSitting(state, layers, languages, shelf)
    } catch {
      throw LuaValueReader.Garbled()
    }
  }

  // MARK: Achievements

  private func tellAchievements(
    _ reader: inout LuaValueReader, _ writer: inout LuaValueWriter
  ) throws(LuaValueReader.Garbled) {
    let question = try AchievementQuestion(reading: &reader)
    var answers: [LuaValue] = []
    for _ in 0..<max(0, try reader.number()) {
      answers.append(question.answers(of: try plugin(&reader)).form)
    }
    writer.write(.list(answers))
  }
}

/// The requests to a cell that reads a file of a stranger.
extension PluginService {
  static func bytes(_ order: ForeignOrder) -> [UInt8] {
    var writer = LuaValueWriter()
    switch order {
    case .begin(let request, let asked):
      var file = LuaValueWriter()
      file.write(request.file.path)
      file.write(bytes: request.file.bytes)
      file.write(bytes: request.wanted)
      writer.write(Kind.begin.rawValue)
      writer.write(CellWork.name(of: request.work))
      writer.write(bytes: file.bytes)
      writer.write(bytes: asked)
    case .goOn(let asked):
      writer.write(Kind.goOn.rawValue)
      writer.write(bytes: asked)
    }
    return writer.bytes
  }
}

extension CellWork {
  /// Work on files of strangers.
  package init(_ work: ForeignWork) {
    self.init(name: Self.name(of: work)) { request in
      var reader = LuaValueReader(request)
      guard let path = try? reader.text(), let bytes = try? reader.rawBytes(), let wanted = try? reader.rawBytes()
      else {
        return { _ in [] }
      }
      return work.begin(ForeignFile(path: path, bytes: bytes), wanted)
    }
  }

  fileprivate static func name(of work: ForeignWork) -> String { "foreign " + work.name }
}
