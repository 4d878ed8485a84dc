/** D.2.1: the file names in every spelling, and the international and the German spelling alphabet. a to h. */
export const FILE_NAMES = [
  'Anna Ana Hanna Alfa Alpha Anton',
  'Bella Bela Belle Bravo Berta',
  'Cesar Cäsar Caesar Cezar Cézar César Zäsar Charlie Charly Čarli Čárli Czarli Tscharli Charli',
  'David Dávid Dawid Dawitt Davit Delta Dora',
  'Eva Ewa Ava Echo Eko Emil',
  'Felix Feliks Fenix Foxtrot Fokstrot Friedrich',
  'Gustav Gustáv Gustaw Gustaf Goostav Golf',
  'Hector Hektor Hotel Hotell Heinrich',
] as const;
