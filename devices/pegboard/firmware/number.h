/* The chip's own number: what tells two boards of one make apart, on the wire and to the browser. */
#ifndef NUMBER_H
#define NUMBER_H

#include <stdint.h>

#define NUMBER_DIGITS 20

void number_read(void);              /* once, before interrupts are on */
uint8_t number_digit(uint8_t index); /* '0' to '9', 'A' to 'F' */

#endif
