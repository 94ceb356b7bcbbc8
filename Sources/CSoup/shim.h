#pragma once
#include <glib-unix.h>
#include <libsoup/soup.h>

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
