// Pango alone, driven as vitrine-bench is: for each line of the standard input ten thousand strings that were not there before
// are measured and drawn, and a line of JSON says how long that took. The argument is the folder with the font.
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { PAGES = 10, LINES = 1000, WIDTH = 393, HEIGHT = 20000, LINE_HEIGHT = 20 };

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec * 1e-6;
}

static double draw_page(PangoContext *context, PangoFontDescription *font, cairo_t *cairo, int first) {
  double width = 0;
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  for (int line = 0; line < LINES; line++) {
    char text[64];
    snprintf(text, sizeof text, "Row %d: buy milk and write the report", first + line);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, -1);
    PangoRectangle size;
    pango_layout_get_extents(layout, NULL, &size);
    width += pango_units_to_double(size.width);
    cairo_move_to(cairo, 0, line * LINE_HEIGHT);
    pango_cairo_show_layout(cairo, layout);
    g_object_unref(layout);
  }
  cairo_surface_flush(cairo_get_target(cairo));
  return width;
}

int main(int count, char **words) {
  if (count != 2) {
    fprintf(stderr, "usage: pango FOLDER\n");
    return 2;
  }
  FcConfig *fonts = FcConfigCreate();
  FcConfigAppFontAddDir(fonts, (const FcChar8 *)words[1]);
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), fonts);
  PangoContext *context = pango_font_map_create_context(map);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cairo = cairo_create(surface);

  char line[256];
  for (int round = 1; fgets(line, sizeof line, stdin); round++) {
    double start = milliseconds();
    double width = 0;
    for (int page = 0; page < PAGES; page++)
      width += draw_page(context, font, cairo, (round * PAGES + page) * LINES);
    double taken = milliseconds() - start;
    // The file after the name is for the eyes.
    char *path = strchr(line, ' ');
    if (path) {
      path[strcspn(path, "\n")] = 0;
      cairo_surface_write_to_png(surface, path + 1);
    }
    printf("{\"ms\":%f,\"width\":%f}\n", taken, width / (PAGES * LINES));
    fflush(stdout);
  }
  return 0;
}
