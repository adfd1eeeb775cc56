internal import CLuaKit

/// One Lua virtual machine: bounded, deterministic, harmless.
///
/// Not Sendable: one thread owns it. A limit that is hit drops the whole virtual machine, without running anything of the
/// script again; the object stays and refuses every later call. A host function may use other machines, not the one that
/// called it.
package final class LuaMachine {
  private let machine: OpaquePointer
  private let host: LuaHost
  private let names: LuaNames
  private var writer = WireWriter()

  /// Opens a machine; `modules` gives the source of a file that a script `require`s by name.
  package init(
    limits: LuaLimits = .standard, modules: @escaping (String) -> [UInt8]? = { _ in nil }
  ) throws(LuaFailure) {
    let host = LuaHost(modules: modules)
    var limits = clk_limits(limits)
    guard let machine = clk_open(&limits, luaHostEntry, host.address) else {
      throw LuaFailure(kind: .memory, message: "not enough memory to start Lua")
    }
    self.machine = machine
    self.host = host
    names = LuaNames(machine)
    host.machine = machine
    host.names = names
    for absent in LuaAbsentNames.advice { clk_advise(machine, absent.name, absent.advice) }
  }

  deinit { clk_drop(machine) }

  /// Whether the machine can still be called: false after a limit.
  package var isAlive: Bool { clk_is_alive(machine) }

  /// Every file that was `require`d, in order, with its source.
  package var requiredModules: [(name: String, source: [UInt8])] { host.required }

  /// What the last load or call used: instructions, wall time, and the most bytes alive at once.
  package var usage: (instructions: Int, milliseconds: Int, peakMemory: Int) {
    let report = clk_last(machine).pointee
    return (Int(report.instructions), Int(report.milliseconds), report.peak)
  }

  /// What `print` wrote, a line for each call; 100 lines at most.
  package var log: [String] {
    (0..<clk_log_count(machine)).map { index in
      var count = 0
      let line = UnsafeRawPointer(clk_log_line(machine, index, &count))
      return String(decoding: UnsafeRawBufferPointer(start: line, count: count), as: UTF8.self)
    }
  }

  package func clearLog() { clk_log_clear(machine) }
}

// MARK: What the host offers

extension LuaMachine {
  /// Registers a host function, to be given to Lua as `.host(name, bound:)`.
  ///
  /// Tables made from named objects arrive as `.reference`, or with `expandingReferences` as what they hold.
  package func register(
    _ name: String, expandingReferences: Bool = false,
    _ body: @escaping ([LuaValue]) throws(HostRefusal) -> LuaValue
  ) {
    host.bodies.append(body)
    names.functions[name] = LuaNames.Function(id: UInt32(host.bodies.count - 1), expands: expandingReferences)
  }

  /// Takes steps from the instructions of the running call, for work that a host function is about to do; false when too few
  /// are left, and the call will end.
  package func charge(_ steps: Int) -> Bool { clk_charge(machine, UInt64(max(0, steps))) }

  /// Gives a value a name. Every use as `.reference(name)` is a private, mutable deep copy that remembers the name.
  ///
  /// A later definition replaces an earlier one; a value may mention names that are defined later.
  package func define(_ name: String, _ value: LuaValue) throws(LuaFailure) {
    let index = names.index(of: name)
    writer.clear()
    try writer.put(value, names)
    clk_define(machine, index, writer.bytes.assumingMemoryBound(to: UInt8.self), writer.count)
  }

  /// Sets the read-only context object; `named` is what its errors call it.
  ///
  /// Constants are decoded at their first use and shown as views. A computed field is asked for at its first read in a call and
  /// kept until the call ends. Constants with integer keys are left out.
  package func setContext(
    named: String, constants: [LuaField], computed: [String: () throws(HostRefusal) -> LuaValue]
  ) throws(LuaFailure) {
    clk_context_begin(machine, named)
    host.fields = []
    for field in constants {
      guard case .text(let name) = field.key else { continue }
      writer.clear()
      try writer.put(field.value, names)
      clk_context_field(machine, name, writer.bytes.assumingMemoryBound(to: UInt8.self), writer.count, 0)
    }
    for (name, body) in computed {
      clk_context_field(machine, name, nil, 0, UInt32(host.fields.count))
      host.fields.append(body)
    }
  }
}

// MARK: Running

extension LuaMachine {
  /// What a call keeps of a function that may change its first argument instead of returning a value.
  package enum Keeping: Sendable {
    case result
    /// When the function returned no table: argument 1 as the function left it.
    case resultOrFirstArgument
  }

  /// Runs a source text, keeps the value it returns and gives it back for inspection, functions as `.function(line:)`.
  package func load(_ source: [UInt8], chunk: String, seed: UInt64) throws(LuaFailure) -> LuaValue {
    let status = source.withUnsafeBufferPointer { clk_load(machine, $0.baseAddress, $0.count, chunk, seed) }
    return try outcome(status)
  }

  /// Calls the function at a path of the loaded value, such as `["achievements", 1, "earned"]`; gives its first result.
  package func call(
    _ path: [LuaKey], _ arguments: [LuaValue], keeping: Keeping = .result, seed: UInt64
  ) throws(LuaFailure) -> LuaValue {
    guard !clk_is_busy(machine) else { return try outcome(CLK_BUSY) }
    writer.clear()
    for key in path { try writer.put(key) }
    for argument in arguments { try writer.put(argument, names) }
    let status = clk_call(
      machine, writer.bytes.assumingMemoryBound(to: UInt8.self), writer.count, UInt32(path.count),
      UInt32(arguments.count), keeping == .resultOrFirstArgument, seed)
    return try outcome(status)
  }

  private func outcome(_ status: clk_status) throws(LuaFailure) -> LuaValue {
    guard status == CLK_OK else { throw LuaFailure(status, clk_last(machine).pointee) }
    let report = clk_last(machine)
    guard report.pointee.out_count > 0 else { return .none }
    var reader = WireReader(report.pointee.out, report.pointee.out_count, names)
    return reader.take()
  }
}
