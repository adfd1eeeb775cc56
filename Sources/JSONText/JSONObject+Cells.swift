extension JSONObject {
  /// The members of those names as cells of a table: a text as it is, other values as JSON, nothing where there is none.
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
