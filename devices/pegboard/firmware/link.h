/* The wire to the host: bytes out, bytes in, nothing about their meaning. link_usart.c or link_usb.c. */
#ifndef LINK_H
#define LINK_H

#include <stdint.h>

void link_init(void);
uint8_t link_room(void);     /* bytes that link_put takes without loss */
void link_put(uint8_t byte); /* call only after link_room */
void link_flush(void);       /* a report is complete: let it go */
void link_tick(void);        /* a millisecond has passed and the board lives */
uint8_t link_waiting(void);  /* is there a byte from the host? */
int16_t link_get(void);      /* the next byte from the host, or -1 */

#endif
