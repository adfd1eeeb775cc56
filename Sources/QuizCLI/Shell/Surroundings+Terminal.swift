internal import CommandLine
internal import Glibc
internal import QuizCells
internal import QuizLibrary
internal import QuizModes
internal import QuizPlay
internal import QuizSittings
internal import QuizWorkshop

/// The terminal's abilities, and the player's settings for it.
extension Surroundings {
  /// The program's own surroundings: messages go to standard error, with `QUIZRUN_LOG` also plugins' `print`.
  ///
  /// With `runsPlugins` a cell for them is made at once, before the record is opened.
  init(runsPlugins: Bool) throws(Problem) {
    let environment = Environment()
    let wantsLog = environment["QUIZRUN_LOG"].map { $0 != "0" } ?? false
    let wanted = environment["QUIZRUN_TEST_CELLS"]
    let works =
      SittingReplayer.works + WorkshopFolder.works + [CellWork(.picture), CellWork(.workbook), CellWork(.package)]
    let cells =
      wanted == "none"
      ? PluginCells(nil, works: works) : .closed(seals: wanted != "unsealed", works: works) { Console.warn($0) }
    if runsPlugins { cells.begin() }
    try self.init(
      environment, cells: cells, tell: { Console.warn($0) }, log: wantsLog ? PluginLog { Console.log($0, $1) } : nil)
  }

  /// Whether frames can be drawn: a terminal on both ends that can do more than print.
  var canDraw: Bool {
    let term = environment["TERM"] ?? "dumb"
    return isInteractive && Console.isTerminal(STDOUT_FILENO) && term != "dumb" && !environment.isAccessible
  }

  /// True when a person can answer questions.
  var isInteractive: Bool { Console.isTerminal(STDIN_FILENO) }

  /// Whether to draw with ASCII alone: the Linux console, a locale that is not UTF-8, or the player's wish.
  var isASCII: Bool {
    let locale = (environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? "").lowercased()
    return isLinuxConsole || !(locale.contains("utf-8") || locale.contains("utf8"))
      || record.setting(.ascii) == "true"
  }

  private var isLinuxConsole: Bool { environment["TERM"] == "linux" }

  /// True when output goes to a console whose font has no emoji and few signs.
  var isBareConsole: Bool { isLinuxConsole && Console.isTerminal(STDOUT_FILENO) }

  /// True when right-to-left text must be reordered here: by the setting, or on terminals not known to do it (VTE's,
  /// Konsole, mintty, Apple's do).
  var reordersText: Bool {
    switch record.setting(.bidi) ?? SettingKey.bidi.standard {
    case "on": return true
    case "off": return false
    default:
      let reorders = environment["VTE_VERSION"] != nil || environment["KONSOLE_VERSION"] != nil
      return !reorders && !["mintty", "Apple_Terminal"].contains(environment["TERM_PROGRAM"] ?? "")
    }
  }

  /// Whether the player likes plain lines better than the full screen; `ACCESSIBLE` decides when it is set.
  var prefersPlain: Bool {
    environment["ACCESSIBLE"] == nil ? record.setting(.plain) == "true" : environment.isAccessible
  }
}
