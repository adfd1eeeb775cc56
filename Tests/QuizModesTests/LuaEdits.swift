import LuaKit

/// Changes of a Lua source that leave what it does as it is, drawn by a seed.
struct LuaEdits {
  private let bytes: [UInt8]
  private let tree: LuaTree
  private let targets: Set<Int>
  private let number: Int

  /// One change of a place: the bytes of a range become a text.
  typealias Change = (range: Range<Int>, text: String)

  /// nil when the source is not Lua; `number` makes new names.
  init?(_ bytes: [UInt8], number: Int) {
    guard let tree = LuaTree(bytes) else { return nil }
    self.bytes = bytes
    self.tree = tree
    self.number = number
    var targets: Set<Int> = []
    for case .assign(let places, _) in tree.statements.map(\.kind) { targets.formUnion(places) }
    self.targets = targets
  }

  /// The kinds of changes, by their names, each with all the places for it.
  var all: [(name: String, edits: [[Change]])] {
    [
      ("rename a local", renamings), ("add a comment", comments), ("split a text", splitTexts),
      ("wrap in do … end", blocks),
      ("nest a condition", nestings), ("turn a comparison round", comparisons), ("add parentheses", parentheses),
      ("take a value into a local", extractions), ("take a condition into a local", conditions),
      ("call a function for it", calls), ("name a constant", constants), ("exchange entries", exchanges),
      ("give a function its name later", laterFunctions), ("write a field in brackets", brackets),
      ("exchange branches", branches), ("add semicolons", semicolons), ("hand it through a helper", helpers),
    ]
  }

  static func applied(_ changes: [Change], to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    return bytes
  }

  // MARK: Places

  private func range(_ tokens: Range<Int>) -> Range<Int> {
    tree.tokens[tokens.lowerBound].offset..<tree.tokens[tokens.upperBound - 1].end
  }

  private func text(_ tokens: Range<Int>) -> String { String(decoding: bytes[range(tokens)], as: UTF8.self) }

  private func text(_ expression: Int) -> String { text(tree.expressions[expression].tokens) }

  private func insertion(_ text: String, at place: Int) -> Change { (place..<place, text) }

  /// Expressions that give one value and do not begin a statement.
  private var plain: [LuaExpression] {
    let starts = Set(tree.statements.map(\.tokens.lowerBound))
    return tree.expressions.indices.filter { place in
      if targets.contains(place) || starts.contains(tree.expressions[place].tokens.lowerBound) { return false }
      switch tree.expressions[place].kind {
      case .call, .method, .varargs, .function, .table: return false
      default: return !isCallee(place)
      }
    }.map { tree.expressions[$0] }
  }

  /// Whether something behind it belongs to it: `a` of `a.b`, `a(…)`.
  private func isCallee(_ place: Int) -> Bool {
    let end = tree.expressions[place].tokens.upperBound
    guard end < tree.tokens.count else { return false }
    let next = tree.tokens[end]
    return next.kind == .text || (next.kind == .sign && [".", ":", "(", "{", "["].contains(next.text))
  }

  private func hasCall(_ place: Int) -> Bool {
    switch tree.expressions[place].kind {
    case .call, .method: return true
    case .field(let base, _, _): return hasCall(base)
    case .index(let base, let key): return hasCall(base) || hasCall(key)
    case .unary(_, let value), .parentheses(let value): return hasCall(value)
    case .binary(_, let left, let right): return hasCall(left) || hasCall(right)
    case .table(let fields): return fields.contains { hasCall($0.value) }
    default: return false
    }
  }

  // MARK: Changes

  private var renamings: [[Change]] {
    tree.variables.filter { $0.name != "self" }.map { variable in
      let places = [variable.token] + (variable.reads + variable.writes).map { tree.expressions[$0].tokens.lowerBound }
      return places.map { (tree.tokens[$0].offset..<tree.tokens[$0].end, "\(variable.name)_\(number)") }
    }
  }

  private var comments: [[Change]] {
    tree.tokens.indices.dropFirst().map { place in
      [insertion(place % 2 == 0 ? " --[[ a note ]] " : " -- a note, os.time()\n", at: tree.tokens[place].offset)]
    }
  }

  private var splitTexts: [[Change]] {
    tree.tokens.indices.compactMap { place in
      let token = tree.tokens[place]
      let raw = String(decoding: bytes[token.offset..<token.end], as: UTF8.self)
      guard token.kind == .text, raw.first == "\"", !raw.contains("\\"), raw.utf8.count > 4,
        token.text.allSatisfy(\.isASCII),
        place == 0 || tree.tokens[place - 1].text != "require"
      else { return nil }
      let middle = token.text.index(token.text.startIndex, offsetBy: token.text.count / 2)
      return [(token.offset..<token.end, "(\"\(token.text[..<middle])\" .. \"\(token.text[middle...])\")")]
    }
  }

  private var blocks: [[Change]] {
    tree.statements.compactMap { statement in
      switch statement.kind {
      case .local, .localFunction, .label, .jump: return nil
      default:
        let range = range(statement.tokens)
        return [insertion("do ", at: range.lowerBound), insertion(" end", at: range.upperBound)]
      }
    }
  }

  private var nestings: [[Change]] {
    tree.statements.compactMap { statement in
      guard case .choice(let branches, nil) = statement.kind, branches.count == 1,
        case .binary("and", let left, let right) = tree.expressions[branches[0].condition].kind
      else { return nil }
      let whole = tree.expressions[branches[0].condition].tokens
      return [
        (range(whole), "\(text(left)) then if \(text(right))"),
        insertion(" end", at: range(statement.tokens).upperBound),
      ]
    }
  }

