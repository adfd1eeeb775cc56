#include <string.h>

#include "include/CHash.h"

// The first 32 bits of the fractions of the square roots of the first 8 primes (FIPS 180-4, section 5.3.3).
static const uint32_t initial[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

// The state behind the block of the key, which every HMAC of the key begins with (RFC 2104).
static void begin(uint32_t state[8], const uint8_t *secret, size_t count, uint8_t pad) {
  uint8_t block[64];
  memset(block, pad, sizeof block);
  for (size_t i = 0; i < count; i++) block[i] ^= secret[i];
  memcpy(state, initial, sizeof initial);
  chash_sha256(state, block, 1);
}

// The last block of a message with one block before it.
static void finish(uint32_t state[8], const uint32_t before[8], const uint8_t *tail, size_t count) {
  uint8_t block[64] = {0};
  memcpy(block, tail, count);
  block[count] = 0x80;
  uint64_t bits = (64 + count) * 8;
  for (int i = 0; i < 8; i++) block[56 + i] = (uint8_t)(bits >> (56 - 8 * i));
  memcpy(state, before, 32);
  chash_sha256(state, block, 1);
}

static void write_words(uint8_t out[32], const uint32_t state[8]) {
  for (int i = 0; i < 32; i++) out[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}

static void hmac(uint8_t out[32], const uint32_t inner[8], const uint32_t outer[8], const uint8_t *tail, size_t count) {
  uint32_t state[8];
  finish(state, inner, tail, count);
  write_words(out, state);
  finish(state, outer, out, 32);
  write_words(out, state);
}

int chash_slow(
    const uint8_t *secret, size_t count, const uint8_t *salt, size_t salt_count, uint32_t rounds, uint8_t out[32]) {
  if (count > 64 || salt_count > 48) return 0;
  uint32_t inner[8], outer[8];
  begin(inner, secret, count, 0x36);
  begin(outer, secret, count, 0x5c);
  uint8_t first[52] = {0}, next[32];
  memcpy(first, salt, salt_count);
  first[salt_count + 3] = 1;
  hmac(next, inner, outer, first, salt_count + 4);
  memcpy(out, next, 32);
  for (uint32_t round = 1; round < rounds; round++) {
    hmac(next, inner, outer, next, 32);
    for (int i = 0; i < 32; i++) out[i] ^= next[i];
  }
  return 1;
}
