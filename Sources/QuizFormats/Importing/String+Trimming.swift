extension StringProtocol {
  /// The text without surrounding white space.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }

  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
