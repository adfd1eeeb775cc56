/// An attribute with its value, which is escaped on writing; without a value only its name is written.
///
/// Names come from the program, never from input, except those of `data` and `aria`, which are cleaned.
package struct Attribute: Equatable, Sendable {
  let name: String
  let value: String?

  /// Any attribute. Links use `href` and `src`, which check their target.
  package static func named(_ name: StaticString, _ value: String) -> Attribute {
    Attribute(name: name.description, value: value)
  }

  /// An attribute that is true by being there: `checked`, `disabled`.
  package static func flag(_ name: StaticString) -> Attribute {
    Attribute(name: name.description, value: nil)
  }

  package static func `class`(_ names: String...) -> Attribute {
    Attribute(name: "class", value: names.filter { !$0.isEmpty }.joined(separator: " "))
  }

  package static func id(_ value: String) -> Attribute { Attribute(name: "id", value: value) }
  package static func lang(_ value: String) -> Attribute { Attribute(name: "lang", value: value) }
  package static func alt(_ value: String) -> Attribute { Attribute(name: "alt", value: value) }
  package static func title(_ value: String) -> Attribute { Attribute(name: "title", value: value) }
  package static func name(_ value: String) -> Attribute { Attribute(name: "name", value: value) }
  package static func value(_ value: String) -> Attribute { Attribute(name: "value", value: value) }
  package static func type(_ value: String) -> Attribute { Attribute(name: "type", value: value) }

  /// `auto` lets the text's first letter decide where a line begins.
  package static let dirAuto = Attribute(name: "dir", value: "auto")

  /// `data-NAME`: letters of the name become small, invalid signs become hyphens.
  package static func data(_ name: String, _ value: String) -> Attribute {
    Attribute(name: "data-" + name.attributeName, value: value)
  }

  package static func aria(_ name: String, _ value: String) -> Attribute {
    Attribute(name: "aria-" + name.attributeName, value: value)
  }

  /// The address of a link; one that would run a script is replaced by `#`.
  package static func href(_ address: String) -> Attribute {
    Attribute(name: "href", value: address.leads(to: ["http", "https", "mailto"]) ? address : "#")
  }

  /// The source of a picture or a sound: an address, or the bytes themselves as `data:`.
  package static func src(_ address: String) -> Attribute {
    let isMedia = ["data:image/", "data:audio/"].contains { address.hasPrefix($0) }
    return Attribute(name: "src", value: isMedia || address.leads(to: ["http", "https"]) ? address : "#")
  }

  var source: String {
    value.map { "\(name)=\"\($0.escapedForHTML)\"" } ?? name
  }
}

extension String {
  fileprivate var attributeName: String {
    String(lowercased().map { ("a"..."z").contains($0) || ("0"..."9").contains($0) ? $0 : "-" })
  }

  /// Whether an address is relative or has one of these schemes. Browsers pass over blanks and control characters in a
  /// scheme, so whatever stands before a colon must be one of them to the letter.
  fileprivate func leads(to schemes: [String]) -> Bool {
    guard let colon = firstIndex(of: ":") else { return true }
    let before = self[..<colon]
    return schemes.contains(before.lowercased()) || before.contains { "/?#".contains($0) }
  }
}
