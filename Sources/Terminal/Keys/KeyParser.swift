internal import TextLayout

/// One thing that the player did at the terminal.
package enum TerminalInput: Hashable, Sendable {
  case key(Key)
  case mouse(MouseReport)
}

extension [TerminalInput] {
  fileprivate mutating func append(_ key: Key) { append(.key(key)) }
}

/// Turns the bytes of a terminal into keys and reports of the mouse, however they are split over reads.
///
/// It knows sequences of xterm, the Linux console, rxvt and VT220. Unknown ones are dropped whole, as are characters
/// with Alt. Bad UTF-8 gives U+FFFD. Only time distinguishes an Escape on its own from the start of a sequence. So the
/// caller calls `timeUp` when nothing has arrived for `patience` milliseconds.
package struct KeyParser: Sendable {
  private enum State {
    case ground, utf8, escape, escapeIntermediate, csi, ss3, oldMouse, linuxFunction, string, stringEscape, paste
  }

  private var state = State.ground
  /// The bytes of the sequence, character or paste that has begun.
  private var buffer: [UInt8] = []
  /// True inside a character typed with Alt, which gives no key.
  private var isSilent = false
  /// Whether the string that has begun is one for programs (APC): answers about pictures are.
  private var isForPrograms = false
  /// Whether it is a command (OSC): the answer about a colour is.
  private var isCommand = false
  /// The terminal's answers since `takeAnswers`.
  private var answers: [TerminalAnswer] = []
  /// How many bytes of the end of a paste have been seen.
  private var pasteEnd = 0

  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  private static let longestSequence = 64
  private static let longestString = 1 << 16
  private static let longestPaste = 1 << 20

  package init() {}

  /// The milliseconds of silence after which `timeUp` is due; nil when nothing is pending.
  package var patience: Int? {
    switch state {
    case .ground: nil
    case .escape: 30
    case .paste: 3000
    // The rest of a report that comes late would be letters; its beginning is typed by no hand.
    case .csi where MouseReport.begins(buffer): 2000
    default: 250
    }
  }

  /// True within a paste, whose text was not typed.
  var isPasting: Bool { state == .paste }

  /// The keys and reports of the mouse that the next bytes complete, in their order.
  package mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    var found: [TerminalInput] = []
    for byte in bytes { take(byte, into: &found) }
    return found
  }

  /// Ends a pending sequence: an Escape was the key itself, half a sequence is dropped, an unfinished paste is
  /// complete.
  package mutating func timeUp() -> [Key] {
    defer { reset() }
    switch state {
    case .escape: return [.escape]
    case .utf8: return isSilent ? [] : [.character("\u{FFFD}")]
    case .paste: return pasted()
    default: return []
    }
  }

  /// Takes the terminal's answers since the last call.
  package mutating func takeAnswers() -> [TerminalAnswer] {
    defer { answers = [] }
    return answers
  }

  private mutating func reset() {
    state = .ground
    (isForPrograms, isCommand) = (false, false)
    buffer.removeAll(keepingCapacity: buffer.count <= Self.longestSequence)
    isSilent = false
    pasteEnd = 0
  }

  private mutating func take(_ byte: UInt8, into found: inout [TerminalInput]) {
    switch state {
    case .ground: begin(byte, into: &found)
    case .utf8: continueCharacter(byte, into: &found)
    case .escape: takeAfterEscape(byte, into: &found)
    case .escapeIntermediate, .csi, .ss3: continueSequence(byte, into: &found)
    case .oldMouse: takeOldMouse(byte)
    case .linuxFunction: takeLinuxFunction(byte, into: &found)
    case .string, .stringEscape: continueString(byte, into: &found)
    case .paste: continuePaste(byte, into: &found)
    }
  }

  /// Drops the pending sequence and begins anew with the byte.
  private mutating func restart(with byte: UInt8, into found: inout [TerminalInput]) {
    reset()
    begin(byte, into: &found)
  }

  private mutating func begin(_ byte: UInt8, into found: inout [TerminalInput]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x20..<0x7F: found.append(.character(Character(Unicode.Scalar(byte))))
    case 0x0D, 0x0A: found.append(.enter)
    case 0x09: found.append(.tab)
    case 0x7F, 0x08: found.append(.backspace)
    case 0x00: found.append(.control(" "))
    case 0x01...0x1A: found.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x1C...0x1F: found.append(.control(Character(Unicode.Scalar(byte + 0x40))))
    case 0xC2...0xF4:
      state = .utf8
      buffer = [byte]
    default: found.append(.character("\u{FFFD}"))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, into found: inout [TerminalInput]) {
    switch byte {
    case 0x1B: found.append(.escape)
    case UInt8(ascii: "["): state = .csi
    case UInt8(ascii: "O"): state = .ss3
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string
      (isForPrograms, isCommand) = (byte == UInt8(ascii: "_"), byte == UInt8(ascii: "]"))
    case 0x20...0x2F: state = .escapeIntermediate
    case 0xC2...0xF4:
      state = .utf8
      isSilent = true
      buffer = [byte]
    case UInt8(ascii: "b"), UInt8(ascii: "d"), UInt8(ascii: "f"), 0x7F:
      found.append(.alt(Character(Unicode.Scalar(byte))))
      reset()
    default: reset()
    }
  }
}

