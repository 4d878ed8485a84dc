/** The sheet with the places of a hall, in English: the source of the keys. */
export const messages = {
  title: 'Places of the hall, round {round}',
  secret:
    'Give each code to its own person only. A code that was seen by others is revoked, and a new one is given.',
  hall: 'Arbiter of all games',
  board: 'Board {board}: White {white}, Black {black}',
  seat: "{seat, select, table {Table} white {White} black {Black} whiteAssistant {White's assistant} blackAssistant {Black's assistant} other {Arbiter}}",
  address: 'Address: {address}',
  code: 'Code: {code}',
  aloud: 'To be read aloud: {letters}.',
  watch: 'Who only watches opens {address} and needs no code.',
};
