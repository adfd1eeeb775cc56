internal import Glibc
internal import QuizSittings
internal import QuizWire

/// The limits of guests: room on the disk, and how many sittings an address begins.
final class GuestLimits {
  private let books: VisitorRecords
  private let clock: () -> Int
  private var budget = GuestBudget()
  /// The times of wrong codes and PINs of people, by address.
  private var wrongCodes: [String: [Int]] = [:]

  /// Wrong codes a minute from one address, and from all together.
  private static let wrongOfAddress = 10
  private static let wrongOfAll = 100
  /// Asked for the room on the disk of a folder.
  var diskRoom: (String) -> DiskRoom? = DiskRoom.at
  private var nextDiskLook = 0
  private var isDiskShort = false

  /// Milliseconds between two looks at the disk.
  private static let pauseOfDisk = 1000

  init(_ books: VisitorRecords, _ clock: @escaping () -> Int) {
    (self.books, self.clock) = (books, clock)
  }

  /// Whether what guests do can be written; the disk is asked once a second.
  var hasDisk: Bool {
    let now = clock()
    if now >= nextDiskLook {
      nextDiskLook = now + Self.pauseOfDisk
      isDiskShort = books.own.record.place.flatMap(diskRoom).map { !$0.isEnoughForGuests } ?? false
    }
    return !isDiskShort
  }

  func checkDisk(for visitor: Visitor) throws(Denial) {
    if visitor != .owner && !hasDisk { throw .diskIsFull }
  }

  /// Denies a stranger whose address begins more than people do.
  func checkPace(_ request: EngineRequest) throws(Denial) {
    guard let address = request.text(.address) else { return }
    if !budget.admits(address, at: clock()) { throw .tooManyBegun }
  }

  /// False after too many wrong codes within a minute.
  func mayTryCode(from address: String) -> Bool {
    let since = clock() - 60_000
    wrongCodes = wrongCodes.compactMapValues { times in
      let late = times.filter { $0 > since }
      return late.isEmpty ? nil : late
    }
    let all = wrongCodes.values.reduce(0) { $0 + $1.count }
    return all < Self.wrongOfAll && wrongCodes[address, default: []].count < Self.wrongOfAddress
  }

  func noteWrongCode(from address: String) { wrongCodes[address, default: []].append(clock()) }

  /// Notes a sitting that a guest began; those of its address that are one too many, the oldest first.
  func note(_ begun: GuestBudget.Begun, from address: String) -> [GuestBudget.Begun] {
    budget.note(begun, from: address)
  }

  /// Whether all that are kept are to be counted now.
  func isTimeToLook() -> Bool { budget.isTimeToLook() }
}

/// The room on the disk, of which guests leave the owner's record a part.
package struct DiskRoom {
  /// Bytes.
  package var free: Int
  var total: Int

  /// Whether guests may write: 500 MB and a twentieth of the disk stay free.
  package var isEnoughForGuests: Bool { free >= 500_000_000 && free >= total / 20 }

  /// Nil where the system does not say it.
  package static func at(_ folder: String) -> DiskRoom? {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    let block = Int(clamping: status.f_frsize)
    let (free, isMore) = Int(clamping: status.f_bavail).multipliedReportingOverflow(by: block)
    let (total, isMost) = Int(clamping: status.f_blocks).multipliedReportingOverflow(by: block)
    return DiskRoom(free: isMore ? .max : free, total: isMost ? .max : total)
  }
}
