internal import QuizCore

extension Folder {
  /// Renames a damaged database and its log to a name that is free, and returns it; the time in the name is UTC.
  static func setAside(_ path: String, at time: WallTime) throws(SystemError) -> String {
    let name = path + ".damaged-" + time.inFileName
    var kept = name
    var number = 1
    while exists(kept) {
      number += 1
      kept = "\(name)-\(number)"
    }
    try rename(path, to: kept)
    for ending in ["-wal", "-shm"] where exists(path + ending) {
      try rename(path + ending, to: kept + ending)
    }
    return kept
  }
}

extension WallTime {
  /// `20261120-101500`, in UTC.
  var inFileName: String {
    let seconds = milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0)
    let days = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
    let time = seconds - days * 86_400
    let clock = [time / 3600, time / 60 % 60, time % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    return CivilDay(number: days).text.filter { $0 != "-" } + "-" + clock
  }
}
