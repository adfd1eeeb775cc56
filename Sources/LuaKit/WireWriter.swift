internal import CLuaKit

/// Writes values in the wire form of CLuaKit into one buffer that is used again and again.
struct WireWriter: ~Copyable {
  private(set) var bytes: UnsafeMutableRawPointer
  private(set) var count = 0
  private var capacity: Int

  /// The written bytes, for C.
  var address: UnsafePointer<UInt8> { UnsafePointer(bytes.assumingMemoryBound(to: UInt8.self)) }

  /// Nesting that neither side's stack minds.
  static let maximumDepth = 100

  init(capacity: Int = 512) {
    bytes = .allocate(byteCount: capacity, alignment: 16)
    self.capacity = capacity
  }

  deinit { bytes.deallocate() }

  mutating func clear() { count = 0 }

  @inline(__always)
  private mutating func reserve(_ extra: Int) {
    if count + extra > capacity { grow(by: extra) }
  }

  @inline(never)
  private mutating func grow(by extra: Int) {
    capacity = max(capacity * 2, count + extra)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    larger.copyMemory(from: bytes, byteCount: count)
    bytes.deallocate()
    bytes = larger
  }

  private mutating func put<T: BitwiseCopyable>(_ value: T) {
    reserve(MemoryLayout<T>.size)
    bytes.storeBytes(of: value, toByteOffset: count, as: T.self)
    count += MemoryLayout<T>.size
  }

  @inline(__always)
  private mutating func put<T: BitwiseCopyable>(tag: Int, _ value: T) {
    reserve(1 + MemoryLayout<T>.size)
    bytes.storeBytes(of: UInt8(truncatingIfNeeded: tag), toByteOffset: count, as: UInt8.self)
    bytes.storeBytes(of: value, toByteOffset: count + 1, as: T.self)
    count += 1 + MemoryLayout<T>.size
  }

  /// The bytes written so far, to be put again with `put(written:)`.
  var written: [UInt8] { Array(UnsafeRawBufferPointer(start: bytes, count: count)) }

  mutating func put(written part: [UInt8]) {
    reserve(part.count)
    part.withUnsafeBytes { part in
      if let base = part.baseAddress { (bytes + count).copyMemory(from: base, byteCount: part.count) }
    }
    count += part.count
  }

  /// The value that is put next, in a field of a table, is watched.
  mutating func putWatched() { put(tag: CLK_WATCHED) }

  /// Puts a table without the value of one field; gives where that belongs.
  mutating func put(_ fields: [LuaField], open: String, _ names: LuaNames) throws(LuaFailure) -> Int {
    var place = count
    put(tag: CLK_MAP)
    try put(count: fields.count)
    for field in fields {
      try put(field.key)
      if field.key == .text(open) { place = count } else { try put(field.value, names, depth: 1) }
    }
    return place
  }

  private mutating func put(tag: Int) { put(UInt8(truncatingIfNeeded: tag)) }

  private mutating func put(count n: Int) throws(LuaFailure) {
    guard let n = UInt32(exactly: n) else { throw .tooMuchForTheWire }
    put(n)
  }

  @inline(__always)
  private mutating func put(tag: Int, text: String) throws(LuaFailure) {
    let utf8 = text.utf8Span.span
    guard let length = UInt32(exactly: utf8.count) else { throw .tooMuchForTheWire }
    reserve(5 + utf8.count)
    put(tag: tag, length)
    utf8.withUnsafeBufferPointer { utf8 in
      if let base = utf8.baseAddress { (bytes + count).copyMemory(from: base, byteCount: utf8.count) }
    }
    count += utf8.count
  }

  /// A list that the host gives on demand; of a longer one than 32 bits can count, only its beginning is seen.
  mutating func putList(id: UInt32, length: Int) {
    put(tag: CLK_HOST_LIST)
    put(id)
    put(UInt32(clamping: length))
  }

  mutating func put(_ key: LuaKey) throws(LuaFailure) {
    switch key {
    case .int(let value):
      put(tag: CLK_INT, value)
    case .text(let text):
      try put(tag: CLK_TEXT, text: text)
    }
  }

  /// Puts a value that holds and names nothing else; false when it is another.
  @inline(__always)
  mutating func putPlain(_ value: LuaValue) throws(LuaFailure) -> Bool {
    switch value {
    case .int(let value): put(tag: CLK_INT, value)
    case .text(let text): try put(tag: CLK_TEXT, text: text)
    case .number(let value): put(tag: CLK_NUMBER, value)
    case .bool(let value): put(tag: value ? CLK_TRUE : CLK_FALSE)
    case .none: put(tag: CLK_NONE)
    case .context: put(tag: CLK_CONTEXT)
    default: return false
    }
    return true
  }

  mutating func put(_ value: LuaValue, _ names: LuaNames, depth: Int = 0) throws(LuaFailure) {
    guard depth < Self.maximumDepth else { throw .nestedTooDeeply }
    switch value {
    case .none, .function: put(tag: CLK_NONE)
    case .bool(let value): put(tag: value ? CLK_TRUE : CLK_FALSE)
    case .int(let value):
      put(tag: CLK_INT, value)
    case .number(let value):
      put(tag: CLK_NUMBER, value)
    case .text(let text):
      try put(tag: CLK_TEXT, text: text)
    case .context: put(tag: CLK_CONTEXT)
    case .list, .map: try putTable(value, names, depth)
    case .reference, .host, .readOnly: try putNamed(value, names, depth)
    }
  }

  private mutating func putTable(_ value: LuaValue, _ names: LuaNames, _ depth: Int) throws(LuaFailure) {
    if case .list(let values) = value {
      put(tag: CLK_LIST)
      try put(count: values.count)
      for value in values { try put(value, names, depth: depth + 1) }
    }
    if case .map(let fields) = value {
      put(tag: CLK_MAP)
      try put(count: fields.count)
      for field in fields {
        try put(field.key)
        try put(field.value, names, depth: depth + 1)
      }
    }
  }

  private mutating func putNamed(_ value: LuaValue, _ names: LuaNames, _ depth: Int) throws(LuaFailure) {
    switch value {
    case .reference(let name):
      put(tag: CLK_REFERENCE)
      put(names.index(of: name))
    case .readOnly(let name, let inner):
      try put(tag: CLK_READ_ONLY, text: name)
      try put(inner, names, depth: depth + 1)
    case .host(let name, let bound):
      guard let function = names.functions[name] else { throw .unregistered(name) }
      put(tag: CLK_HOST)
      put(function.id)
      put(UInt8((function.expands ? 1 : 0) | (bound == nil ? 0 : 2)))
      if let bound { try put(bound, names, depth: depth + 1) }
    default: break
    }
  }
}

extension LuaFailure {
  fileprivate static let tooMuchForTheWire = LuaFailure(
    kind: .badValue(path: "argument"), message: "a value for Lua has more than 4 GB")
  fileprivate static let nestedTooDeeply = LuaFailure(
    kind: .badValue(path: "argument"),
    message: "a value for Lua is nested more than \(WireWriter.maximumDepth) levels deep")
  fileprivate static func unregistered(_ name: String) -> LuaFailure {
    LuaFailure(kind: .badValue(path: "argument"), message: "no host function '\(name)' is registered")
  }
}

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
