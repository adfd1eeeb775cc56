// Without this the options are checked by macros, which want each of them as a constant.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

// Swift cannot call variadic C functions.

static inline CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

/// Calls back with each part of the answer's body; another number than `size * count` ends the transfer.
static inline CURLcode ccurl_on_body(
    CURL *handle, size_t (*callback)(char *bytes, size_t size, size_t count, void *context), void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, callback);
  return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

/// Calls back about once a second and when something arrives; anything but 0 ends the transfer.
static inline CURLcode ccurl_on_progress(
    CURL *handle,
    int (*callback)(void *context, curl_off_t total, curl_off_t now, curl_off_t up_total, curl_off_t up_now)) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, callback);
  return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
}

static inline long ccurl_status(CURL *handle) {
  long status = 0;
  curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

/// Seconds that the server asks to wait; 0 when it does not say.
static inline long ccurl_retry_after(CURL *handle) {
  curl_off_t seconds = 0;
  curl_easy_getinfo(handle, CURLINFO_RETRY_AFTER, &seconds);
  return seconds > 86400 ? 86400 : (long)seconds;
}

/// Trusts the authorities in a bundle of PEM instead of the system's; libcurl keeps a copy.
static inline CURLcode ccurl_trust(CURL *handle, const void *bytes, size_t count) {
  struct curl_blob bundle = {(void *)bytes, count, CURL_BLOB_COPY};
  return curl_easy_setopt(handle, CURLOPT_CAINFO_BLOB, &bundle);
}
