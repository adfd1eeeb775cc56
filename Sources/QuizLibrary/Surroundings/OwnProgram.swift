internal import Glibc

/// The file of the running program.
package enum OwnProgram {
  /// The program's path; nil if the system does not give it.
  package static let path: String? = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  /// The folder of the programs that it calls.
  package static let folder: String? = path.map(Files.folder(of:))
}
