// PNG to pixels. libpng's simplified interface catches its own jumps inside each call: none crosses this file.
#include "CImage.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

static int read_pixels(png_image *png, cimage *result) {
  result->width = png->width;
  result->height = png->height;
  if (png->width == 0 || png->height == 0 || png->width > CIMAGE_MAX_SIDE || png->height > CIMAGE_MAX_SIDE ||
      (uint64_t)png->width * png->height > CIMAGE_MAX_PIXELS)
    return CIMAGE_TOO_LARGE;
  png->format = PNG_FORMAT_RGBA;
  result->pixels = malloc(PNG_IMAGE_SIZE(*png));
  if (result->pixels == NULL) return CIMAGE_NO_MEMORY;
  if (png_image_finish_read(png, NULL, result->pixels, 0, NULL)) return CIMAGE_OK;
  cimage_free(result);
  return CIMAGE_DAMAGED;
}

int cimage_read_png(const uint8_t *bytes, size_t count, cimage *result) {
  memset(result, 0, sizeof *result);
  if (bytes == NULL || count < 8 || png_sig_cmp((png_const_bytep)bytes, 0, 8) != 0) return CIMAGE_NOT_PNG;
  if (count > CIMAGE_MAX_BYTES) return CIMAGE_TOO_LARGE;
  png_image png;
  memset(&png, 0, sizeof png);
  png.version = PNG_IMAGE_VERSION;
  int code = CIMAGE_DAMAGED;
  if (png_image_begin_read_from_memory(&png, bytes, count)) code = read_pixels(&png, result);
  if (code == CIMAGE_DAMAGED) {
    strncpy(result->message, png.message, sizeof result->message - 1);
  }
  png_image_free(&png);
  return code;
}

void cimage_free(cimage *image) {
  free(image->pixels);
  image->pixels = NULL;
}
