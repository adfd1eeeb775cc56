// PNG to pixels and back. libpng's simplified interface catches its own jumps inside each call: none crosses this file.
#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "formats.h"

int cimage_is_png(const uint8_t *bytes, size_t count) {
  return count >= 8 && png_sig_cmp((png_const_bytep)bytes, 0, 8) == 0;
}

static int read_pixels(png_image *png, cimage *result) {
  result->width = png->width;
  result->height = png->height;
  result->side = CIMAGE_MAX_SIDE;
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
  png_image png;
  memset(&png, 0, sizeof png);
  png.version = PNG_IMAGE_VERSION;
  int code = CIMAGE_DAMAGED;
  if (png_image_begin_read_from_memory(&png, bytes, count)) code = read_pixels(&png, result);
  if (code == CIMAGE_DAMAGED) strncpy(result->message, png.message, sizeof result->message - 1);
  png_image_free(&png);
  return code;
}

uint8_t *cimage_write_png(const uint8_t *pixels, uint32_t width, uint32_t height, int is_grey, size_t *count) {
  png_image png;
  memset(&png, 0, sizeof png);
  png.version = PNG_IMAGE_VERSION;
  png.width = width;
  png.height = height;
  png.format = is_grey ? PNG_FORMAT_GRAY : PNG_FORMAT_RGBA;
  // Colours are shown at once, grey is kept in files.
  png.flags = is_grey ? 0 : PNG_IMAGE_FLAG_FAST;
  png_alloc_size_t room = PNG_IMAGE_PNG_SIZE_MAX(png);
  uint8_t *written = malloc(room);
  if (written != NULL && png_image_write_to_memory(&png, written, &room, 0, pixels, 0, NULL)) {
    *count = room;
    return written;
  }
  free(written);
  return NULL;
}