// Characters of more than one byte
extension KeyParser {
  private mutating func continueCharacter(_ byte: UInt8, into found: inout [TerminalInput]) {
    guard UTF8Length.allows(byte, after: buffer) else {
      if !isSilent { found.append(.character("\u{FFFD}")) }
      return restart(with: byte, into: &found)
    }
    buffer.append(byte)
    guard buffer.count == UTF8Length.of(lead: buffer[0]) else { return }
    let character = String(decoding: buffer, as: UTF8.self).first
    // C1 control characters are no keys.
    if let character, !isSilent, character.unicodeScalars.first.map({ $0.value >= 0xA0 }) ?? false {
      found.append(.character(character))
    }
    reset()
  }

  private enum UTF8Length {
    static func of(lead: UInt8) -> Int { lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

    /// Whether a byte may follow the ones of a character that has begun (Unicode 3.9, table 3-7).
    static func allows(_ byte: UInt8, after begun: [UInt8]) -> Bool {
      guard begun.count == 1 else { return 0x80...0xBF ~= byte }
      switch begun[0] {
      case 0xE0: return 0xA0...0xBF ~= byte
      case 0xED: return 0x80...0x9F ~= byte
      case 0xF0: return 0x90...0xBF ~= byte
      case 0xF4: return 0x80...0x8F ~= byte
      default: return 0x80...0xBF ~= byte
      }
    }
  }
}

// Sequences
extension KeyParser {
  private mutating func continueSequence(_ byte: UInt8, into found: inout [TerminalInput]) {
    switch byte {
    case 0x18, 0x1A: reset()
    case 0x20...0x2F: keep(byte)
    case 0x30...0x3F where state != .escapeIntermediate: keep(byte)
    case 0x30...0x7E: finishSequence(byte, into: &found)
    default: restart(with: byte, into: &found)
    }
  }

  /// Keeps a byte of a sequence; of overlong ones only the start, which then means nothing.
  private mutating func keep(_ byte: UInt8) {
    if buffer.count <= Self.longestSequence { buffer.append(byte) }
  }

  private mutating func finishSequence(_ final: UInt8, into found: inout [TerminalInput]) {
    let isBare = state == .csi && buffer.isEmpty
    switch final {
    case UInt8(ascii: "M") where isBare: state = .oldMouse
    case UInt8(ascii: "[") where isBare: state = .linuxFunction
    case UInt8(ascii: "~") where state == .csi && buffer == Array("200".utf8):
      reset()
      state = .paste
    default:
      if state == .csi, let answer = TerminalAnswer(sequence: buffer, final: final) { answers.append(answer) }
      if state == .csi, let report = MouseReport(sequence: buffer, final: final) { found.append(.mouse(report)) }
      if state != .escapeIntermediate, let key = Key(sequence: buffer, final: final, isSS3: state == .ss3) {
        found.append(key)
      }
      reset()
    }
  }

  /// Drops a report of the mouse in its old form, in which three bytes of any value follow: it is never asked for.
  private mutating func takeOldMouse(_ byte: UInt8) {
    buffer.append(byte)
    if buffer.count == 3 { reset() }
  }

