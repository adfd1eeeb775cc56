// Which reader takes the bytes.
#include <stdlib.h>
#include <string.h>

#include "formats.h"

int cimage_read(const uint8_t *bytes, size_t count, cimage *result) {
  memset(result, 0, sizeof *result);
  if (bytes == NULL) return CIMAGE_UNKNOWN;
  int is_png = cimage_is_png(bytes, count);
  if (!is_png && !cimage_is_jpeg(bytes, count)) return CIMAGE_UNKNOWN;
  if (count > CIMAGE_MAX_BYTES) return CIMAGE_TOO_LARGE;
  return is_png ? cimage_read_png(bytes, count, result) : cimage_read_jpeg(bytes, count, result);
}

void cimage_free(cimage *image) {
  free(image->pixels);
  image->pixels = NULL;
}
