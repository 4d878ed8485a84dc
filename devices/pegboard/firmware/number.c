/*
 * Lot, wafer and place on the wafer, which the factory writes into the signature row: ten bytes from 0x0E. Nobody
 * promises that they are unique; no two chips with equal ones were ever reported.
 */
#include "number.h"
#include <avr/boot.h>

#define FIRST_BYTE 0x0e

static uint8_t bytes[NUMBER_DIGITS / 2];

void number_read(void) {
  for (uint8_t i = 0; i < sizeof bytes; i++)
    bytes[i] = boot_signature_byte_get(FIRST_BYTE + i);
}

uint8_t number_digit(uint8_t index) {
  uint8_t byte = bytes[index / 2];
  uint8_t nibble = index & 1 ? byte & 0x0f : byte >> 4;
  return nibble < 10 ? '0' + nibble : 'A' - 10 + nibble;
}
