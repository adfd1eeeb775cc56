internal import Terminal
internal import TextLayout

extension Form {
  /// Draws the pad, the inputs and the buttons, each with its spot.
  func draw(into body: inout Body, submit: String, isActive: Bool, _ canvas: Canvas) {
    pad?.draw(into: &body, focus: focus, canvas)
    if canvas.isSpacious { body.gap() }
    for (index, input) in inputs.enumerated() {
      let isFocused = spot(focus) == .input(index)
      body.spot { input.draw(into: &$0, isFocused: isFocused, canvas) }
    }
    if canvas.isSpacious { body.gap() }
    drawButtons(into: &body, submit: submit, isActive: isActive, canvas)
  }

  /// The buttons side by side, over as many rows as they need.
  private func drawButtons(into body: inout Body, submit: String, isActive: Bool, _ canvas: Canvas) {
    var row: [Span] = []
    var used = 0
    var places: [(row: Int, column: Int)] = []
    var rows: [[Span]] = []
    for (index, button) in buttons.enumerated() {
      let piece = label(button, submit: submit, canvas).truncated(to: body.width - 4)
      if used > 0 && used + piece.cells + 2 > body.width {
        rows.append(row)
        (row, used) = ([], 0)
      }
      let marker = spot(focus) == .button(index) ? " " + canvas.glyphs.focus : "  "
      places.append((rows.count, used + 2))
      row += [Span(marker, Look.strong), Span(piece, style(index, isActive: isActive))]
      used += piece.cells + 2
    }
    rows.append(row)
    add(rows, places, to: &body)
  }

  private func add(_ rows: [[Span]], _ places: [(row: Int, column: Int)], to body: inout Body) {
    let first = body.rows.count
    let focused = spot(focus)
    for (index, row) in rows.enumerated() {
      var cursor: Int?
      if case .button(let button) = focused, places[button].row == index { cursor = places[button].column + 1 }
      body.add(Row(row, cursor: cursor))
    }
    for place in places { body.shareSpot(rows: (first + place.row)..<(first + place.row + 1)) }
  }

  private func style(_ index: Int, isActive: Bool) -> Style {
    let isFocused = spot(focus) == .button(index)
    if buttons[index].role == .submit && !isActive { return Style(dim: true, reverse: isFocused) }
    return isFocused ? Look.focused : .plain
  }

  /// `[h Hint]`, without its letter while letters are typed; the submitting button says when it cannot be pressed yet.
  private func label(_ button: Button, submit: String, _ canvas: Canvas) -> String {
    if button.role == .submit { return "[\(canvas.texts.enter) \(submit)]" }
    return (isTyping ? nil : button.key).map { "[\($0) \(button.label)]" } ?? "[\(button.label)]"
  }
}
