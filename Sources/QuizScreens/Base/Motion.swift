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
