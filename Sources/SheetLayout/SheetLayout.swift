/// The places of all bubbles of an answer sheet: printing draws it, reading looks there.
package struct SheetLayout: Equatable, Sendable {
  package let paper: SheetPaper
  package private(set) var pages: [Page] = []

  package static let diameter = 4.4
  package static let radius = diameter / 2
  /// From one bubble's centre to the next, across and down: at least 2 mm lie between them.
  package static let pitch = 6.8
  /// The place for a question's number before its bubbles.
  package static let labelWidth = 9.5
  /// The box above each column of digits.
  package static let boxSide = 5.6
  /// The fewest digits that a number gets, so that their count tells little of the answer.
  package static let fewestDigits = 4
  package static let mostDigits = 11
  private static let gutter = 5.0
  /// Beside questions with several rows.
  private static let space = 1.6

  /// A page, numbered from 1.
  package struct Page: Equatable, Sendable {
    package let number: Int
    package var parts: [Placed] = []

    package init(_ number: Int) { self.number = number }
  }

  /// A part with its place.
  package struct Placed: Equatable, Sendable {
    package let part: SheetQuestion.Part
    package var bubbles: [Bubble]
    /// The frame of label and bubbles.
    package var left: Double
    package var top: Double
    package var width: Double
    package var height: Double
  }

  /// A bubble by its name, such as `3:B`, `3.2:B`, `5#1:7` or `5#0:-`, and its centre.
  package struct Bubble: Equatable, Sendable {
    package let name: String
    package let sign: String
    /// The place of the digit, 0 for the minus; 0 in every other form.
    package let digit: Int
    package let x: Double
    package let y: Double
  }

  package init(_ paper: SheetPaper, _ questions: [SheetQuestion]) {
    self.paper = paper
    var flow = Flow(paper, columns: Self.columns(questions, paper))
    for question in questions { flow.add(question) }
    pages = flow.pages
  }

  private static func width(_ columns: Int, _ paper: SheetPaper) -> Double {
    (paper.width - 2 * SheetPaper.margin - gutter * Double(columns - 1)) / Double(columns)
  }

  /// Three columns where every row of bubbles fits into one, else two.
  private static func columns(_ questions: [SheetQuestion], _ paper: SheetPaper) -> Int {
    let most = questions.flatMap(\.parts).map { part in
      switch part.form {
      case .letters(let letters, _): letters.count
      case .digits(let count): count + 1
      case .line: 0
      }
    }.max()
    return most ?? 0 <= Flow.room(width(3, paper)) ? 3 : 2
  }

  /// Fills the columns of pages from above.
  private struct Flow {
    let paper: SheetPaper
    let columns: Int
    let width: Double
    var pages = [Page(1)]
    var column = 0
    var y: Double

    init(_ paper: SheetPaper, columns: Int) {
      (self.paper, self.columns) = (paper, columns)
      width = SheetLayout.width(columns, paper)
      y = paper.top
    }

    /// How many bubbles stand side by side.
    static func room(_ width: Double) -> Int { Int((width - labelWidth) / pitch) }

    func height(_ part: SheetQuestion.Part) -> Double {
      switch part.form {
      case .letters(let letters, _):
        let room = Self.room(width)
        return pitch * Double((letters.count + room - 1) / room)
      case .digits: return pitch * 10 + boxSide + 1
      case .line: return pitch
      }
    }

    mutating func add(_ question: SheetQuestion) {
      let heights = question.parts.map(height)
      let whole = heights.reduce(0, +)
      let isTall = whole > pitch + 0.1
      if isTall && y > paper.top { y += space }
      // A question that is longer than a column may be cut between its parts.
      if y + whole > paper.bottom, whole <= paper.bottom - paper.top || y > paper.top { next() }
      for (part, height) in zip(question.parts, heights) {
        if y + height > paper.bottom { next() }
        pages[pages.count - 1].parts.append(placed(part, height))
        y += height
      }
      if isTall { y += space }
    }

    private mutating func next() {
      y = paper.top
      column += 1
      if column == columns {
        column = 0
        pages.append(Page(pages.count + 1))
      }
    }

    private func placed(_ part: SheetQuestion.Part, _ height: Double) -> Placed {
      let left = SheetPaper.margin + Double(column) * (width + gutter)
      var placed = Placed(part: part, bubbles: [], left: left, top: y, width: width, height: height)
      let first = left + labelWidth + pitch / 2
      switch part.form {
      case .letters(let letters, _):
        let room = Self.room(width)
        placed.bubbles = letters.enumerated().map { place, letter in
          Bubble(
            name: "\(part.name):\(letter)", sign: letter, digit: 0, x: first + pitch * Double(place % room),
            y: y + pitch * (0.5 + Double(place / room)))
        }
      case .digits(let count):
        let row = { (digit: Int) in y + boxSide + 1 + pitch * (0.5 + Double(digit)) }
        placed.bubbles = [Bubble(name: "\(part.name)#0:-", sign: "-", digit: 0, x: first, y: row(0))]
        for place in 1...count {
          placed.bubbles += (0...9).map { digit in
            Bubble(
              name: "\(part.name)#\(place):\(digit)", sign: String(digit), digit: place,
              x: first + pitch * Double(place), y: row(digit))
          }
        }
      case .line: break
      }
      return placed
    }
  }
}
