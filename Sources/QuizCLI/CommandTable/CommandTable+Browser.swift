internal import CommandLine
internal import QuizLibrary

extension CommandTable {
  /// What opens quizrun to browsers and other programs.
  static let browser = [serve]

  static let serve = Command(
    name: "serve", operands: "", summary: "play over HTTP, alone or with others, until you stop it",
    options: [
      OptionSpec("listen", .required("ADDR"), "another address of this machine than 127.0.0.1"),
      OptionSpec("port", .required("N"), "another port than 8420; 0 takes any that is free"),
      OptionSpec("tls-cert", .required("F"), "a certificate with its chain (PEM): what is sent is encrypted"),
      OptionSpec("tls-key", .required("F"), "the key of the certificate (PEM)"),
      OptionSpec(
        "trusted-proxy", .required("CIDR"), repeats: true, "who may say for whom it asks, as in 10.0.0.0/8"),
      OptionSpec("insecure-lan", "listen beyond this machine though nothing is encrypted"),
      OptionSpec("host-name", .required("NAME"), repeats: true, "a name by which browsers may call the server"),
      OptionSpec("watch", "for authors: keep nothing, and show what is saved in the open page"),
      OptionSpec("json", "say where it listens as a JSON line"), helpOption,
    ], arity: 0...0,
    run: { (surroundings, parsed) throws(Problem) in try ServeCommand(surroundings: surroundings, parsed: parsed).run()
    })
}
