import Glibc
import XCTest

/// The files that a program opens, as inotify reports them, so that the cost of a start can be counted on a busy
/// machine, too.
enum OpenedFiles {
  /// The names of the files of a folder that are opened while something runs, each as often as it is.
  static func names(in folder: String, while body: () throws -> Void) rethrows -> [String] {
    let watch = inotify_init1(Int32(IN_NONBLOCK))
    defer { close(watch) }
    XCTAssertGreaterThan(inotify_add_watch(watch, folder, UInt32(IN_OPEN)), 0)
    try body()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var names: [String] = []
    while true {
      let count = read(watch, &buffer, buffer.count)
      if count <= 0 { return names }
      names += Self.names(buffer[..<count]).filter { !$0.isEmpty }
    }
  }

  /// Each event is 12 bytes, the length of the name, and the name filled up with zeros.
  private static func names(_ bytes: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    var rest = bytes
    while rest.count >= 16 {
      let length = rest.dropFirst(12).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: rest.dropFirst(16).prefix(length).prefix { $0 != 0 }, as: UTF8.self))
      rest = rest.dropFirst(16 + length)
    }
    return names
  }
}
