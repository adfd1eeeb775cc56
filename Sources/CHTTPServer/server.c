#include "CHTTPServer.h"

#include <string.h>

// Paths stay as they were sent: they are cut into segments before they are decoded.
static size_t as_it_is(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

struct MHD_Daemon *chttp_start(const chttp_options *options) {
  int is_encrypted = options->certificate != NULL;
  struct MHD_OptionItem tls[] = {
      {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)options->certificate},
      {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)options->key},
      {MHD_OPTION_HTTPS_PRIORITIES, 0, "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2"},
      {MHD_OPTION_END, 0, NULL},
  };
  struct MHD_OptionItem none[] = {{MHD_OPTION_END, 0, NULL}};
  // MHD_OPTION_STRICT_FOR_CLIENT stays off: the library (up to 1.0) sends its own refusal of a request without Host with the
  // headers twice. Such a request, and one with a space in its target, is refused behind the handler.
  unsigned flags = MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | (is_encrypted ? MHD_USE_TLS : 0);
  return MHD_start_daemon(
      flags, 0, NULL, NULL, options->handle, options->context,  //
      MHD_OPTION_LISTEN_SOCKET, options->listening,             //
      MHD_OPTION_CONNECTION_LIMIT, options->connections,        //
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->memory,      //
      MHD_OPTION_CONNECTION_TIMEOUT, options->stalled,          //
      MHD_OPTION_UNESCAPE_CALLBACK, as_it_is, NULL,             //
      MHD_OPTION_URI_LOG_CALLBACK, options->target, options->context,
      MHD_OPTION_NOTIFY_COMPLETED, options->completed, options->context,
      MHD_OPTION_NOTIFY_CONNECTION, options->connection, options->context,
      MHD_OPTION_ARRAY, is_encrypted ? tls : none, MHD_OPTION_END);
}

int chttp_descriptor(struct MHD_Daemon *daemon) {
  return MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd;
}

unsigned chttp_connections(struct MHD_Daemon *daemon) {
  return MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS)->num_connections;
}

int chttp_socket(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

void *chttp_kept(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
}

size_t chttp_header_size(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE)->header_size;
}
