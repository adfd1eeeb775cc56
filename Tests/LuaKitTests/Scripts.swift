import LuaKit
import XCTest

/// Loads `source` as `plugins/test.lua` and calls its field `run`.
func lua(
  _ source: String, _ arguments: [LuaValue] = [], limits: LuaLimits = .patient,
  keeping: LuaMachine.Keeping = .result, seed: UInt64 = 1
) throws(LuaFailure) -> LuaValue {
  let machine = try LuaMachine(limits: limits)
  return try lua(source, arguments, on: machine, keeping: keeping, seed: seed)
}

func lua(
  _ source: String, _ arguments: [LuaValue] = [], on machine: LuaMachine, keeping: LuaMachine.Keeping = .result,
  seed: UInt64 = 1
) throws(LuaFailure) -> LuaValue {
  _ = try machine.load(
    Array("return { run = function(...) \(source)\nend }".utf8), chunk: "plugins/test.lua", seed: seed)
  return try machine.call(["run"], arguments, keeping: keeping, seed: seed)
}

extension LuaLimits {
  /// The standard limits with a clock that a busy machine or a sanitizer does not reach.
  static let patient: LuaLimits = {
    var limits = standard
    limits.milliseconds = 60_000
    return limits
  }()
}

/// The failure of `body`, or nil.
func failure(of body: () throws(LuaFailure) -> Void) -> LuaFailure? {
  do throws(LuaFailure) {
    try body()
    return nil
  } catch {
    return error
  }
}

func failure(_ source: String, _ arguments: [LuaValue] = [], limits: LuaLimits = .standard) -> LuaFailure? {
  failure { () throws(LuaFailure) in _ = try lua(source, arguments, limits: limits) }
}

func text(_ source: String, line: UInt = #line) -> String {
  do {
    let value = try lua(source)
    guard case .text(let text) = value else { return "\(value)" }
    return text
  } catch {
    return "\(error)"
  }
}
