internal import CZlib

/// Bytes as `Content-Encoding: gzip` has them.
enum Gzip {
  /// The bytes compressed as far as possible; nil without memory for it.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // The largest window, and 16 more for the head of gzip.
    let code = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard code == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var bytes = bytes
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let end = bytes.withUnsafeMutableBufferPointer { from in
      packed.withUnsafeMutableBufferPointer { to in
        (stream.next_in, stream.avail_in) = (from.baseAddress, UInt32(from.count))
        (stream.next_out, stream.avail_out) = (to.baseAddress, UInt32(to.count))
        return deflate(&stream, Z_FINISH)
      }
    }
    return end == Z_STREAM_END ? Array(packed.prefix(Int(stream.total_out))) : nil
  }
}
