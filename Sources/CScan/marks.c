// Corner marks and codes, through libapriltag and libzbar.
#include <apriltag/apriltag.h>
#include <apriltag/tag36h11.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <png.h>
#include <zbar.h>

#include "CScan.h"

static int take(const apriltag_detection_t *tag, double margins[4], cscan_tag found[4], int count) {
  if (tag->id < 0 || tag->id > 3 || tag->hamming > 1) return count;
  int place = 0;
  while (place < count && found[place].id != tag->id) place++;
  if (place < count && margins[tag->id] >= tag->decision_margin) return count;
  margins[tag->id] = tag->decision_margin;
  found[place].id = tag->id;
  for (int i = 0; i < 4; i++) {
    found[place].corners[2 * i] = tag->p[i][0];
    found[place].corners[2 * i + 1] = tag->p[i][1];
  }
  return place < count ? count : count + 1;
}

int cscan_tags(const uint8_t *pixels, uint32_t width, uint32_t height, float decimate, cscan_tag found[4]) {
  if (width < 64 || height < 64) return 0;
  apriltag_family_t *family = tag36h11_create();
  apriltag_detector_t *detector = apriltag_detector_create();
  apriltag_detector_add_family_bits(detector, family, 1);
  detector->quad_decimate = decimate;
  detector->nthreads = 1;
  detector->refine_edges = 1;
  image_u8_t image = {.width = (int)width, .height = (int)height, .stride = (int)width, .buf = (uint8_t *)pixels};
  zarray_t *all = apriltag_detector_detect(detector, &image);
  int count = 0;
  double margins[4] = {0, 0, 0, 0};
  for (int i = 0; i < zarray_size(all); i++) {
    apriltag_detection_t *tag;
    zarray_get(all, i, &tag);
    count = take(tag, margins, found, count);
  }
  apriltag_detections_destroy(all);
  apriltag_detector_destroy(detector);
  tag36h11_destroy(family);
  return count;
}

size_t cscan_code(const uint8_t *pixels, uint32_t width, uint32_t height, char *text, size_t room) {
  size_t length = 0;
  zbar_image_scanner_t *scanner = zbar_image_scanner_create();
  zbar_image_scanner_set_config(scanner, 0, ZBAR_CFG_ENABLE, 0);
  zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1);
  zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1);
  zbar_image_t *image = zbar_image_create();
  zbar_image_set_format(image, zbar_fourcc('Y', '8', '0', '0'));
  zbar_image_set_size(image, width, height);
  zbar_image_set_data(image, pixels, (size_t)width * height, NULL);
  if (zbar_scan_image(scanner, image) > 0) {
    const zbar_symbol_t *symbol = zbar_image_first_symbol(image);
    size_t count = zbar_symbol_get_data_length(symbol);
    if (count > 0 && count <= room) {
      memcpy(text, zbar_symbol_get_data(symbol), count);
      length = count;
    }
  }
  zbar_image_destroy(image);
  zbar_image_scanner_destroy(scanner);
  return length;
}

const char *cscan_libraries(void) {
  static char text[160];
  unsigned major = 0, minor = 0, patch = 0;
  zbar_version(&major, &minor, &patch);
  snprintf(text, sizeof text, "AprilTag 3, ZBar %u.%u.%u, libpng %s, libjpeg-turbo %d", major, minor, patch,
           png_get_libpng_ver(NULL), LIBJPEG_TURBO_VERSION_NUMBER);
  return text;
}
