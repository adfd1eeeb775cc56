internal import CLuaKit

/// One Lua virtual machine: bounded, deterministic, harmless.
///
/// Not Sendable: one thread owns it. A limit that is hit drops the whole virtual machine, without running anything of the
/// script again; the object stays and refuses every later call. A host function may use other machines, not the one that
/// called it.
package final class LuaMachine {
  let machine: OpaquePointer
  let host: LuaHost
  let names: LuaNames
  /// One buffer for everything that goes in; by its address, as no two use it at once.
  let writer: UnsafeMutablePointer<WireWriter>
  let report: UnsafePointer<clk_report>
  /// Functions that were called by their paths.
  var found: [[LuaKey]: LuaFunction] = [:]

  /// Opens a machine; `modules` gives the source of a file that a script `require`s by name, `moduleFolder` where it lies
  /// beside the script: `lib/`, for messages.
  ///
  /// `hashes` decides how tables lay out their texts, which `#` of a list with holes may show. Who does not know it cannot
  /// choose texts that make tables slow.
  package init(
    limits: LuaLimits = .standard, hashes: UInt32 = LuaMachine.usualHashes,
    modules: @escaping (String) -> [UInt8]? = { _ in nil }, moduleFolder: @escaping (String) -> String = { _ in "" }
  ) throws(LuaFailure) {
    if !clk_is_permitted() { throw LuaFailure(kind: .memory, message: "Lua runs in cells alone, not in this process") }
    let host = LuaHost(modules: modules, moduleFolder: moduleFolder)
    var limits = clk_limits(limits)
    guard let machine = clk_open(&limits, hashes, luaHostEntry, host.address) else {
      throw LuaFailure(kind: .memory, message: "not enough memory to start Lua")
    }
    self.machine = machine
    self.host = host
    report = clk_last(machine)
    writer = .allocate(capacity: 1)
    writer.initialize(to: WireWriter())
    names = LuaNames(machine)
    host.machine = machine
    host.names = names
    for absent in LuaAbsentNames.advice { clk_advise(machine, absent.name, absent.advice) }
  }

  /// The first difference of the Lua library from the bridge's needs; nil when it fits. Takes as long as opening two
  /// machines.
  package static func misfit() -> String? { clk_misfit().map { String(cString: $0) } }

  /// Makes this process refuse every script from now on.
  package static func forbid() { clk_forbid() }

  /// Allows scripts again, in a process that has given up everything a script could misuse.
  package static func permit() { clk_permit() }

  /// The hashes of machines that serve no sitting, and of sittings played by rules 1.
  package static let usualHashes: UInt32 = CLK_USUAL_HASHES

  deinit {
    clk_drop(machine)
    writer.deinitialize(count: 1)
    writer.deallocate()
  }

  /// Whether the machine can still be called: false after a limit.
  package var isAlive: Bool { clk_is_alive(machine) }

  /// Whether the last call made use of a watched value.
  package var hasReadWatched: Bool { report.pointee.watched }

  /// Whether the last load or call drew from `math.random`.
  package var hasDrawn: Bool { report.pointee.drew }

  /// Every file that was `require`d, in order, with its source.
  package var requiredModules: [(name: String, source: [UInt8])] { host.required }

  /// The use of the last load or call: instructions, wall time once it was worth measuring, and the most live bytes.
  package var usage: (instructions: Int, milliseconds: Int, peakMemory: Int) {
    let report = report.pointee
    return (Int(report.instructions), Int(report.milliseconds), report.peak)
  }

  /// The lines of `print`, one for each call; 100 at most.
  package var log: [String] {
    (0..<clk_log_count(machine)).map { index in
      var count = 0
      let line = UnsafeRawPointer(clk_log_line(machine, index, &count))
      return String(decoding: UnsafeRawBufferPointer(start: line, count: count), as: UTF8.self)
    }
  }

  package func clearLog() { clk_log_clear(machine) }
}

// MARK: Forgetting

extension LuaMachine {
  /// Lets every later call begin with what scripts can reach now; once in its life.
  ///
  /// A call that changes nothing of that costs hardly more than without; after another one the machine goes back, which
  /// takes less than most calls. Functions have to be found before.
  package func forgetCalls() throws(LuaFailure) {
    guard clk_keep(machine) else { throw LuaFailure(kind: .memory, message: "not enough memory to start Lua") }
    host.keep()
  }

  /// Whether the last call changed something that later calls could have reached.
  package var hasChanged: Bool { report.pointee.changed }

  /// The lines at which `body`'s calls change such things; a hundred times slower than calls are.
  package func changedLines(in body: () -> Void) -> [(file: String, line: Int)] {
    guard clk_set_trace(machine, true) else { return [] }
    body()
    let lines = (0..<clk_change_count(machine)).map { index -> (file: String, line: Int) in
      var line: CInt = 0
      let file = String(cString: clk_change_at(machine, index, &line))
      return (file, Int(line))
    }
    _ = clk_set_trace(machine, false)
    return lines
  }
}

// MARK: What the host offers

