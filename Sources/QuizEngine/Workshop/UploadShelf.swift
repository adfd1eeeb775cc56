/// Long bodies that come in pieces, each under an id, until the request that they are for takes them.
struct UploadShelf {
  private var uploads: [String: Upload] = [:]

  private struct Upload {
    var bytes: [UInt8]
    var since: Int
  }

  /// Bytes of one body, and of all together.
  static let largest = 16 << 20
  private static let most = 64 << 20
  /// Milliseconds after which the rest of a body is no longer waited for.
  private static let patience = 120_000

  /// Adds a piece; an id that is unknown begins another body. False when there is no room for it.
  mutating func add(_ piece: [UInt8], to id: String, at now: Int) -> Bool {
    uploads = uploads.filter { now - $0.value.since < Self.patience }
    let held = uploads.values.reduce(0) { $0 + $1.bytes.count }
    let own = uploads[id]?.bytes.count ?? 0
    guard own + piece.count <= Self.largest, held + piece.count <= Self.most else {
      uploads[id] = nil
      return false
    }
    uploads[id, default: Upload(bytes: [], since: now)].bytes += piece
    uploads[id]?.since = now
    return true
  }

  /// The whole body; nil for an unknown id. It is not kept any longer.
  mutating func take(_ id: String) -> [UInt8]? { uploads.removeValue(forKey: id)?.bytes }
}
