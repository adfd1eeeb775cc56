internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  /// The commands for authors of modes.
  static let authors = [pluginNew, pluginCheck, pluginTest, pluginExplain, pluginTypes]

  static let pluginNew = Command(
    name: "plugin new", operands: "NAME", summary: "write plugins/NAME.lua, a mode that works",
    options: [helpOption], arity: 1...1,
    run: { (surroundings, parsed) throws(Problem) in try PluginNewCommand(surroundings).run(parsed.operands[0]) })

  static let pluginCheck = Command(
    name: "plugin check", operands: "[P…]", summary: "look for mistakes in plugins",
    options: [
      OptionSpec("quiz", .required("QUIZ"), "check it with this quiz, by path or id"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of the mode"),
      OptionSpec("seed", .required("N"), "the seed of the sittings"), json, helpOption,
    ], arity: 0...1000,
    run: { (surroundings, parsed) throws(Problem) in try PluginCheckCommand(surroundings, parsed).run() })

  static let pluginTest = Command(
    name: "plugin test", operands: "[P…]", summary: "play the examples of plugins and compare the results",
    options: [json, helpOption], arity: 0...1000,
    run: { (surroundings, parsed) throws(Problem) in try PluginTestCommand(surroundings, parsed).run() })

  static let pluginExplain = Command(
    name: "plugin explain", operands: "P [QUIZ|SITTING]",
    summary: "show each hook's input and output",
    options: [
      OptionSpec("seed", .required("N"), "the seed of the sittings"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of the mode"),
      OptionSpec("hook", .required("HOOK"), repeats: true, "only this hook"), json, helpOption,
    ], arity: 1...2,
    run: { (surroundings, parsed) throws(Problem) in try PluginExplainCommand(surroundings, parsed).run() })

  static let pluginTypes = Command(
    name: "plugin types", operands: "", summary: "write the types of the mode API for editors",
    options: [
      OptionSpec("out", .required("DIR"), "write them there, and .luarc.json here unless there is one"),
      OptionSpec("reference", "the same as a page to read, in Markdown"), helpOption,
    ], arity: 0...0,
    run: { (_, parsed) throws(Problem) in try PluginTypesCommand(parsed).run() })
}
