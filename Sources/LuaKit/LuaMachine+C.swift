internal import CLuaKit

extension clk_limits {
  init(_ limits: LuaLimits) {
    self.init(
      instructions: max(0, limits.instructions), load_instructions: max(0, limits.loadInstructions),
      milliseconds: limits.milliseconds, heap: max(0, limits.heap), block: max(0, limits.block),
      source: max(0, limits.source), result_depth: limits.resultDepth, result_nodes: limits.resultNodes,
      result_string: max(0, limits.resultString))
  }
}

extension LuaFailure.Kind {
  fileprivate init(_ status: clk_status, path: String) {
    switch status {
    case CLK_SYNTAX: self = .syntax
    case CLK_INSTRUCTIONS: self = .instructions
    case CLK_TIME: self = .time
    case CLK_MEMORY: self = .memory
    case CLK_BLOCK: self = .block
    case CLK_TOO_LARGE: self = .tooLarge
    case CLK_BAD_VALUE: self = .badValue(path: path)
    case CLK_DEAD: self = .dead
    default: self = .error
    }
  }
}

extension LuaFailure {
  /// The failure that a machine reports about its last load or call.
  init(_ status: clk_status, _ report: clk_report) {
    guard status != CLK_BUSY else {
      self.init(
        kind: .error, message: "this Lua machine is running: a host function cannot call the machine that called it")
      return
    }
    let file = String(cString: report.file)
    self.init(
      kind: Kind(status, path: String(cString: report.path)), message: String(cString: report.message),
      file: file.isEmpty ? nil : file, line: report.line > 0 ? Int(report.line) : nil,
      traceback: String(cString: report.trace).split(separator: "\n").map(String.init))
  }
}
