package import JSONText

/// What a request leads to.
package struct EngineReply {
  package var status: EngineStatus
  /// As JSON texts, ready to be sent on.
  package var objects: [String]?
  package var fields: [(key: String, value: JSONValue)]
  /// For programs, in English.
  package var message: String?
  /// The same for people, in the language of whoever asks.
  var said: Said?

  init(_ status: EngineStatus = .done, objects: [String]? = nil, _ fields: [(key: String, value: JSONValue)] = []) {
    self.status = status
    self.objects = objects
    self.fields = fields
  }

  init(_ denial: Denial) {
    status = denial.status
    objects = denial.objects
    fields = []
    message = denial.message
    said = denial.said
  }

  /// One line with its end.
  package func line(to id: JSONValue) -> String {
    var object: JSONObject = ["id": id, "status": .int(status.rawValue)]
    for (key, value) in fields { object.append(key, value) }
    if let message { object.append("message", .text(message)) }
    return Self.line(object, objects)
  }

  /// An event for everybody who watches one of the audiences.
  static func event(
    _ name: String, to audiences: [String], place: Int? = nil, objects: [String]? = nil
  ) -> String {
    var object: JSONObject = ["event": .text(name), "to": .list(audiences.map(JSONValue.text))]
    if let place { object.append("place", .int(place)) }
    return line(object, objects)
  }

  /// What are texts already is not read and written again.
  private static func line(_ object: JSONObject, _ objects: [String]?) -> String {
    let text = JSONWriter.text(.object(object))
    guard let objects else { return text + "\n" }
    return "\(Substring(text.utf8.dropLast())),\"objects\":[\(objects.joined(separator: ","))]}\n"
  }
}
