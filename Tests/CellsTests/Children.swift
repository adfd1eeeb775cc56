import Foundation

/// The children of this process, also those that ended and were not waited for.
///
/// Other tests of the same run may have left some: what counts is who came since.
func childProcesses() -> Set<Int32> {
  let own = getpid()
  let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return Set(all.compactMap { Int32($0) }.filter { parent(of: $0) == own })
}

/// The second field behind the name, which stands in brackets.
private func parent(of process: Int32) -> Int32? {
  guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
    let name = stat.lastIndex(of: ")")
  else { return nil }
  let fields = stat[name...].split(separator: " ")
  return fields.count > 2 ? Int32(fields[2]) : nil
}
