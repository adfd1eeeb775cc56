// The readers of the single formats.
#pragma once
#include "CImage.h"

int cimage_is_png(const uint8_t *bytes, size_t count);
int cimage_read_png(const uint8_t *bytes, size_t count, cimage *result);

int cimage_is_jpeg(const uint8_t *bytes, size_t count);
int cimage_read_jpeg(const uint8_t *bytes, size_t count, cimage *result);

// The orientation (1 to 8) that the segment APP1 of a JPEG tells; 0 when it tells none.
int cimage_orientation(const uint8_t *segment, size_t count);

// Puts pixels upright that lie as an orientation says. Returns CIMAGE_OK or CIMAGE_NO_MEMORY.
int cimage_turn(cimage *image, int orientation);
