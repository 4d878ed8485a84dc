/* The few functions of espeak-ng that a page needs, and what the page hears back. */
#include <espeak-ng/speak_lib.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name)))
#define IMPORT(name) __attribute__((import_module("page"), import_name(#name)))

/* A place in the text, in characters from 1. `name` is given for marks of SSML only. */
IMPORT(mark) void page_mark(int kind, int position, int length, int audio_ms, const char *name);
/* Samples that follow the marks told since the last chunk. The synthesis stops where this is not 0. */
IMPORT(chunk) int page_chunk(const short *samples, int count);

static int on_synthesis(short *samples, int count, espeak_EVENT *event) {
  for (; event->type != espeakEVENT_LIST_TERMINATED; event++) {
    if (event->type == espeakEVENT_WORD || event->type == espeakEVENT_SENTENCE)
      page_mark(event->type, event->text_position, event->length, event->audio_position, NULL);
    if (event->type == espeakEVENT_MARK)
      page_mark(event->type, event->text_position, event->length, event->audio_position, event->id.name);
  }
  return page_chunk(samples, count);
}

/* Returns the sample rate, or -1 where the data is missing. */
EXPORT(start) int start(int chunk_ms) {
  int rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, chunk_ms, NULL, espeakINITIALIZE_DONT_EXIT);
  espeak_SetSynthCallback(on_synthesis);
  return rate;
}

/* Returns 0 where the voice exists. */
EXPORT(set) int set(const char *voice, int words_per_minute, int pitch) {
  int status = espeak_SetVoiceByName(voice);
  espeak_SetParameter(espeakRATE, words_per_minute, 0);
  espeak_SetParameter(espeakPITCH, pitch, 0);
  return status;
}

EXPORT(speak) int speak(const char *text, int is_ssml) {
  int flags = espeakCHARS_UTF8 | (is_ssml ? espeakSSML : 0);
  return espeak_Synth(text, strlen(text) + 1, 0, POS_CHARACTER, 0, flags, NULL, NULL);
}

/* The phonemes of one clause; `text` is moved behind it, and is NULL behind the last. */
EXPORT(phonemes) const char *phonemes(const void **text) {
  return espeak_TextToPhonemes(text, espeakCHARS_UTF8, 0);
}

EXPORT(allocate) void *allocate(size_t size) { return malloc(size); }
EXPORT(release) void release(void *memory) { free(memory); }

/* WASI has no temporary files. The engine wants one only to convert a sound of its own, and has none here. */
char *tmpnam(char *name) {
  (void)name;
  return "/none";
}
