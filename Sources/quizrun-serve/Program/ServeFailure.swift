/// Why there is nothing to be served.
struct ServeFailure: Error {
  let exitCode: Int32
  let sentence: String

  static func usage(_ sentence: String) -> ServeFailure { ServeFailure(exitCode: 2, sentence: sentence) }
  static func noInput(_ sentence: String) -> ServeFailure { ServeFailure(exitCode: 66, sentence: sentence) }
  static func service(_ sentence: String) -> ServeFailure { ServeFailure(exitCode: 69, sentence: sentence) }
}
