extension StringProtocol {
  /// The number of terminal cells of one line of text.
  package var cells: Int {
    var bytes = 0
    for byte in utf8 {
      // ASCII is counted by bytes; the first other byte (or control) sends the whole text to the clusters.
      guard byte >= 0x20 && byte < 0x7F else { return reduce(0) { $0 + $1.cells } }
      bytes += 1
    }
    return bytes
  }

  /// The text cut to at most `width` cells, the last of them an ellipsis if it was cut.
  ///
  /// An ellipsis wider than `width` is omitted; the result is then as many clusters as fit.
  package func truncated(to width: Int, ellipsis: String = "…") -> String {
    if cells <= width { return String(self) }
    let mark = ellipsis.cells <= width ? ellipsis : ""
    return prefix(cells: width - mark.cells) + mark
  }

  /// The first clusters of the text that fit into `width` cells.
  package func prefix(cells width: Int) -> String {
    var used = 0
    let end = indices.first { index in
      used += self[index].cells
      return used > width
    }
    return String(self[..<(end ?? endIndex)])
  }

  /// The text with spaces added up to `width` cells; a longer text stays as it is.
  package func padded(to width: Int, _ side: TextAlignment = .left) -> String {
    let missing = width - cells
    guard missing > 0 else { return String(self) }
    let before =
      switch side {
      case .left: 0
      case .centre: missing / 2
      case .right: missing
      }
    return String(repeating: " ", count: before) + self + String(repeating: " ", count: missing - before)
  }
}

/// The position of a text in its cells.
package enum TextAlignment: Sendable {
  case left, centre, right
}
