/*
 * ATmega32U4: its own USB port as a serial device. No converter chip, so no Braille daemon mistakes the board for
 * a display (HARDWARE.md). Control transfers and the flow to the host run in interrupts; the host's bytes are
 * taken straight from the endpoint's memory.
 */
#include "link.h"
#include "usb_descriptors.h"
#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

#define OUT_SIZE 128
static volatile uint8_t out[OUT_SIZE], out_head, out_tail;
static volatile uint8_t configuration;
static uint8_t line_coding[7] = {WORD(38400), 0, 0, 0, 0, 8}; /* told back as it was set; nothing depends on it */

#define TYPE_BULK_OUT 0x80
#define TYPE_BULK_IN 0x81
#define TYPE_INTERRUPT_IN 0xc1
#define SIZE_16 0x10
#define SIZE_64 0x30
#define DOUBLE_BANK 0x04

static void endpoint_init(uint8_t number, uint8_t type, uint8_t size) {
  UENUM = number;
  UECONX = 1 << EPEN;
  UECFG0X = type;
  UECFG1X = size | (1 << ALLOC);
}

void link_init(void) {
  UHWCON = 1 << UVREGE;
  USBCON = (1 << USBE) | (1 << FRZCLK);
  PLLCSR = (1 << PINDIV) | (1 << PLLE); /* 16 MHz crystal */
  while (!(PLLCSR & (1 << PLOCK))) {
  }
  USBCON = (1 << USBE) | (1 << OTGPADE);
  UDCON = 0; /* attach, full speed */
  UDIEN = (1 << EORSTE) | (1 << SOFE);
}

uint8_t link_room(void) {
  return (uint8_t)(out_tail - out_head - 1) % OUT_SIZE;
}

void link_put(uint8_t byte) {
  out[out_head] = byte;
  out_head = (out_head + 1) % OUT_SIZE;
}

/* Interrupts off. Fills the endpoint's free bank and hands it over; the rest waits for the next millisecond. */
static void pump(void) {
  if (!configuration || out_tail == out_head)
    return;
  UENUM = IN_ENDPOINT;
  if (!(UEINTX & (1 << RWAL)))
    return;
  while (out_tail != out_head && (UEINTX & (1 << RWAL))) {
    UEDATX = out[out_tail];
    out_tail = (out_tail + 1) % OUT_SIZE;
  }
  UEINTX = (uint8_t) ~((1 << TXINI) | (1 << FIFOCON));
}

void link_flush(void) {
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    pump();
  }
}

uint8_t link_waiting(void) {
  uint8_t waiting = 0;
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    if (configuration) {
      UENUM = OUT_ENDPOINT;
      waiting = (UEINTX & (1 << RWAL)) != 0;
    }
  }
  return waiting;
}

int16_t link_get(void) {
  int16_t byte = -1;
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    if (configuration) {
      UENUM = OUT_ENDPOINT;
      if (UEINTX & (1 << RWAL)) {
        byte = UEDATX;
        if (!(UEINTX & (1 << RWAL))) /* that was the packet's last byte: give the bank back */
          UEINTX = (uint8_t) ~((1 << RXOUTI) | (1 << FIFOCON));
      }
    }
  }
  return byte;
}

ISR(USB_GEN_vect) {
  uint8_t events = UDINT;
  UDINT = 0;
  if (events & (1 << EORSTI)) {
    configuration = 0;
    out_tail = out_head;
    endpoint_init(0, 0, SIZE_64);
    UEIENX = 1 << RXSTPE;
  }
  if (events & (1 << SOFI))
    pump();
}

/* Sends a part of a descriptor no longer than the host asked for; a packet that is not full ends the transfer. */
static void control_send(const uint8_t *data, uint8_t length, uint8_t from_flash) {
  uint8_t packet;
  do {
    while (!(UEINTX & ((1 << TXINI) | (1 << RXOUTI)))) {
    }
    if (UEINTX & (1 << RXOUTI))
      return; /* the host has had enough */
    packet = length < CONTROL_SIZE ? length : CONTROL_SIZE;
    for (uint8_t i = 0; i < packet; i++, data++)
      UEDATX = from_flash ? pgm_read_byte(data) : *data;
    length -= packet;
    UEINTX = (uint8_t) ~(1 << TXINI);
  } while (packet == CONTROL_SIZE);
}

