@testable import CommandLine

/// A made-up program, to show that the room knows no other.
enum Samples {
  static let open = CommandSpec(
    name: "open", operands: "[DOOR]", summary: "open a door",
    options: [
      OptionSpec("key", .required("K"), "the key"), OptionSpec("with", .required("TOOL"), repeats: true, "a tool"),
      OptionSpec("wide", .optional("CM"), "how wide"), OptionSpec("help", "help"),
    ], arity: 0...1,
    candidates: .listed(Candidates.Listing(name: "doors", command: "door list", column: 2), files: true))
  static let add = CommandSpec(
    name: "door add", operands: "NAME", summary: "add a door", options: [OptionSpec("help", "help")], arity: 1...1)
  static let list = CommandSpec(name: "door list", operands: "", summary: "list doors", options: [], arity: 0...0)
  static let send = CommandSpec(
    name: "send", operands: "CODE", summary: "take a code", options: [OptionSpec("help", "help")], arity: 1...9,
    takesCode: true)
  static let help = CommandSpec(name: "help", operands: "[COMMAND]", summary: "help", options: [], arity: 0...2)

  static let program = Program(
    name: "porter", commands: [open, add, list, send, help], implied: open,
    manual: Manual(
      purpose: "open doors", usage: ("[DOOR] [options]", "open one"),
      groups: [("doors", ["open", "door add", "door list"]), ("others", ["send", "help"])], description: "Opens doors.",
      exitCodes: [("0", "open")], exitSummary: "exit codes: 0 open", environment: [],
      files: [], unknown: ("no command and no door", "`porter door list`")),
    nearest: { word, names in names.first { $0.hasPrefix(word.prefix(2)) } })
}
