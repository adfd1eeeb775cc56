#include "include/CHash.h"

// The first 32 bits of the fractions of the cube roots of the first 64 primes (FIPS 180-4, section 4.2.2).
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t value, int places) { return value >> places | value << (32 - places); }

// The schedule of a block; the names are the standard's.
static void fill(uint32_t w[64], const uint8_t *block) {
  for (int t = 0; t < 16; t++, block += 4)
    w[t] = (uint32_t)block[0] << 24 | (uint32_t)block[1] << 16 | (uint32_t)block[2] << 8 | block[3];
  for (int t = 16; t < 64; t++) {
    uint32_t s0 = rotated(w[t - 15], 7) ^ rotated(w[t - 15], 18) ^ w[t - 15] >> 3;
    uint32_t s1 = rotated(w[t - 2], 17) ^ rotated(w[t - 2], 19) ^ w[t - 2] >> 10;
    w[t] = w[t - 16] + s0 + w[t - 7] + s1;
  }
}

void chash_sha256_portable(uint32_t state[8], const uint8_t *blocks, size_t count) {
  for (; count > 0; count--, blocks += 64) {
    uint32_t w[64];
    fill(w, blocks);
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int t = 0; t < 64; t++) {
      uint32_t sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      uint32_t t1 = h + sum1 + ((e & f) ^ (~e & g)) + constants[t] + w[t];
      uint32_t sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      uint32_t t2 = sum0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

static int look_for_instructions(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSE4_1) || !(c & bit_SSSE3)) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
}

// Asked once: on a virtual machine each look costs as much as many blocks.
static int has_instructions(void) {
  static _Atomic int known = -1;
  if (known < 0) known = look_for_instructions();
  return known;
}

// The instructions do two rounds with two registers, which hold the words a, b, e, f and c, d, g, h.
__attribute__((target("sha,sse4.1,ssse3"))) static void by_instructions(
    uint32_t state[8], const uint8_t *blocks, size_t count) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(low, high, 8), cdgh = _mm_blend_epi16(high, low, 0xF0);
  for (; count > 0; count--, blocks += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i w[4];
    for (int i = 0; i < 4; i++)
      w[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 16 * i)), big_endian);
#pragma GCC unroll 16
    for (int t = 0; t < 16; t++) {
      __m128i k = _mm_add_epi32(w[t & 3], _mm_loadu_si128((const __m128i *)(constants + 4 * t)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, k);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(k, 0x0E));
      __m128i last = w[(t + 3) & 3], before = w[(t + 2) & 3];
      __m128i next = _mm_add_epi32(_mm_sha256msg1_epu32(w[t & 3], w[(t + 1) & 3]), _mm_alignr_epi8(last, before, 4));
      w[t & 3] = _mm_sha256msg2_epu32(next, last);
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  low = _mm_shuffle_epi32(abef, 0x1B), high = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}

void chash_sha256(uint32_t state[8], const uint8_t *blocks, size_t count) {
  if (has_instructions())
    by_instructions(state, blocks, count);
  else
    chash_sha256_portable(state, blocks, count);
}
#else
void chash_sha256(uint32_t state[8], const uint8_t *blocks, size_t count) {
  chash_sha256_portable(state, blocks, count);
}
#endif
