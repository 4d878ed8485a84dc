/** Pairings and standings in English: the source of the keys. */
export const messages = {
  'pairings.title': 'Pairings of round {round}',
  'pairings.board': 'Board {board}: White {white}, Black {black}.',
  'pairings.result': 'Result {result}.',
  'pairings.none': 'No games are paired.',
  'absent.none': '{name} does not play.',
  'absent.half': '{name} has a bye with half a point.',
  'absent.full': '{name} has a bye with a full point.',
  'absent.pairing': '{name} has no opponent in this round.',
  'standings.title': 'Standings after round {round}',
  'standings.row': '{rank}. {name}, {points} points.',
};