  private var comparisons: [[Change]] {
    plain.compactMap { expression in
      guard case .binary(let sign, let left, let right) = expression.kind, ["==", "~=", "<", ">"].contains(sign) else {
        return nil
      }
      let (a, b) = (text(left), text(right))
      let form: String
      switch sign {
      case "==": form = "(not (\(a) ~= \(b)))"
      case "~=": form = "(not (\(b) == \(a)))"
      case "<": form = "(\(b) > \(a))"
      default: form = "(\(b) < \(a))"
      }
      return hasCall(left) && hasCall(right) ? nil : [(range(expression.tokens), form)]
    }
  }

  private var parentheses: [[Change]] {
    plain.map { [(range($0.tokens), "(\(text($0.tokens)))")] }
  }

  private var extractions: [[Change]] {
    tree.statements.compactMap { statement in
      guard case .returns(let values) = statement.kind, values.count == 1 else { return nil }
      switch tree.expressions[values[0]].kind {
      case .call, .method, .varargs:
        guard text(values[0]).hasPrefix("ctx.") else { return nil }
      default: break
      }
      return [(range(statement.tokens), "local value_\(number) = \(text(values[0])) return value_\(number)")]
    }
  }

  private var conditions: [[Change]] {
    tree.statements.compactMap { statement in
      guard case .choice(let branches, _) = statement.kind else { return nil }
      let whole = range(statement.tokens)
      let condition = tree.expressions[branches[0].condition].tokens
      return [
        insertion("do local is_\(number) = \(text(condition)) ", at: whole.lowerBound),
        (range(condition), " is_\(number) "),
        insertion(" end", at: whole.upperBound),
      ]
    }
  }

  private var calls: [[Change]] {
    plain.filter { !text($0.tokens).contains("...") }.map {
      [(range($0.tokens), "(function() return \(text($0.tokens)) end)()")]
    }
  }

  private var constants: [[Change]] {
    tree.expressions.compactMap { expression in
      switch expression.kind {
      case .number: break
      case .text:
        let before = expression.tokens.lowerBound - 1
        let isBare = before < 0 || ![.sign, .keyword].contains(tree.tokens[before].kind)
        let isOpen = before >= 0 && [")", "]", "}"].contains(tree.tokens[before].text)
        if isBare || isOpen || isKey(expression) { return nil }
      default: return nil
      }
      return [
        (range(expression.tokens), " CONSTANT_\(number) "),
        insertion("local CONSTANT_\(number) = \(text(expression.tokens))\n", at: 0),
      ]
    }
  }

  /// Whether it stands in brackets, where a field must be read by a text that is written there.
  private func isKey(_ expression: LuaExpression) -> Bool {
    let before = expression.tokens.lowerBound - 1
    return before >= 0 && tree.tokens[before].isSign("[")
  }

  private var exchanges: [[Change]] {
    tree.expressions.flatMap { expression -> [[Change]] in
      guard case .table(let fields) = expression.kind else { return [] }
      return zip(fields, fields.dropFirst()).compactMap { first, second in
        guard case .name = first.key, case .name = second.key, !hasCall(first.value), !hasCall(second.value) else {
          return nil
        }
        let ranges = [first, second].map { $0.token..<tree.expressions[$0.value].tokens.upperBound }
        return [(range(ranges[0]), text(ranges[1])), (range(ranges[1]), text(ranges[0]))]
      }
    }
  }

  private var laterFunctions: [[Change]] {
    tree.statements.compactMap { statement in
      guard case .localFunction(let variable, _) = statement.kind else { return nil }
      let name = tree.variables[variable].name
      let head = statement.tokens.lowerBound..<(statement.tokens.lowerBound + 3)
      return [(range(head), "local \(name); \(name) = function")]
    }
  }

  private var brackets: [[Change]] {
    tree.expressions.indices.compactMap { place in
      guard case .field(_, let name, let key) = tree.expressions[place].kind, tree.tokens[key].kind == .name,
        tree.tokens[key - 1].isSign("."), !targets.contains(place)
      else { return nil }
      return [(tree.tokens[key - 1].offset..<tree.tokens[key].end, "[\"\(name)\"]")]
    }
  }

  private var branches: [[Change]] {
    tree.statements.compactMap { statement in
      guard case .choice(let branches, let otherwise?) = statement.kind, branches.count == 1,
        !branches[0].block.isEmpty,
        !otherwise.isEmpty
      else { return nil }
      let blocks = [branches[0].block, otherwise].map { block in
        range(tree.statements[block[0]].tokens.lowerBound..<tree.statements[block[block.count - 1]].tokens.upperBound)
      }
      let texts = blocks.map { String(decoding: bytes[$0], as: UTF8.self) }
      let condition = tree.expressions[branches[0].condition].tokens
      return [(range(condition), "not (\(text(condition)))"), (blocks[0], texts[1]), (blocks[1], texts[0])]
    }
  }

  private var semicolons: [[Change]] {
    tree.statements.map { [insertion(";", at: range($0.tokens).upperBound)] }
  }

  private var helpers: [[Change]] {
    plain.filter { !text($0.tokens).contains("...") }.map { expression in
      [
        (range(expression.tokens), "(helper_\(number)(\(text(expression.tokens))))"),
        insertion("local function helper_\(number)(value) return value end\n", at: 0),
      ]
    }
  }
}
