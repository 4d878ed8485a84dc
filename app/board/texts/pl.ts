import type { HandMessages } from './texts.ts';

export const messages: HandMessages = {
  restMs: 'Bierka uchodzi za puszczoną po (milisekundy)',
  'restMs.why':
    'Bierka może po drodze spocząć w otworze. Dłuższy czas pewniej odczytuje powolne ręce; posunięcie, po którym nikt nie naciska zegara, jest o tyle później ogłaszane.',
  shortestLiftMs: 'Najkrótsze dotknięcie (milisekundy)',
  'shortestLiftMs.why':
    'Bierka, która jest krócej poza otworem, została trącona albo jej styk mignął; nie była dotknięta. Dłużej dla niespokojnej ręki.',
  togetherMs: 'Bierki wychodzące razem (milisekundy)',
  'togetherMs.why':
    'Bierki, które opuszczają otwory w krótszym odstępie, zostały przewrócone albo podniesione obiema rękami, bez kolejności. Dłużej dla szachownicy, która powoli zgłasza zmiany.',
  reactionMs: 'Reakcja szachownicy (milisekundy)',
  'reactionMs.why':
    'Naciśnięcie zegara tuż przed zgłoszeniem bierki liczy się jako wykonane po nim. Dłużej dla szachownicy powolnej lub bezprzewodowej.',
};
