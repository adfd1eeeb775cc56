extension String {
  /// The text with blanks up to the next multiple of four in place of each tab.
  var expandingTabs: String {
    guard contains("\t") else { return self }
    var result = ""
    var column = 0
    for character in self {
      if character == "\t" {
        let count = 4 - column % 4
        result += String(repeating: " ", count: count)
        column += count
      } else {
        result.append(character)
        column = character == "\n" ? 0 : column + 1
      }
    }
    return result
  }
}
