internal import LuaKit

/// The libraries of plugins: their contents, and the return values of their functions.
enum LuaLibrary {
  static let globals: Set<String> = [
    "string", "table", "math", "utf8", "print", "pairs", "ipairs", "next", "select", "type", "tostring", "tonumber",
    "error", "assert", "pcall", "xpcall", "require", "rawget", "rawset", "rawequal", "rawlen", "setmetatable",
    "getmetatable", "_VERSION", "_G", "_ENV",
  ]

  package static let names: [String: [String]] = [
    "string": [
      "byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "pack", "packsize", "rep", "reverse",
      "sub", "unpack", "upper",
    ],
    "table": ["concat", "insert", "move", "pack", "remove", "sort", "unpack"],
    "math": [
      "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log", "max", "maxinteger",
      "min", "mininteger", "modf", "pi", "rad", "random", "sin", "sqrt", "tan", "tointeger", "type", "ult",
    ],
    "utf8": ["char", "charpattern", "codepoint", "codes", "len", "offset"],
  ]

  /// The replacement for names of older versions of Lua or of other languages; nil when there is none.
  static func advice(on name: String, in library: String) -> String? {
    if let absent = LuaAbsentNames.advice.first(where: { $0.name == "\(library).\(name)" }) {
      return absent.advice.split(separator: ": ", maxSplits: 1).last.map(String.init)
    }
    return instead["\(library).\(name)"]
  }

  private static let instead = [
    "math.pow": "write `x ^ y`", "math.mod": "write `x % y`", "math.round": "write `math.floor(x + 0.5)`",
    "math.ldexp": "write `x * 2.0 ^ n`", "math.log10": "write `math.log(x, 10)`",
    "math.atan2": "write `math.atan(y, x)`",
    "math.randomseed": "leave it out: math.random draws by the sitting's seed",
    "table.getn": "write `#list`", "table.maxn": "write `#list`",
    "table.foreach": "write `for key, value in pairs(t) do`",
    "table.foreachi": "write `for i, value in ipairs(list) do`", "string.gfind": "write `string.gmatch`",
    "string.split": "write a loop with `text:gmatch(\"[^,]+\")`", "string.trim": "write `text:match(\"^%s*(.-)%s*$\")`",
    "table.length": "write `#list`", "table.contains": "write a loop, or a table with the values as keys",
  ]

  /// The kind of value that a library function returns; unknown where it varies.
  static func result(of name: String, in library: String) -> Shape {
    switch "\(library).\(name)" {
    case "string.format", "string.lower", "string.upper", "string.rep", "string.reverse", "string.sub", "string.char",
      "string.gsub", "table.concat", "utf8.char":
      .text
    case "string.len", "math.abs", "math.ceil", "math.floor", "math.max", "math.min", "math.sqrt", "math.fmod",
      "math.random":
      .number
    default: .unknown
    }
  }

  static func result(of global: String) -> Shape {
    switch global {
    case "tostring", "type": .text
    case "rawequal": .boolean
    default: .unknown
    }
  }
}