static void control_done(void) {
  UEINTX = (uint8_t) ~(1 << TXINI);
  while (!(UEINTX & (1 << TXINI))) {
  }
}

static uint8_t send_descriptor(uint16_t which, uint16_t most) {
  const uint8_t *data;
  uint8_t length;
  switch (which) {
  case 0x0100:
    data = device_descriptor;
    length = sizeof device_descriptor;
    break;
  case 0x0200:
    data = configuration_descriptor;
    length = sizeof configuration_descriptor;
    break;
  case 0x0300:
    data = language_descriptor;
    length = sizeof language_descriptor;
    break;
  case 0x0301:
    data = product_descriptor;
    length = sizeof product_descriptor;
    break;
  default:
    return 0;
  }
  control_send(data, most < length ? most : length, 1);
  return 1;
}

static void configure(uint8_t number) {
  configuration = number;
  if (!number)
    return;
  endpoint_init(NOTIFY_ENDPOINT, TYPE_INTERRUPT_IN, SIZE_16);
  endpoint_init(OUT_ENDPOINT, TYPE_BULK_OUT, SIZE_64 | DOUBLE_BANK);
  endpoint_init(IN_ENDPOINT, TYPE_BULK_IN, SIZE_64 | DOUBLE_BANK);
  UERST = 0x1e;
  UERST = 0;
}

#define REQUEST(type, request) ((uint16_t)(type) << 8 | (request))

/* 1: understood. Everything else is stalled, as the standard wants it. */
static uint8_t answer(uint16_t request, uint16_t value, uint16_t length) {
  uint8_t status[2] = {0, 0};
  switch (request) {
  case REQUEST(0x80, 6):
    return send_descriptor(value, length);
  case REQUEST(0x00, 5): /* set address: takes effect after its own acknowledgement */
    control_done();
    UDADDR = (value & 0x7f) | (1 << ADDEN);
    return 1;
  case REQUEST(0x00, 9):
    control_done();
    configure(value & 0xff);
    return 1;
  case REQUEST(0x80, 8):
    status[0] = configuration;
    control_send(status, 1, 0);
    return 1;
  case REQUEST(0x80, 0):
  case REQUEST(0x81, 0):
  case REQUEST(0x82, 0):
    control_send(status, 2, 0);
    return 1;
  case REQUEST(0xa1, 0x21): /* get line coding */
    control_send(line_coding, length < sizeof line_coding ? length : sizeof line_coding, 0);
    return 1;
  case REQUEST(0x21, 0x20): /* set line coding */
    while (!(UEINTX & (1 << RXOUTI))) {
    }
    for (uint8_t i = 0; i < sizeof line_coding; i++)
      line_coding[i] = UEDATX;
    UEINTX = (uint8_t) ~(1 << RXOUTI);
    control_done();
    return 1;
  case REQUEST(0x21, 0x22): /* control line state: a host opened or closed the port */
    control_done();
    return 1;
  }
  return 0;
}

static uint16_t read_word(void) {
  uint8_t low = UEDATX;
  return low | (uint16_t)UEDATX << 8;
}

ISR(USB_COM_vect) {
  UENUM = 0;
  if (!(UEINTX & (1 << RXSTPI)))
    return;
  uint8_t type = UEDATX, request = UEDATX;
  uint16_t value = read_word();
  read_word(); /* index: there is one interface of each kind */
  uint16_t length = read_word();
  UEINTX = (uint8_t) ~((1 << RXSTPI) | (1 << RXOUTI) | (1 << TXINI));
  if (!answer(REQUEST(type, request), value, length)) {
    UENUM = 0;
    UECONX = (1 << STALLRQ) | (1 << EPEN);
  }
}
