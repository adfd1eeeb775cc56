internal import CLuaKit

/// A function of the value that a machine loaded, for that machine alone.
package struct LuaFunction: Equatable, Sendable {
  let handle: UInt32
}

extension LuaMachine {
  /// The value that a call keeps, as a function may change its first argument instead of returning one.
  package enum Keeping: Sendable {
    case result
    /// Argument 1 as the function left it, if it returned no table.
    case resultOrFirstArgument
  }

  /// Runs a source text, keeps the value it returns and gives it back for inspection, functions as `.function(line:)`.
  package func load(_ source: [UInt8], chunk: String, seed: UInt64) throws(LuaFailure) -> LuaValue {
    found = [:]
    let status = source.withUnsafeBufferPointer { clk_load(machine, $0.baseAddress, $0.count, chunk, seed) }
    return try outcome(status)
  }

  /// Finds the function at a path of the loaded value, such as `["achievements", 1, "earned"]`.
  ///
  /// It can be called many times. It stays the same function, even if the script replaces it later.
  package func function(_ path: [LuaKey]) throws(LuaFailure) -> LuaFunction {
    writer.pointee.clear()
    for key in path { try writer.pointee.put(key) }
    let status = clk_find(machine, writer.pointee.address, writer.pointee.count, UInt32(path.count))
    guard status == CLK_OK else { throw failure(status) }
    return LuaFunction(handle: report.pointee.function)
  }

  /// Finds the function at a path for `call`.
  package func find(_ path: [LuaKey]) throws(LuaFailure) { found[path] = try function(path) }

  /// Calls the function at a path, as `function` finds it at the first call; gives its first result.
  package func call(
    _ path: [LuaKey], _ arguments: [LuaValue], keeping: Keeping = .result, seed: UInt64
  ) throws(LuaFailure) -> LuaValue {
    if let known = found[path] { return try call(known, arguments.span, keeping: keeping, seed: seed) }
    let function = try function(path)
    found[path] = function
    return try call(function, arguments.span, keeping: keeping, seed: seed)
  }

  /// Calls a function; gives its first result. Plain arguments and results (numbers, texts, booleans) allocate nothing.
  package func call(
    _ function: LuaFunction, _ arguments: Span<LuaValue>, keeping: Keeping = .result, seed: UInt64
  ) throws(LuaFailure) -> LuaValue {
    writer.pointee.clear()
    for index in 0..<arguments.count {
      if try !writer.pointee.putPlain(arguments[index]) { try writer.pointee.put(arguments[index], names) }
    }
    let status = clk_call(
      machine, function.handle, writer.pointee.address, writer.pointee.count, UInt32(arguments.count),
      keeping == .resultOrFirstArgument, seed)
    if report.pointee.changed { host.goBack() }
    return try outcome(status)
  }

  /// Calls a function with arguments that were written down; gives its first result in the same form.
  package func call(
    _ function: LuaFunction, written arguments: borrowing LuaArguments, keeping: Keeping, seed: UInt64
  ) throws(LuaFailure) -> LuaWritten {
    let status = clk_call(
      machine, function.handle, arguments.writer.address, arguments.writer.count, arguments.count,
      keeping == .resultOrFirstArgument, seed)
    if report.pointee.changed { host.goBack() }
    guard status == CLK_OK else { throw failure(status) }
    guard report.pointee.out_count > 0 else { return try written(.none) }
    guard report.pointee.is_ascii else { return try written(try outcome(status)) }
    return LuaWritten(bytes: Array(UnsafeBufferPointer(start: report.pointee.out, count: report.pointee.out_count)))
  }

  @inline(__always)
  private func outcome(_ status: clk_status) throws(LuaFailure) -> LuaValue {
    guard status == CLK_OK else { throw failure(status) }
    guard report.pointee.out_count > 0 else { return .none }
    var reader = WireReader(report.pointee.out, report.pointee.out_count, names)
    return reader.take()
  }

  @inline(never)
  private func failure(_ status: clk_status) -> LuaFailure { LuaFailure(status, report.pointee) }
}
