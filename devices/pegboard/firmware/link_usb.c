/*
 * ATmega32U4: its own USB port as a serial device. No converter chip, so no Braille daemon mistakes the board for
 * a display (HARDWARE.md). Control transfers and the flow to the host run in interrupts; the host's bytes are
 * taken straight from the endpoint's memory.
 */
#include "link.h"
#include "number.h"
#include "pins.h"
#include "usb_descriptors.h"
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/wdt.h>
#include <util/atomic.h>

#define OUT_SIZE 128
static volatile uint8_t out[OUT_SIZE], out_head, out_tail;
static volatile uint8_t configuration, opened, owes_empty_packet, leaving;
static uint8_t line_coding[7] = {WORD(38400), 0, 0, 0, 0, 8}; /* told back as it was set; 1,200 baud has a meaning of its own */

#define TYPE_BULK_OUT 0x80
#define TYPE_BULK_IN 0x81
#define TYPE_INTERRUPT_IN 0xc1
#define SIZE_16 0x10
#define SIZE_64 0x30
#define DOUBLE_BANK 0x04

/* A reset by the watchdog leaves it running with its shortest delay: stop it before anything else happens. */
__attribute__((naked, used, section(".init3"))) static void stop_watchdog(void) {
  MCUSR = 0;
  wdt_disable();
}

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
  wdt_enable(WDTO_250MS);
}

/* Fed by the main loop alone: interrupts that never end, or a loop that hangs, start the board anew. */
void link_tick(void) {
  if (!leaving)
    wdt_reset();
}

uint8_t link_room(void) {
  return (uint8_t)(out_tail - out_head - 1) % OUT_SIZE;
}

void link_put(uint8_t byte) {
  out[out_head] = byte;
  out_head = (out_head + 1) % OUT_SIZE;
}

/*
 * Interrupts off. Fills the endpoint's free bank and hands it over; the rest waits for the next millisecond. What
 * is said while no host has the port open (DTR) is no news to one that opens it later. A transfer that ends with a
 * full packet is closed by an empty one, or the host waits for more.
 */
static void pump(void) {
  if (!configuration || !opened) {
    out_tail = out_head;
    return;
  }
  if (out_tail == out_head && !owes_empty_packet)
    return;
  UENUM = IN_ENDPOINT;
  if (!(UEINTX & (1 << RWAL)))
    return;
  uint8_t length = 0;
  while (out_tail != out_head && (UEINTX & (1 << RWAL))) {
    UEDATX = out[out_tail];
    out_tail = (out_tail + 1) % OUT_SIZE;
    length++;
  }
  owes_empty_packet = length == BULK_SIZE;
  UEINTX = (uint8_t) ~((1 << TXINI) | (1 << FIFOCON));
}

void link_flush(void) {
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    pump();
  }
}

/* Interrupts off. Whether the host's packet has a byte left; one without any, or read to its end, is given back. */
static uint8_t packet_has_byte(void) {
  if (!configuration)
    return 0;
  UENUM = OUT_ENDPOINT;
  if (UEINTX & (1 << RWAL))
    return 1;
  if (UEINTX & (1 << RXOUTI))
    UEINTX = (uint8_t) ~((1 << RXOUTI) | (1 << FIFOCON));
  return 0;
}

uint8_t link_waiting(void) {
  uint8_t waiting;
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    waiting = packet_has_byte();
  }
  return waiting;
}

int16_t link_get(void) {
  int16_t byte = -1;
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    if (packet_has_byte())
      byte = UEDATX;
  }
  return byte;
}

ISR(USB_GEN_vect) {
  uint8_t events = UDINT;
  UDINT = 0;
  if (events & (1 << EORSTI)) {
    configuration = opened = owes_empty_packet = leaving = 0;
    out_tail = out_head;
    endpoint_init(0, 0, SIZE_64);
    UEIENX = 1 << RXSTPE;
  }
  if (events & (1 << SOFI))
    pump();
}

/*
 * Waits for one of these flags of endpoint 0. A host may abandon a transfer at any moment: the next SETUP, a reset of
 * the bus or some 40 ms end the wait.
 */
static uint8_t control_wait(uint8_t flags) {
  for (uint16_t patience = 0xffff; patience; patience--) {
    uint8_t now = UEINTX;
    if (now & (1 << RXSTPI))
      return 0;
    if (now & flags)
      return 1;
    if (UDINT & (1 << EORSTI))
      return 0;
  }
  return 0;
}

