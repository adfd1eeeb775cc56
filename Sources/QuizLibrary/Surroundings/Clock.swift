internal import Glibc
package import QuizCore

/// The two clocks: a steady one for limits, the wall clock for dates.
package struct Clock {
  /// Added to the machine's wall clock: `QUIZRUN_NOW` sets where it starts.
  private let shift: Int

  package init(start: WallTime?) {
    shift = start.map { $0.milliseconds - Clock.machine().milliseconds } ?? 0
  }

  package func now() -> WallTime { WallTime(milliseconds: Clock.machine().milliseconds + shift) }

  /// Milliseconds of a clock that never jumps.
  package static func steady() -> Int { milliseconds(CLOCK_MONOTONIC) }

  private static func machine() -> WallTime { WallTime(milliseconds: milliseconds(CLOCK_REALTIME)) }

  private static func milliseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

/// The player's time zone, by `TZ` or the machine's setting.
package struct Zone {
  package let name: String
  /// The warning about an unknown zone, for which UTC is used; nil otherwise.
  package let warning: String?
  /// The hour at which a day begins, 0 to 6.
  private let dayStarts: () -> Int

  package init(_ variable: String?, dayStarts: @escaping () -> Int = { 0 }) {
    self.dayStarts = dayStarts
    guard let variable, !variable.isEmpty else {
      name = variable == nil ? "local" : "UTC"
      warning = nil
      return
    }
    let zone = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    if Zone.isKnown(zone) {
      name = zone
      warning = nil
    } else {
      name = "UTC"
      warning = "TZ names the unknown zone '\(zone)': UTC is used"
      setenv("TZ", "UTC0", 1)
    }
  }

  private static func isKnown(_ zone: String) -> Bool {
    let path = zone.hasPrefix("/") ? zone : "/usr/share/zoneinfo/\(zone)"
    if Files.isFile(path) && access(path, R_OK) == 0 && !zone.contains("..") { return true }
    return isRule(zone)
  }

  /// A POSIX rule such as `CET-1CEST`: a name of three letters or more, or in angle brackets, then an offset.
  private static func isRule(_ zone: String) -> Bool {
    var rest = Substring(zone)
    if rest.first == "<" {
      rest = rest.drop { $0 != ">" }.dropFirst()
    } else {
      let name = rest.prefix { $0.isLetter }
      guard name.count >= 3 else { return false }
      rest = rest.dropFirst(name.count)
    }
    if rest.first == "+" || rest.first == "-" { rest = rest.dropFirst() }
    return rest.first?.isNumber == true
  }

  /// The player's day, which may begin later than at midnight, and the offset from UTC in minutes at a moment.
  package func local(_ time: WallTime) -> (day: CivilDay, offsetMinutes: Int) {
    let (day, hour, offset) = clock(time)
    return (hour < dayStarts() ? CivilDay(number: day.number - 1) : day, offset)
  }

  /// The date on the calendar, the hour and the offset from UTC in minutes at a moment.
  package func clock(_ time: WallTime) -> (day: CivilDay, hour: Int, offsetMinutes: Int) {
    var seconds = time_t((Double(time.milliseconds) / 1000).rounded(.down))
    var parts = tm()
    tzset()
    localtime_r(&seconds, &parts)
    let day = CivilDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return (day, Int(parts.tm_hour), parts.tm_gmtoff / 60)
  }
}
