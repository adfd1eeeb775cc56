// Bytes as scanned pages: as a file, and as the black and white pixels of a square, in which corner marks and codes are sought.
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "CScan.h"

static void look(const uint8_t *pixels, uint32_t width, uint32_t height) {
  cscan_tag found[4];
  int count = cscan_tags(pixels, width, height, 1, found);
  if (count < 0 || count > 4) abort();
  for (int i = 0; i < count; i++) {
    if (found[i].id < 0 || found[i].id > 3) abort();
  }
  char text[400];
  if (cscan_code(pixels, width, height, text, sizeof text) > sizeof text) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  cscan_grey grey;
  int code = cscan_read(bytes, count, &grey);
  if (code == CSCAN_OK) {
    // Every pixel is there.
    volatile uint8_t sum = 0;
    for (size_t i = 0; i < (size_t)grey.width * grey.height; i++) sum ^= grey.pixels[i];
    if ((size_t)grey.width * grey.height <= 1 << 20) look(grey.pixels, grey.width, grey.height);
    cscan_free(&grey);
  } else if (grey.pixels != NULL) {
    abort();
  }
  uint32_t side = (uint32_t)sqrt(count * 8.0);
  if (side < 64) return 0;
  uint8_t *pixels = malloc((size_t)side * side);
  for (size_t i = 0; i < (size_t)side * side; i++) pixels[i] = bytes[i / 8] >> (7 - i % 8) & 1 ? 255 : 0;
  look(pixels, side, side);
  free(pixels);
  return 0;
}
