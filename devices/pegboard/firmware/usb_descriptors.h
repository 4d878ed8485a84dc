/* A communication device (CDC-ACM), as every system knows without a driver. USB 2.0 ch. 9, CDC 1.2, PSTN 1.2. */
#ifndef USB_DESCRIPTORS_H
#define USB_DESCRIPTORS_H

#include <avr/pgmspace.h>
#include <stdint.h>

#define CONTROL_SIZE 64
#define NOTIFY_ENDPOINT 1
#define OUT_ENDPOINT 2
#define IN_ENDPOINT 3
#define NOTIFY_SIZE 16
#define BULK_SIZE 64

/* pid.codes' id for private prototypes: whoever sells boards must use an id of their own. */
#define VENDOR 0x1209
#define PRODUCT 0x0001

#define WORD(value) (uint8_t)((value)&0xff), (uint8_t)((value) >> 8)

/*
 * Strings: 1 the product, 2 the chip's number. Without a serial number a browser forgets its permission for the port
 * as soon as the cable is pulled.
 */
static const uint8_t device_descriptor[] PROGMEM = {
    18, 1, WORD(0x0200), 2, 0, 0, CONTROL_SIZE, WORD(VENDOR), WORD(PRODUCT), WORD(0x0101), 0, 1, 2, 1};

/* In units of 2 mA: the bare board, and one with 64 dim lamps (signals.c). */
#define POWER_AT 8
#define POWER_BARE 50
#define POWER_LAMPS 250

/* The protocol of interface 0 is "none": a claim to AT commands makes modem managers hold the port. */
#define CONFIGURATION_SIZE 67
static const uint8_t configuration_descriptor[] PROGMEM = {
    9, 2, WORD(CONFIGURATION_SIZE), 2, 1, 0, 0x80, POWER_BARE, /* two interfaces, bus powered */
    9, 4, 0, 0, 1, 2, 2, 0, 0,                              /* communication, abstract control model */
    5, 0x24, 0, WORD(0x0110),                               /* header */
    5, 0x24, 1, 0, 1,                                       /* call management: none */
    4, 0x24, 2, 2,                                          /* line coding and control line state */
    5, 0x24, 6, 0, 1,                                       /* union of interfaces 0 and 1 */
    7, 5, 0x80 | NOTIFY_ENDPOINT, 3, WORD(NOTIFY_SIZE), 64, /* notifications, never sent */
    9, 4, 1, 0, 2, 10, 0, 0, 0,                             /* data */
    7, 5, OUT_ENDPOINT, 2, WORD(BULK_SIZE), 0,              /* host to board */
    7, 5, 0x80 | IN_ENDPOINT, 2, WORD(BULK_SIZE), 0};       /* board to host */

static const uint8_t language_descriptor[] PROGMEM = {4, 3, WORD(0x0409)};
static const uint8_t product_descriptor[] PROGMEM = {
    20, 3, 'P', 0, 'e', 0, 'g', 0, ' ', 0, 'b', 0, 'o', 0, 'a', 0, 'r', 0, 'd', 0};

#endif
