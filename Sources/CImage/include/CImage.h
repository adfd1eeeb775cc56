// The bytes of picture files to pixels and back, through libpng and libjpeg. Knows nothing else.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  CIMAGE_OK = 0,
  CIMAGE_UNKNOWN = 1,    // the bytes begin neither as a PNG nor as a JPEG
  CIMAGE_TOO_LARGE = 2,  // the width, height or number of bytes is above the limits; width, height and side are set
  CIMAGE_DAMAGED = 3,    // the library could not read it; message says why
  CIMAGE_NO_MEMORY = 4,
};

enum {
  CIMAGE_MAX_SIDE = 4096,                // pixels of a PNG
  CIMAGE_MAX_JPEG_SIDE = 8192,           // pixels of a JPEG, which is made smaller while it is read
  CIMAGE_MAX_PIXELS = 16 * 1024 * 1024,  // 64 MiB of RGBA
  CIMAGE_MAX_BYTES = 64 * 1024 * 1024,   // of the file
};

typedef struct {
  uint32_t width, height;  // pixels
  uint32_t side;           // when too large: how many pixels a side may have
  uint8_t *pixels;         // rows from the top, 4 bytes a pixel: red, green, blue, alpha (not premultiplied), sRGB
  char message[96];        // the library's words, when damaged
} cimage;

// Reads a PNG of any colour type and depth, or a JPEG: baseline or progressive, grey, colour or CMYK. A large JPEG is
// halved up to three times; one that EXIF says is turned or mirrored is put upright. Returns one of the codes above; only after CIMAGE_OK there are pixels, which cimage_free
// gives back.
int cimage_read(const uint8_t *bytes, size_t count, cimage *result);

void cimage_free(cimage *image);

// Writes pixels as a PNG: four bytes each, or one of grey. Returns its bytes, which the caller frees, and their number; NULL
// when it cannot.
uint8_t *cimage_write_png(const uint8_t *pixels, uint32_t width, uint32_t height, int is_grey, size_t *count);
