package import SheetLayout

/// Reads the bubbles of a page, each against the paper around it and against the pupil's other marks.
package struct SheetReader {
  private let page: SheetLayout.Page
  private let bubbles: [SheetLayout.Bubble]
  private let marks: [Mark]

  enum Mark: Equatable {
    case none, marked, cancelled
    case doubt(SheetReading.Why)
  }

  package init(_ page: SheetLayout.Page, _ paper: SheetPaper, _ plane: SheetPlane, _ picture: GreyPicture) {
    self.page = page
    let bubbles = page.parts.flatMap(\.bubbles)
    self.bubbles = bubbles
    let patches = bubbles.map { BubblePatch($0, plane, picture) }
    let light = SheetLight(paper, plane, picture, patches)
    let shifts = SheetReader.shifts(patches, light)
    let measures = zip(patches, shifts).map { patch, shift in
      patch.measure(shift ?? .init(), black: light.black(patch.bubble), paper: light.paper(patch.bubble))
    }
    let scale = MarkScale(measures, bubbles)
    marks = SheetReader.betweenCancelled(
      patches.indices.map { place in
        guard let shift = shifts[place] else { return .doubt(.place) }
        return scale.mark(measures[place], bubbles[place]) {
          patches[place].strokes(shift, black: light.black(bubbles[place]), ink: scale.ink)
        }
      }, bubbles)
  }

  /// The marks, with a doubt where strokes through a bubble may be those through the bubbles on both sides of it.
  private static func betweenCancelled(_ marks: [Mark], _ bubbles: [SheetLayout.Bubble]) -> [Mark] {
    let cancelled = marks.indices.filter { marks[$0] == .cancelled }
    var marks = marks
    for place in cancelled {
      let near = cancelled.count { other in
        let (x, y) = (bubbles[other].x - bubbles[place].x, bubbles[other].y - bubbles[place].y)
        return other != place && (x * x + y * y).squareRoot() < SheetLayout.pitch + 0.5
      }
      if near > 1 { marks[place] = .doubt(.crossed) }
    }
    return marks
  }

  // MARK: Where the bubbles are

  /// The shift of each bubble, by the clear outlines around it; nil where there are too few of these, or they contradict each
  /// other, as on a crease.
  private static func shifts(_ patches: [BubblePatch], _ light: SheetLight) -> [BubblePatch.Shift?] {
    let own = patches.map(\.shift)
    let isClear = zip(patches, own).map { patch, shift in
      Double(shift.score) > 0.16 * (Double(patch.white) - light.black(patch.bubble))
    }
    return patches.indices.map { place in
      let here = patches[place].bubble
      let near = patches.indices.filter { other in
        let there = patches[other].bubble
        return isClear[other] && abs(there.x - here.x) < 16 && abs(there.y - here.y) < 16
      }
      guard near.count >= 2 else { return nil }
      let (xs, ys) = (near.map { own[$0].x }.sorted(), near.map { own[$0].y }.sorted())
      let (x, y) = (xs[xs.count / 2], ys[ys.count / 2])
      let agreeing = near.filter { abs(own[$0].x - x) <= 2 && abs(own[$0].y - y) <= 2 }
      // Below a crease a row may lie elsewhere than the rows above it.
      let row = { (places: [Int]) in places.count { abs(patches[$0].bubble.y - here.y) < 1 } }
      let (all, clear) = (row(Array(patches.indices)), row(near))
      if clear == 0 && all > 2 || 2 * row(agreeing) < clear { return nil }
      return 2 * agreeing.count >= near.count ? BubblePatch.Shift(x: x, y: y, score: 0) : nil
    }
  }

  // MARK: What they say

  package var reading: SheetReading {
    var reading = SheetReading()
    var start = 0
    for placed in page.parts {
      let range = start..<(start + placed.bubbles.count)
      start = range.upperBound
      if placed.part.form == .line { continue }
      let (text, doubt) = read(placed.part, range)
      if let doubt { reading.doubts.append(doubt) }
      let whole = text.isEmpty ? "" : placed.part.prefix + text
      if let place = reading.cells.firstIndex(where: { $0.name == placed.part.cell }) {
        let before = reading.cells[place].text
        reading.cells[place].text = [before, whole].filter { !$0.isEmpty }.joined(separator: " ")
      } else {
        reading.cells.append(.init(placed.part.cell, whole))
      }
    }
    for place in reading.cells.indices where reading.doubts.contains(where: { $0.cell == reading.cells[place].name }) {
      reading.cells[place].text = ""
    }
    return reading
  }

  private func read(
    _ part: SheetQuestion.Part, _ range: Range<Int>
  ) -> (text: String, doubt: SheetReading.Doubt?) {
    let odd = range.filter { place in
      if case .doubt = marks[place] { true } else { false }
    }
    if let first = odd.first, case .doubt(let why) = marks[first] {
      return ("", doubt(part, why, odd))
    }
    let marked = range.filter { marks[$0] == .marked }
    switch part.form {
    case .letters(_, let takesSeveral):
      if marked.count > 1 && !takesSeveral { return ("", doubt(part, .several, marked)) }
      return (marked.map { bubbles[$0].sign }.joined(separator: " "), nil)
    case .digits(let count): return number(part, marked, count)
    case .line: return ("", nil)
    }
  }

  private func doubt(
    _ part: SheetQuestion.Part, _ why: SheetReading.Why, _ places: [Int]
  ) -> SheetReading.Doubt {
    .init(cell: part.cell, part: part.name, why: why, signs: places.map { bubbles[$0].sign })
  }

  private func number(
    _ part: SheetQuestion.Part, _ marked: [Int], _ count: Int
  ) -> (text: String, doubt: SheetReading.Doubt?) {
    let columns = marked.map { bubbles[$0].digit }
    if Set(columns).count < columns.count { return ("", doubt(part, .several, marked)) }
    let digits = marked.filter { bubbles[$0].digit > 0 }
    guard let first = digits.first, let last = digits.last else {
      return ("", marked.isEmpty ? nil : doubt(part, .digits, marked))
    }
    guard bubbles[last].digit - bubbles[first].digit == digits.count - 1 else {
      return ("", doubt(part, .digits, marked))
    }
    let value = Int(digits.map { bubbles[$0].sign }.joined()) ?? 0
    return (String(digits.count < marked.count ? -value : value), nil)
  }
}

