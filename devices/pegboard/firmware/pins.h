/*
 * Which pin does what (HARDWARE.md has the same table). Nothing outside this file names a port.
 * A 74HC138 selects one of eight ranks by three address lines. SELECT high enables it; SELECT low silences it
 * and is itself the common line of the buttons, which thereby form a ninth row on the same eight columns.
 */
#ifndef PINS_H
#define PINS_H

#include <avr/io.h>
#include <stdint.h>

#define BUTTON_ROW 8

#if defined(__AVR_ATmega328P__)
/* Uno, Nano: files a-f on D2-D7, g h on D8 D9; address on D10-D12; SELECT on D13; A0-A5 as below. */
#define ADDRESS_PORT PORTB
#define ADDRESS_SHIFT 2
#define SELECT (1 << 5)
#define AUX_PORT PORTC
#define AUX_DDR DDRC
#define BEEPER (1 << 0)
#define LAMP_DATA (1 << 1)
#define LAMP_CLOCK (1 << 2)

static inline void pins_columns_init(void) {
  PORTD |= 0xfc;
  PORTB |= 0x03;
  DDRB |= (7 << ADDRESS_SHIFT) | SELECT;
}
static inline uint8_t pins_columns(void) {
  return (uint8_t)~((PIND >> 2) | (PINB << 6));
}

static inline void pins_straps_init(void) {
  PORTC |= 7 << 3;
}
static inline uint8_t pins_line_strapped(void) {
  return !(PINC & (1 << 3));
}
static inline uint8_t pins_lamps_strapped(void) {
  return !(PINC & (1 << 4));
}
static inline uint8_t pins_beeper_strapped(void) {
  return !(PINC & (1 << 5));
}

#elif defined(__AVR_ATmega32U4__)
/* Pro Micro: files a-f on PB1-PB6, g h on PD0 PD1; address on PF4-PF6; SELECT on PF7; the rest as below. */
#define ADDRESS_PORT PORTF
#define ADDRESS_SHIFT 4
#define SELECT (1 << 7)
#define AUX_PORT PORTD
#define AUX_DDR DDRD
#define BEEPER (1 << 4)
#define LAMP_DATA (1 << 7)
#define LAMP_CLOCK (1 << 3)

static inline void pins_columns_init(void) {
  MCUCR = 1 << JTD; /* twice within four cycles: a chip fresh from the factory keeps JTAG on PF4-PF7 */
  MCUCR = 1 << JTD;
  PORTB |= 0x7e;
  PORTD |= 0x03;
  DDRF |= (7 << ADDRESS_SHIFT) | SELECT;
}
static inline uint8_t pins_columns(void) {
  return (uint8_t)~(((PINB >> 1) & 0x3f) | (PIND << 6));
}
static inline void pins_straps_init(void) {
  PORTC |= 1 << 6;
  PORTD |= 1 << 2;
  PORTE |= 1 << 6;
}
static inline uint8_t pins_line_strapped(void) {
  return !(PINC & (1 << 6));
}
static inline uint8_t pins_lamps_strapped(void) {
  return !(PIND & (1 << 2));
}
static inline uint8_t pins_beeper_strapped(void) {
  return !(PINE & (1 << 6));
}

#else
#error "Build for atmega328p or atmega32u4"
#endif

static inline void pins_init(void) {
  pins_columns_init();
  AUX_DDR |= BEEPER | LAMP_DATA | LAMP_CLOCK;
  pins_straps_init(); /* pulled up: a strap is a bridge to ground */
}

static inline void pins_select_row(uint8_t row) {
  uint8_t rest = ADDRESS_PORT & (uint8_t) ~(SELECT | (7 << ADDRESS_SHIFT));
  ADDRESS_PORT = row == BUTTON_ROW ? rest : (uint8_t)(rest | SELECT | (row << ADDRESS_SHIFT));
}

#endif
