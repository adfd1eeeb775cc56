#include <zlib.h>

// The functions that begin a stream are macros, which Swift does not see. Streams are raw (RFC 1951): no head, no sum.

/// Packs bytes as short as can be; how many were written, or -1 when they do not fit.
static inline long czlib_pack(
    const unsigned char *words, unsigned int word_count, const unsigned char *from, unsigned int count,
    unsigned char *to, unsigned int room) {
  z_stream stream = {0};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY) != Z_OK) return -1;
  stream.next_in = (unsigned char *)from;
  stream.avail_in = count;
  stream.next_out = to;
  stream.avail_out = room;
  int code = deflateSetDictionary(&stream, words, word_count);
  if (code == Z_OK) code = deflate(&stream, Z_FINISH);
  deflateEnd(&stream);
  return code == Z_STREAM_END ? (long)(room - stream.avail_out) : -1;
}

/// Unpacks one whole stream and nothing behind it; how many bytes it held, or -1.
static inline long czlib_unpack(
    const unsigned char *words, unsigned int word_count, const unsigned char *from, unsigned int count,
    unsigned char *to, unsigned int room) {
  z_stream stream = {0};
  if (inflateInit2(&stream, -15) != Z_OK) return -1;
  stream.next_in = (unsigned char *)from;
  stream.avail_in = count;
  stream.next_out = to;
  stream.avail_out = room;
  int code = inflateSetDictionary(&stream, words, word_count);
  if (code == Z_OK) code = inflate(&stream, Z_FINISH);
  int is_whole = code == Z_STREAM_END && stream.avail_in == 0;
  inflateEnd(&stream);
  return is_whole ? (long)(room - stream.avail_out) : -1;
}
