// How a camera was held, from the first directory of a JPEG's EXIF segment (CIPA DC-008, TIFF 6.0).
#include <stdlib.h>
#include <string.h>

#include "formats.h"

enum { HEADER = 6, ENTRY = 12, TAG_ORIENTATION = 0x0112, TYPE_SHORT = 3 };

static uint32_t number(const uint8_t *bytes, int size, int is_little) {
  uint32_t value = 0;
  for (int i = 0; i < size; i++) value = value << 8 | bytes[is_little ? size - 1 - i : i];
  return value;
}

int cimage_orientation(const uint8_t *segment, size_t count) {
  if (count < HEADER + 8 || memcmp(segment, "Exif\0\0", HEADER) != 0) return 0;
  const uint8_t *tiff = segment + HEADER;
  size_t size = count - HEADER;
  int is_little = tiff[0] == 'I';
  size_t place = number(tiff + 4, 4, is_little);
  if (size < 2 || place > size - 2) return 0;
  uint32_t entries = number(tiff + place, 2, is_little);
  place += 2;
  for (; entries > 0 && size - place >= ENTRY; entries--, place += ENTRY) {
    const uint8_t *entry = tiff + place;
    if (number(entry, 2, is_little) != TAG_ORIENTATION || number(entry + 2, 2, is_little) != TYPE_SHORT) continue;
    uint32_t value = number(entry + 8, 2, is_little);
    return value >= 1 && value <= 8 ? (int)value : 0;
  }
  return 0;
}

// Where a pixel of the upright picture lies: as the orientations are defined, by which side of the scene row 0 and column 0 are.
static size_t source(const cimage *lying, int orientation, uint32_t row, uint32_t column) {
  uint32_t last_row = lying->height - 1, last_column = lying->width - 1;
  switch (orientation) {
    case 2: column = last_column - column; break;
    case 3: row = last_row - row, column = last_column - column; break;
    case 4: row = last_row - row; break;
    default: {
      uint32_t across = column;
      column = orientation == 5 || orientation == 6 ? row : last_column - row;
      row = orientation == 5 || orientation == 8 ? across : last_row - across;
    }
  }
  return (size_t)row * lying->width + column;
}

int cimage_turn(cimage *image, int orientation) {
  if (orientation <= 1) return CIMAGE_OK;
  int swaps = orientation >= 5;
  uint32_t width = swaps ? image->height : image->width, height = swaps ? image->width : image->height;
  uint8_t *upright = malloc((size_t)width * height * 4);
  if (upright == NULL) return CIMAGE_NO_MEMORY;
  for (uint32_t row = 0; row < height; row++) {
    for (uint32_t column = 0; column < width; column++) {
      memcpy(upright + ((size_t)row * width + column) * 4, image->pixels + source(image, orientation, row, column) * 4, 4);
    }
  }
  free(image->pixels);
  image->pixels = upright;
  image->width = width;
  image->height = height;
  return CIMAGE_OK;
}
