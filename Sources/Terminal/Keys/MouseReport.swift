/// One report of the mouse, in the form that SGR reports have (`CSI < 0 ; 10 ; 5 M`, mode 1006).
package struct MouseReport: Hashable, Sendable {
  package enum Button: Hashable, Sendable {
    case left, middle, right, other
  }

  package enum Direction: Hashable, Sendable {
    case up, down, left, right
  }

  package enum Action: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// The mouse moved; the button is the one held down, nil without one.
    case move(Button?)
    /// One notch of the wheel.
    case wheel(Direction)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 4)
    package static let alt = Modifiers(rawValue: 8)
    package static let control = Modifiers(rawValue: 16)
  }

  package var action: Action
  package var place: Position
  package var modifiers: Modifiers

  package init(_ action: Action, at place: Position, _ modifiers: Modifiers = []) {
    self.action = action
    self.place = place
    self.modifiers = modifiers
  }
}

extension MouseReport {
  private static let motion = 32
  private static let wheel = 64
  private static let furtherButtons = 128
  /// The most digits of a number: no screen has a hundred thousand columns.
  private static let mostDigits = 5

  /// True for the bytes of a sequence that can only become a report.
  static func begins(_ sequence: [UInt8]) -> Bool { sequence.first == UInt8(ascii: "<") }

  /// The report of a CSI sequence, from the bytes between introducer and final byte; nil when it is none.
  init?(sequence: [UInt8], final: UInt8) {
    let isRelease = final == UInt8(ascii: "m")
    guard Self.begins(sequence), isRelease || final == UInt8(ascii: "M") else { return nil }
    let numbers = sequence.dropFirst().split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(Self.number)
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1], let row = numbers[2], code < 256,
      column > 0, row > 0, let action = Self.action(code, isRelease: isRelease)
    else { return nil }
    self.init(action, at: Position(row: row - 1, column: column - 1), Modifiers(rawValue: code & 28))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...mostDigits).contains(digits.count) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static func action(_ code: Int, isRelease: Bool) -> Action? {
    let low = code & 3
    if code & furtherButtons != 0 { return isRelease ? .release(.other) : .press(.other) }
    if code & wheel != 0 { return isRelease ? nil : .wheel([.up, .down, .left, .right][low]) }
    let button: Button? = [.left, .middle, .right, nil][low]
    if code & motion != 0 { return .move(button) }
    return button.map { isRelease ? .release($0) : .press($0) }
  }
}
