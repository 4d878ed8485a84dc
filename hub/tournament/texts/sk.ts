import type { TournamentMessages } from './texts.ts';

export const messages: TournamentMessages = {
  'pairings.title': 'Žrebovanie {round}. kola',
  'pairings.board': 'Šachovnica {board}: biely {white}, čierny {black}.',
  'pairings.result': 'Výsledok {result}.',
  'pairings.none': 'Nie sú vyžrebované žiadne partie.',
  'absent.none': '{name} nehrá.',
  'absent.half': '{name} má voľno za pol bodu.',
  'absent.full': '{name} má voľno za celý bod.',
  'absent.pairing': '{name} nemá v tomto kole súpera.',
  'standings.title': 'Poradie po {round}. kole',
  'standings.row': '{rank}. {name}, body: {points}.',
};
