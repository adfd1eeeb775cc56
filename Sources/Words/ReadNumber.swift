extension String {
  /// A written number as people read it: with a decimal mark of theirs, and a minus sign where programs write a hyphen.
  ///
  /// Every number that is shown goes through here; those of JSON, CSV and commands stay as they are written.
  package func asRead(_ decimalMark: String) -> String {
    let number = decimalMark == "." ? self : replacing(".", with: decimalMark)
    return number.hasPrefix("-") ? "\u{2212}" + number.dropFirst() : number
  }
}

extension String {
  /// As a sentence begins.
  package var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