/// How bright paper and print are across a page.
struct SheetLight {
  /// Brightness of the corner marks' black as a plane, and of paper as a curved surface, by millimetres / 100.
  private let blacks: [Double]
  private let papers: [Double]

  init(_ paper: SheetPaper, _ plane: SheetPlane, _ picture: GreyPicture, _ patches: [BubblePatch]) {
    var black = LeastSquares(3)
    var all: [Double] = []
    for tag in paper.tags {
      let side = SheetPaper.tagSide
      let border = side / 8
      let strips = [
        (tag.x, tag.y, side, border), (tag.x, tag.y + side - border, side, border), (tag.x, tag.y, border, side),
        (tag.x + side - border, tag.y, border, side),
      ].flatMap { left, top, width, height in
        plane.flattened(
          picture, left: left + 0.3, top: top + 0.3, width: width - 0.6, height: height - 0.6, scale: 4
        ).pixels
      }
      let value = Double(BubblePatch.percentile(strips, 0.5))
      all.append(value)
      black.add([1, (tag.x + side / 2) / 100, (tag.y + side / 2) / 100], value)
    }
    blacks = black.solution ?? [all.reduce(0, +) / Double(max(1, all.count)), 0, 0]
    papers = Self.surface(patches) ?? [255, 0, 0, 0, 0, 0]
  }

  private static func terms(_ bubble: SheetLayout.Bubble) -> [Double] {
    let (x, y) = (bubble.x / 100 - 1, bubble.y / 100 - 1.5)
    return [1, x, y, x * x, x * y, y * y]
  }

  /// The surface through most of the patches: smudges are left out of the later rounds.
  private static func surface(_ patches: [BubblePatch]) -> [Double]? {
    var found: [Double]?
    let terms = patches.map { Self.terms($0.bubble) }
    for round in 0..<4 {
      var equations = LeastSquares(6)
      // A page with few bubbles fixes no curve: a little weight keeps it flat.
      for (place, size) in [0, 1e-3, 1e-3, 1e-1, 1e-1, 1e-1].enumerated() where size > 0 {
        equations.add((0..<6).map { $0 == place ? 1 : 0 }, 0, weight: size)
      }
      for (patch, terms) in zip(patches, terms) {
        let error = found.map { abs(Self.value($0, terms) - Double(patch.white)) } ?? 0
        let limit = round == 1 ? 20.0 : 10.0
        equations.add(terms, Double(patch.white), weight: error < limit ? 1 : limit * limit / (error * error) / 4)
      }
      found = equations.solution ?? found
    }
    return found
  }

  private static func value(_ factors: [Double], _ terms: [Double]) -> Double {
    zip(factors, terms).reduce(0) { $0 + $1.0 * $1.1 }
  }

