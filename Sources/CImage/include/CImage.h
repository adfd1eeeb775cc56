// PNG bytes to pixels, through libpng. Knows nothing else.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  CIMAGE_OK = 0,
  CIMAGE_NOT_PNG = 1,    // the bytes do not begin with a PNG signature
  CIMAGE_TOO_LARGE = 2,  // the width, height or number of bytes is above the limits; width and height are set
  CIMAGE_DAMAGED = 3,    // libpng could not read it; message says why
  CIMAGE_NO_MEMORY = 4,
};

enum {
  CIMAGE_MAX_SIDE = 4096,                   // pixels
  CIMAGE_MAX_PIXELS = 16 * 1024 * 1024,     // 64 MiB of RGBA
  CIMAGE_MAX_BYTES = 64 * 1024 * 1024,      // of the file
};

typedef struct {
  uint32_t width, height;  // pixels
  uint8_t *pixels;         // rows from the top, 4 bytes a pixel: red, green, blue, alpha (not premultiplied), sRGB
  char message[96];        // libpng's words, when damaged
} cimage;

// Reads a PNG of any colour type and depth. Returns one of the codes above; only after CIMAGE_OK there are pixels,
// which cimage_free gives back.
int cimage_read_png(const uint8_t *bytes, size_t count, cimage *result);

void cimage_free(cimage *image);
