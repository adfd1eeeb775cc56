internal import Terminal
internal import TextLayout
internal import Words

/// The surroundings of a scene: everything beyond the scene itself that its picture depends on.
struct Canvas {
  var size: Size
  var settings: ScreenSettings
  var depth: ColourDepth
  var pictures: PictureShelf
  var markups = MarkupShelf()
  /// A notice above the key hints; nil without one.
  var notice: String?
  /// Milliseconds left of the open question and of the whole quiz; nil without a limit.
  var left: (question: Int?, quiz: Int?) = (nil, nil)
  var extent = Extent.column
  /// The hue of the quiz's category, which marks the title; nil without one.
  var hue: Int?
  /// How far it has come what moves when the screen appears.
  var motion = Motion.over

  var texts: ScreenTexts { settings.texts }
  var glyphs: Glyphs { settings.glyphs }

  /// Below it not even a header with a clock, two rows of a question and a hint find room.
  static let smallest = Size(rows: 7, columns: 24)

  var isTooSmall: Bool { size.rows < Self.smallest.rows || size.columns < Self.smallest.columns }

  /// Whether there is room for empty rows between the parts.
  var isSpacious: Bool { size.rows >= 18 }

  /// The rows of a body below so many of a header.
  func height(under header: Int, notice: Int = 0) -> Int {
    max(1, size.rows - header - notice - (isSpacious ? 3 : 1))
  }

  /// The empty rows above a body on a high screen, so that it stands nearer to the middle; they do not depend on what stands
  /// there, so that a question keeps its place while its verdict comes.
  var lift: Int { extent == .column && size.rows >= 36 ? size.rows / 6 : 0 }

  /// How much of a wide screen is drawn on: a column in its middle, which is read at a glance, or all of it.
  enum Extent {
    case column, whole

    var cells: Int { self == .column ? 76 : 152 }
  }

  /// The cells of a text row: never up to the right edge, where the marks of scrolling stand.
  var width: Int { max(1, min(size.columns - narrowestMargin - 2, extent.cells)) }

  /// The cells before a text row: as many as behind it where there are some to spare.
  var margin: Int { max(narrowestMargin, (size.columns - width) / 2) }

  /// The cell behind all text rows: there the marks of scrolling stand.
  var edge: Int { min(size.columns - 1, margin + width + 1) }

  private var narrowestMargin: Int { size.columns >= 60 ? 2 : 1 }
}

extension Canvas {
  /// A title over as many rows as it needs, three at most; a low screen has room for one.
  func titleRows(_ title: String) -> [Row] {
    let lines = wrapped(title.cleaned, width: width)
    let most = isSpacious ? 3 : size.rows >= 12 ? 2 : 1
    guard lines.count > most else { return lines.map { Row($0, Look.title) } }
    let rest = lines[(most - 1)...].joined(separator: " ")
    return lines.prefix(most - 1).map { Row($0, Look.title) }
      + [Row(rest.truncated(to: width, ellipsis: glyphs.ellipsis), Look.title)]
  }
}

/// Loads pictures once, and scales each once for a box.
final class PictureShelf {
  private let load: (String) -> Picture?
  private var pictures: [String: Picture?] = [:]
  private var fitted: [Key: CellPicture?] = [:]

  private struct Key: Hashable {
    var name: String
    var box: Size
    var depth: ColourDepth
  }

  init(_ load: @escaping (String) -> Picture?) {
    self.load = load
  }

  func picture(_ name: String, box: Size, depth: ColourDepth) -> CellPicture? {
    let key = Key(name: name, box: box, depth: depth)
    if let known = fitted[key] { return known }
    let made = picture(name)?.fitted(to: box, depth: depth)
    fitted[key] = .some(made)
    return made
  }

  private func picture(_ name: String) -> Picture? {
    if let known = pictures[name] { return known }
    let loaded = load(name)
    pictures[name] = .some(loaded)
    return loaded
  }
}

/// The progress of a motion when its screen appears: a function of time alone, so that every frame is a value.
///
/// Motion shows a change, lasts a moment, and never delays a key: the first key ends it.
struct Motion: Equatable {
  /// Milliseconds since the screen came.
  private let age: Int

  static let length = 150
  /// Milliseconds between two frames.
  static let step = 30

  /// The end of the motion.
  static let over = Motion(age: length)

  init(age: Int) { self.age = max(0, age) }

  var isOver: Bool { age >= Self.length }

  /// Milliseconds to the next frame; nil when there is none.
  var nextFrame: Int? { isOver ? nil : Self.step - age % Self.step }

  /// The progress from 0 to 1, slower towards the end.
  var share: Double {
    if isOver { return 1 }
    let rest = 1 - Double(age / Self.step * Self.step) / Double(Self.length)
    return 1 - rest * rest
  }

  /// The value in between, at the present moment of the motion.
  func between(_ from: Double, _ to: Double) -> Double { isOver ? to : from + (to - from) * share }

  /// Things in the order in which they stand on their way: each from the place that it had before, counted from 0.
  func arranged<Thing>(_ things: [Thing], from before: (Int, Thing) -> Int) -> [Thing] {
    if isOver { return things }
    let places = things.enumerated().map { between(Double(before($0.offset, $0.element)), Double($0.offset)) }
    return things.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { things[$0] }
  }
}

/// Since when something on a screen moves.
struct Mover {
  private var since: Int?

  mutating func start(at now: Int) { since = now }

  mutating func stop() { since = nil }

  func motion(at now: Int) -> Motion { since.map { Motion(age: now - $0) } ?? .over }
}
