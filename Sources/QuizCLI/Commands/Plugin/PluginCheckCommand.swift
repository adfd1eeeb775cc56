internal import Glibc
internal import JSONText
internal import QuizCore
internal import QuizModes
internal import TextLayout

/// `quizrun plugin check`: looks for everything that can be wrong with plugins.
struct PluginCheckCommand {
  private let library: Library
  private let plugins: NamedPlugins
  private let quiz: String?
  private let seed: Int
  private let isJSON: Bool

  init(_ shell: Shell, _ parsed: ParsedCommand) throws(Exit) {
    library = shell.library
    plugins = NamedPlugins(library: library, words: parsed.operands)
    quiz = parsed.value("quiz")
    isJSON = parsed.has("json")
    guard let text = parsed.value("seed") else {
      seed = 1
      return
    }
    guard let number = Int(text), Chance.seeds.contains(number) else {
      throw Exit(
        UsageError.badValue(option: "--seed", value: text, expected: "a whole number from 0 to 9007199254740991"))
    }
    seed = number
  }

  func run() throws(Exit) -> Int32 {
    var reports: [PluginReport] = []
    var failure: PluginProblem?
    let checks = try quizzes()
    var paths = try plugins.paths()[...]
    let jobs = min(paths.count, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    let (command, isBrief) = (self, !isJSON && plugins.words.isEmpty)
    OrderedWork<String, Result<PluginReport, PluginProblem>> {
      paths.popFirst()
    } finish: { product in
      switch product {
      case .success(let report):
        if !command.isJSON { Console.write(CheckText.text(report, isBrief: isBrief)) }
        reports.append(report)
      case .failure(let problem): failure = problem
      }
      return failure == nil
    } worker: {
      { path in command.check(path, checks, saysGuesses: !isBrief) }
    }.run(jobs: jobs)
    if let failure { throw Exit(Exit.inputOutput, failure.message) }
    if isJSON { Console.write(JSONWriter.text(.list(reports.map { .object($0.object) })) + "\n") }
    return reports.allSatisfy(\.findings.isEmpty) ? 0 : 1
  }

  private func check(
    _ path: String, _ quizzes: [CheckedQuiz], saysGuesses: Bool
  ) -> Result<PluginReport, PluginProblem> {
    do throws(PluginProblem) {
      let source = try library.source(path)
      return .success(
        PluginChecker(
          source, quizzes: quizzes, languages: library.languages, seed: seed, saysGuesses: saysGuesses
        ).report())
    } catch {
      return .failure(error)
    }
  }

  /// The quizzes to check with: the one that was named, else all that can be read.
  private func quizzes() throws(Exit) -> [CheckedQuiz] {
    if let quiz {
      guard let found = try library.quiz(named: quiz, seed: seed) else {
        throw Exit.file(Exit.noInput, "there is no quiz '\(quiz)': `quizrun list` lists them")
      }
      return [CheckedQuiz(quiz: found.quiz, path: found.path, bytes: found.bytes)]
    }
    var checked: [CheckedQuiz] = []
    var seen: Set<String> = []
    for path in library.quizPaths {
      guard let found = try? library.quiz(at: path, seed: seed), seen.insert(found.quiz.id).inserted else { continue }
      checked.append(CheckedQuiz(quiz: found.quiz, path: path, bytes: found.bytes))
    }
    return checked
  }
}

/// A report as people read it.
enum CheckText {
  /// With `isBrief` only what was found; else what there is to know besides.
  static func text(_ report: PluginReport, isBrief: Bool) -> String {
    var lines = report.findings.map(line)
    let count = report.findings.count
    let verdict = count == 0 ? "nothing found" : count == 1 ? "1 mistake" : "\(count) mistakes"
    lines.append("\(report.path): \(verdict)")
    if !report.unplayed.isEmpty { lines.append("  stopped: \(stop(report.unplayed))") }
    if !isBrief { lines += facts(report) }
    return lines.map { $0.cleaned + "\n" }.joined()
  }

  /// Why not everything was played.
  private static func stop(_ unplayed: [String]) -> String {
    let names =
      unplayed.prefix(3).joined(separator: ", ") + (unplayed.count > 3 ? " and \(unplayed.count - 3) more" : "")
    return "the hooks took the 500,000,000 instructions that a check spends; not played to the end: \(names) (name one "
      + "with --quiz)"
  }

  private static func line(_ finding: PluginFinding) -> String {
    let hook = finding.hook.map { "\($0.rawValue): " } ?? ""
    let said = finding.message.hasSuffix(finding.suggestion) ? "" : " – \(finding.suggestion)"
    return "\(finding.file):\(finding.line): \(hook)\(finding.message)\(said) [\(finding.code.rawValue)]"
  }

