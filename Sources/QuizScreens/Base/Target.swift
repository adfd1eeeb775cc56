internal import Terminal

/// The thing on a screen that a click means.
enum Target: Hashable {
  /// A thing that can have the focus, by its spot.
  case spot(Int)
  /// A part of such a thing, such as one of a field's values; of a typed line and of a track all of it is part 0.
  case part(Int, of: Int)
  /// A thing beside the spots, such as a right to match or a word for a gap, by its place.
  case offer(Int)
  /// A key, such as that of a hint.
  case key(Key)
}

/// Cells of one row, and the thing that a click there means.
struct Touch: Equatable {
  var row: Int
  var columns: Range<Int>
  var target: Target

  func contains(_ place: Position) -> Bool { row == place.row && columns.contains(place.column) }
}

/// A click on a thing.
struct Click: Equatable {
  var target: Target
  /// The cell of it that was clicked, from its left.
  var cell: Int
  /// How many cells wide it is there.
  var cells: Int

  init(_ touch: Touch, at place: Position) {
    target = touch.target
    cell = place.column - touch.columns.lowerBound
    cells = touch.columns.count
  }

  /// The spot that was clicked, or of which a part was; nil for another thing.
  var spot: Int? {
    switch target {
    case .spot(let spot), .part(_, of: let spot): spot
    case .offer, .key: nil
    }
  }

  /// The part that was clicked; nil for the rest of its spot, and for another thing.
  var part: Int? { if case .part(let part, of: _) = target { part } else { nil } }
}

/// Makes clicks and turns of the wheel of the reports of the mouse.
struct Pointer: Equatable {
  enum Action: Equatable {
    case click(Position)
    /// A notch of the wheel, up or down.
    case wheel(isUp: Bool)
  }

  /// The place where the left button went down, while it is held.
  private var pressed: Position?

  /// The cells that a hand may tremble.
  private static let tremor = 1

  /// The action that a report completes; nil for none. A button counts when it is let go: then no report of this click can come
  /// after the screen is gone. Other buttons, and modifiers, belong to the terminal.
  mutating func take(_ report: MouseReport) -> Action? {
    guard report.modifiers.isEmpty else {
      pressed = nil
      return nil
    }
    switch report.action {
    case .press(.left): pressed = report.place
    case .release(.left):
      defer { pressed = nil }
      guard let pressed, pressed.row == report.place.row,
        abs(pressed.column - report.place.column) <= Self.tremor
      else { return nil }
      return .click(pressed)
    case .wheel(.up): return .wheel(isUp: true)
    case .wheel(.down): return .wheel(isUp: false)
    case .press, .release: pressed = nil
    case .move, .wheel: break
    }
    return nil
  }
}
