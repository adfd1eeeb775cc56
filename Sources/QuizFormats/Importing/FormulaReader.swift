internal import QuizCore

/// Turns a formula of another program into an expression of Lua.
///
/// The formulas have the operators and functions of PHP, as Moodle takes them, with `^` for powers, as Canvas does. Nil for
/// anything else.
struct FormulaReader {
  private let bytes: [UInt8]
  private var at = 0
  private var depth = 0
  private let name: (String) -> String?
  private let isCaretPower: Bool

  /// `name` gives the variable that a name stands for: one in braces or brackets, or a bare one; nil for none.
  static func expression(_ formula: String, isCaretPower: Bool = true, name: @escaping (String) -> String?) -> String? {
    var reader = FormulaReader(formula, isCaretPower, name)
    guard let expression = reader.choice() else { return nil }
    reader.skipBlanks()
    return reader.at == reader.bytes.count ? expression : nil
  }

  private init(_ formula: String, _ isCaretPower: Bool, _ name: @escaping (String) -> String?) {
    bytes = Array(formula.utf8)
    self.name = name
    self.isCaretPower = isCaretPower
  }

  private static let deepest = 60

  private mutating func skipBlanks() {
    while at < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) { at += 1 }
  }

  private mutating func takes(_ sign: String) -> Bool {
    skipBlanks()
    guard bytes[at...].starts(with: sign.utf8) else { return false }
    at += sign.utf8.count
    return true
  }

  private mutating func choice() -> String? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let condition = chain(0) else { return nil }
    guard takes("?") else { return condition }
    guard let yes = choice(), takes(":"), let no = choice() else { return nil }
    return "((\(condition)) and (\(yes)) or (\(no)))"
  }

  /// The operators, those that bind least first, with their signs in Lua.
  private static let operators: [[(sign: String, lua: String)]] = [
    [("||", "or")], [("&&", "and")],
    [("==", "=="), ("!=", "~="), ("<=", "<="), (">=", ">="), ("<", "<"), (">", ">")],
    [("+", "+"), ("-", "-")], [("*", "*"), ("/", "/"), ("%", "%")],
  ]

  private mutating func chain(_ level: Int) -> String? {
    guard level < Self.operators.count else { return signed() }
    guard var left = chain(level + 1) else { return nil }
    while let found = Self.operators[level].first(where: { !isPower($0.sign) && takes($0.sign) }) {
      guard let right = chain(level + 1) else { return nil }
      left = found.sign == "%" ? "math.fmod(\(left), \(right))" : "\(left) \(found.lua) \(right)"
    }
    return left
  }

  /// Whether `**` comes, which is no product.
  private mutating func isPower(_ sign: String) -> Bool {
    skipBlanks()
    return sign == "*" && bytes[at...].starts(with: "**".utf8)
  }

  private mutating func signed() -> String? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    if takes("-") { return signed().map { "-\($0)" } }
    if takes("+") { return signed() }
    guard let base = atom() else { return nil }
    guard takes("**") || isCaretPower && takes("^") else { return base }
    return signed().map { "\(base) ^ \($0)" }
  }

  private mutating func atom() -> String? {
    skipBlanks()
    guard at < bytes.count else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "("):
      at += 1
      guard let inner = choice(), takes(")") else { return nil }
      return "(\(inner))"
    case UInt8(ascii: "{"): return braced("}")
    case UInt8(ascii: "["): return braced("]")
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return number()
    default: return word()
    }
  }

  private mutating func braced(_ end: Character) -> String? {
    guard let close = bytes[at...].firstIndex(of: end.asciiValue ?? 0) else { return nil }
    let inner = String(decoding: bytes[(at + 1)..<close], as: UTF8.self)
    at = close + 1
    return name(inner.trimmed)
  }

  private mutating func number() -> String? {
    let start = at
    while at < bytes.count, isDigit(bytes[at]) || bytes[at] == UInt8(ascii: ".") { at += 1 }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      var end = at + 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
      if end < bytes.count, isDigit(bytes[end]) {
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        at = end
      }
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let value = Double(text.hasPrefix(".") ? "0" + text : text.hasSuffix(".") ? text + "0" : text) else {
      return nil
    }
    return NumberText.written(value)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private mutating func word() -> String? {
    let start = at
    while at < bytes.count,
      isDigit(bytes[at]) || (65...90).contains(bytes[at]) || (97...122).contains(bytes[at])
        || bytes[at] == UInt8(ascii: "_")
    {
      at += 1
    }
    guard at > start else { return nil }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    guard takes("(") else {
      return name(word) ?? ["pi": "math.pi", "e": "math.exp(1)"][word.lowercased()]
    }
    var arguments: [String] = []
    if !takes(")") {
      repeat {
        guard let argument = choice() else { return nil }
        arguments.append(argument)
      } while takes(",")
      guard takes(")") else { return nil }
    }
    return Self.call(word.lowercased(), arguments)
  }

  private static let same: [String: ClosedRange<Int>] = [
    "abs": 1...1, "acos": 1...1, "asin": 1...1, "cos": 1...1, "exp": 1...1, "sin": 1...1, "sqrt": 1...1, "tan": 1...1,
    "ceil": 1...1, "floor": 1...1, "log": 1...2, "max": 2...50, "min": 2...50, "fmod": 2...2, "atan": 1...1,
  ]

  /// A call of a function by its name in PHP; nil for one that has none in Lua.
  private static func call(_ name: String, _ arguments: [String]) -> String? {
    let list = arguments.joined(separator: ", ")
    if let count = same[name], count.contains(arguments.count) { return "math.\(name)(\(list))" }
    let first = arguments.first ?? "0", second = arguments.last ?? "0"
    switch (name, arguments.count) {
    case ("round", 1...2): return "round(\(list))"
    case ("pi", 0): return "math.pi"
    case ("e", 0): return "math.exp(1)"
    case ("pow", 2), ("power", 2): return "((\(first)) ^ (\(second)))"
    case ("atan2", 2): return "math.atan(\(list))"
    case ("ln", 1): return "math.log(\(first))"
    case ("log10", 1): return "math.log(\(first), 10)"
    case ("log2", 1): return "math.log(\(first), 2)"
    case ("log1p", 1): return "math.log(1 + (\(first)))"
    case ("expm1", 1): return "(math.exp(\(first)) - 1)"
    case ("deg2rad", 1), ("deg_to_rad", 1): return "math.rad(\(first))"
    case ("rad2deg", 1), ("rad_to_deg", 1): return "math.deg(\(first))"
    case ("sinh", 1): return "((math.exp(\(first)) - math.exp(-(\(first)))) / 2)"
    case ("cosh", 1): return "((math.exp(\(first)) + math.exp(-(\(first)))) / 2)"
    case ("tanh", 1): return "(1 - 2 / (math.exp(2 * (\(first))) + 1))"
    case ("asinh", 1): return "math.log((\(first)) + math.sqrt((\(first)) ^ 2 + 1))"
    case ("acosh", 1): return "math.log((\(first)) + math.sqrt((\(first)) ^ 2 - 1))"
    case ("atanh", 1): return "(math.log((1 + (\(first))) / (1 - (\(first)))) / 2)"
    default: return nil
    }
  }
}

