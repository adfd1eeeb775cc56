package import QuizCore

/// The meaning of a line at the prompt where it was typed.
package enum PlainMeaning: Equatable {
  /// Enter alone, where it does something: continues, repeats the present value, takes the default.
  case enter
  /// The response to a question.
  case reply(Reply)
  /// The value of an input.
  case value(PlainValue)
  /// A button of the mode, by its id.
  case button(String)
  /// A place in a list, from 1.
  case place(Int)
  /// A choice about a sitting: how to leave it, or whether to go on with it.
  case choice(Choice)
  case command(PlainCommand)
  /// A number that has to be asked back.
  case unclear(TypedNumber)
  /// A colon before an unknown command.
  case unknownCommand
  /// A text that the prompt does not take.
  case wrong

  /// Whether the prompt cannot take it.
  var isMistake: Bool {
    switch self {
    case .wrong, .unknownCommand, .unclear: true
    case .enter, .reply, .value, .button, .place, .choice, .command: false
    }
  }

  package enum Choice: Equatable {
    case keep, discard, stay
    /// Begin anew instead of continuing.
    case anew
    /// Yes, do it.
    case confirmed
  }
}
