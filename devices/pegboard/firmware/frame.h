/* Frames, as PROTOCOL.md describes them: type | 0x80, length, data below 0x80, CRC-14 in two bytes. */
#ifndef FRAME_H
#define FRAME_H

#include <stdint.h>

#define FRAME_OVERHEAD 4
#define FRAME_MAX_DATA 24

typedef struct {
  uint8_t type, length, data[FRAME_MAX_DATA];
} frame_t;

uint8_t frame_send(const frame_t *frame);   /* 0: there was no room and nothing was sent */
const frame_t *frame_receive(uint8_t byte); /* a whole, checked frame, or null */
uint8_t frame_garbled(void);                /* frames from the host that failed, modulo 128 */

#endif