  private static func facts(_ report: PluginReport) -> [String] {
    var lines: [String] = []
    for quiz in report.quizzes {
      let noun = quiz.sittings == 1 ? "sitting" : "sittings"
      lines.append("  \(quiz.id): \(quiz.sittings) \(noun) played")
      if let guesses = quiz.guesses { lines += chances(guesses, quiz).map { "    \($0)" } }
    }
    if !report.costs.isEmpty {
      lines.append("  the dearest call of each hook, of 10,000,000 instructions and 32 MB:")
      let rows = report.costs.map { cost in
        [
          "   ", cost.hook.rawValue, "\(cost.instructions)", "instructions", "\(cost.memory / 1024)", "KB",
          "\(cost.calls)", "calls",
        ]
      }
      lines += Table(rows: rows, numbers: [2, 4, 6]).text().split(separator: "\n").map(String.init)
    }
    return lines
  }

  /// What comes of answering by chance.
  private static func chances(_ guesses: GuessSummary, _ quiz: PluginReport.QuizReport) -> [String] {
    let how = guesses.isExact ? "exact" : "from \(guesses.drawn) drawn sittings"
    var lines: [String] = []
    if let points = guesses.points, let of = guesses.of, of > 0 {
      lines.append(
        "guessing earns \(written(points)) of \(written(of)) points (\(written(100 * points / of)) %), \(how)")
    } else if let points = guesses.points, guesses.outcomes.isEmpty {
      lines.append("guessing earns \(written(points)) points, \(how)")
    }
    if !guesses.outcomes.isEmpty {
      let known = quiz.outcomes + guesses.outcomes.keys.filter { !quiz.outcomes.contains($0) }.sorted()
      let shares = known.map { "\($0) \(share(guesses.outcomes[$0] ?? .zero, guesses.isExact))" }
      lines.append("outcomes when answering by chance, \(how): \(shares.joined(separator: ", "))")
    }
    if let rate = guesses.tieRate, !guesses.ties.isEmpty {
      let ways = guesses.ties.filter { $0.key > 1 }.sorted { $0.key < $1.key }
      let parts = ways.map { "\($0.key) ways \(share($0.value, guesses.isExact))" }
      let detail = parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
      lines.append("ties for the first place: \(share(rate, guesses.isExact))\(detail)")
    }
    return lines
  }

  /// `3/8 (37.5 %)`; what was drawn is no exact fraction.
  private static func share(_ share: Fraction, _ isExact: Bool) -> String {
    let percent = "\(written(100 * share.double)) %"
    return isExact ? "\(share.written) (\(percent))" : percent
  }

  /// At most four decimals.
  private static func written(_ value: Double) -> String {
    ValueSpec.written(.numeric((value * 10_000).rounded() / 10_000))
  }
}

extension PluginReport {
  /// The report for programs.
  fileprivate var object: JSONObject {
    [
      "plugin": .text(id.cleaned), "path": .text(path.cleaned), "clean": .bool(findings.isEmpty),
      "findings": .list(findings.map { .object($0.object) }),
      "quizzes": .list(quizzes.map { .object($0.object) }), "unplayed": .list(unplayed.map { .text($0.cleaned) }),
      "costs": .list(
        costs.map { cost in
          .object([
            "hook": .text(cost.hook.rawValue), "instructions": .int(cost.instructions), "ms": .int(cost.milliseconds),
            "memory": .int(cost.memory), "calls": .int(cost.calls),
          ])
        }),
    ]
  }
}

extension PluginFinding {
  fileprivate var object: JSONObject {
    var object: JSONObject = [
      "code": .text(code.rawValue), "file": .text(file.cleaned), "line": .int(line),
      "message": .text(message.cleaned), "suggestion": .text(suggestion.cleaned),
    ]
    if let hook { object.append("hook", .text(hook.rawValue)) }
    return object
  }
}

extension PluginReport.QuizReport {
  fileprivate var object: JSONObject {
    var object: JSONObject = ["id": .text(id.cleaned), "sittings": .int(sittings)]
    guard let guesses else { return object }
    object.append("exact", .bool(guesses.isExact))
    if !guesses.isExact { object.append("drawn", .int(guesses.drawn)) }
    for (key, value) in [("points", guesses.points), ("of", guesses.of), ("percent", guesses.percent)] {
      if let value { object.append(key, .number(value)) }
    }
    let ids = outcomes + guesses.outcomes.keys.filter { !outcomes.contains($0) }.sorted()
    if !guesses.outcomes.isEmpty {
      object.append("outcomes", .object(JSONObject(ids.map { ($0, Self.share(guesses.outcomes[$0] ?? .zero)) })))
    }
    if let rate = guesses.tieRate, !guesses.ties.isEmpty {
      object.append("ties", Self.share(rate))
      object.append(
        "tieWays",
        .object(JSONObject(guesses.ties.sorted { $0.key < $1.key }.map { (String($0.key), Self.share($0.value)) })))
    }
    return object
  }

  private static func share(_ share: Fraction) -> JSONValue {
    .object(["fraction": .text(share.written), "share": .number(share.double)])
  }
}
