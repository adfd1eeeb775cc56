package import SheetLayout

/// A pupil with a pen and habits, drawn from a seed, who fills in sheets.
package struct SheetPupil {
  private var numbers: SheetNumbers
  private let ink: Double
  private let width: Double
  private let habit: Habit

  private enum Habit: CaseIterable {
    case fills, crosses, ticks, changes
  }

  package init(seed: UInt64) {
    numbers = SheetNumbers(seed: seed)
    // A pencil, a ballpoint, or a fibre pen.
    switch numbers.next() % 3 {
    case 0: (ink, width) = (numbers.between(0.45, 0.75), numbers.between(0.4, 0.8))
    case 1: (ink, width) = (numbers.between(0.6, 0.85), numbers.between(0.3, 0.5))
    default: (ink, width) = (numbers.between(0.85, 0.97), numbers.between(0.6, 1.1))
    }
    habit = Habit.allCases[Int(numbers.next() % 4)]
  }

  /// Answers every part of a page, and returns the texts of its cells.
  package mutating func fill(_ page: SheetLayout.Page, on canvas: inout SheetCanvas) -> [String: String] {
    var cells: [String: String] = [:]
    for placed in page.parts where placed.part.form != .line {
      let text = answer(placed, on: &canvas)
      if text.isEmpty && cells[placed.part.cell] != nil { continue }
      let before = cells[placed.part.cell].map { $0.isEmpty ? "" : $0 + " " } ?? ""
      cells[placed.part.cell] = before + (text.isEmpty ? "" : placed.part.prefix + text)
    }
    return cells
  }

  private mutating func answer(_ placed: SheetLayout.Placed, on canvas: inout SheetCanvas) -> String {
    switch placed.part.form {
    case .line: return ""
    case .digits(let count):
      let value = Int(numbers.next() % 200) - 60
      let digits = String(abs(value))
      var names = digits.enumerated().map { "\(placed.part.name)#\(count - digits.count + 1 + $0):\($1)" }
      if value < 0 { names.append("\(placed.part.name)#0:-") }
      for bubble in placed.bubbles where names.contains(bubble.name) { mark(bubble, on: &canvas) }
      return String(value)
    case .letters(_, let takesSeveral):
      var chosen = placed.bubbles.filter { _ in takesSeveral && numbers.between(0, 1) < 0.4 }
      if !takesSeveral, numbers.between(0, 1) < 0.95, let one = placed.bubbles.randomElement(using: &numbers) {
        chosen = [one]
      }
      for bubble in chosen { mark(bubble, on: &canvas) }
      let others = placed.bubbles.filter { !chosen.contains($0) }
      if let other = others.randomElement(using: &numbers) {
        switch numbers.between(0, 1) {
        case ..<0.04: takeBack(other, on: &canvas)
        case ..<0.1: canvas.veil(other.x, other.y, 4.5, numbers.between(0.02, 0.09))
        default: break
        }
      }
      return chosen.map(\.sign).joined(separator: " ")
    }
  }

  private mutating func mark(_ bubble: SheetLayout.Bubble, on canvas: inout SheetCanvas) {
    let place = beside(bubble)
    let marks: [SheetCanvas.Mark]
    switch habit {
    case .fills: marks = [.filling]
    case .crosses: marks = [.cross, .heavyCross]
    case .ticks: marks = [.tick]
    case .changes: marks = [.filling, .cross, .tick, .heavyCross]
    }
    guard let mark = marks.randomElement(using: &numbers) else { return }
    if mark == .filling {
      canvas.disc(place.x, place.y, SheetLayout.radius * numbers.between(0.78, 1.05), ink: ink)
    } else {
      canvas.mark(mark, place.x, place.y, ink: ink, width: width)
    }
  }

  /// Fills a bubble and strikes it out twice, both strokes well beyond its edge, askew and beside the middle.
  private mutating func takeBack(_ bubble: SheetLayout.Bubble, on canvas: inout SheetCanvas) {
    let place = beside(bubble)
    canvas.disc(place.x, place.y, SheetLayout.radius * numbers.between(0.9, 1.05), ink: ink)
    let reach = SheetLayout.radius + numbers.between(1.5, 2.1)
    let thin = min(width, 0.6)
    for side in [-1.0, 1] {
      let (height, slope) = (side * numbers.between(0.6, 1), numbers.between(-0.05, 0.05) * reach)
      canvas.line(
        (place.x - reach, place.y + height - slope), (place.x + reach, place.y + height + slope), width: thin, ink: ink)
    }
  }

  private mutating func beside(_ bubble: SheetLayout.Bubble) -> SheetPoint {
    SheetPoint(bubble.x + numbers.between(-0.45, 0.45), bubble.y + numbers.between(-0.45, 0.45))
  }
}
