/// The kind of a value, as far as reading a plugin can tell; nil is disregarded.
indirect enum Shape: Equatable, Sendable {
  case unknown
  case scalar(Set<Scalar>)
  /// One of these texts, or something else of few kinds.
  case words([String], besides: Set<Scalar>)
  case table(APITable)
  case list(Shape)
  case map(Shape)
  case union([Shape])
  case function(parameters: [Shape], result: Shape)
  /// The mode's state, the options' values, the texts by name, a library by its name.
  case state, options, texts, library(String)

  enum Scalar: String { case text, number, boolean }

  static let text = Shape.scalar([.text])
  static let number = Shape.scalar([.number])
  static let boolean = Shape.scalar([.boolean])

  /// The shape of a type of the API; class names begin with `@`.
  init(type: String) {
    var reader = ShapeReader(type)
    self = reader.union()
  }

  static func field(_ name: String, of table: APITable) -> Shape? {
    guard let field = table.fields.first(where: { $0.name == name }) else { return nil }
    if table == ModeAPI.context {
      switch name {
      case "state": return .state
      case "options": return .options
      case "t": return .texts
      default: break
      }
    }
    return Shape(type: field.type)
  }

  /// The table, list or map among several possibilities, where there is one alone.
  var structure: Shape? {
    switch self {
    case .table, .list, .map: return self
    case .union(let shapes):
      let structures = shapes.compactMap(\.structure)
      return structures.count == 1 ? structures[0] : nil
    default: return nil
    }
  }

  /// The plain values that it can be; nil when it can be something else too.
  var scalars: Set<Scalar>? {
    switch self {
    case .scalar(let kinds): return kinds
    case .words(_, let besides): return besides.union([.text])
    case .union(let shapes):
      var all: Set<Scalar> = []
      for shape in shapes {
        guard let kinds = shape.scalars else { return nil }
        all.formUnion(kinds)
      }
      return all
    default: return nil
    }
  }

  /// The shape when two agree; unknown where they differ.
  func joined(_ other: Shape) -> Shape { self == other ? self : .unknown }
}

/// Reads types as LuaCATS writes them.
private struct ShapeReader {
  private let text: [Character]
  private var at = 0

  init(_ type: String) { text = Array(type) }

  mutating func union() -> Shape {
    var shapes = [suffixed()]
    while takes("|") { shapes.append(suffixed()) }
    let known = shapes.filter { $0 != .unknown }
    if shapes.count == 1 { return shapes[0] }
    return Self.plain(shapes) ?? (known.count == shapes.count ? .union(shapes) : .unknown)
  }

  /// Texts and plain kinds as one shape.
  private static func plain(_ shapes: [Shape]) -> Shape? {
    var words: [String] = []
    var kinds: Set<Shape.Scalar> = []
    for shape in shapes {
      switch shape {
      case .words(let some, let besides):
        words += some
        kinds.formUnion(besides)
      case .scalar(let some): kinds.formUnion(some)
      default: return nil
      }
    }
    return words.isEmpty ? .scalar(kinds) : .words(words, besides: kinds)
  }

  private mutating func suffixed() -> Shape {
    var shape = single()
    while true {
      if takes("[]") {
        shape = .list(shape)
      } else if !takes("?") {
        return shape
      }
    }
  }

  private mutating func single() -> Shape {
    skipBlanks()
    if takes("(") {
      let inner = union()
      _ = takes(")")
      return inner
    }
    if takes("@") {
      let name = word()
      return ModeAPI.all.first { $0.name == name }.map(Shape.table) ?? .unknown
    }
    if takes("\"") {
      let start = at
      while at < text.count, text[at] != "\"" { at += 1 }
      let word = String(text[start..<at])
      at += 1
      return .words([word], besides: [])
    }
    if takes("{") {
      while at < text.count, text[at] != "}" { at += 1 }
      at += 1
      return .unknown
    }
    return named(word())
  }

  private mutating func named(_ name: String) -> Shape {
    switch name {
    case "string": return .text
    case "number", "integer": return .number
    case "boolean", "true", "false": return .boolean
    case "table":
      guard takes("<") else { return .unknown }
      _ = union()
      _ = takes(",")
      let value = union()
      _ = takes(">")
      return .map(value)
    case "fun": return function()
    default: return name.first?.isNumber == true ? .number : .unknown
    }
  }

  /// `(a: string, b?: number): boolean`
  private mutating func function() -> Shape {
    var parameters: [Shape] = []
    _ = takes("(")
    skipBlanks()
    while at < text.count, !takes(")") {
      let before = at
      _ = word()
      _ = takes("?")
      _ = takes(":")
      parameters.append(union())
      _ = takes(",")
      if at == before { at += 1 }
    }
    return .function(parameters: parameters, result: takes(":") ? union() : .unknown)
  }

  private mutating func word() -> String {
    skipBlanks()
    let start = at
    while at < text.count, text[at].isLetter || text[at].isNumber || text[at] == "_" { at += 1 }
    return String(text[start..<at])
  }

  private mutating func takes(_ sign: String) -> Bool {
    skipBlanks()
    guard text[at...].starts(with: sign) else { return false }
    at += sign.count
    return true
  }

  private mutating func skipBlanks() {
    while at < text.count, text[at] == " " { at += 1 }
  }
}
