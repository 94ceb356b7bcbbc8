#include "decoders.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

typedef struct failure {
  struct jpeg_error_mgr manager;
  jmp_buf back;
} failure;

static void fail(j_common_ptr info) { longjmp(((failure *)info->err)->back, 1); }

// Warnings are passed over, but for data that ends too early: half a picture is none.
static void hear(j_common_ptr info, int level) {
  if (level < 0 && (info->err->msg_code == JWRN_JPEG_EOF || info->err->msg_code == JWRN_HIT_MARKER)) fail(info);
}

static void say_nothing(j_common_ptr info) { (void)info; }

// A file of a few kilobytes can ask for thousands of passes over a large picture.
enum { MOST_SCANS = 200 };

static void count_scans(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > MOST_SCANS) fail(info);
}

static uint16_t read16(const uint8_t *p, int little) {
  return (uint16_t)(little ? p[0] | p[1] << 8 : p[0] << 8 | p[1]);
}

static uint32_t read32(const uint8_t *p, int little) {
  return little ? read16(p, 1) | (uint32_t)read16(p + 2, 1) << 16 : (uint32_t)read16(p, 0) << 16 | read16(p + 2, 0);
}

int px_exif_orientation(const uint8_t *data, size_t length) {
  if (length < 14 || memcmp(data, "Exif\0\0", 6)) return 1;
  const uint8_t *tiff = data + 6;
  size_t size = length - 6;
  int little = tiff[0] == 'I';
  if (read16(tiff + 2, little) != 42) return 1;
  size_t at = read32(tiff + 4, little);
  if (at > size || size - at < 2) return 1;
  size_t count = read16(tiff + at, little);
  for (size_t i = 0, entry = at + 2; i < count && size >= 12 && entry <= size - 12; i++, entry += 12) {
    if (read16(tiff + entry, little) == 0x0112) return read16(tiff + entry + 8, little);
  }
  return 1;
}

static int orientation_of(const struct jpeg_decompress_struct *jpeg) {
  for (jpeg_saved_marker_ptr m = jpeg->marker_list; m; m = m->next) {
    int orientation = px_exif_orientation(m->data, m->data_length);
    if (orientation != 1) return orientation;
  }
  return 1;
}

// Inks to light; Adobe's files hold the inks inverted.
static void convert_cmyk(const uint8_t *in, int width, int inverted, uint32_t *out) {
  for (int x = 0; x < width; x++, in += 4) {
    uint32_t ink[4];
    for (int k = 0; k < 4; k++) ink[k] = inverted ? in[k] : 255u - in[k];
    uint32_t red = (ink[0] * ink[3] + 127) / 255, green = (ink[1] * ink[3] + 127) / 255;
    uint32_t blue = (ink[2] * ink[3] + 127) / 255;
    out[x] = 0xff000000u | red << 16 | green << 8 | blue;
  }
}

static px_status decode(
    struct jpeg_decompress_struct *jpeg, const px_reader *reader, px_picture *picture, uint8_t **line) {
  jpeg_mem_src(jpeg, reader->data, (unsigned long)reader->length);
  jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xffff);
  if (jpeg_read_header(jpeg, TRUE) != JPEG_HEADER_OK) return PX_BROKEN;
  int orientation = orientation_of(jpeg);
  picture->width = (int)jpeg->image_width;
  picture->height = (int)jpeg->image_height;
  px_status status = px_check_size(reader, jpeg->image_width, jpeg->image_height);
  if (status != PX_OK || reader->measures) {
    px_orient(picture, orientation);
    return status;
  }
  int inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = inks ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg->dct_method = JDCT_ISLOW;
  if (!jpeg_start_decompress(jpeg)) return PX_BROKEN;
  if ((int)jpeg->output_width != picture->width || (int)jpeg->output_height != picture->height) return PX_BROKEN;
  size_t width = jpeg->output_width;
  picture->pixels = malloc(width * jpeg->output_height * 4);
  *line = malloc(width * 4);
  if (!picture->pixels || !*line) return PX_NO_MEMORY;
  while (jpeg->output_scanline < jpeg->output_height) {
    uint32_t *out = picture->pixels + width * jpeg->output_scanline;
    JSAMPROW row = inks ? *line : (JSAMPROW)out;
    if (jpeg_read_scanlines(jpeg, &row, 1) != 1) return PX_BROKEN;
    if (inks) convert_cmyk(*line, (int)width, jpeg->saw_Adobe_marker, out);
  }
  jpeg_finish_decompress(jpeg);
  return px_orient(picture, orientation);
}

px_status px_read_jpeg(const px_reader *reader, px_picture *picture) {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_progress_mgr progress;
  failure failure;
  // Changed between setjmp and longjmp, hence not in registers.
  uint8_t *volatile line = NULL;
  memset(&jpeg, 0, sizeof jpeg);
  jpeg.err = jpeg_std_error(&failure.manager);
  failure.manager.error_exit = fail;
  failure.manager.emit_message = hear;
  failure.manager.output_message = say_nothing;
  px_status status;
  if (setjmp(failure.back)) {
    status = PX_BROKEN;
  } else {
    jpeg_create_decompress(&jpeg);
    progress.progress_monitor = count_scans;
    jpeg.progress = &progress;
    status = decode(&jpeg, reader, picture, (uint8_t **)&line);
  }
  jpeg_destroy_decompress(&jpeg);
  free(line);
  return status;
}
