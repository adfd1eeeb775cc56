/// Names of elements and attributes of QTI: without a prefix, and those of version 3 as version 2 calls them.
enum QTIName {
  /// `imsqti:choiceInteraction` and `qti-choice-interaction` are `choiceInteraction`.
  static func plain(_ name: String) -> String {
    var plain = name.split(separator: ":").last.map(String.init) ?? name
    guard plain.contains("-") else { return plain }
    if plain.hasPrefix("qti-") { plain.removeFirst(4) }
    let words = plain.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
