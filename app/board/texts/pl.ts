import type { HandMessages } from './texts.ts';

export const messages: HandMessages = {
  restMs: 'Bierka uchodzi za puszczoną po (milisekundy)',
  'restMs.why':
    'Kołek może po drodze spocząć w otworze. Dłuższy czas pewniej odczytuje powolne ręce; posunięcie, po którym nikt nie naciska zegara, jest o tyle później ogłaszane.',
  shortestLiftMs: 'Najkrótsze dotknięcie (milisekundy)',
  'shortestLiftMs.why':
    'Kołek, który jest krócej poza otworem, został trącony albo jego styk mignął; nie był dotknięty. Dłużej dla niespokojnej ręki.',
  togetherMs: 'Bierki wychodzące razem (milisekundy)',
  'togetherMs.why':
    'Bierki, które opuszczają otwory w krótszym odstępie, zostały przewrócone albo podniesione obiema rękami, bez kolejności. Dłużej dla szachownicy, która powoli zgłasza zmiany.',
  reactionMs: 'Reakcja szachownicy (milisekundy)',
  'reactionMs.why':
    'Naciśnięcie zegara tuż przed zgłoszeniem bierki liczy się jako wykonane po nim. Dłużej dla szachownicy powolnej lub bezprzewodowej.',
};
