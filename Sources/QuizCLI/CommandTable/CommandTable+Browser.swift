internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  /// The commands that open quizrun to browsers and other programs.
  static let browser = [serve, host]

  static let serve = Command(
    name: "serve", operands: "", summary: "play in browsers and over HTTP, until you stop it",
    options: [
      OptionSpec("listen", .required("ADDR"), "another address of this machine than 127.0.0.1"),
      OptionSpec("port", .required("N"), "another port than 8420; 0 takes any that is free"),
      OptionSpec("tls-cert", .required("F"), "a certificate with its chain (PEM), to encrypt the connection"),
      OptionSpec("tls-key", .required("F"), "the key of the certificate (PEM)"),
      OptionSpec(
        "trusted-proxy", .required("CIDR"), repeats: true, "addresses of proxies to trust, as in 10.0.0.0/8"),
      OptionSpec("insecure-lan", "listen beyond this machine though nothing is encrypted"),
      insecurePlugins,
      OptionSpec("host-name", .required("NAME"), repeats: true, "a name by which browsers may call the server"),
      OptionSpec("watch", "for authors: record nothing, and show saved files in the open page"),
      OptionSpec("json", "print the address as a JSON line"), helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try ServeCommand(surroundings: surroundings, parsed: parsed).run()
    })

  private static let insecurePlugins = OptionSpec(
    "insecure-plugins", "go on where the system cannot close plugins off")

  static let host = Command(
    name: "host", operands: "QUIZ…", summary: "lead a room: others join with their phones",
    options: [
      OptionSpec("plugin", .required("P"), repeats: true, "the mode, by name or path; further ones modify it"),
      OptionSpec("set", .required("K=V"), repeats: true, "an option of the mode, as in --set pass=70"),
      OptionSpec("seed", .required("N"), "draw and shuffle as once before: 0 to 9007199254740991"),
      OptionSpec("timed", .optional("SEC"), "a limit for every question (20 seconds), instead of its own"),
      OptionSpec("pace", .required("HOW"), "together (one question for all), or own (each player alone)"),
      OptionSpec("until", .required("TIME"), "when the room closes by itself, as in 2026-11-30T18:00"),
      OptionSpec("names", .required("HOW"), "free, generated or roster"),
      OptionSpec("roster", .required("F"), "the names that may join: a file with a name in each line"),
      OptionSpec("room", .required("ID"), "go on with a room that was left or broke off"),
      OptionSpec("rehearse", .required("N"), "let N bots join and answer, to try it out"),
      OptionSpec("listen", .required("ADDR"), "an address of this machine, instead of its private ones"),
      OptionSpec("port", .required("N"), "another port than 8420; 0 takes any that is free"),
      insecurePlugins,
      OptionSpec("plain", "plain lines instead of full screen; good with a screen reader"),
      OptionSpec("json", "rooms as JSON lines, and orders such as {\"do\":\"lock\"}"), helpOption,
    ], arity: 0...64,
    run: { (surroundings, parsed) throws(Problem) in try HostCommand(surroundings: surroundings, parsed: parsed).run()
    })
}
