// Bytes outside the Lua heap. Running out of them ends the process, as it does for Swift's own arrays.
#include <stdlib.h>

#include "clk_private.h"

static void *checked(void *pointer) {
  if (!pointer) abort();
  return pointer;
}

void clk_put(clk_buffer *b, const void *bytes, size_t count) {
  if (b->capacity - b->count < count) {
    size_t capacity = b->capacity ? b->capacity : 256;
    while (capacity - b->count < count) capacity *= 2;
    b->bytes = checked(realloc(b->bytes, capacity));
    b->capacity = capacity;
  }
  if (count) memcpy(b->bytes + b->count, bytes, count);
  b->count += count;
}

void clk_put_u8(clk_buffer *b, uint8_t value) { clk_put(b, &value, 1); }

void clk_put_u32(clk_buffer *b, uint32_t value) { clk_put(b, &value, sizeof value); }

void clk_put_i64(clk_buffer *b, int64_t value) { clk_put(b, &value, sizeof value); }

char *clk_copy_text(const char *text, size_t count) {
  char *copy = checked(malloc(count + 1));
  memcpy(copy, text, count);
  copy[count] = 0;
  return copy;
}

void *clk_copy_bytes(const void *bytes, size_t count) {
  void *copy = checked(malloc(count ? count : 1));
  if (count) memcpy(copy, bytes, count);
  return copy;
}

/// Makes room for one more element; the array doubles at powers of two.
void *clk_grow(void *array, size_t count, size_t element) {
  if (count & (count - 1)) return array;
  return checked(realloc(array, (count ? count * 2 : 1) * element));
}
