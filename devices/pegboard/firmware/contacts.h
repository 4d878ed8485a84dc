/* Scans 64 holes and the buttons, debounces them, and masks a contact that never comes to rest. */
#ifndef CONTACTS_H
#define CONTACTS_H

#include <stdint.h>

/* One more than the eight ranks: the buttons. Holes are numbered as one reads a diagram, a8 = 0 … h1 = 63. */
#define ROWS 9

uint8_t contacts_scan(void);    /* is anything not as it was, or not yet believed? */
void contacts_end_window(void); /* about once a second: judges who chatters */
uint8_t contacts_row(uint8_t row);

/* Called back by the scan; implemented in main.c. */
void on_hole(uint8_t hole, uint8_t closed);
void on_button(uint8_t button);
void on_chatter(uint8_t hole, uint8_t masked);

#endif
