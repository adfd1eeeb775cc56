/// What a plugin handed over that does not fit, as one sentence without a place.
struct Misfit: Error {
  let message: String

  /// A sentence may quote what the plugin wrote, so it is cut where nobody would read on.
  init(_ message: String) {
    self.message = message.shortened
  }
}

extension String {
  /// At most 500 characters; what was cut off is an ellipsis.
  var shortened: String {
    utf8.count <= 500 || count <= 500 ? self : String(prefix(499)) + "…"
  }
}
