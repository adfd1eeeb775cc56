// What reads scanned pages of libraries: grey pixels of PNG and JPEG, corner marks (AprilTag) and codes (ZBar).
#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  CSCAN_OK = 0,
  CSCAN_UNKNOWN = 1,    // neither PNG nor JPEG nor PGM
  CSCAN_TOO_LARGE = 2,  // width and height are set
  CSCAN_DAMAGED = 3,    // message says why
  CSCAN_NO_MEMORY = 4,
};

enum {
  CSCAN_MAX_SIDE = 20000,        // pixels
  CSCAN_MAX_PIXELS = 160000000,  // of a picture whose rows are read one by one
  CSCAN_MAX_WHOLE = 40000000,    // of one that must be held as a whole: interlaced or progressive
  CSCAN_ENOUGH = 4300,           // pixels: a longer side is made a half, a third … while it is read
};

typedef struct {
  uint32_t width, height;
  uint8_t *pixels;  // rows from above, a byte a pixel, 0 is black
  char message[96];
} cscan_grey;

// Reads a picture as grey; what is transparent is white. Only after CSCAN_OK there are pixels, which cscan_free gives back.
int cscan_read(const uint8_t *bytes, size_t count, cscan_grey *result);
void cscan_free(cscan_grey *grey);

// The libraries that are loaded, with their versions.
const char *cscan_libraries(void);

typedef struct {
  int id;
  double corners[8];  // x and y of: below left, below right, above right, above left
} cscan_tag;

// Finds tags 0 to 3 of family 36h11, each at most once; returns how many. `decimate` makes the picture coarser first.
int cscan_tags(const uint8_t *pixels, uint32_t width, uint32_t height, float decimate, cscan_tag found[4]);

// Finds a QR code and copies its bytes; returns their number, 0 without a code.
size_t cscan_code(const uint8_t *pixels, uint32_t width, uint32_t height, char *text, size_t room);
