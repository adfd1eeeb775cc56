internal import CLuaKit

/// The names that a machine's values may mention: named objects and host functions.
final class LuaNames {
  struct Function {
    let id: UInt32
    let expands: Bool
  }

  private let machine: OpaquePointer
  private var indices: [String: UInt32] = [:]
  private var names: [String] = []
  var functions: [String: Function] = [:]

  init(_ machine: OpaquePointer) { self.machine = machine }

  /// The index of a named object, which may be defined later.
  func index(of name: String) -> UInt32 {
    if let index = indices[name] { return index }
    let index = clk_declare(machine, name)
    indices[name] = index
    names.append(name)
    return index
  }

  func name(at index: UInt32) -> String {
    names.indices.contains(Int(index)) ? names[Int(index)] : ""
  }
}
