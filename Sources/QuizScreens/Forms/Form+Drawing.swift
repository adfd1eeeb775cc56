internal import Terminal
internal import Words

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
    body.pin()
    drawButtons(into: &body, submit: submit, isActive: isActive, canvas)
  }

  private func drawButtons(into body: inout Body, submit: String, isActive: Bool, _ canvas: Canvas) {
    let pieces = buttons.enumerated().map { index, button in
      SideBySide.Piece(
        text: label(button, submit: submit, canvas), isFocused: spot(focus) == .button(index),
        style: style(index, isActive: isActive))
    }
    SideBySide(pieces).draw(into: &body, canvas)
  }

  private func style(_ index: Int, isActive: Bool) -> Style {
    let isFocused = spot(focus) == .button(index)
    if buttons[index].role == .submit && !isActive { return Style(dim: true, reverse: isFocused) }
    return isFocused ? Look.focused : .plain
  }

  /// `[h Hint]`, without its letter while letters are typed; the submitting button says when it cannot be pressed yet.
  private func label(_ button: Button, submit: String, _ canvas: Canvas) -> String {
    if button.role == .submit { return "[\(canvas.texts.enterKey) \(submit)]" }
    let key = button.digit.map(String.init) ?? button.key.map { String($0) }
    return (isTyping ? nil : key).map { "[\($0) \(button.label)]" } ?? "[\(button.label)]"
  }
}
