package import SheetLayout
internal import SheetReading

/// A page of answer sheets as `quizrun quiz print --scan` writes it, drawn on a canvas.
package struct PrintedSheet {
  /// The `data-` attributes of the page, such as `participant`.
  package private(set) var attributes: [String: String] = [:]
  package private(set) var bubbles: [String: SheetPoint] = [:]
  package var canvas: SheetCanvas

  /// The pages of a file.
  package static func all(_ html: String, paper: SheetPaper = .a4) -> [PrintedSheet] {
    let parts = html.split(separator: #"<div class="scan" "#, omittingEmptySubsequences: false).dropFirst()
    return parts.map { PrintedSheet($0, paper) }
  }

  private init(_ html: Substring, _ paper: SheetPaper) {
    canvas = SheetCanvas(paper)
    for match in html.prefix(while: { $0 != ">" }).matches(of: /data-(\w+)="([^"]*)"/) {
      attributes[String(match.1)] = String(match.2)
    }
    let bubble = /class="scan-bubble" data-bubble="([^"]+)" style="left:([\d.]+)mm;top:([\d.]+)mm/
    for match in html.matches(of: bubble) {
      let place = SheetPoint(
        Self.number(match.2) + SheetLayout.radius, Self.number(match.3) + SheetLayout.radius)
      bubbles[String(match.1)] = place
      canvas.ring(place.x, place.y)
    }
    let mark =
      /class="scan-mark" style="left:([\d.]+)mm;top:([\d.]+)mm;width:([\d.]+)mm;[^"]*" viewBox="0 0 (\d+) \d+"[^>]*><path d="([^"]*)"/
    for match in html.matches(of: mark) {
      let side = Self.number(match.3) / Self.number(match.4)
      for square in match.5.matches(of: /M(\d+) (\d+)h/) {
        canvas.square(
          Self.number(match.1) + side * Self.number(square.1), Self.number(match.2) + side * Self.number(square.2), side
        )
      }
    }
  }

  private static func number(_ text: Substring) -> Double { Double(text) ?? 0 }

  /// Draws a mark; false where there is no such bubble.
  @discardableResult
  package mutating func mark(_ name: String, _ mark: SheetCanvas.Mark = .filling, ink: Double = 0.85) -> Bool {
    guard let bubble = bubbles[name] else { return false }
    canvas.mark(mark, bubble.x, bubble.y, ink: ink)
    return true
  }

  /// A photograph of the page, as a file.
  package func photograph(
    _ numbers: inout SheetNumbers, corners: Double, dimming: Double, isTurned: Bool
  ) -> [UInt8] {
    let photo = canvas.photographed(&numbers, corners: corners, dimming: dimming, noise: 5, isTurned: isTurned)
    guard let picture = photo?.picture else { return [] }
    return Array("P5\n\(picture.width) \(picture.height)\n255\n".utf8) + picture.pixels
  }
}
