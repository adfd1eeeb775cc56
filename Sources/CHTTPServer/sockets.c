#define _GNU_SOURCE
#include <errno.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CHTTPServer.h"

int chttp_address(int socket, int other, unsigned char bytes[16]) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  int failed = other ? getpeername(socket, (struct sockaddr *)&address, &length)
                     : getsockname(socket, (struct sockaddr *)&address, &length);
  if (failed) return 0;
  if (address.ss_family == AF_INET) {
    memcpy(bytes, &((struct sockaddr_in *)&address)->sin_addr, 4);
    return 4;
  }
  if (address.ss_family != AF_INET6) return 0;
  memcpy(bytes, &((struct sockaddr_in6 *)&address)->sin6_addr, 16);
  return 16;
}

static socklen_t fill(struct sockaddr_storage *address, const unsigned char *bytes, int count, int port) {
  memset(address, 0, sizeof *address);
  if (count == 4) {
    struct sockaddr_in *four = (struct sockaddr_in *)address;
    four->sin_family = AF_INET;
    four->sin_port = htons((unsigned short)port);
    memcpy(&four->sin_addr, bytes, 4);
    return sizeof *four;
  }
  struct sockaddr_in6 *six = (struct sockaddr_in6 *)address;
  six->sin6_family = AF_INET6;
  six->sin6_port = htons((unsigned short)port);
  memcpy(&six->sin6_addr, bytes, 16);
  return sizeof *six;
}

int chttp_listen(const unsigned char *bytes, int count, int port) {
  struct sockaddr_storage address;
  socklen_t length = fill(&address, bytes, count, port);
  int listening = socket(address.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (listening < 0) return -errno;
  int yes = 1, no = 0;
  setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (count == 16) setsockopt(listening, IPPROTO_IPV6, IPV6_V6ONLY, &no, sizeof no);
  if (bind(listening, (struct sockaddr *)&address, length) == 0 && listen(listening, 1024) == 0) return listening;
  int error = errno;
  close(listening);
  return -error;
}

int chttp_port(int socket) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  if (getsockname(socket, (struct sockaddr *)&address, &length)) return -1;
  if (address.ss_family == AF_INET) return ntohs(((struct sockaddr_in *)&address)->sin_port);
  return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
}
