/// A text in letters of our own, broken into lines: capitals, digits and some signs, each drawn with a round pen.
///
/// A letter is six units high.
struct Lettering {
  /// The letters of each line; none where the text has a sign that is not there, or is too long.
  private(set) var lines: [[Letter]] = []
  let height: Double

  struct Letter {
    var width: Double
    var outline: String
  }

  static let gap = 1.6
  private static let blank = 1.0

  /// The length of one unit.
  var unit: Double { height / 6 }

  /// The width of the longest line.
  var widest: Double { lines.map { Self.width($0) * unit }.max() ?? 0 }

  init(_ text: String, width: Double, height: Double, most: Int) {
    let words = text.split(separator: " ").map { word in word.uppercased().map(Self.letter) }
    guard !words.isEmpty, !words.joined().contains(where: { $0 == nil }) else {
      self.height = height
      return
    }
    let letters = words.map { $0.compactMap(\.self) }
    // Smaller until it fits.
    let fitting = stride(from: height, to: 16, by: -2).first { height in
      let lines = Self.broken(letters, most: width / height * 6)
      return lines.count <= most && lines.allSatisfy { Self.width($0) <= width / height * 6 }
    }
    self.height = fitting ?? height
    if let fitting { lines = Self.broken(letters, most: width / fitting * 6) }
  }

  private static func width(_ line: [Letter]) -> Double { line.reduce(-gap) { $0 + $1.width + gap } }

  private static func broken(_ words: [[Letter]], most: Double) -> [[Letter]] {
    words.reduce(into: []) { lines, word in
      let longer = (lines.last ?? []) + [Letter(width: blank, outline: "")] + word
      if lines.isEmpty || width(longer) > most { lines.append(word) } else { lines[lines.count - 1] = longer }
    }
  }

  private static func letter(_ sign: Character) -> Letter? {
    if let letter = letters[sign] { return letter }
    guard let (base, mark) = marked[sign], let letter = letters[base] else { return nil }
    let middle = letter.width / 2
    return Letter(width: letter.width, outline: letter.outline + mark.outline(around: middle))
  }

  private enum Mark {
    case dots, acute, grave, roof, wave, hook, ring

    func outline(around x: Double) -> String {
      let at = { (dx: Double, y: Double) in "\(x + dx) \(y)" }
      return switch self {
      case .dots: "M\(at(-0.8, -1.4))L\(at(-0.8, -1.4))M\(at(0.8, -1.4))L\(at(0.8, -1.4))"
      case .acute: "M\(at(-0.3, -1))L\(at(0.5, -1.8))"
      case .grave: "M\(at(0.3, -1))L\(at(-0.5, -1.8))"
      case .roof: "M\(at(-0.8, -1))L\(at(0, -1.7))L\(at(0.8, -1))"
      case .wave: "M\(at(-0.9, -1.1))Q\(at(-0.4, -1.8)) \(at(0, -1.4))Q\(at(0.4, -1)) \(at(0.9, -1.7))"
      case .hook: "M\(at(0, 6))L\(at(-0.3, 7.2))"
      case .ring: Outline.ring(x, -1.5, 0.6)
      }
    }
  }

  private static let marked: [Character: (Character, Mark)] = [
    "Ä": ("A", .dots), "Ö": ("O", .dots), "Ü": ("U", .dots), "Ë": ("E", .dots), "Ï": ("I", .dots),
    "Á": ("A", .acute), "É": ("E", .acute), "Í": ("I", .acute), "Ó": ("O", .acute), "Ú": ("U", .acute),
    "À": ("A", .grave), "È": ("E", .grave), "Ì": ("I", .grave), "Ò": ("O", .grave), "Ù": ("U", .grave),
    "Â": ("A", .roof), "Ê": ("E", .roof), "Î": ("I", .roof), "Ô": ("O", .roof), "Û": ("U", .roof),
    "Ñ": ("N", .wave), "Ã": ("A", .wave), "Õ": ("O", .wave), "Ç": ("C", .hook), "Å": ("A", .ring),
  ]

