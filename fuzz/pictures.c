// Bytes as picture files: what can be read has as many pixels as it says, and can be written again.
#include <stdint.h>
#include <stdlib.h>

#include "CImage.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  cimage image;
  if (cimage_read(bytes, count, &image) != CIMAGE_OK) {
    if (image.pixels != NULL) abort();
    return 0;
  }
  // Every pixel is there.
  volatile uint8_t sum = 0;
  for (size_t i = 0; i < (size_t)image.width * image.height * 4; i++) sum ^= image.pixels[i];
  if (image.width <= 64 && image.height <= 64) {
    size_t written;
    uint8_t *png = cimage_write_png(image.pixels, image.width, image.height, &written);
    cimage again;
    if (png == NULL || cimage_read(png, written, &again) != CIMAGE_OK) abort();
    if (again.width != image.width || again.height != image.height) abort();
    cimage_free(&again);
    free(png);
  }
  cimage_free(&image);
  return 0;
}
