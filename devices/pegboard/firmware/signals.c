#include "signals.h"
#include "pins.h"

/* Dim white: 64 lamps stay within the 500 mA of a USB port. */
#define LAMP_ON 0x10

static void lamp_byte(uint8_t byte) {
  for (uint8_t bit = 0; bit < 8; bit++, byte <<= 1) {
    if (byte & 0x80)
      AUX_PORT |= LAMP_DATA;
    else
      AUX_PORT &= ~LAMP_DATA;
    AUX_PORT |= LAMP_CLOCK;
    AUX_PORT &= ~LAMP_CLOCK;
  }
}

static void lamp_word(uint8_t head, uint8_t level) {
  lamp_byte(head);
  lamp_byte(level);
  lamp_byte(level);
  lamp_byte(level);
}

void signals_lamps(const uint8_t rows[8]) {
  lamp_word(0, 0);
  for (uint8_t hole = 0; hole < 64; hole++)
    lamp_word(0xe4, rows[hole >> 3] & (1 << (hole & 7)) ? LAMP_ON : 0);
  lamp_word(0, 0); /* 32 more clocks push the data through the chain of 64 */
}

static uint16_t beep_ticks;

void signals_beep(uint8_t tens_of_ms) {
  beep_ticks = (uint16_t)tens_of_ms * 10;
}

/* The pin turns at every tick: a tone of 488 Hz. */
void signals_tick(void) {
  if (beep_ticks) {
    beep_ticks--;
    AUX_PORT ^= BEEPER;
  } else {
    AUX_PORT &= ~BEEPER;
  }
}
