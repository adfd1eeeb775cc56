internal import CLuaKit

/// The services for a running machine: host functions, computed fields of the context, modules.
///
/// Lives as long as the machine; its address is the machine's context in C.
final class LuaHost {
  struct Function {
    let body: ([LuaValue]) throws(HostRefusal) -> LuaValue
    /// The field of its second argument that it does not look at.
    let ignored: String?
  }

  typealias Field = () throws(HostRefusal) -> LuaValue

  var machine: OpaquePointer?
  var names: LuaNames?
  var functions: [Function] = []
  var fields: [Field] = []
  var lists: [LuaList] = []
  var modules: (String) -> [UInt8]?
  /// The folder of such a file within that of the plugin.
  let moduleFolder: (String) -> String
  private(set) var required: [(name: String, source: [UInt8])] = []
  private var keptCount = 0
  private var writer = WireWriter()

  init(modules: @escaping (String) -> [UInt8]?, moduleFolder: @escaping (String) -> String) {
    self.modules = modules
    self.moduleFolder = moduleFolder
  }

  func keep() { keptCount = required.count }

  /// Forgets the modules that calls required: the machine has, too.
  func goBack() { required.removeSubrange(keptCount...) }

  /// The address by which C reaches this object.
  var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Answers a machine's question; returns whether it was refused.
  func answer(_ question: clk_question, _ id: UInt32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    do throws(HostRefusal) {
      switch question {
      case CLK_ASK_MODULE:
        try reply(source(of: String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)))
      case CLK_ASK_FIELD where Int(id) >= fields.count: reply(listAt: id - UInt32(fields.count))
      case CLK_ASK_ELEMENT: try reply(element(of: id, UnsafeRawBufferPointer(start: bytes, count: count)))
      default: try reply(value(question, id, bytes, count))
      }
      return 0
    } catch {
      reply(Array(error.message.utf8))
      return 1
    }
  }

  private func value(
    _ question: clk_question, _ id: UInt32, _ bytes: UnsafePointer<UInt8>?, _ count: Int
  ) throws(HostRefusal) -> LuaValue {
    guard let names else { return .none }
    if question == CLK_ASK_FIELD { return try fields[Int(id)]() }
    var reader = WireReader(bytes, count, names)
    let function = functions[Int(id)]
    return try function.body(reader.takeArguments(ignoring: function.ignored))
  }

  private func element(of list: UInt32, _ place: UnsafeRawBufferPointer) -> LuaValue {
    lists[Int(list)].element(Int(place.loadUnaligned(as: Int64.self)))
  }

  /// A module's source, read once.
  private func source(of name: String) throws(HostRefusal) -> [UInt8] {
    let known = required.first { $0.name == name }?.source
    guard let source = known ?? modules(name) else {
      throw HostRefusal(message: "require '\(name)': there is no file of this name")
    }
    if known == nil { required.append((name, source)) }
    if let machine { clk_module_folder(machine, moduleFolder(name)) }
    return source
  }

  private func reply(_ bytes: [UInt8]) {
    guard let machine else { return }
    bytes.withUnsafeBufferPointer { clk_reply(machine, $0.baseAddress, $0.count) }
  }

  /// A list by its length; its elements are asked for as they are read.
  private func reply(listAt id: UInt32) {
    guard let machine else { return }
    writer.clear()
    writer.putList(id: id, length: lists[Int(id)].length())
    clk_reply(machine, writer.address, writer.count)
  }

  private func reply(_ value: LuaValue) throws(HostRefusal) {
    guard let machine, let names else { return }
    writer.clear()
    do throws(LuaFailure) {
      try writer.put(value, names)
    } catch {
      throw HostRefusal(message: error.message)
    }
    clk_reply(machine, writer.address, writer.count)
  }
}

/// The C entry of `LuaHost.answer`.
let luaHostEntry: clk_host = { context, question, id, bytes, count in
  Unmanaged<LuaHost>.fromOpaque(context).takeUnretainedValue().answer(question, id, bytes, count)
}
