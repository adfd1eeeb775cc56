// Pictures to grey pixels, row by row, so that a large scan needs only what it is made smaller to. Jumps of libpng and
// libjpeg land in this file.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>
#include <png.h>

#include "CScan.h"

// Where a reader is; on the heap, as a jump leaves changed local variables undefined.
typedef struct {
  cscan_grey *result;
  uint32_t width, height;  // of the picture
  uint32_t step;           // so many pixels a side become one
  uint32_t line;           // rows that were taken
  uint32_t *sums;          // of the row that is being made
  uint8_t *row;            // as the library gives it
  uint8_t **rows;          // all of them, for an interlaced PNG
  uint8_t *whole;
  int code;
  jmp_buf out;
  const uint8_t *bytes;
  size_t count, at;
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
} reader;

void cscan_free(cscan_grey *grey) {
  free(grey->pixels);
  grey->pixels = NULL;
}

static int begin(reader *r, uint32_t width, uint32_t height, int isWhole) {
  r->width = r->result->width = width;
  r->height = r->result->height = height;
  uint64_t pixels = (uint64_t)width * height;
  if (width == 0 || height == 0 || width > CSCAN_MAX_SIDE || height > CSCAN_MAX_SIDE ||
      pixels > (isWhole ? CSCAN_MAX_WHOLE : CSCAN_MAX_PIXELS))
    return CSCAN_TOO_LARGE;
  uint32_t longer = width > height ? width : height;
  r->step = (longer + CSCAN_ENOUGH - 1) / CSCAN_ENOUGH;
  r->result->width = width / r->step;
  r->result->height = height / r->step;
  if (r->result->width == 0 || r->result->height == 0) return CSCAN_TOO_LARGE;
  r->result->pixels = malloc((size_t)r->result->width * r->result->height);
  r->sums = calloc(r->result->width, sizeof *r->sums);
  r->row = malloc((size_t)width * 4);
  return r->result->pixels && r->sums && r->row ? CSCAN_OK : CSCAN_NO_MEMORY;
}

// Adds a row of grey pixels.
static void take(reader *r, const uint8_t *row) {
  uint32_t y = r->line / r->step, n = r->step;
  int isLast = r->line % n == n - 1;
  r->line++;
  if (y >= r->result->height) return;
  uint8_t *to = r->result->pixels + (size_t)y * r->result->width;
  if (n == 1) {
    memcpy(to, row, r->width);
    return;
  }
  for (uint32_t x = 0; x < r->result->width; x++)
    for (uint32_t i = 0; i < n; i++) r->sums[x] += row[x * n + i];
  if (!isLast) return;
  for (uint32_t x = 0; x < r->result->width; x++) {
    to[x] = (uint8_t)(r->sums[x] / (n * n));
    r->sums[x] = 0;
  }
}

// MARK: PNG

static void png_failed(png_structp png, png_const_charp message) {
  reader *r = png_get_error_ptr(png);
  snprintf(r->result->message, sizeof r->result->message, "%.95s", message);
  longjmp(r->out, 1);
}

static void png_quiet(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void png_bytes(png_structp png, png_bytep to, size_t count) {
  reader *r = png_get_io_ptr(png);
  if (count > r->count - r->at) png_error(png, "the file ends too early");
  memcpy(to, r->bytes + r->at, count);
  r->at += count;
}

static void decode_png(reader *r, png_structp png, png_infop info) {
  png_set_read_fn(png, r, png_bytes);
  png_set_user_limits(png, CSCAN_MAX_SIDE, CSCAN_MAX_SIDE);
  png_set_chunk_malloc_max(png, 8 << 20);
  png_read_info(png, info);
  int isWhole = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  r->code = begin(r, png_get_image_width(png, info), png_get_image_height(png, info), isWhole);
  if (r->code != CSCAN_OK) return;
  r->code = CSCAN_DAMAGED;
  int type = png_get_color_type(png, info);
  png_set_expand(png);
  png_set_strip_16(png);
  if (type & PNG_COLOR_MASK_ALPHA || png_get_valid(png, info, PNG_INFO_tRNS)) {
    png_color_16 white = {.red = 255, .green = 255, .blue = 255, .gray = 255};
    png_set_background(png, &white, PNG_BACKGROUND_GAMMA_SCREEN, 0, 1.0);
  }
  if (type & PNG_COLOR_MASK_COLOR) png_set_rgb_to_gray(png, 1, -1, -1);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != r->width) png_error(png, "a form of picture that is not read");
  if (!isWhole) {
    for (uint32_t y = 0; y < r->height; y++) {
      png_read_row(png, r->row, NULL);
      take(r, r->row);
    }
  } else {
    r->whole = malloc((size_t)r->width * r->height);
    r->rows = malloc(r->height * sizeof *r->rows);
    if (!r->whole || !r->rows) png_error(png, "there is no memory");
    for (uint32_t y = 0; y < r->height; y++) r->rows[y] = r->whole + (size_t)y * r->width;
    png_read_image(png, r->rows);
    for (uint32_t y = 0; y < r->height; y++) take(r, r->rows[y]);
  }
  r->code = CSCAN_OK;
}

static void read_png(reader *r) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, r, png_failed, png_quiet);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!png || !info) {
    r->code = CSCAN_NO_MEMORY;
  } else if (setjmp(r->out) == 0) {
    decode_png(r, png, info);
  }
  png_destroy_read_struct(&png, &info, NULL);
}

