// What Swift cannot call of libmicrohttpd, whose functions take any number of arguments, and sockets to listen on.
#pragma once
#include <microhttpd.h>
#include <stddef.h>

typedef struct {
  int listening;            // from chttp_listen
  unsigned connections;     // the most at a time
  size_t memory;            // bytes that a connection may need for its headers and both directions
  unsigned stalled;         // seconds without a byte, after which a connection is closed
  const char *certificate;  // PEM texts, or NULL
  const char *key;
  void *context;  // handed to every callback
  MHD_AccessHandlerCallback handle;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
  void *(*target)(void *context, const char *target, struct MHD_Connection *connection);
} chttp_options;

// Starts a server that is driven by MHD_run; NULL when it cannot be had (a certificate that does not fit its key).
struct MHD_Daemon *chttp_start(const chttp_options *options);

// A descriptor that can be read when MHD_run has something to do.
int chttp_descriptor(struct MHD_Daemon *daemon);

// How many connections a server has.
unsigned chttp_connections(struct MHD_Daemon *daemon);

// The socket of a connection.
int chttp_socket(struct MHD_Connection *connection);

// What the callback for connections has kept for it.
void *chttp_kept(struct MHD_Connection *connection);

// How many bytes the request line and the headers have.
size_t chttp_header_size(struct MHD_Connection *connection);

// The address of this side of a socket (0) or of the other (1): 4 or 16 bytes, whose number is returned; 0 when it is unknown.
int chttp_address(int socket, int other, unsigned char bytes[16]);

// A socket that listens on an address of 4 or 16 bytes (sixteen zeros listen for IPv4 as well); port 0 is any. The negative
// errno when that cannot be.
int chttp_listen(const unsigned char *bytes, int count, int port);

// The port of a listening socket.
int chttp_port(int socket);
