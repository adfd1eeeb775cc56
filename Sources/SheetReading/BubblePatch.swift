internal import Glibc
internal import SheetLayout

/// A bubble and its surroundings as flat pixels, and what is measured in them.
struct BubblePatch {
  let bubble: SheetLayout.Bubble
  private let picture: GreyPicture
  /// Pixels a millimetre, and from the centre to each side of the patch in millimetres.
  private static let (scale, half) = (6.0, 5.0)
  private static let middle = Int(half * scale)
  private static let radius = SheetLayout.radius * scale
  /// The widest shift that is looked for, in pixels.
  private static let reach = 7

  /// Brightness of the paper around it.
  let white: Int

  init(_ bubble: SheetLayout.Bubble, _ plane: SheetPlane, _ whole: GreyPicture) {
    self.bubble = bubble
    picture = plane.flattened(
      whole, left: bubble.x - Self.half, top: bubble.y - Self.half, width: 2 * Self.half, height: 2 * Self.half,
      scale: Self.scale)
    white = Self.percentile(picture.pixels, 0.85)
  }

  static func percentile(_ values: [UInt8], _ share: Double) -> Int {
    var counts = [Int](repeating: 0, count: 256)
    for value in values { counts[Int(value)] += 1 }
    var left = Int(share * Double(values.count))
    for (value, count) in counts.enumerated() {
      left -= count
      if left < 0 { return value }
    }
    return 255
  }

  private func value(_ x: Int, _ y: Int) -> Int {
    let side = 2 * Self.middle
    return Int(picture.pixels[max(0, min(side - 1, y)) * side + max(0, min(side - 1, x))])
  }

  // MARK: Where it is

  /// A shift of the printed bubble from its place in the layout, in pixels, and how clearly its outline stands there.
  struct Shift {
    var x = 0
    var y = 0
    /// The outline's contrast, 0 to 255.
    var score = 0
  }

  private static func circle(_ millimetres: Double) -> [(x: Int, y: Int)] {
    (0..<32).map { place in
      let angle = Double(place) / 32 * 2 * Double.pi
      return (
        Int((millimetres * scale * cos(angle)).rounded()),
        Int((millimetres * scale * sin(angle)).rounded())
      )
    }
  }

  private static let outline = circle(SheetLayout.radius - 0.12)
  private static let outside = circle(SheetLayout.radius + 0.5)

  private func score(_ x: Int, _ y: Int) -> Int {
    var sum = 0
    for (on, off) in zip(Self.outline, Self.outside) {
      sum += value(Self.middle + x + off.x, Self.middle + y + off.y)
      sum -= value(Self.middle + x + on.x, Self.middle + y + on.y)
    }
    return sum / Self.outline.count
  }

  /// The shift with the clearest outline: coarsely at first, then around the best.
  var shift: Shift {
    var best = Shift(score: Int.min)
    func look(_ x: Int, _ y: Int) {
      let score = score(x, y)
      if score > best.score { best = Shift(x: x, y: y, score: score) }
    }
    for y in stride(from: 1 - Self.reach, to: Self.reach, by: 2) {
      for x in stride(from: 1 - Self.reach, to: Self.reach, by: 2) { look(x, y) }
    }
    let coarse = best
    for y in -1...1 { for x in -1...1 where x != 0 || y != 0 { look(coarse.x + x, coarse.y + y) } }
    return best
  }

  // MARK: What is in it

  private static func disc(_ share: Double, from inner: Double = 0) -> [(x: Int, y: Int)] {
    let (far, near) = (share * radius, inner * radius)
    let side = Int(far) + 1
    return (-side...side).flatMap { y in
      (-side...side).compactMap { x in
        let square = Double(x * x + y * y)
        return square <= far * far && square >= near * near ? (x, y) : nil
      }
    }
  }

  /// From where a heavy cross is dark between its strokes, to where a filled bubble still is.
  private static let spokes = Array(stride(from: 0.24, through: 0.79, by: 0.06))
  private static let inside = disc(0.78)
  private static let around = disc(1.45, from: 1.2)

  /// Darkness of the inside, from 0 as the paper to 1 as the corner marks.
  func measure(_ shift: Shift, black: Double, paper: Double) -> BubbleMeasure {
    let span = max(30, Double(white) - black)
    let whole = max(30, max(paper, Double(white)) - black)
    let (x, y) = (Self.middle + shift.x, Self.middle + shift.y)
    let inner = Self.inside.map { value(x + $0.x, y + $0.y) }.sorted()
    let ring = Self.around.map { value(x + $0.x, y + $0.y) }.sorted()
    let darkness = inner.map { (Double(white) - Double($0)) / span }
    let above = max(paper, Double(white))
    return BubbleMeasure(
      darkness: darkness, veil: (above - Double(inner[inner.count * 6 / 10])) / whole,
      around: (above - Double(ring[ring.count / 2])) / whole)
  }

