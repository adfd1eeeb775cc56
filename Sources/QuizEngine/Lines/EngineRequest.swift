package import JSONText
internal import QuizPlay

/// A line from the server, or from the desk.
package struct EngineRequest {
  /// A number from the server, a text from the desk.
  package var id: JSONValue
  package var operation: String
  /// The visitor's cookie.
  package var token: String?
  private var node: JSONNode

  /// Bytes of a line beyond which it is not read.
  package static let longest = 256 << 10
  /// Bytes of what a visitor wrote beyond which it is not read.
  package static let longestBody = 64 << 10

  /// Nil for a line that is no request: nobody could be answered.
  package init?(_ line: [UInt8]) {
    guard let node = try? JSONParser.parse(line), let number = node["id"] else { return nil }
    switch number.content {
    case .int(let value): id = .int(value)
    case .text(let value): id = .text(value)
    default: return nil
    }
    operation = node["op"]?.string ?? ""
    token = node["token"]?.string
    self.node = node
  }

  /// Whether the desk asks: the parent, which lets nobody else use a text as id.
  package var isOfDesk: Bool {
    if case .text = id { return true }
    return false
  }

  /// A text; nil when it is not there, or is something else.
  package func text(_ key: String) -> String? { node[key]?.string }

  /// The texts of a list; one that stands alone is a list of one.
  package func texts(_ key: String) -> [String] {
    node[key]?.array?.compactMap(\.string) ?? text(key).map { [$0] } ?? []
  }

  /// The language of the page or the desk that asks; nil where a program asks.
  var language: InterfaceLanguage? { text("lang").map { InterfaceLanguage([$0]) } }

  package func whole(_ key: String) -> Int? { node[key]?.int }

  package func members(_ key: String) -> [JSONMember]? { node[key]?.object }

  /// What a visitor wrote, as an object.
  func body() throws(Denial) -> JSONNode {
    guard let text = text("body") else { throw Denial(.unreadable, "a body is expected") }
    guard text.utf8.count <= Self.longestBody else { throw Denial(.tooLarge, "more than 64 KB cannot be taken") }
    let node: JSONNode
    do {
      node = try JSONParser.parse(text)
    } catch {
      throw Denial(.unreadable, "not JSON at column \(error.place.column): \(error.message)")
    }
    guard node.object != nil else {
      throw Denial(.unreadable, "an object is expected, found \(node.content.noun)")
    }
    return node
  }
}
