internal import CZstd

/// Unpacks what zstd packed (RFC 8878).
enum Zstd {
  enum Outcome {
    case bytes([UInt8])
    case damaged
    case tooLarge
  }

  /// Windows beyond 128 MB are refused, as the tool itself does.
  private static let largestWindow: Int32 = 27

  static func unpacked(_ packed: [UInt8], upTo limit: Int) -> Outcome {
    guard let context = ZSTD_createDCtx() else { return .damaged }
    defer { ZSTD_freeDCtx(context) }
    ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, largestWindow)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: ZSTD_DStreamOutSize())
    var (place, hint) = (0, 1)
    return packed.withUnsafeBytes { source in
      var input = ZSTD_inBuffer(src: source.baseAddress, size: source.count, pos: 0)
      while true {
        hint = piece.withUnsafeMutableBytes { target in
          var output = ZSTD_outBuffer(dst: target.baseAddress, size: target.count, pos: 0)
          let left = ZSTD_decompressStream(context, &output, &input)
          place = output.pos
          return left
        }
        if ZSTD_isError(hint) != 0 { return .damaged }
        if bytes.count + place > limit { return .tooLarge }
        bytes += piece[..<place]
        // A full piece may have more behind it; else all that was given is read.
        if place < piece.count && input.pos == input.size { return hint == 0 ? .bytes(bytes) : .damaged }
      }
    }
  }
}
