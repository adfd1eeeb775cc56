internal import JSONText
package import QuizWire
internal import Words

extension EngineRequest {
  /// The most bytes of a visitor's body.
  package static let longestBody = 64 << 10

  /// The language of the page or the desk that asks; nil where a program asks.
  var language: InterfaceLanguage? { text(.language).map { InterfaceLanguage([$0]) } }

  /// The visitor's body, as an object.
  func body() throws(Denial) -> JSONNode {
    guard let text = text(.body) else { throw Denial(.unreadable, "the request has no body: send a JSON object") }
    guard text.utf8.count <= Self.longestBody else { throw Denial(.tooLarge, "the body has more than 64 KB") }
    let node: JSONNode
    do {
      node = try JSONParser.parse(text)
    } catch {
      throw Denial(.unreadable, "not JSON at column \(error.place.column): \(error.message)")
    }
    guard node.object != nil else {
      throw Denial(.unreadable, "the body must be an object, found \(node.content.noun)")
    }
    return node
  }
}
