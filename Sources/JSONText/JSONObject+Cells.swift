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