// MARK: JPEG

enum { MOST_SCANS = 100, JPEG_MEMORY = 200 << 20 };

static void jpeg_failed(j_common_ptr common) {
  reader *r = common->client_data;
  char message[JMSG_LENGTH_MAX];
  common->err->format_message(common, message);
  snprintf(r->result->message, sizeof r->result->message, "%.95s", message);
  longjmp(r->out, 1);
}

// A missing part would be read as grey: nothing of such a page can be trusted. Bytes too many, as some cameras leave them,
// do no harm.
static void jpeg_warned(j_common_ptr common, int level) {
  int code = common->err->msg_code;
  if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER || code == JWRN_HUFF_BAD_CODE)) jpeg_failed(common);
}

static void jpeg_watch(j_common_ptr common) {
  reader *r = common->client_data;
  if (r->jpeg.input_scan_number <= MOST_SCANS) return;
  snprintf(r->result->message, sizeof r->result->message, "more than %d scans", MOST_SCANS);
  longjmp(r->out, 1);
}

static void decode_jpeg(reader *r) {
  struct jpeg_decompress_struct *jpeg = &r->jpeg;
  jpeg_create_decompress(jpeg);
  jpeg->mem->max_memory_to_use = JPEG_MEMORY;
  r->progress.progress_monitor = jpeg_watch;
  jpeg->progress = &r->progress;
  jpeg_mem_src(jpeg, r->bytes, r->count);
  jpeg_read_header(jpeg, TRUE);
  int isInk = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = isInk ? JCS_CMYK : JCS_GRAYSCALE;
  if (jpeg->jpeg_color_space == JCS_RGB) jpeg->out_color_space = JCS_RGB;
  int isWhole = jpeg_has_multiple_scans(jpeg);
  r->code = begin(r, jpeg->image_width, jpeg->image_height, isWhole);
  if (r->code != CSCAN_OK) return;
  r->code = CSCAN_DAMAGED;
  jpeg_start_decompress(jpeg);
  int parts = jpeg->output_components;
  while (jpeg->output_scanline < jpeg->output_height) {
    jpeg_read_scanlines(jpeg, &r->row, 1);
    for (uint32_t x = 0; x < r->width && parts > 1; x++) {
      const uint8_t *p = r->row + (size_t)x * parts;
      // With Adobe's marker the inks are stored inverted: 255 is none.
      if (parts == 4) {
        unsigned flip = jpeg->saw_Adobe_marker ? 0 : 255;
        r->row[x] = (uint8_t)(((p[0] ^ flip) + (p[1] ^ flip) + (p[2] ^ flip)) * (p[3] ^ flip) / 765);
      } else {
        r->row[x] = (uint8_t)((299 * p[0] + 587 * p[1] + 114 * p[2]) / 1000);
      }
    }
    take(r, r->row);
  }
  jpeg_finish_decompress(jpeg);
  r->code = CSCAN_OK;
}

static void read_jpeg(reader *r) {
  r->jpeg.err = jpeg_std_error(&r->errors);
  r->errors.error_exit = jpeg_failed;
  r->errors.emit_message = jpeg_warned;
  r->jpeg.client_data = r;
  if (setjmp(r->out) == 0) decode_jpeg(r);
  jpeg_destroy_decompress(&r->jpeg);
}

// MARK: PGM, as pdftoppm writes it

static long number(reader *r) {
  while (r->at < r->count && (r->bytes[r->at] == ' ' || r->bytes[r->at] == '\n')) r->at++;
  long value = -1;
  while (r->at < r->count && r->bytes[r->at] >= '0' && r->bytes[r->at] <= '9' && value < 1000000)
    value = (value < 0 ? 0 : value) * 10 + (r->bytes[r->at++] - '0');
  return value;
}

static void read_pgm(reader *r) {
  r->at = 2;
  long width = number(r), height = number(r), most = number(r);
  r->at++;
  if (width < 1 || height < 1 || most != 255) return;
  r->code = begin(r, (uint32_t)width, (uint32_t)height, 0);
  if (r->code != CSCAN_OK) return;
  r->code = CSCAN_DAMAGED;
  if (r->at > r->count || r->count - r->at < (size_t)width * height) {
    snprintf(r->result->message, sizeof r->result->message, "the file ends too early");
    return;
  }
  for (uint32_t y = 0; y < r->height; y++) take(r, r->bytes + r->at + (size_t)y * r->width);
  r->code = CSCAN_OK;
}

int cscan_read(const uint8_t *bytes, size_t count, cscan_grey *result) {
  memset(result, 0, sizeof *result);
  reader *r = calloc(1, sizeof *r);
  if (r == NULL) return CSCAN_NO_MEMORY;
  r->result = result;
  r->bytes = bytes;
  r->count = count;
  r->code = CSCAN_DAMAGED;
  if (count >= 8 && png_sig_cmp(bytes, 0, 8) == 0) read_png(r);
  else if (count >= 3 && memcmp(bytes, "\xFF\xD8\xFF", 3) == 0) read_jpeg(r);
  else if (count >= 2 && memcmp(bytes, "P5", 2) == 0) read_pgm(r);
  else r->code = CSCAN_UNKNOWN;
  int code = r->code;
  free(r->sums);
  free(r->row);
  free(r->rows);
  free(r->whole);
  free(r);
  if (code != CSCAN_OK) cscan_free(result);
  return code;
}
