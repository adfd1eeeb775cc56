/// A value to be written as JSON.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// Infinity and "not a number" are written as null.
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object(JSONObject)

  /// The value of a node, without its places.
  package init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .number(let value): self = .number(value)
    case .text(let value): self = .text(value)
    case .list(let items): self = .list(items.map(JSONValue.init))
    case .object(let members): self = .object(JSONObject(members.map { ($0.key, JSONValue($0.value)) }))
    }
  }
}

/// The members of an object to be written, in the order they were given.
package struct JSONObject: Equatable, Sendable {
  package private(set) var members: [Member]

  package struct Member: Equatable, Sendable {
    package var key: String
    package var value: JSONValue
  }

  /// The keys must differ; nothing checks it.
  package init(_ pairs: [(String, JSONValue)] = []) {
    members = pairs.map { Member(key: $0.0, value: $0.1) }
  }

  /// The value under a key. Setting replaces in place or adds at the end; setting nil removes, so an absent value stays
  /// an absent key.
  package subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  /// Adds a key that is not there yet, without looking for it.
  package mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements)
  }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}

extension JSONObject {
  /// The members with those names as cells of a table: texts as they are, other values as JSON, missing ones empty.
  package func cells(_ names: [String]) -> [String] {
    names.map { name in
      switch self[name] {
      case .text(let text): text
      case nil: ""
      case let value?: JSONWriter.text(value)
      }
    }
  }
}
