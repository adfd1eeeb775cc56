/// What a plugin handed over that does not fit, as one sentence without a place.
struct Misfit: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
