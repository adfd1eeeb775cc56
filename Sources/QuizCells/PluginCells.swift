package import Cells
internal import Glibc
internal import LuaKit
package import QuizCore
package import QuizModes

/// The place where plugins run: a cell that this process can end at any time, or in tests this process.
///
/// Unchecked, because only the thread that made it asks it; others may hold its owner.
package final class PluginCells: @unchecked Sendable {
  package let confinement: Confinement?
  private let isPatient: Bool
  let works: [CellWork]
  private var cell: Cell?
  /// Counts the cells: a sitting that was opened in an earlier one has to be opened anew.
  private(set) var generation = 0
  private var seats = 0
  /// Unused cells in reserve.
  private var spares: [Cell] = []

  /// Whether plugins may run only where the system can close them off.
  package var isRequired: () -> Bool = { false }

  /// The replies of cells on plugins in earlier processes; nil where none are stored.
  package var memory: PluginMemory?

  /// The loaded plugins, to be used again; the latest last.
  private var kept: [LoadedPlugin] = []
  private static let mostKept = 64
  /// The knowledge of the running cell.
  private var known = CellKnowledge()
  /// Whether that cell was asked anything.
  private var isUsed = false
  /// The sittings that the cell can forget, since they are no longer played.
  private var left: [Int] = []

  /// Runs plugins in cells of that confinement, or for nil in this process.
  ///
  /// `isPatient` lets cells use only idle processors. `works` are their tasks besides hooks.
  package init(_ confinement: Confinement?, isPatient: Bool = false, works: [CellWork] = []) {
    (self.confinement, self.isPatient) = (confinement, isPatient)
    self.works = CellWork.common + works
  }

  /// Whether plugins run in this process.
  package var areHere: Bool { confinement == nil }

  var isRunning: Bool { cell?.isRunning ?? false }

  /// The number of its processes, spare ones included.
  package var count: Int { (isRunning ? 1 : 0) + spares.count { !$0.hasGone } }

  /// Makes the cell now.
  package func prepare() { _ = try? running() }

  package func end() {
    cell?.end()
    cell = nil
  }

  /// Ends all cells, and the template.
  package func endAll() {
    end()
    spares = []
    confinement?.endTemplate()
  }

  /// The cell's last note, which must not be trusted.
  var note: UInt32 { cell?.note ?? 0 }

  func ask(_ request: [UInt8], within milliseconds: Int) throws(CellEnd) -> [UInt8] {
    var wait = CellWait(milliseconds)
    return try ask(request) { () throws(CellEnd) in try look(&wait) }
  }

  func ask(_ request: [UInt8], look: () throws(CellEnd) -> Void) throws(CellEnd) -> [UInt8] {
    let cell = try running()
    isUsed = true
    let reply = try cell.ask(request, look: look)
    if !reply.isEmpty { return reply }
    end()
    throw .garbled
  }

  /// Goes on with an exchange without waiting; the reply once it is whole. A cell that this throws for has ended.
  func step(_ exchange: inout CellExchange) throws(CellEnd) -> [UInt8]? {
    let cell = try running()
    isUsed = true
    let reply: [UInt8]?
    do throws(CellEnd) {
      reply = try cell.step(&exchange)
    } catch {
      let signal = cell.end()
      if case .ended = error { throw .ended(signal: signal) }
      throw error
    }
    guard let reply, reply.isEmpty else { return reply }
    end()
    throw .garbled
  }

  /// The descriptor to poll during an exchange, with its events; -1 without a cell.
  func waiting(_ exchange: CellExchange) -> (descriptor: Int32, events: Int32) { cell?.waiting(exchange) ?? (-1, 0) }

  func running() throws(CellEnd) -> Cell {
    if let cell, cell.isRunning { return cell }
    spares.removeAll(where: \.hasGone)
    let next: Cell
    if let spare = spares.popLast() { next = spare } else { next = try made() }
    cell = next
    generation += 1
    (known, left, isUsed) = (CellKnowledge(), [], false)
    return next
  }

  /// A new cell, of the template where there is one.
  func made() throws(CellEnd) -> Cell {
    guard let confinement else { throw .unavailable(0) }
    let service = PluginService(works)
    let cell = try confinement.cell(otherwise: { service.reply($0, $1) })
    if isPatient { cell.giveWay() }
    return cell
  }

  /// Looks at the cell during a wait for its reply.
  func look(_ wait: inout CellWait) throws(CellEnd) {
    if let cell { try wait.look(at: cell) }
  }

  /// Microseconds of processor time that the cell has used.
  var processorTime: Int { cell?.processorTime ?? 0 }

  /// Makes the cell and spare ones now, while no request waits for them.
  package func prepare(spares count: Int) {
    while confinement != nil, spares.count < count, let spare = try? made() { spares.append(spare) }
    prepare()
  }

  // MARK: Plugins

  /// Runs a plugin's file once and reads the table it returns.
  package func load(_ source: PluginSource) throws(PluginProblem) -> Plugin {
    if areHere { return try Plugin.load(source) }
    if let same = kept.first(where: { $0.isSame(as: source) }) { return same.plugin }
    let plugin: Plugin
    if let moved = kept.lazy.compactMap({ $0.plugin.moved(to: source) }).first {
      plugin = moved
    } else {
      plugin = try loadAnew(source)
    }
    // Another fiber that waited for the same may have kept it.
    if let same = kept.first(where: { $0.isSame(as: source) }) { return same.plugin }
    if kept.count >= Self.mostKept { kept.removeFirst() }
    kept.append(LoadedPlugin(plugin, source))
    return plugin
  }

  /// Loads a plugin in a fresh cell if the result is stored: a plugin that ran there before could have forged it.
  private func loadAnew(_ source: PluginSource) throws(PluginProblem) -> Plugin {
    let modules = source.named
    var files = LuaValueWriter()
    source.write(to: &files, with: modules)
    if let plugin = remembered(files.bytes, of: source, with: modules) { return plugin }
    try tryToLoad(source)
    if let same = kept.first(where: { $0.isSame(as: source) }) { return same.plugin }
    if memory != nil && isUsed { end() }
    var number = 0
    let reply: [UInt8]
    do throws(CellEnd) {
      reply = try Self.despiteKills { () throws(CellEnd) in
        prepare()
        number = known.nextPlugin()
        var writer = LuaValueWriter()
        writer.write(PluginService.Kind.load.rawValue)
        writer.write(number)
        writer.write(written: files.bytes)
        return try ask(writer.bytes, within: Self.loading)
      }
    } catch {
      throw PluginProblem("\(source.path): \(error.sentence)")
    }
    let plugin = try plugin(reply, of: source, with: modules)
    known.learnPlugin(plugin, as: number)
    memory?.keep(files.bytes, reply)
    return plugin
  }

  /// The plugin as a cell described it for the same bytes, on which alone the description depends.
  ///
  /// Whether plugins may run is checked as for a new one.
  private func remembered(
    _ files: [UInt8], of source: PluginSource, with modules: [(name: String, bytes: [UInt8])]
  ) -> Plugin? {
    guard let reply = memory?.recall(files), (try? running().meet(within: Self.loading)) != nil else { return nil }
    var reader = LuaValueReader(reply)
    guard (try? reader.number()) == PluginService.Answer.done.rawValue else { return nil }
    return try? Plugin(of: source, with: modules, reading: &reader)
  }

  private func plugin(
    _ reply: [UInt8], of source: PluginSource, with modules: [(name: String, bytes: [UInt8])]
  ) throws(PluginProblem) -> Plugin {
    var reader = LuaValueReader(reply)
    do {
      switch PluginService.Answer(rawValue: try reader.number()) {
      case .done: return try Plugin(of: source, with: modules, reading: &reader)
      case .problem: throw PluginProblem(try reader.text())
      case .gone, nil: throw LuaValueReader.Garbled()
      }
    } catch let problem as PluginProblem {
      throw problem
    } catch {
      end()
      throw PluginProblem("\(source.path): \(CellEnd.garbled.sentence)")
    }
  }

  /// Milliseconds of work that loading may take: the bridge's own limit stops it at 1000 for each file.
  static let loading = 5000

  // MARK: What the cell knows

  /// Mentions a plugin in a request to the cell that runs now.
  func mention(_ plugin: Plugin, to writer: inout LuaValueWriter) { known.write(plugin, to: &writer) }

  func mention(_ quiz: Quiz, to writer: inout LuaValueWriter) { known.write(quiz, to: &writer) }

  /// Lets the cell of that generation forget a sitting that is no longer played.
  func leave(_ seat: Int, of generation: Int?) {
    if generation == self.generation { left.append(seat) }
  }

  /// Mentions the sittings that the cell may forget.
  func mentionLeft(to writer: inout LuaValueWriter) {
    writer.write(left.count)
    for seat in left { writer.write(seat) }
    left = []
  }

  // MARK: Sittings

  /// A number that no sitting has here.
  func newSeat() -> Int {
    seats += 1
    return seats
  }

  /// The decider of a sitting, after its events. A layer without a plugin is the built-in default.
  package func decider(
    _ beginning: Beginning, after events: [SittingEvent] = [], layers: [Plugin?], languages: [String],
    log: PluginLog? = nil
  ) -> any Deciding {
    if confinement == nil || layers.allSatisfy({ $0 == nil }) {
      let modes = layers.map { plugin -> any Mode in
        if let plugin { return LuaMode(plugin, languages: languages, log: log) }
        return BuiltInMode()
      }
      return LocalDecider(beginning, after: events, layers: modes)
    }
    return CellDecider(
      self, seat: newSeat(), beginning, after: events, layers: layers, languages: languages, log: log)
  }
}

/// The replies of cells on plugins they loaded, stored for other processes.
package struct PluginMemory {
  /// The reply on files with those bytes; nil where they are unknown.
  package var recall: (_ files: [UInt8]) -> [UInt8]?
  package var keep: (_ files: [UInt8], _ said: [UInt8]) -> Void

  package init(recall: @escaping ([UInt8]) -> [UInt8]?, keep: @escaping ([UInt8], [UInt8]) -> Void) {
    (self.recall, self.keep) = (recall, keep)
  }
}
