#include "contacts.h"
#include "pins.h"

/*
 * A sample is believed when it differed from the known state eight times running: 8.2 ms at a tick of 1.024 ms.
 * The eight counters of a row are kept as three bit planes, so that a quiet row costs one comparison.
 */
static uint8_t sampled[ROWS], state[ROWS], plane0[ROWS], plane1[ROWS], plane2[ROWS];

/*
 * A hand does not move one peg in and out five times a second; a broken wire does. Either bound in one window
 * (about a second) masks the hole; two windows without a single edge unmask it.
 */
#define MAX_CHANGES 10
#define MAX_EDGES 48
#define QUIET_WINDOWS 2
static uint8_t masked[ROWS], edges[64], changes[64], quiet[64];

uint8_t contacts_row(uint8_t row) {
  return state[row];
}

static void count_edges(uint8_t row, uint8_t bits) {
  for (uint8_t column = 0; bits; column++, bits >>= 1) {
    uint8_t hole = row * 8 + column;
    if ((bits & 1) && edges[hole] < 255)
      edges[hole]++;
  }
}

static void accept(uint8_t row, uint8_t flips) {
  for (uint8_t column = 0; flips; column++, flips >>= 1) {
    uint8_t bit = 1 << column;
    if (!(flips & 1))
      continue;
    state[row] ^= bit;
    if (row == BUTTON_ROW) {
      if (state[row] & bit)
        on_button(column);
    } else {
      changes[row * 8 + column]++;
      on_hole(row * 8 + column, (state[row] & bit) != 0);
    }
  }
}

static void debounce(uint8_t row, uint8_t sample) {
  uint8_t edge = sample ^ sampled[row];
  uint8_t differs = (sample ^ state[row]) & ~masked[row];
  uint8_t carry1 = plane0[row] & differs;
  uint8_t carry2 = carry1 & plane1[row];
  uint8_t flips = carry2 & plane2[row];
  plane0[row] = ~plane0[row] & differs;
  plane1[row] = (plane1[row] ^ carry1) & differs;
  plane2[row] = (plane2[row] ^ carry2) & differs;
  sampled[row] = sample;
  if (edge && row != BUTTON_ROW)
    count_edges(row, edge);
  if (flips)
    accept(row, flips);
}

uint8_t contacts_scan(void) {
  uint8_t stirred = 0;
  pins_select_row(0);
  for (uint8_t row = 0; row < ROWS; row++) {
    /* 8 us: ten times what the 10 kOhm at the column need for 100 pF of wire, and enough for the chip's own alone. */
    __builtin_avr_delay_cycles(128);
    uint8_t sample = pins_columns();
    pins_select_row(row + 1 < ROWS ? row + 1 : 0);
    if (sample == sampled[row] && sample == state[row])
      continue; /* no counter runs: debounce leaves the planes clear when a sample equals the state */
    debounce(row, sample);
    stirred = 1;
  }
  return stirred;
}

void contacts_end_window(void) {
  for (uint8_t hole = 0; hole < 64; hole++) {
    uint8_t row = hole >> 3, bit = 1 << (hole & 7);
    if (masked[row] & bit) {
      quiet[hole] = edges[hole] ? 0 : quiet[hole] + 1;
      if (quiet[hole] == QUIET_WINDOWS) {
        masked[row] &= ~bit;
        on_chatter(hole, 0);
      }
    } else if (changes[hole] > MAX_CHANGES || edges[hole] > MAX_EDGES) {
      masked[row] |= bit;
      quiet[hole] = 0;
      on_chatter(hole, 1);
    }
    edges[hole] = changes[hole] = 0;
  }
}
