/* What the board can show: lamps under the squares (a chain of APA102) and a piezo beeper, where fitted. */
#ifndef SIGNALS_H
#define SIGNALS_H

#include <stdint.h>

void signals_lamps(const uint8_t rows[8]); /* one bit per hole, as contacts_row */
void signals_beep(uint8_t tens_of_ms);
void signals_tick(void);

#endif
