// JPEG to pixels. libjpeg leaves by a jump when something is wrong: it lands in `decode`, and none crosses this file.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include "formats.h"

enum {
  ENOUGH = 1600,       // pixels: a longer side is halved while it stays above this
  MOST_SCANS = 100,    // of a progressive picture; usual are ten
  MEMORY = 256 << 20,  // bytes for the coefficients of a progressive picture
};

typedef struct {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf out;
  cimage *result;
  uint8_t *row;  // one row as libjpeg gives it
  int orientation;
  int code;
} reader;

// What was allocated until here is in the reader, so that `cimage_read_jpeg` gives it back.
static void fail(j_common_ptr common) {
  reader *r = common->client_data;
  char message[JMSG_LENGTH_MAX];
  common->err->format_message(common, message);
  snprintf(r->result->message, sizeof r->result->message, "%.95s", message);
  longjmp(r->out, 1);
}

static void leave(reader *r, int code) {
  r->code = code;
  longjmp(r->out, 1);
}

// Damage that libjpeg could gloss over, such as an end that is missing: what there is, is shown.
static void keep_quiet(j_common_ptr common, int level) {
  (void)common;
  (void)level;
}

static void watch(j_common_ptr common) {
  reader *r = common->client_data;
  if (r->jpeg.input_scan_number <= MOST_SCANS) return;
  snprintf(r->result->message, sizeof r->result->message, "more than %d scans", MOST_SCANS);
  longjmp(r->out, 1);
}

static void read_header(reader *r, const uint8_t *bytes, size_t count) {
  jpeg_mem_src(&r->jpeg, bytes, count);
  jpeg_save_markers(&r->jpeg, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(&r->jpeg, TRUE);
  r->result->width = r->jpeg.image_width;
  r->result->height = r->jpeg.image_height;
  r->result->side = CIMAGE_MAX_JPEG_SIDE;
  if (r->jpeg.image_width > CIMAGE_MAX_JPEG_SIDE || r->jpeg.image_height > CIMAGE_MAX_JPEG_SIDE) leave(r, CIMAGE_TOO_LARGE);
  for (jpeg_saved_marker_ptr m = r->jpeg.marker_list; m != NULL; m = m->next) {
    int orientation = cimage_orientation(m->data, m->data_length);
    if (orientation == 0) continue;
    r->orientation = orientation;
    break;
  }
}

// libjpeg turns no CMYK into red, green and blue; with Adobe's marker the inks are stored inverted.
static void begin(reader *r) {
  struct jpeg_decompress_struct *jpeg = &r->jpeg;
  int is_ink = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = is_ink ? JCS_CMYK : JCS_EXT_RGBA;
  unsigned longer = jpeg->image_width > jpeg->image_height ? jpeg->image_width : jpeg->image_height;
  jpeg->scale_num = 1;
  for (jpeg->scale_denom = 1; jpeg->scale_denom < 8 && longer / (2 * jpeg->scale_denom) >= ENOUGH;) jpeg->scale_denom *= 2;
  jpeg_start_decompress(jpeg);
  size_t row = (size_t)jpeg->output_width * 4;
  if (jpeg->output_components != 4) leave(r, CIMAGE_DAMAGED);
  r->result->width = jpeg->output_width;
  r->result->height = jpeg->output_height;
  r->result->pixels = malloc(row * jpeg->output_height);
  r->row = malloc(row);
  if (r->result->pixels == NULL || r->row == NULL) leave(r, CIMAGE_NO_MEMORY);
}

static void mix(const reader *r, uint8_t *pixels) {
  unsigned flip = r->jpeg.saw_Adobe_marker ? 0 : 255;
  for (unsigned i = 0; i < r->jpeg.output_width * 4; i += 4) {
    unsigned black = r->row[i + 3] ^ flip;
    for (int ink = 0; ink < 3; ink++) pixels[i + ink] = (uint8_t)((r->row[i + ink] ^ flip) * black / 255);
    pixels[i + 3] = 255;
  }
}

static void read_rows(reader *r) {
  size_t size = (size_t)r->jpeg.output_width * 4;
  while (r->jpeg.output_scanline < r->jpeg.output_height) {
    uint8_t *pixels = r->result->pixels + size * r->jpeg.output_scanline;
    jpeg_read_scanlines(&r->jpeg, &r->row, 1);
    if (r->jpeg.out_color_space == JCS_CMYK) mix(r, pixels);
    else memcpy(pixels, r->row, size);
  }
}

static void decode(reader *r, const uint8_t *bytes, size_t count) {
  if (setjmp(r->out) != 0) return;
  jpeg_create_decompress(&r->jpeg);
  r->jpeg.mem->max_memory_to_use = MEMORY;
  r->progress.progress_monitor = watch;
  r->jpeg.progress = &r->progress;
  read_header(r, bytes, count);
  begin(r);
  read_rows(r);
  r->code = CIMAGE_OK;
}

int cimage_is_jpeg(const uint8_t *bytes, size_t count) {
  return count >= 3 && memcmp(bytes, "\xFF\xD8\xFF", 3) == 0;
}

int cimage_read_jpeg(const uint8_t *bytes, size_t count, cimage *result) {
  // On the heap: what a jump finds changed in local variables is not defined.
  reader *r = calloc(1, sizeof *r);
  if (r == NULL) return CIMAGE_NO_MEMORY;
  r->result = result;
  r->code = CIMAGE_DAMAGED;
  r->jpeg.err = jpeg_std_error(&r->errors);
  r->errors.error_exit = fail;
  r->errors.emit_message = keep_quiet;
  r->jpeg.client_data = r;
  decode(r, bytes, count);
  jpeg_destroy_decompress(&r->jpeg);
  int code = r->code == CIMAGE_OK ? cimage_turn(result, r->orientation) : r->code;
  free(r->row);
  free(r);
  if (code != CIMAGE_OK) cimage_free(result);
  return code;
}
