internal import QuizCore
internal import QuizPlay
internal import Terminal
internal import TextLayout
internal import Words

/// The part of a question's screen where the response is made; there is one for each shape of a response.
protocol AnswerPad {
  /// How many things in it can have the focus; at least one.
  var spots: Int { get }
  /// The present response, to be stored as a draft; nil while there is none.
  var draft: Reply? { get }
  /// Whether every change is worth a draft at once; typing and sliding are gathered.
  var savesAtOnce: Bool { get }
  /// Whether keys are letters of a text while a spot has the focus.
  func isTyping(at spot: Int) -> Bool
  /// Whether the player has changed something, now or before; a response that was not touched is asked about once.
  var isTouched: Bool { get }
  /// Whether Left and Right do something in it; elsewhere Right hands in.
  var usesArrows: Bool { get }
  /// Takes over a response that was given or begun before.
  mutating func restore(_ reply: Reply)
  /// Handles a key while the spot has the focus.
  mutating func press(_ key: Key, at spot: Int, _ texts: ScreenTexts) -> PadChange
  /// Takes a click while that spot of the form has the focus; `focus` is where it is afterwards. Returns the keys that do the rest.
  mutating func click(_ click: Click, focus: inout Int) -> [Key]
  /// Lets go of what it holds, as the focus leaves it.
  mutating func letGo()
  /// True when Enter at a spot submits the response there, chosen or not.
  var answersAtFocus: Bool { get }
  /// The response that Enter submits at a spot of the pad, or for nil from elsewhere; or the missing part.
  func submission(_ texts: ScreenTexts, at spot: Int?) -> Submission
  func draw(into body: inout Body, focus: Int?, _ canvas: Canvas)
  /// The hints on its keys, the most important first.
  func hints(_ settings: ScreenSettings) -> [KeyHint]
  func keys(_ settings: ScreenSettings) -> [KeyHint]
}

/// The effect of a key on a pad.
enum PadChange: Equatable {
  case ignored
  /// The response changed, and that spot has the focus.
  case changed(focus: Int)
  /// The same, and it is to be handed in.
  case decided(focus: Int)
}

/// The response that Enter would submit.
enum Submission: Equatable {
  case ready(Reply)
  /// Something must be done first.
  case missing(String)
}

extension AnswerPad {
  func isTyping(at spot: Int) -> Bool { false }
  var usesArrows: Bool { false }
  var answersAtFocus: Bool { false }
  var savesAtOnce: Bool { true }
  mutating func letGo() {}
}

extension QuestionView {
  /// An empty pad for this question, with the draft taken over; numbers are read as in that language.
  func pad(_ language: InterfaceLanguage) -> any AnswerPad {
    var pad = emptyPad(language)
    if let draft { pad.restore(draft) }
    return pad
  }

  private func emptyPad(_ language: InterfaceLanguage) -> any AnswerPad {
    switch kind {
    case .single, .info: return ChoicePad(answers, markup, isMultiple: false)
    case .truefalse: return ChoicePad(answers, markup, isMultiple: false, sides: PlainReply.sideLetters(self, language))
    case .multiple: return ChoicePad(answers, markup, isMultiple: true)
    case .range: return SliderPad(scale ?? Scale(), language)
    case .number: return LinePad(isNumber: true, language)
    case .text: return LinePad(isNumber: false, language)
    case .order: return OrderPad(answers, markup)
    case .match: return MatchPad(left: left, right: right, markup)
    case .gaps: return GapPad(self, language)
    }
  }
}

/// Joins the parts before a line that can have the focus: the marker, then a sign.
struct Marker {
  let isFocused: Bool
  let canvas: Canvas

  /// The lead of a line, and the look of its text.
  func lead(_ sign: String) -> [Span] {
    let marker = isFocused ? canvas.glyphs.focus + " " : "  "
    return [Span(marker, Look.accent), Span(sign.isEmpty ? "" : sign + " ")]
  }

  var style: Style { isFocused ? Look.focused : .plain }

  /// The cell behind the marker: there the cursor rests.
  var cursor: Int { 2 }
}

/// A digit from 1 to 9, of any script, as the place it names, from 0.
func place(of key: Key) -> Int? {
  guard case .character(let character) = key, character.isAnyDigit, let digit = character.wholeNumberValue, digit > 0
  else { return nil }
  return digit - 1
}

extension Key {
  /// The digit that names a place from 0; nil from the tenth on.
  init?(place: Int) {
    guard (0..<9).contains(place), let digit = String(place + 1).first else { return nil }
    self = .character(digit)
  }
}

/// A text of a row, and the cell of the row's own part at which it stands where there is room.
typealias RowFact = (text: String, column: Int)

extension Row {
  /// The row with each fact in its column, or two cells after the text before it. `end` is the end of the row's own
  /// part.
  func followed(by facts: [RowFact], from end: Int) -> Row {
    var (row, end) = (self, end)
    for fact in facts where !fact.text.isEmpty {
      let start = max(fact.column, end + 2)
      row.spans.append(Span(String(repeating: " ", count: start - end) + fact.text))
      end = start + fact.text.cells
    }
    return row
  }
}

extension Body {
  /// A title with the marker before it, on as many rows as it needs; letters are marked where one row is enough.
  mutating func add(title: String, _ marks: Set<Int>, _ marker: Marker, behind text: String = "") {
    let lead = marker.lead("") + (text.isEmpty ? [] : [Span(text)])
    guard lead.reduce(title.cells, { $0 + $1.text.cells }) > width else {
      return add(Row(lead + Span.marked(title, marks, marker.style), cursor: marker.cursor))
    }
    add(title, marker.style, lead: lead, cursor: marker.cursor)
  }
}
