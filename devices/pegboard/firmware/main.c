/*
 * The open peg board: scans 64 holes, says what changed, answers, and sleeps in between.
 * PROTOCOL.md is the contract; every number here that the host sees is written there.
 */
#include "contacts.h"
#include "frame.h"
#include "link.h"
#include "number.h"
#include "pins.h"
#include "signals.h"
#include <avr/interrupt.h>
#include <avr/sleep.h>

#define PROTOCOL_VERSION 1
#define FIRMWARE_MAJOR 1
#define FIRMWARE_MINOR 1

#define REST_TICKS 4      /* a board at rest is scanned every 4 ms, a stirred one every millisecond */
#define AWAKE_TICKS 250
#define SETTLE_TICKS 16   /* after power-on the pegs that stand are no news */
#define WINDOW_TICKS 1024 /* 1.05 s */
#define LINE_TICKS 256    /* line mode repeats itself four times a second */
#define LAMP_GAP_TICKS 20

#define CAN_LAMPS 1
#define CAN_BEEP 2
#define CAN_BUTTONS 4

static uint8_t sequence, line_mode, overflowed, started;
static uint16_t window_number;
static volatile uint8_t tick_due;

ISR(TIMER0_COMPA_vect) {
  tick_due = 1;
}

/* 64 bits, hole 0 first, seven to a byte, least significant first: ten bytes. */
static void add_state(frame_t *frame) {
  uint16_t bits = 0;
  uint8_t have = 0;
  for (uint8_t row = 0; row < 8; row++) {
    bits |= (uint16_t)contacts_row(row) << have;
    have += 8;
    while (have >= 7) {
      frame->data[frame->length++] = bits & 0x7f;
      bits >>= 7;
      have -= 7;
    }
  }
  frame->data[frame->length++] = bits & 0x7f;
}

static void send(const frame_t *frame) {
  if (!line_mode && !frame_send(frame))
    overflowed = 1;
}

static void send_state(void) {
  frame_t frame = {'S', 1, {sequence}};
  add_state(&frame);
  send(&frame);
}

static void send_identity(uint8_t powered_on) {
  uint8_t can = CAN_BUTTONS;
  if (pins_lamps_strapped())
    can |= CAN_LAMPS;
  if (pins_beeper_strapped())
    can |= CAN_BEEP;
  frame_t frame = {'I', 13, {PROTOCOL_VERSION, FIRMWARE_MAJOR, FIRMWARE_MINOR, can, powered_on, 'P', 'e', 'g', 'b', 'o', 'a', 'r', 'd'}};
  send(&frame);
}

static void send_number(void) {
  frame_t frame = {'U', NUMBER_DIGITS, {0}};
  for (uint8_t i = 0; i < NUMBER_DIGITS; i++)
    frame.data[i] = number_digit(i);
  send(&frame);
}

static void send_heartbeat(void) {
  frame_t frame = {'H', 4, {sequence, window_number & 0x7f, (window_number >> 7) & 0x7f, frame_garbled()}};
  send(&frame);
}

static void send_event(uint8_t type, uint8_t first, uint8_t second) {
  sequence = (sequence + 1) & 0x7f;
  frame_t frame = {type, 3, {sequence, first, second}};
  send(&frame);
}

static void put_number(uint8_t number) {
  if (number >= 100)
    link_put('0' + number / 100);
  if (number >= 10)
    link_put('0' + number / 10 % 10);
  link_put('0' + number % 10);
  link_put(' ');
}

/* As a Sentio says it: rank 8 first, file a in the most significant bit. */
static void send_line(void) {
  if (link_room() < 36)
    return; /* the next line says it all again */
  link_put(':');
  for (uint8_t row = 0; row < 8; row++) {
    uint8_t ours = contacts_row(row), theirs = 0;
    for (uint8_t column = 0; column < 8; column++, ours >>= 1)
      theirs = (uint8_t)(theirs << 1) | (ours & 1);
    put_number(theirs);
  }
  link_put('\r');
  link_put('\n');
  link_flush();
}