  private mutating func takeLinuxFunction(_ byte: UInt8, into found: inout [TerminalInput]) {
    guard 0x20...0x7E ~= byte else { return restart(with: byte, into: &found) }
    if UInt8(ascii: "A")...UInt8(ascii: "E") ~= byte { found.append(.function(Int(byte) - 0x40)) }
    reset()
  }

  /// Continues a string from the terminal (OSC, DCS, APC, PM, SOS); unexpected ones are dropped.
  private mutating func continueString(_ byte: UInt8, into found: inout [TerminalInput]) {
    switch (state, byte) {
    case (.stringEscape, UInt8(ascii: "\\")):
      if isForPrograms, let answer = TerminalAnswer(string: buffer) { answers.append(answer) }
      takeCommand()
      reset()
    case (_, 0x07):
      takeCommand()
      reset()
    case (_, 0x18), (_, 0x1A): reset()
    case (.stringEscape, _):
      reset()
      state = .escape
      takeAfterEscape(byte, into: &found)
    case (_, 0x1B): state = .stringEscape
    default:
      buffer.append(byte)
      if buffer.count > Self.longestString { reset() }
    }
  }
}

// Pasted text
extension KeyParser {
  private mutating func takeCommand() {
    if isCommand, let answer = TerminalAnswer(command: buffer) { answers.append(answer) }
  }

  private mutating func continuePaste(_ byte: UInt8, into found: inout [TerminalInput]) {
    if byte == Self.endOfPaste[pasteEnd] {
      pasteEnd += 1
      guard pasteEnd == Self.endOfPaste.count else { return }
      for key in pasted() { found.append(key) }
      return reset()
    }
    collect(Self.endOfPaste[..<pasteEnd])
    pasteEnd = byte == 0x1B ? 1 : 0
    if pasteEnd == 0 { collect([byte]) }
  }

  private mutating func collect(_ bytes: some Collection<UInt8>) {
    if buffer.count + bytes.count <= Self.longestPaste { buffer += bytes }
  }

  /// The paste as one key; nothing when it is empty.
  private func pasted() -> [Key] {
    guard !buffer.isEmpty else { return [] }
    let text = String(decoding: buffer, as: UTF8.self).map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 }
    return [.paste(String(text).cleaned)]
  }
}

/// A terminal's answer to a query.
package enum TerminalAnswer: Hashable, Sendable {
  /// The terminal's type (primary device attributes, `CSI ? … c`).
  case attributes
  /// Whether the background is light (`OSC 11;rgb:ffff/ffff/ffff`).
  case background(isLight: Bool)
  /// The fate of the picture with a number (Kitty's graphics protocol, `APC G i=1;OK ST`).
  case picture(UInt32, isFine: Bool)

  /// The answer in a CSI sequence, from the bytes before its final one; nil for another one.
  init?(sequence: [UInt8], final: UInt8) {
    guard final == UInt8(ascii: "c"), sequence.first == UInt8(ascii: "?") else { return nil }
    self = .attributes
  }

  /// The answer in a string for programs; nil for another one.
  init?(string: [UInt8]) {
    let halves = string.dropFirst().split(separator: UInt8(ascii: ";"), maxSplits: 1)
    guard string.first == UInt8(ascii: "G"), halves.count == 2 else { return nil }
    let keys = halves[0].split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
    guard let number = keys.first(where: { $0.hasPrefix("i=") }).flatMap({ UInt32($0.dropFirst(2)) }) else {
      return nil
    }
    self = .picture(number, isFine: halves[1].elementsEqual("OK".utf8))
  }

  /// The answer in a command of the operating system's kind; nil for another one, and for a colour in another form.
  init?(command: [UInt8]) {
    let halves = String(decoding: command, as: UTF8.self).split(separator: ";", maxSplits: 1)
    guard halves.count == 2, halves[0] == "11", halves[1].hasPrefix("rgb:") else { return nil }
    let shares = halves[1].dropFirst(4).split(separator: "/").map { digits -> Double? in
      guard (1...4).contains(digits.count), let value = Int(digits, radix: 16) else { return nil }
      return Double(value) / Double(1 << (4 * digits.count) - 1)
    }
    guard shares.count == 3, let red = shares[0], let green = shares[1], let blue = shares[2] else { return nil }
    // How bright colours look: ITU-R BT.601.
    self = .background(isLight: 0.299 * red + 0.587 * green + 0.114 * blue > 0.5)
  }
}
