/// The words of help pages and refused command lines in one language; the names in braces are filled in.
package struct HelpWords: Sendable {
  package var usage = "usage"
  package var options = "[options]"
  package var examples = "examples"
  package var noCommand = "there is {what} '{word}': {where}"
  package var near = "did you mean '{near}'?"
  package var noCommandButNear = "there is {what} '{word}'"
  package var incomplete = "`{command}` needs one of {actions}: see `{help}`"
  package var unknownAction = "unknown action '{word}' of `{command}`"
  package var actions = "actions are {actions}"
  package var unknownOption = "unknown option '{word}'"
  package var see = "see `{help}`"
  package var missingValue = "{option} needs a value: {written}"
  package var unexpectedValue = "{option} takes no value"
  package var repeated = "{option} is given twice"
  package var unexpected = "unexpected argument '{word}'"
  package var unexpectedForNone = "unexpected argument '{word}', as '{first}' is no command"
  package var missing = "an argument is missing: {command}"
  package var badValue = "{option} takes {expected}, not '{word}'"
  package var together = "{one} and {other} cannot be given together"
  package var needs = "{option} works only with {other}: add it"
  /// A text of the table of commands, or of an expected value, in this language; texts without a translation stay.
  package var translated: @Sendable (String) -> String = { $0 }

  package init() {}
}
