/// A key of a Lua table as it crosses the border.
///
/// Order: integers by value, then texts by their UTF-8 bytes.
package enum LuaKey: Hashable, Comparable, Sendable {
  case int(Int64)
  case text(String)

  package static func < (a: LuaKey, b: LuaKey) -> Bool {
    switch (a, b) {
    case (.int(let x), .int(let y)): x < y
    case (.int, .text): true
    case (.text, .int): false
    case (.text(let x), .text(let y)): x.utf8.lexicographicallyPrecedes(y.utf8)
    }
  }
}

extension LuaKey: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  package init(integerLiteral value: Int64) { self = .int(value) }
  package init(stringLiteral value: String) { self = .text(value) }
}

/// One entry of a table that is no pure sequence.
package struct LuaField: Equatable, Sendable {
  package var key: LuaKey
  package var value: LuaValue

  package init(key: LuaKey, value: LuaValue) {
    self.key = key
    self.value = value
  }
}

/// A value on its way into or out of Lua.
///
/// Whole numbers are integers both ways. Texts are valid UTF-8: invalid parts of a script's text become U+FFFD.
package enum LuaValue: Equatable, Sendable {
  case none
  case bool(Bool)
  case int(Int64)
  case number(Double)
  case text(String)
  /// A sequence 1…n; an empty table is `.list([])`.
  case list([LuaValue])
  /// Any other table, sorted by key.
  case map([LuaField])
  /// A named object (see `LuaMachine.define`), or a table made from it.
  case reference(String)

  /// Out only, where a loaded table is inspected: a function and the line where it starts.
  case function(line: Int)

  /// Into Lua only: a function that calls a registered host function; `bound`, if given, is its first argument.
  indirect case host(String, bound: LuaValue?)
  /// Into Lua only: a table that is read-only at all depths; the name is used in the error.
  indirect case readOnly(String, LuaValue)
  /// Into Lua only: the context object (see `LuaMachine.setContext`).
  case context
}

/// A list of the context that the host gives as a script reads it; in one call it must not change.
package struct LuaList {
  let length: () -> Int
  let element: (Int) -> LuaValue

  /// `element` is asked for by its place, from 1, each at most once a call; a place beyond the end gives `.none`.
  package init(length: @escaping () -> Int, element: @escaping (_ place: Int) -> LuaValue) {
    self.length = length
    self.element = element
  }
}
