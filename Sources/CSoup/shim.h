#pragma once
#include <glib-unix.h>
#include <libsoup/soup.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

// Variadic functions, cast macros and inline casts do not cross into Swift: the ones that are used are wrapped.
static inline SoupServer *vitrine_soup_server_new(void) {
  return soup_server_new("server-header", "Vitrine", NULL);
}

static inline void vitrine_object_unref(gpointer object) { g_object_unref(object); }

static inline void vitrine_object_ref(void *object) { g_object_ref(object); }

static inline GObject *vitrine_object(void *object) { return G_OBJECT(object); }

static inline GIOStream *vitrine_stream(void *connection) { return G_IO_STREAM(connection); }

static inline GSocketListener *vitrine_listener(void *service) { return G_SOCKET_LISTENER(service); }

static inline GPollableOutputStream *vitrine_pollable_output(GIOStream *stream) {
  return G_POLLABLE_OUTPUT_STREAM(g_io_stream_get_output_stream(stream));
}

static inline guint vitrine_inet_port(void *address) {
  return g_inet_socket_address_get_port(G_INET_SOCKET_ADDRESS(address));
}

// Bytes that were read from a TCP connection since it was opened: what has come, without what nobody has read yet.
static inline guint64 vitrine_bytes_read(int file) {
  // The kernel's struct tcp_info up to tcpi_bytes_received, which the C library's own does not reach.
  struct { guint8 before[128]; guint64 received; } info = {{0}, 0};
  socklen_t length = sizeof info;
  int unread = 0;
  if (getsockopt(file, IPPROTO_TCP, TCP_INFO, &info, &length) != 0 || ioctl(file, FIONREAD, &unread) != 0) return 0;
  return info.received - (guint64)unread;
}

static inline GType vitrine_websocket_deflate_type(void) { return SOUP_TYPE_WEBSOCKET_EXTENSION_DEFLATE; }

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
