internal import LuaKit

/// The functions that rules 1 left to the system's library, whose last digits differ between machines.
package enum InexactNumbers {
  /// Whether a file mentions what rules 1 left to the system's library.
  package static func areUsed(in file: [UInt8]) -> Bool {
    let names: Set<String> = ["exp", "log", "sin", "cos", "tan", "asin", "acos", "atan"]
    return LuaLexer(file).contains { $0.isSign("^") || ($0.kind == .name && names.contains($0.text)) }
  }
}
