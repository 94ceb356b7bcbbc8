#pragma once
#include <glib-unix.h>
#include <libsoup/soup.h>
#include <unistd.h>

// Variadic functions, cast macros and inline casts do not cross into Swift: the ones that are used are wrapped.
static inline SoupServer *vitrine_soup_server_new(void) {
  return soup_server_new("server-header", "Vitrine", NULL);
}

static inline void vitrine_object_unref(gpointer object) { g_object_unref(object); }

static inline guint vitrine_soup_server_port(SoupServer *server) {
  GSList *uris = soup_server_get_uris(server);
  guint port = uris ? (guint)g_uri_get_port((GUri *)uris->data) : 0;
  g_slist_free_full(uris, (GDestroyNotify)g_uri_unref);
  return port;
}

static inline gboolean vitrine_error_is_address_in_use(const GError *error) {
  return g_error_matches(error, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE);
}

// What libdispatch has for run loops: a descriptor that can be read while the main queue has work, and the work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *reserved);

static inline gboolean vitrine_serve_main_queue(gint descriptor, GIOCondition condition, gpointer data) {
  guint64 count;
  if (read(descriptor, &count, sizeof count) >= 0) _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

// Lets GLib's default loop serve the main queue; what waits there already is done at once.
static inline guint vitrine_attach_main_queue(void) {
  guint source = g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, vitrine_serve_main_queue, NULL);
  _dispatch_main_queue_callback_4CF(NULL);
  return source;
}
