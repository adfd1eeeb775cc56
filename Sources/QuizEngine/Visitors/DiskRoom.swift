internal import Glibc

/// The room on the disk, of which guests leave the owner's record a part.
struct DiskRoom {
  /// Bytes.
  var free: Int
  var total: Int

  /// Whether guests may write: 500 MB and a twentieth of the disk stay free.
  var isEnoughForGuests: Bool { free >= 500_000_000 && free >= total / 20 }

  /// Nil where the system does not say it.
  static func at(_ folder: String) -> DiskRoom? {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    let block = Int(clamping: status.f_frsize)
    let (free, isMore) = Int(clamping: status.f_bavail).multipliedReportingOverflow(by: block)
    let (total, isMost) = Int(clamping: status.f_blocks).multipliedReportingOverflow(by: block)
    return DiskRoom(free: isMore ? .max : free, total: isMost ? .max : total)
  }
}