/* Sends a part of a descriptor no longer than the host asked for; a packet that is not full ends the transfer. */
static void control_send(const uint8_t *data, uint8_t length) {
  uint8_t packet;
  do {
    if (!control_wait((1 << TXINI) | (1 << RXOUTI)) || UEINTX & (1 << RXOUTI))
      return; /* the host has had enough */
    packet = length < CONTROL_SIZE ? length : CONTROL_SIZE;
    for (uint8_t i = 0; i < packet; i++)
      UEDATX = *data++;
    length -= packet;
    UEINTX = (uint8_t) ~(1 << TXINI);
  } while (packet == CONTROL_SIZE);
}

/* 1: the host has taken the acknowledgement. */
static uint8_t control_done(void) {
  UEINTX = (uint8_t) ~(1 << TXINI);
  return control_wait(1 << TXINI);
}

/* What is being described, copied out of flash; the longest is the configuration. */
static uint8_t described[CONFIGURATION_SIZE];

static uint8_t describe(const uint8_t *descriptor, uint8_t length) {
  memcpy_P(described, descriptor, length);
  return length;
}

static uint8_t describe_configuration(void) {
  uint8_t length = describe(configuration_descriptor, sizeof configuration_descriptor);
  if (pins_lamps_strapped())
    described[POWER_AT] = POWER_LAMPS;
  return length;
}

static uint8_t describe_number(void) {
  uint8_t length = 2 + 2 * NUMBER_DIGITS;
  described[0] = length;
  described[1] = 3;
  for (uint8_t i = 0; i < NUMBER_DIGITS; i++) {
    described[2 + 2 * i] = number_digit(i);
    described[3 + 2 * i] = 0;
  }
  return length;
}

static uint8_t send_descriptor(uint16_t which, uint16_t most) {
  uint8_t length;
  switch (which) {
  case 0x0100:
    length = describe(device_descriptor, sizeof device_descriptor);
    break;
  case 0x0200:
    length = describe_configuration();
    break;
  case 0x0300:
    length = describe(language_descriptor, sizeof language_descriptor);
    break;
  case 0x0301:
    length = describe(product_descriptor, sizeof product_descriptor);
    break;
  case 0x0302:
    length = describe_number();
    break;
  default:
    return 0;
  }
  control_send(described, most < length ? most : length);
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

/* What an earlier host left in the banks is not for the next one. */
static void empty_banks(void) {
  UERST = 1 << IN_ENDPOINT;
  UERST = 0;
  UENUM = 0;
  owes_empty_packet = 0;
}

/*
 * A board that is glued shut has no button: opened at 1,200 baud and closed again, it leaves for its boot loader, as
 * every board of this kind does. The loader finds its key in either of two places, by its age; the watchdog, no
 * longer fed, does the rest.
 */
#define LOADER_KEY 0x7777
static void set_leaving(uint8_t leaves) {
  leaving = leaves;
  uint16_t key = leaves ? LOADER_KEY : 0;
  *(volatile uint16_t *)0x0800 = key;
  if (leaves)
    *(volatile uint16_t *)(RAMEND - 1) = key;
}

static uint8_t is_loader_speed(void) {
  return line_coding[0] == (1200 & 0xff) && line_coding[1] == 1200 >> 8 && !line_coding[2] && !line_coding[3];
}

static void set_opened(uint8_t open) {
  if (opened != open)
    empty_banks();
  opened = open;
  out_tail = out_head;
  set_leaving(!open && is_loader_speed());
}

#define REQUEST(type, request) ((uint16_t)(type) << 8 | (request))

/* 1: understood. Everything else is stalled, as the standard wants it. */
static uint8_t answer(uint16_t request, uint16_t value, uint16_t length) {
  uint8_t status[2] = {0, 0};
  switch (request) {
  case REQUEST(0x80, 6):
    return send_descriptor(value, length);
  case REQUEST(0x00, 5): /* set address: takes effect after its own acknowledgement */
    if (control_done())
      UDADDR = (value & 0x7f) | (1 << ADDEN);
    return 1;
  case REQUEST(0x00, 9):
    control_done();
    configure(value & 0xff);
    return 1;
  case REQUEST(0x80, 8):
    status[0] = configuration;
    control_send(status, 1);
    return 1;
  case REQUEST(0x80, 0):
  case REQUEST(0x81, 0):
  case REQUEST(0x82, 0):
    control_send(status, 2);
    return 1;
  case REQUEST(0xa1, 0x21): /* get line coding */
    control_send(line_coding, length < sizeof line_coding ? length : sizeof line_coding);
    return 1;
  case REQUEST(0x21, 0x20): /* set line coding */
    if (!control_wait(1 << RXOUTI))
      return 1;
    for (uint8_t i = 0; i < sizeof line_coding; i++)
      line_coding[i] = UEDATX;
    UEINTX = (uint8_t) ~(1 << RXOUTI);
    control_done();
    return 1;
  case REQUEST(0x21, 0x22): /* control line state: a host opened (DTR) or closed the port */
    control_done();
    set_opened(value & 1);
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
