internal import LuaKit

/// The places of tables, keys and texts in a Lua source, for the places of messages.
///
/// Only table constructors are found, not computed tables. The value that Lua returns has no places. This is a good
/// guess, which never fails.
struct LuaTables {
  struct Field {
    /// Nil for an element of a list.
    var key: String?
    var keyOffset: Int
    var valueOffset: Int
    /// The constructor that is the value, or the one that the variable named here was made from.
    var table: Int?
    var variable: String?
  }

  struct Table {
    var offset: Int
    var fields: [Field] = []

    func field(_ key: String) -> Field? {
      fields.first { $0.key == key }
    }

    /// The fields without a key, in order.
    var elements: [Field] {
      fields.filter { $0.key == nil }
    }
  }

  private(set) var tables: [Table] = []
  /// The constructor of each variable that was made from one.
  private var variables: [String: Int] = [:]
  /// The table of the last `return` outside of all brackets and blocks.
  private var returned: Field?
  /// The offset at which each text and each key first occurs.
  private(set) var texts: [String: Int] = [:]
  private(set) var keys: [String: Int] = [:]

  /// The table that the file returns, if it is written as a constructor.
  var root: Int? { returned.flatMap(table) }

  /// The constructor that a field's value is.
  func table(of field: Field) -> Int? {
    field.table ?? field.variable.flatMap { variables[$0] }
  }

  init(_ source: [UInt8]) {
    var builder = Builder()
    for token in LuaLexer(source) { builder.take(token) }
    builder.finish()
    self = builder.tables
  }

  private init() {}
}

extension LuaTables {
  /// Follows the tokens with a stack of open parts.
  private struct Builder {
    var tables = LuaTables()
    private var open: [Open] = []
    private var field: PendingField?
    /// The tokens before this one, newest last; three at most.
    private var before: [LuaToken] = []

    enum Open {
      case table(Int, outer: PendingField?)
      /// Parentheses, an index, or a block up to its `end`.
      case other(outer: PendingField?)
    }

    /// A field or an assignment whose value is still being read.
    struct PendingField {
      var field: Field
      var tokens = 0
      var isVariable = false
    }

    mutating func take(_ token: LuaToken) {
      defer {
        before.append(token)
        if before.count > 3 { before.removeFirst() }
      }
      switch token.kind {
      case .sign: take(sign: token)
      case .keyword: take(keyword: token)
      case .name:
        begin(token)
        if field?.tokens == 1 { field?.field.variable = token.text }
      case .text:
        if tables.texts[token.text] == nil { tables.texts[token.text] = token.offset }
        begin(token)
      case .number: begin(token)
      }
    }

    private mutating func take(sign token: LuaToken) {
      switch token.text {
      case "{": openTable(token)
      case "(", "[": openOther(token)
      case "}", ")", "]": close()
      case ",", ";": finishField()
      case "=": assign()
      default: begin(token)
      }
    }

    private mutating func take(keyword token: LuaToken) {
      switch token.text {
      case "function", "if", "do", "repeat": openOther(token)
      case "end", "until": close()
      case "return" where open.isEmpty:
        finishField()
        field = PendingField(field: Field(keyOffset: token.offset, valueOffset: token.offset), isVariable: true)
      case "local" where open.isEmpty: finishField()
      default: begin(token)
      }
    }

    /// Counts a token towards the value that is being read; in a table the first one begins an element.
    private mutating func begin(_ token: LuaToken) {
      if field == nil, case .table = open.last {
        field = PendingField(field: Field(keyOffset: token.offset, valueOffset: token.offset))
      }
      guard var pending = field else { return }
      if pending.tokens == 0 { pending.field.valueOffset = token.offset }
      pending.tokens += 1
      if pending.tokens > 1 { pending.field.variable = nil }
      field = pending
    }

    private mutating func openTable(_ token: LuaToken) {
      begin(token)
      let index = tables.tables.count
      tables.tables.append(Table(offset: token.offset))
      if field?.tokens == 1 { field?.field.table = index }
      open.append(.table(index, outer: field))
      field = nil
    }

    private mutating func openOther(_ token: LuaToken) {
      begin(token)
      open.append(.other(outer: field))
      field = nil
    }

    private mutating func close() {
      finishField()
      switch open.popLast() {
      case .table(_, let outer), .other(let outer): field = outer
      case nil: break
      }
    }

    /// `name =` and `["name"] =` begin a field in a table, and elsewhere an assignment.
    private mutating func assign() {
      guard let (key, offset) = keyBefore() else { return }
      if case .table = open.last {
        if tables.keys[key] == nil { tables.keys[key] = offset }
      } else {
        finishField()
      }
      field = PendingField(field: Field(key: key, keyOffset: offset, valueOffset: offset))
    }

    private func keyBefore() -> (String, Int)? {
      if let last = before.last, last.kind == .name { return (last.text, last.offset) }
      guard before.count == 3, before[0].isSign("["), before[2].isSign("]"),
        before[1].kind == .text || before[1].kind == .number
      else { return nil }
      return (before[1].text, before[0].offset)
    }

    mutating func finishField() {
      guard let pending = field else { return }
      field = nil
      if pending.isVariable {
        tables.returned = pending.field
      } else if case .table(let index, _) = open.last {
        tables.tables[index].fields.append(pending.field)
      } else if let name = pending.field.key, let table = pending.field.table {
        tables.variables[name] = table
      }
    }

    mutating func finish() {
      while !open.isEmpty { close() }
      finishField()
    }
  }
}
