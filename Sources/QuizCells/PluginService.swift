internal import Cells
internal import LuaKit
internal import QuizCoding
internal import QuizCore
internal import QuizModes

/// The inside of a cell in which plugins are loaded and sittings decided.
final class PluginService {
  /// What a request is about; its first number.
  enum Kind: Int {
    case load, decide
  }

  /// What a reply is; its first number.
  enum Answer: Int {
    /// `gone` says that a sitting was opened before, and is not here any more.
    case done, problem, gone
  }

  private var plugins: [Plugin] = []
  private var deciders: [Int: Seat] = [:]
  private var calls: UInt32 = 0

  /// A sitting that is decided here.
  private struct Seat {
    var decider: Decider
    var modes: [LuaMode]
    var log: PrintedLines
    /// What `calls` was when it was last asked.
    var used: UInt32 = 0
  }

  /// So many sittings have a machine here; whoever was asked longest ago makes room, and is told anew when asked again.
  private static let mostSeats = 64

  private func makeRoom() {
    guard deciders.count >= Self.mostSeats, let oldest = deciders.min(by: { $0.value.used < $1.value.used }) else {
      return
    }
    deciders[oldest.key] = nil
  }

  func reply(_ request: [UInt8], _ note: CellNote) -> [UInt8] {
    LuaMachine.permit()
    var reader = LuaValueReader(request)
    var writer = LuaValueWriter()
    // Requests come from the parent, which writes them whole; an empty reply is none.
    do {
      switch Kind(rawValue: try reader.number()) {
      case .load: try load(&reader, &writer)
      case .decide: try decide(&reader, &writer, note)
      case nil: break
      }
    } catch {
      return []
    }
    return writer.bytes
  }

  // MARK: Loading

  private func load(_ reader: inout LuaValueReader, _ writer: inout LuaValueWriter) throws(LuaValueReader.Garbled) {
    let source = try PluginSource(reading: &reader)
    do throws(PluginProblem) {
      let plugin = try loaded(source)
      writer.write(Answer.done.rawValue)
      plugin.write(to: &writer)
    } catch {
      writer.write(Answer.problem.rawValue)
      writer.write(error.message)
    }
  }

  private func loaded(_ source: PluginSource) throws(PluginProblem) -> Plugin {
    if let known = plugins.first(where: { $0.isSame(as: source) }) { return known }
    let plugin = try Plugin.load(source)
    if plugins.count >= Self.mostPlugins { plugins.removeFirst() }
    plugins.append(plugin)
    return plugin
  }

  private static let mostPlugins = 8

  // MARK: Deciding

  private func decide(
    _ reader: inout LuaValueReader, _ writer: inout LuaValueWriter, _ note: CellNote
  ) throws(LuaValueReader.Garbled) {
    let number = try reader.number()
    if try reader.number() == 1 { deciders[number] = try opened(&reader) }
    guard var seat = deciders.removeValue(forKey: number) else { return writer.write(Answer.gone.rawValue) }
    var commands: [Command] = []
    for _ in 0..<max(0, try reader.number()) {
      do { commands.append(try EventCoding.command(try reader.text())) } catch { throw LuaValueReader.Garbled() }
    }
    var failing: [HookFailure] = []
    for _ in 0..<max(0, try reader.number()) { failing.append(try HookFailure(reading: &reader)) }
    let tape = HookTape(failing: failing) { [self] layer, hook in
      calls &+= 1
      note.write(HookNote(layer: layer, hook: hook, count: calls).word)
    }
    for mode in seat.modes { mode.answering = .recording(tape) }
    // What is refused here is refused by the parent as well, which asks the same rules.
    for command in commands { _ = try? seat.decider.decide(command) }
    seat.used = calls
    makeRoom()
    deciders[number] = seat
    writer.write(Answer.done.rawValue)
    tape.write(to: &writer)
    seat.log.write(to: &writer)
  }

  /// A sitting with its layers, after the events that there are.
  private func opened(_ reader: inout LuaValueReader) throws(LuaValueReader.Garbled) -> Seat {
    do {
      let beginning = try EventCoding.beginning(try reader.text())
      var state = SittingState.initial(beginning)
      for _ in 0..<max(0, try reader.number()) { state.evolve(try EventCoding.event(try reader.text())) }
      let languages = try reader.texts()
      let log = PrintedLines()
      var layers: [any Mode] = []
      for place in 0..<max(0, try reader.number()) {
        guard try reader.number() == 1 else {
          layers.append(BuiltInMode())
          continue
        }
        let mode = LuaMode(try loaded(try PluginSource(reading: &reader)), languages: languages, log: log.log)
        mode.layer = place
        layers.append(mode)
      }
      let decider = Decider(layers: layers, state: state, mostExpiries: 1)
      return Seat(decider: decider, modes: layers.compactMap { $0 as? LuaMode }, log: log)
    } catch {
      throw LuaValueReader.Garbled()
    }
  }
}

extension Plugin {
  /// Whether it was loaded from the same files.
  func isSame(as other: PluginSource) -> Bool {
    source.path == other.path && source.bytes == other.bytes && source.languages == other.languages
      && other.moduleNames() == source.moduleNames()
      && other.moduleNames().allSatisfy { other.module($0) == source.module($0) }
  }
}

/// What plugins printed, until it is sent.
final class PrintedLines {
  private(set) var lines: [LuaValue] = []

  var log: PluginLog {
    PluginLog { [self] plugin, line in lines.append(.list([.text(plugin), .text(line)])) }
  }

  func write(to writer: inout LuaValueWriter) {
    writer.write(.list(lines))
    lines = []
  }

  /// Passes on what came over the wall, each line under a plugin that there is; false when it is nothing of the kind.
  @discardableResult
  static func pass(_ value: LuaValue, to log: PluginLog?, of plugins: [String]) -> Bool {
    guard case .list(let lines) = value else { return false }
    for line in lines {
      guard case .list(let parts) = line, parts.count == 2, case .text(let id) = parts[0],
        case .text(let text) = parts[1], plugins.contains(id)
      else { return false }
      log?.write(id, text)
    }
    return true
  }
}

extension HookFailure {
  func write(to writer: inout LuaValueWriter) {
    writer.write(plugin)
    writer.write(hook.place)
    writer.write(message)
  }

  init(reading reader: inout LuaValueReader) throws(LuaValueReader.Garbled) {
    let plugin = try reader.text(), place = try reader.number()
    guard let hook = Hook.allCases.first(where: { $0.place == place }) else { throw LuaValueReader.Garbled() }
    self.init(plugin: plugin, hook: hook, message: try reader.text(), isByClock: true)
  }
}
