// Players of a server of sittings over HTTP: each has a connection and a sitting, and answers every few seconds: an answer,
// half the time later `continue`, and so on. Prints one line of JSON: how many requests, and how long replies took.
//
//     players PORT COUNT SECONDS MILLISECONDS-BETWEEN-ANSWERS QUIZ
//
// Every reply must have a status below 300; another one ends the measurement with exit code 1.
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

typedef struct {
  int socket;
  char cookie[256], sitting[64];
  long step;
  enum { OPENING, ANSWERING, READING } does;
  double due, sent;  // milliseconds; sent 0: nothing is open
  char received[32768];
  size_t count;
} player;

static int port;
static const char *quiz;
static double *times;
static size_t time_count, time_capacity;
static int counts;  // whether replies are counted

static void stop(const char *what, const char *why) {
  fprintf(stderr, "players: %s: %.1000s\n", what, why);
  exit(1);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void send_request(player *p, double due) {
  char body[256], path[96] = "/sittings", request[1024];
  if (p->does == OPENING) {
    snprintf(body, sizeof body, "{\"quiz\":\"%s\",\"new\":true}", quiz);
  } else {
    snprintf(path, sizeof path, "/sittings/%s", p->sitting);
    if (p->does == ANSWERING) snprintf(body, sizeof body, "{\"answer\":[\"a\"],\"step\":%ld}", p->step);
    else snprintf(body, sizeof body, "{\"continue\":true}");
  }
  int count = snprintf(request, sizeof request,
                       "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAccept: application/json\r\nContent-Type: application/json\r\n"
                       "%s%s%sContent-Length: %zu\r\n\r\n%s",
                       path, port, p->cookie[0] ? "Cookie: " : "", p->cookie, p->cookie[0] ? "\r\n" : "", strlen(body), body);
  if (write(p->socket, request, (size_t)count) != count) stop("cannot send", strerror(errno));
  p->sent = due;
}

// The text behind `key` up to `end`, copied.
static int find(const char *text, const char *key, char end, char *found, size_t size) {
  const char *start = strstr(text, key);
  if (!start) return 0;
  start += strlen(key);
  const char *last = strchr(start, end);
  if (!last || (size_t)(last - start) >= size) return 0;
  memcpy(found, start, (size_t)(last - start));
  found[last - start] = 0;
  return 1;
}

static void note(double ms) {
  if (!counts) return;
  if (time_count == time_capacity) {
    times = realloc(times, (time_capacity = 2 * time_capacity + 1024) * sizeof *times);
    if (!times) stop("no memory", "");
  }
  times[time_count++] = ms;
}

static void take_reply(player *p, double pause) {
  p->received[p->count] = 0;
  char *body = strstr(p->received, "\r\n\r\n"), length[32];
  if (!body) return;
  body += 4;
  if (!find(p->received, "Content-Length: ", '\r', length, sizeof length)) stop("a reply without a length", p->received);
  if ((size_t)(body - p->received) + (size_t)atol(length) > p->count) return;
  if (strncmp(p->received, "HTTP/1.1 20", 11) != 0) stop("another status", p->received);
  note(now() - p->sent);
  find(p->received, "Set-Cookie: ", ';', p->cookie, sizeof p->cookie);
  if (p->does == OPENING) {
    if (!find(body, "\"sitting\":\"", '"', p->sitting, sizeof p->sitting)) stop("no sitting", body);
    p->step = 1;
    p->does = ANSWERING;
  } else if (p->does == ANSWERING) {
    p->does = READING;
    p->step++;
  } else {
    p->does = strstr(body, "\"type\":\"result\"") ? OPENING : ANSWERING;
  }
  p->count = 0;
  p->sent = 0;
  p->due += pause;
}

static void receive(player *p, double pause) {
  ssize_t count = read(p->socket, p->received + p->count, sizeof p->received - 1 - p->count);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (count <= 0) stop("a connection was closed", p->received);
  p->count += (size_t)count;
  take_reply(p, pause);
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

// Connects player `number` from an address of its own, as the phones of a class have one each: a server may limit those of one.
static void join(player *p, int number, int poller) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
  struct sockaddr_in own = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0x7F010001u + (uint32_t)number)};
  p->socket = socket(AF_INET, SOCK_STREAM, 0);
  if (p->socket < 0 || bind(p->socket, (struct sockaddr *)&own, sizeof own) != 0 ||
      connect(p->socket, (struct sockaddr *)&address, sizeof address) != 0)
    stop("cannot connect", strerror(errno));
  int yes = 1;
  setsockopt(p->socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = p};
  epoll_ctl(poller, EPOLL_CTL_ADD, p->socket, &event);
}

// Sends what is due, waits for replies until something is; returns how many are open.
static int turn(player *players, int count, int poller, double pause, double until) {
  double time = now(), next = until;
  int open = 0;
  for (int i = 0; i < count; i++) {
    player *p = &players[i];
    if (p->sent == 0 && p->due <= time && time < until) send_request(p, p->due);
    if (p->sent != 0) open++;
    else if (p->due < next) next = p->due;
  }
  struct epoll_event events[64];
  double wait = next - now();
  int ready = epoll_wait(poller, events, 64, open && time >= until ? 100 : wait < 0 ? 0 : (int)wait + 1);
  for (int i = 0; i < ready; i++) receive(events[i].data.ptr, pause);
  return open;
}

int main(int argument_count, char **arguments) {
  if (argument_count != 6) stop("usage", "players PORT COUNT SECONDS MILLISECONDS QUIZ");
  port = atoi(arguments[1]);
  quiz = arguments[5];
  int count = atoi(arguments[2]);
  double seconds = atof(arguments[3]), pause = atof(arguments[4]) / 2;
  player *players = calloc((size_t)count, sizeof *players);
  int poller = epoll_create1(0);
  if (!players || poller < 0) stop("no memory", "");
  for (int i = 0; i < count; i++) join(&players[i], i, poller);
  // Everybody comes within the first pause; counted is what follows.
  double start = now();
  for (int i = 0; i < count; i++) players[i].due = start + pause * (i + 0.5) / count;
  while (now() < start + 2 * pause) turn(players, count, poller, pause, start + 2 * pause);
  counts = 1;
  printf("{\"event\":\"begin\"}\n");
  fflush(stdout);
  double begun = now(), until = begun + seconds * 1e3;
  while (turn(players, count, poller, pause, until) > 0 || now() < until) {}
  double took = now() - begun;
  if (time_count == 0) stop("no replies", "");
  qsort(times, time_count, sizeof *times, compare);
  printf("{\"event\":\"end\",\"players\":%d,\"requests\":%zu,\"a_second\":%.1f,\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"most_ms\":%.2f}\n",
         count, time_count, (double)time_count * 1e3 / took, times[time_count / 2], times[time_count * 99 / 100],
         times[time_count - 1]);
  return 0;
}