void on_hole(uint8_t hole, uint8_t closed) {
  if (!started)
    return;
  if (line_mode) {
    send_line();
    return;
  }
  sequence = (sequence + 1) & 0x7f;
  frame_t frame = {'C', 2, {sequence, hole | (closed ? 0x40 : 0)}};
  add_state(&frame);
  send(&frame);
}

void on_button(uint8_t button) {
  if (started)
    send_event('B', button, 0);
}

void on_chatter(uint8_t hole, uint8_t masked) {
  send_event('T', masked ? 1 : 2, hole);
}

static void set_mode(uint8_t lines, uint8_t powered_on) {
  line_mode = lines;
  if (lines) {
    send_line();
  } else {
    send_identity(powered_on);
    send_state();
  }
}

static void show_lamps(const uint8_t data[10]) {
  uint8_t rows[8];
  for (uint8_t hole = 0; hole < 64; hole++) {
    uint8_t lit = data[hole / 7] >> (hole % 7) & 1;
    rows[hole >> 3] = rows[hole >> 3] >> 1 | (lit ? 0x80 : 0);
  }
  signals_lamps(rows);
}

static void obey(const frame_t *command) {
  frame_t reply = {'K', 1, {command->type}};
  switch (command->type) {
  case '?':
    send_identity(0);
    return;
  case 's':
    send_state();
    return;
  case 'u':
    send_number();
    return;
  case 'm':
    if (command->length == 1 && command->data[0] <= 1) {
      set_mode(command->data[0], 0);
      return;
    }
    reply.type = 'N';
    break;
  case 'l':
    if (command->length == 10)
      show_lamps(command->data);
    else
      reply.type = 'N';
    break;
  case 'b':
    if (command->length == 1)
      signals_beep(command->data[0]);
    else
      reply.type = 'N';
    break;
  default:
    reply.type = 'N';
  }
  send(&reply);
}

/* Line mode: eight bytes in one breath are a Sentio host's lamps, rank 8 first, file a least significant. */
static uint8_t lamp_bytes[8], lamp_count, lamp_gap;

static void receive(uint8_t byte) {
  const frame_t *command = frame_receive(byte);
  if (line_mode) {
    lamp_gap = 0;
    lamp_bytes[lamp_count++ & 7] = byte;
    if (lamp_count == 8) {
      signals_lamps(lamp_bytes);
      lamp_count = 0;
    }
  }
  if (command && started) /* before that the holes are not known; the banner will say them */
    obey(command);
}

static void tick(void) {
  static uint16_t ticks;
  static uint8_t awake;
  ticks++;
  if (awake)
    awake--;
  if ((awake || ticks % REST_TICKS == 0) && contacts_scan())
    awake = AWAKE_TICKS;
  signals_tick();
  if (lamp_count && ++lamp_gap > LAMP_GAP_TICKS)
    lamp_count = lamp_gap = 0;
  if (!started) {
    if (ticks >= SETTLE_TICKS) {
      started = 1;
      set_mode(pins_line_strapped(), 1);
    }
    return;
  }
  if (line_mode && ticks % LINE_TICKS == 0)
    send_line();
  if (overflowed && link_room() > 60) {
    overflowed = 0;
    send_event('T', 3, 0);
    send_state();
  }
  if (ticks % WINDOW_TICKS == 0) {
    window_number++;
    contacts_end_window();
    send_heartbeat();
  }
}

int main(void) {
  number_read();
  pins_init();
  link_init();
  /* 16 MHz / 1024 / 16: a tick of 1.024 ms. */
  OCR0A = 15;
  TCCR0A = 1 << WGM01;
  TCCR0B = (1 << CS02) | (1 << CS00);
  TIMSK0 = 1 << OCIE0A;
  set_sleep_mode(SLEEP_MODE_IDLE);
  sei();
  for (;;) {
    int16_t byte;
    while ((byte = link_get()) >= 0)
      receive((uint8_t)byte);
    if (tick_due) {
      tick_due = 0;
      link_tick();
      tick();
    }
    /* Checked with interrupts off, and SEI delays them by one instruction: no wake-up falls between. */
    cli();
    if (!tick_due && !link_waiting()) {
      sleep_enable();
      sei();
      sleep_cpu();
      sleep_disable();
    }
    sei();
  }
}
