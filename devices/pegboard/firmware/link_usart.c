/* ATmega328P: the USART at 38400 8N1, both directions through rings emptied and filled by interrupts. */
#include "link.h"
#include <avr/interrupt.h>
#include <avr/io.h>

#define BAUD 38400UL
#define OUT_SIZE 128
#define IN_SIZE 64

static volatile uint8_t out[OUT_SIZE], out_head, out_tail;
static volatile uint8_t in[IN_SIZE], in_head, in_tail;

void link_init(void) {
  UBRR0 = F_CPU / 8 / BAUD - 1;
  UCSR0A = 1 << U2X0;
  UCSR0C = (1 << UCSZ01) | (1 << UCSZ00);
  UCSR0B = (1 << RXEN0) | (1 << TXEN0) | (1 << RXCIE0);
}

uint8_t link_room(void) {
  return (uint8_t)(out_tail - out_head - 1) % OUT_SIZE;
}

void link_put(uint8_t byte) {
  out[out_head] = byte;
  out_head = (out_head + 1) % OUT_SIZE;
}

void link_flush(void) {
  UCSR0B |= 1 << UDRIE0; /* never with an empty ring: its interrupt always has a byte to send */
}

void link_tick(void) {
  /* Nothing here waits for anything, so nothing can hang. */
}

uint8_t link_waiting(void) {
  return in_tail != in_head;
}

int16_t link_get(void) {
  if (!link_waiting())
    return -1;
  uint8_t byte = in[in_tail];
  in_tail = (in_tail + 1) % IN_SIZE;
  return byte;
}

ISR(USART_UDRE_vect) {
  UDR0 = out[out_tail];
  out_tail = (out_tail + 1) % OUT_SIZE;
  if (out_tail == out_head)
    UCSR0B &= ~(1 << UDRIE0);
}

ISR(USART_RX_vect) {
  uint8_t garbled = UCSR0A & ((1 << FE0) | (1 << DOR0));
  uint8_t byte = UDR0;
  uint8_t next = (in_head + 1) % IN_SIZE;
  if (garbled || next == in_tail)
    return; /* the frame it belonged to fails its check and the host asks again */
  in[in_head] = byte;
  in_head = next;
}
