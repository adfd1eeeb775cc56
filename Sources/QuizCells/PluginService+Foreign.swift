internal import LuaKit
package import QuizFormats

/// The requests to a cell that reads a file of a stranger.
extension PluginService {
  static func bytes(_ order: ForeignOrder) -> [UInt8] {
    var writer = LuaValueWriter()
    switch order {
    case .begin(let request, let asked):
      var file = LuaValueWriter()
      file.write(request.file.path)
      file.write(bytes: request.file.bytes)
      file.write(bytes: request.wanted)
      writer.write(Kind.begin.rawValue)
      writer.write(CellWork.name(of: request.work))
      writer.write(bytes: file.bytes)
      writer.write(bytes: asked)
    case .goOn(let asked):
      writer.write(Kind.goOn.rawValue)
      writer.write(bytes: asked)
    }
    return writer.bytes
  }
}

extension CellWork {
  /// Work on files of strangers.
  package init(_ work: ForeignWork) {
    self.init(name: Self.name(of: work)) { request in
      var reader = LuaValueReader(request)
      guard let path = try? reader.text(), let bytes = try? reader.rawBytes(), let wanted = try? reader.rawBytes()
      else {
        return { _ in [] }
      }
      return work.begin(ForeignFile(path: path, bytes: bytes), wanted)
    }
  }

  fileprivate static func name(of work: ForeignWork) -> String { "foreign " + work.name }
}
