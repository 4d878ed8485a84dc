import type { Eight } from './lexicon.ts';

/** D.2.1: the file names in every spelling, and the international spelling alphabet. a to h. */
export const FILE_NAMES: Eight = [
  'Anna Ana Hanna Alfa Alpha',
  'Bella Bela Belle Bravo',
  'Cesar Cäsar Caesar Cezar Cézar César Zäsar Charlie Charly Čarli Čárli Czarli Tscharli Charli',
  'David Dávid Dawid Dawitt Davit Delta',
  'Eva Ewa Ava Echo Eko Eho',
  'Felix Feliks Fenix Foxtrot Fokstrot',
  'Gustav Gustáv Gustaw Gustaf Goostav Golf',
  'Hector Hektor Hotel Hotell',
];
