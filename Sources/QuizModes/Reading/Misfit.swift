/// A value from a plugin that does not fit, as one sentence without a place.
struct Misfit: Error {
  let message: String
  /// The keys from the table to the value; empty for the whole table.
  private(set) var path: [String] = []

  /// The sentence is shortened, as it may quote a long value of the plugin.
  init(_ message: String) {
    self.message = message.shortened
  }

  init(_ message: String, at path: [String]) {
    self.init(message)
    self.path = path
  }

  /// The same, said of something that lies within a larger table.
  func within(_ key: String) -> Misfit {
    var misfit = self
    misfit.path.insert(key, at: 0)
    return misfit
  }
}

extension String {
  /// The text with at most 500 characters; an ellipsis replaces the rest.
  var shortened: String {
    utf8.count <= 500 || count <= 500 ? self : String(prefix(499)) + "…"
  }
}