/// The names and expressions of a question's variables, while it is read.
struct VariableDraft {
  private(set) var entries: [(name: String, expression: String)] = []
  /// The variable of each name in the file.
  private var names: [String: String] = [:]

  /// A name that Lua takes, of a name in the file.
  mutating func name(for given: String) -> String {
    if let known = names[given] { return known }
    let plain = given.unicodeScalars.map { scalar -> Character in
      let isLetter = "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
      return isLetter ? Character(scalar) : "_"
    }
    var name = String(plain)
    if name.isEmpty || name.first?.isNumber == true || !VariableText.isName(name) { name = "v_" + name }
    name = String(name.prefix(36))
    while names.values.contains(name) || entries.contains(where: { $0.name == name }) { name += "_" }
    names[given] = name
    return name
  }

  /// The variable of a name in the file; nil for an unknown one.
  func known(_ given: String) -> String? { names[given] }

  mutating func add(_ name: String, _ expression: String) { entries.append((name, expression)) }

  /// A variable of its own for an expression, with a name such as `value2`.
  mutating func add(value expression: String, called prefix: String = "value") -> String {
    if let same = entries.first(where: { $0.expression == expression }) { return same.name }
    var number = 1
    while entries.contains(where: { $0.name == prefix + "\(number)" }) || names.values.contains(prefix + "\(number)") {
      number += 1
    }
    entries.append((prefix + "\(number)", expression))
    return prefix + "\(number)"
  }

  func field(at offset: Int) -> SourceField {
    SourceField(
      "variables", .map(entries.map { SourceField($0.name, .text($0.expression), at: offset) }), at: offset)
  }
}
