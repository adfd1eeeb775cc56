// SHA-256 by what the processor has for it, which Swift cannot ask for.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Takes whole blocks of 64 bytes into the eight words of a hash (FIPS 180-4, section 6.2.2).
void chash_sha256(uint32_t state[8], const uint8_t *blocks, size_t count);

// The same without the processor's own instructions, as chash_sha256 does it where there are none.
void chash_sha256_portable(uint32_t state[8], const uint8_t *blocks, size_t count);

// A slow hash of a short secret, so that guessing is dear: PBKDF2 with HMAC-SHA-256 (RFC 8018, section 5.2). 0 when the
// secret is longer than 64 bytes or the salt longer than 48.
int chash_slow(
    const uint8_t *secret, size_t count, const uint8_t *salt, size_t salt_count, uint32_t rounds, uint8_t out[32]);
