package import QuizCore

/// What a line means at the prompt it was typed behind.
package enum PlainMeaning: Equatable {
  /// Enter alone, where that does something: goes on, gives again what stands there, takes the default.
  case enter
  /// The response to a question.
  case reply(Reply)
  /// The value of an input.
  case value(PlainValue)
  /// A button of the mode, by its id.
  case button(String)
  /// A place in a list, from 1.
  case place(Int)
  /// What becomes of a sitting that is left, or of one that could go on.
  case choice(Choice)
  case command(PlainCommand)
  /// A number that has to be asked back.
  case unclear(TypedNumber)
  /// A colon before what is no command.
  case unknownCommand
  /// Nothing that the prompt takes.
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
    /// Not on with the old one.
    case anew
    /// Yes, do it.
    case confirmed
  }
}