extension LuaMachine {
  /// Registers a host function, given to Lua as `.host(name, bound:)`.
  ///
  /// Tables made from named objects arrive as `.reference`. With `expandingReferences` they arrive with their content,
  /// except as unchanged whole arguments. The second argument's field `ignored` is dropped.
  package func register(
    _ name: String, expandingReferences: Bool = false, ignoring ignored: String? = nil,
    _ body: @escaping ([LuaValue]) throws(HostRefusal) -> LuaValue
  ) {
    host.functions.append(LuaHost.Function(body: body, ignored: ignored))
    names.functions[name] = LuaNames.Function(id: UInt32(host.functions.count - 1), expands: expandingReferences)
  }

  /// Takes steps from the instructions of the running call, for work that a host function is about to do; false when too few
  /// are left, and the call will end.
  package func charge(_ steps: Int) -> Bool { clk_charge(machine, UInt64(max(0, steps))) }

  /// Gives a value a name. Every use as `.reference(name)` is a private, mutable deep copy that remembers the name.
  ///
  /// A later definition replaces an earlier one; a value may mention names that are defined later.
  package func define(_ name: String, _ value: LuaValue) throws(LuaFailure) {
    let index = names.index(of: name)
    writer.pointee.clear()
    try writer.pointee.put(value, names)
    clk_define(machine, index, writer.pointee.address, writer.pointee.count)
  }

  /// Sets the read-only context object; `named` is its name in errors.
  ///
  /// Constants are decoded at their first use and shown as views. A computed field is requested at its first read in a
  /// call and cached until the call ends; for a list, its length and the elements read. Constants with integer keys are
  /// dropped.
  package func setContext(
    named: String, constants: [LuaField], computed: [String: () throws(HostRefusal) -> LuaValue],
    lists: [String: LuaList] = [:]
  ) throws(LuaFailure) {
    clk_context_begin(machine, named)
    host.fields = Array(computed.values)
    host.lists = Array(lists.values)
    for field in constants {
      guard case .text(let name) = field.key else { continue }
      writer.pointee.clear()
      try writer.pointee.put(field.value, names)
      clk_context_field(machine, name, writer.pointee.address, writer.pointee.count, 0)
    }
    for (id, name) in (Array(computed.keys) + Array(lists.keys)).enumerated() {
      clk_context_field(machine, name, nil, 0, UInt32(id))
    }
  }

  /// Gives a constant of the context object another value, for all later reads.
  package func change(_ constant: String, _ value: LuaValue) throws(LuaFailure) {
    writer.pointee.clear()
    try writer.pointee.put(value, names)
    clk_context_change(machine, constant, writer.pointee.address, writer.pointee.count)
  }
}

/// The names of stock Lua that a script does not have, each with the end of a sentence that starts with the name.
package enum LuaAbsentNames {
  package static let advice: [(name: String, advice: String)] = [
    ("os", "is not available in a plugin: use ctx.day for the date, event.ms for time"),
    ("io", "is not available in a plugin: read the hook's arguments, and keep values in the state"),
    ("debug", "is not available in a plugin: use print, which writes to the plugin's log"),
    ("package", "is not available in a plugin: use require \"name\" for another file of the plugin folder"),
    ("load", "is not available in a plugin: write a function, or require \"name\" another file"),
    ("loadstring", "is not available in a plugin: write a function, or require \"name\" another file"),
    ("loadfile", "is not available in a plugin: use require \"name\" for another file of the plugin folder"),
    ("dofile", "is not available in a plugin: use require \"name\" for another file of the plugin folder"),
    ("collectgarbage", "is not available in a plugin: memory is freed between the calls"),
    ("coroutine", "is not available in a plugin: remember the position in the state"),
    ("warn", "is not available in a plugin: use print, which writes to the plugin's log"),
    ("unpack", "is not available in Lua 5.4: use table.unpack"),
    ("setfenv", "is not available in Lua 5.4"),
    ("string.dump", "is not available in a plugin: functions stay functions"),
    ("math.randomseed", "is not available in a plugin: math.random starts from the seed of the call"),
  ]
}

/// The limits of a script. Instructions, time and heap hold for each call; blocks and sources for each of them.
package struct LuaLimits: Equatable, Sendable {
  /// Virtual machine instructions of one call; library functions take some for their work.
  package var instructions: Int64 = 10_000_000
  /// The same for running a file.
  package var loadInstructions: Int64 = 10_000_000
  /// Processor time of one call or load.
  package var milliseconds: UInt32 = 1000
  /// Bytes of all values; garbage is collected between instructions when there is much of it.
  package var heap = 32 << 20
  /// Bytes of one text or table part.
  package var block = 1 << 20
  /// Bytes of a source file.
  package var source = 64 << 10
  /// Nesting of a value going out; 64 at most.
  package var resultDepth: UInt32 = 16
  /// Values in a value going out.
  package var resultNodes: UInt32 = 10_000
  /// Bytes of a text going out; all texts of a value together may have 16 times as many.
  package var resultString = 64 << 10

  package init() {}

  package static let standard = LuaLimits()
}
