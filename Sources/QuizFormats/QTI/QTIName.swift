/// Names of QTI's elements and attributes, without prefixes, and version 3's as in version 2.
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