  func paper(_ bubble: SheetLayout.Bubble) -> Double {
    min(255, Self.value(papers, Self.terms(bubble)))
  }

  func black(_ bubble: SheetLayout.Bubble) -> Double {
    max(0, min(180, blacks[0] + blacks[1] * bubble.x / 100 + blacks[2] * bubble.y / 100))
  }
}

/// From when on a bubble of this page counts as marked.
struct MarkScale {
  /// Darkness of the pupil's pen.
  let ink: Double
  /// The shares that the sign printed in a bubble adds, by the sign: to its mean, its faint and its dark share.
  private var print: [String: Print] = [:]
  private let usual: Print

  private struct Print {
    var mean = 0.0
    var faint = 0.0
    var light = 0.0
    var dark = 0.0
  }

  /// Grey of more than this over a bubble is a doubt.
  private static let grey = 0.15
  private static let faintLimit = 0.22
  private var darkLimit: Double { Self.darkLimit(ink) }

  /// Never as light as the sign that is printed in a bubble.
  private static func darkLimit(_ ink: Double) -> Double { max(0.38, 0.5 * ink) }

  /// Of a light pen the strokes are as light as the sign: then they must cover more than it.
  private static func lightLimit(_ ink: Double) -> Double { max(0.27, 0.5 * ink) }

  init(_ measures: [BubbleMeasure], _ bubbles: [SheetLayout.Bubble]) {
    let means = measures.map(\.mean).sorted()
    let base = min(0.12, means.isEmpty ? 0 : means[means.count * 3 / 10])
    let inks = measures.filter { $0.mean - base > 0.1 && $0.around < 0.15 }.map(\.ink).sorted()
    ink = inks.count >= 3 ? max(0.3, min(1, inks[inks.count / 2])) : 0.8
    let (limit, light) = (Self.darkLimit(ink), Self.lightLimit(ink))
    // Nil where most of these bubbles are marked.
    func print(_ places: [Int]) -> Print? {
      let plain = places.map { measures[$0] }.sorted { $0.mean < $1.mean }
      guard !plain.isEmpty else { return Print() }
      let middle = plain[min(plain.count / 2, plain.count * 4 / 10)]
      guard middle.mean < base + 0.06 else { return nil }
      return Print(
        mean: middle.mean, faint: middle.share(above: Self.faintLimit), light: middle.share(above: light),
        dark: middle.share(above: limit))
    }
    usual = print(Array(measures.indices)) ?? Print(mean: base)
    for (sign, places) in Dictionary(grouping: bubbles.indices, by: { bubbles[$0].sign }) where places.count >= 4 {
      self.print[sign] = print(places)
    }
  }

  func mark(
    _ measure: BubbleMeasure, _ bubble: SheetLayout.Bubble, strokes: () -> BubbleStrokes
  ) -> SheetReader.Mark {
    let print = print[bubble.sign] ?? usual
    let dark = measure.share(above: darkLimit) - print.dark
    let light = measure.share(above: Self.lightLimit(ink)) - print.light
    if dark >= 0.09 || light >= 0.18, measure.ink >= 0.55 * ink {
      // A mark ends at the bubble or little beyond it; grey all around is none.
      if measure.around > 0.3 || measure.around > 0.12 && measure.mean < 0.6 { return .doubt(.smudge) }
      return crossed(measure, strokes)
    }
    if measure.veil > Self.grey { return .doubt(dark > 0.3 || measure.around < 0.1 ? .weak : .smudge) }
    if measure.mean - print.mean > Self.grey || dark > 0.04 { return .doubt(.weak) }
    return measure.share(above: Self.faintLimit) - print.faint > 0.08 ? .doubt(.weak) : .none
  }

  /// A filled mark with two strokes through it that reach beyond it on both sides does not count.
  private func crossed(_ measure: BubbleMeasure, _ strokes: () -> BubbleStrokes) -> SheetReader.Mark {
    guard measure.mean > 0.4 * ink else { return .marked }
    let strokes = strokes()
    if strokes.pairs >= 2 {
      // A heavy cross covers three quarters of a bubble at most.
      let covered = measure.share(above: darkLimit)
      if strokes.filled > 0.8 && covered > 0.85 { return strokes.ends > 6 ? .doubt(.crossed) : .cancelled }
      return strokes.filled <= 0.65 || covered < 0.6 ? .marked : .doubt(.crossed)
    }
    // Strokes that run into each other leave fewer ends than they have.
    return strokes.ends > 1 && strokes.pairs == 1 && strokes.filled > 0.7 && measure.mean > 0.6 * ink
      ? .doubt(.crossed) : .marked
  }
}