  private static let letters: [Character: Letter] = [
    "A": .init(width: 4, outline: "M0 6L2 0L4 6M0.7 4L3.3 4"),
    "B": .init(
      width: 3.6, outline: "M2 2.9L0 2.9L0 0L2 0Q3.3 0 3.3 1.4Q3.3 2.9 2 2.9Q3.6 2.9 3.6 4.4Q3.6 6 2 6L0 6L0 2.9"),
    "C": .init(width: 4, outline: "M4 1.2Q3.2 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q3.2 6 4 4.8"),
    "D": .init(width: 4, outline: "M0 0L0 6L1.6 6Q4 6 4 3Q4 0 1.6 0Z"),
    "E": .init(width: 3.2, outline: "M3.2 0L0 0L0 6L3.2 6M0 2.9L2.8 2.9"),
    "F": .init(width: 3.2, outline: "M3.2 0L0 0L0 6M0 2.9L2.8 2.9"),
    "G": .init(width: 4.2, outline: "M4.1 1.2Q3.3 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q4.2 6 4.2 3.3L2.4 3.3"),
    "H": .init(width: 3.8, outline: "M0 0L0 6M3.8 0L3.8 6M0 2.9L3.8 2.9"),
    "I": .init(width: 0, outline: "M0 0L0 6"),
    "J": .init(width: 2.6, outline: "M2.6 0L2.6 4.2Q2.6 6 1.3 6Q0.3 6 0 4.9"),
    "K": .init(width: 3.7, outline: "M0 0L0 6M3.6 0L0 3.6M1.3 2.4L3.7 6"),
    "L": .init(width: 3, outline: "M0 0L0 6L3 6"),
    "M": .init(width: 4.6, outline: "M0 6L0 0L2.3 3.6L4.6 0L4.6 6"),
    "N": .init(width: 3.8, outline: "M0 6L0 0L3.8 6L3.8 0"),
    "O": .init(width: 4.4, outline: "M2.2 0Q0 0 0 3Q0 6 2.2 6Q4.4 6 4.4 3Q4.4 0 2.2 0"),
    "P": .init(width: 3.5, outline: "M0 6L0 0L1.9 0Q3.5 0 3.5 1.7Q3.5 3.4 1.9 3.4L0 3.4"),
    "Q": .init(width: 4.4, outline: "M2.2 0Q0 0 0 3Q0 6 2.2 6Q4.4 6 4.4 3Q4.4 0 2.2 0M2.8 4.4L4.4 6.4"),
    "R": .init(width: 3.7, outline: "M0 6L0 0L1.9 0Q3.5 0 3.5 1.7Q3.5 3.4 1.9 3.4L0 3.4M1.9 3.4L3.7 6"),
    "S": .init(
      width: 3.5, outline: "M3.4 1.1Q2.8 0 1.7 0Q0.1 0 0.1 1.5Q0.1 2.6 1.8 3Q3.5 3.4 3.5 4.6Q3.5 6 1.8 6Q0.5 6 0 4.8"),
    "T": .init(width: 4, outline: "M0 0L4 0M2 0L2 6"),
    "U": .init(width: 3.8, outline: "M0 0L0 3.8Q0 6 1.9 6Q3.8 6 3.8 3.8L3.8 0"),
    "V": .init(width: 4, outline: "M0 0L2 6L4 0"),
    "W": .init(width: 5.6, outline: "M0 0L1.4 6L2.8 1L4.2 6L5.6 0"),
    "X": .init(width: 3.8, outline: "M0 0L3.8 6M3.8 0L0 6"),
    "Y": .init(width: 3.8, outline: "M0 0L1.9 3L3.8 0M1.9 3L1.9 6"),
    "Z": .init(width: 3.6, outline: "M0 0L3.6 0L0 6L3.6 6"),
    "0": .init(width: 3.6, outline: "M1.8 0Q0 0 0 3Q0 6 1.8 6Q3.6 6 3.6 3Q3.6 0 1.8 0"),
    "1": .init(width: 1.6, outline: "M0 1.2L1.6 0L1.6 6"),
    "2": .init(width: 3.6, outline: "M0.1 1.5Q0.3 0 1.8 0Q3.5 0 3.5 1.6Q3.5 2.7 2.2 3.9L0 6L3.6 6"),
    "3": .init(
      width: 3.6, outline: "M0.2 1Q0.6 0 1.8 0Q3.4 0 3.4 1.5Q3.4 2.9 1.6 2.9Q3.6 2.9 3.6 4.4Q3.6 6 1.8 6Q0.4 6 0 4.9"),
    "4": .init(width: 3.8, outline: "M2.8 6L2.8 0L0 4.2L3.8 4.2"),
    "5": .init(width: 3.6, outline: "M3.3 0L0.5 0L0.2 2.8Q0.8 2.2 1.8 2.2Q3.6 2.2 3.6 4.1Q3.6 6 1.7 6Q0.5 6 0 5"),
    "6": .init(
      width: 3.6,
      outline: "M3.2 0.8Q2.7 0 1.9 0Q0 0 0 3.4Q0 6 1.8 6Q3.6 6 3.6 4.2Q3.6 2.5 1.9 2.5Q0.5 2.5 0 3.8"),
    "7": .init(width: 3.6, outline: "M0 0L3.6 0L1.3 6"),
    "8": .init(
      width: 3.6,
      outline: "M1.8 2.8Q0.2 2.8 0.2 1.4Q0.2 0 1.8 0Q3.4 0 3.4 1.4Q3.4 2.8 1.8 2.8Q0 2.8 0 4.4Q0 6 1.8 6Q3.6 6 3.6 4.4"
        + "Q3.6 2.8 1.8 2.8"),
    "9": .init(
      width: 3.6, outline: "M0.4 5.2Q0.9 6 1.7 6Q3.6 6 3.6 2.6Q3.6 0 1.8 0Q0 0 0 1.8Q0 3.5 1.7 3.5Q3.1 3.5 3.6 2.2"),
    "%": .init(width: 4.4, outline: "M4 0L0.4 6" + Outline.ring(0.9, 1.2, 0.9) + Outline.ring(3.5, 4.8, 0.9)),
    "&": .init(
      width: 4,
      outline:
        "M4 6L0.9 2.1Q0.4 1.5 0.6 0.9Q0.9 0 1.8 0Q2.9 0 2.9 1.1Q2.9 2 1.4 2.8Q0 3.6 0 4.5Q0 6 1.7 6Q3.2 6 3.9 3.6"),
    "?": .init(
      width: 3.4, outline: "M0.1 1.4Q0.3 0 1.7 0Q3.4 0 3.4 1.6Q3.4 2.7 2.4 3.2Q1.7 3.6 1.7 4.3M1.7 6L1.7 6"),
    "!": .init(width: 0, outline: "M0 0L0 4M0 6L0 6"), ".": .init(width: 0, outline: "M0 6L0 6"),
    ",": .init(width: 0.3, outline: "M0.3 6L0 7"), ":": .init(width: 0, outline: "M0 2.4L0 2.4M0 6L0 6"),
    ";": .init(width: 0.3, outline: "M0.3 2.4L0.3 2.4M0.3 6L0 7"), "'": .init(width: 0, outline: "M0 0L0 1.2"),
    "’": .init(width: 0, outline: "M0 0L0 1.2"), "-": .init(width: 2, outline: "M0 3.2L2 3.2"),
    "–": .init(width: 2.6, outline: "M0 3.2L2.6 3.2"), "−": .init(width: 2.6, outline: "M0 3.2L2.6 3.2"),
    "/": .init(width: 2.6, outline: "M2.6 0L0 6"), "+": .init(width: 2.8, outline: "M0 3.2L2.8 3.2M1.4 1.8L1.4 4.6"),
    "(": .init(width: 1.2, outline: "M1.2 -0.4Q-0.4 3 1.2 6.4"),
    ")": .init(width: 1.2, outline: "M0 -0.4Q1.6 3 0 6.4"),
  ]
}
