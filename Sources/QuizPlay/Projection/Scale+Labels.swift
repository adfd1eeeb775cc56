package import QuizCore

extension Scale {
  /// The two ends in words: a number, its label, or both where the label does not say the number.
  package static func ends(
    _ min: Double, _ max: Double, _ labels: [String], _ number: (Double) -> String
  ) -> KeyValuePairs<String, String> {
    let ends = zip([min, max].map(number), labels + ["", ""]).map { number, label in
      label.isEmpty ? number : isNamed(number, by: label) ? label : "\(number) (\(label))"
    }
    return ["min": ends[0], "max": ends[1]]
  }

  /// Whether a label begins with the number that it stands at, as `40 °C` does at `40` and `4,000 m` at `4000`.
  package static func isNamed(_ number: String, by label: String) -> Bool {
    let grouping: Set<Character> = [",", ".", "\u{A0}", "\u{202F}"]
    var token = label.prefix { $0 == "-" || "0"..."9" ~= $0 || grouping.contains($0) }
    while let last = token.last, grouping.contains(last) { token.removeLast() }
    if token == number { return !number.isEmpty }
    let groups = token.split(omittingEmptySubsequences: false, whereSeparator: grouping.contains)
    return groups.count > 1 && groups.dropFirst().allSatisfy { $0.count == 3 } && groups.joined() == number
  }
}
