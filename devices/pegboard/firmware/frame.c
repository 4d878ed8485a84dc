#include "frame.h"
#include "link.h"

/* CRC-14/GSM: polynomial 0x202D, initial 0, final exclusive-or 0x3FFF. Fourteen bits fill two 7-bit bytes. */
static uint16_t crc_add(uint16_t crc, uint8_t byte) {
  crc ^= (uint16_t)byte << 6;
  for (uint8_t bit = 0; bit < 8; bit++)
    crc = crc & 0x2000 ? (uint16_t)(crc << 1) ^ 0x202d : (uint16_t)(crc << 1);
  return crc & 0x3fff;
}

uint8_t frame_send(const frame_t *frame) {
  if (link_room() < frame->length + FRAME_OVERHEAD)
    return 0;
  uint8_t head = frame->type | 0x80;
  uint16_t crc = crc_add(crc_add(0, head), frame->length);
  link_put(head);
  link_put(frame->length);
  for (uint8_t i = 0; i < frame->length; i++) {
    link_put(frame->data[i]);
    crc = crc_add(crc, frame->data[i]);
  }
  crc ^= 0x3fff;
  link_put(crc >> 7);
  link_put(crc & 0x7f);
  link_flush();
  return 1;
}

static frame_t incoming;
static uint8_t position, garbled; /* position 0: waiting for a head */
static uint16_t running;

uint8_t frame_garbled(void) {
  return garbled & 0x7f;
}

static void fail(void) {
  position = 0;
  garbled++;
}

const frame_t *frame_receive(uint8_t byte) {
  if (byte & 0x80) {
    if (position)
      garbled++; /* cut short by the next one */
    incoming.type = byte & 0x7f;
    running = crc_add(0, byte);
    position = 1;
    return 0;
  }
  if (position == 0)
    return 0; /* noise between frames */
  if (position == 1) {
    if (byte > FRAME_MAX_DATA) {
      fail();
      return 0;
    }
    incoming.length = byte;
    running = crc_add(running, byte);
    position = 2;
    return 0;
  }
  uint8_t index = position - 2;
  position++;
  if (index < incoming.length) {
    incoming.data[index] = byte;
    running = crc_add(running, byte);
    return 0;
  }
  uint16_t crc = running ^ 0x3fff;
  if (index == incoming.length) {
    if (byte != crc >> 7)
      fail();
    return 0;
  }
  if (byte != (crc & 0x7f)) {
    fail();
    return 0;
  }
  position = 0;
  return &incoming;
}