  /// The strokes that leave the bubble, by the angles at which they do, and how much of the inside between them is dark.
  ///
  /// A stroke counts where it crosses two of three circles, the outermost a quarter of a bubble beyond the outline.
  func strokes(_ shift: Shift, black: Double, ink: Double) -> BubbleStrokes {
    let limit = Double(white) - max(0.25, 0.5 * ink) * max(30, Double(white) - black)
    let (x, y) = (Double(Self.middle + shift.x), Double(Self.middle + shift.y))
    func isDark(_ angle: Double, _ radius: Double) -> Bool {
      let column = Int((x + radius * cos(angle)).rounded())
      let row = Int((y + radius * sin(angle)).rounded())
      return Double(value(column, row)) < limit
    }
    let angles = (0..<BubbleStrokes.steps).map { Double($0) / Double(BubbleStrokes.steps) * 2 * Double.pi }
    let circles = [1.2, 1.35, 1.5].map { share in angles.map { isDark($0, share * Self.radius) } }
    let steps = BubbleStrokes.steps
    let leaving = angles.indices.map { step in
      // Strokes beside the middle do not lie on a ray: the next angles count too.
      circles.count { $0[step] || $0[(step + 1) % steps] || $0[(step + steps - 1) % steps] } >= 2
    }
    return BubbleStrokes(leaving) { angle in
      Double(Self.spokes.count { isDark(angle, $0 * Self.radius) }) / Double(Self.spokes.count)
    }
  }
}

/// How dark a bubble is.
struct BubbleMeasure {
  /// Of each pixel inside, the darkest first.
  let darkness: [Double]
  /// An even grey over the bubble, as a share of black.
  let veil: Double
  /// The grey of the paper close by.
  let around: Double

  var mean: Double { darkness.reduce(0, +) / Double(darkness.count) }
  /// Darkness of the strokes.
  var ink: Double { darkness[darkness.count / 20] }

  /// Light grey under everything, as a rubber leaves it; 0 where it is dark enough to be a mark itself.
  private var background: Double {
    let grey = darkness[darkness.count * 6 / 10]
    return grey < 0.2 ? max(0, grey) : 0
  }

  /// The share of the inside that is at least so much darker than the grey under it.
  func share(above limit: Double) -> Double {
    let limit = limit + background
    return Double(darkness.count { $0 >= limit }) / Double(darkness.count)
  }
}

/// The strokes that reach beyond a bubble.
struct BubbleStrokes {
  static let steps = 96
  /// How many strokes leave it.
  private(set) var ends = 0
  /// How many strokes go through it.
  private(set) var pairs = 0
  /// How much is dark between the strokes, as the mean of all sectors; 1 of a filled bubble, a third of a heavy cross.
  ///
  /// A mark beside the middle of its bubble fills the sectors of one side more, and those of the other less.
  private(set) var filled = 0.0

  init(_ leaving: [Bool], darkness: (_ angle: Double) -> Double) {
    let runs = Self.ends(of: Self.runs(leaving))
    ends = runs.count
    pairs = Self.pairs(runs)
    guard runs.count > 1 else { return }
    var (sectors, dark) = (0, 0.0)
    for (place, run) in runs.enumerated() {
      let next = place + 1 < runs.count ? runs[place + 1] : runs[0] + Double(Self.steps)
      guard next - run > 7 else { continue }
      sectors += 1
      dark += darkness((run + next) / 2 / Double(Self.steps) * 2 * Double.pi)
    }
    filled = sectors == 0 ? 0 : dark / Double(sectors)
  }

  /// The count of strokes through the bubble, each between two ends that no other stroke has.
  ///
  /// The chord between two ends passes the centre closer than three quarters of the radius; a stroke beside the centre, or
  /// of a mark that lies beside its bubble, has ends that are not opposite each other.
  private static func pairs(_ ends: [Double]) -> Int {
    let half = Double(steps) / 2
    var chords: [(turn: Double, ends: Set<Int>)] = []
    for first in ends.indices {
      for second in ends.indices where second > first {
        let turn = abs(half - abs(ends[first] - ends[second]))
        if turn <= half * 0.36 { chords.append((turn, [first, second])) }
      }
    }
    var used: Set<Int> = []
    for chord in chords.sorted(by: { $0.turn < $1.turn }) where used.isDisjoint(with: chord.ends) {
      used.formUnion(chord.ends)
    }
    return used.count / 2
  }

  /// A run of true around the circle.
  private typealias Run = (middle: Double, width: Int)

  /// The ends of strokes in rising order: two that run into each other are one run, which is wider than the others.
  private static func ends(of runs: [Run]) -> [Double] {
    let narrowest = runs.map(\.width).min() ?? 0
    return runs.flatMap { run in
      let quarter = Double(run.width) / 4
      return run.width > 6 && run.width * 5 >= narrowest * 8
        ? [run.middle - quarter, run.middle + quarter] : [run.middle]
    }.sorted()
  }

  private static func runs(_ leaving: [Bool]) -> [Run] {
    guard let gap = leaving.firstIndex(of: false) else { return [] }
    var runs: [Run] = []
    var first: Int?
    for step in gap...(gap + steps) {
      if leaving[step % steps] {
        first = first ?? step
      } else if let start = first {
        let middle = (Double(start + step - 1) / 2).truncatingRemainder(dividingBy: Double(steps))
        runs.append((middle, step - start))
        first = nil
      }
    }
    return runs
  }
}
