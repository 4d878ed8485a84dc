/**
 * How people ask, in every language: what is left of a question without these words is what it is about. So *whose turn
 * is it*, *wer ist am Zug* and *ko je na potezu* need no list of sentences, and *what is on d4* is no move to d4.
 */

/** Folded; one of them makes a text a question. */
const ASKING = words(`
  what whats who whos whose which how tell
  was wer wessen welcher welche welches wie sag
  co kto czyj czyja czyje jaki jaka jakie ktory ktora ktore ile czy powiedz
  ci cia cie aky aka ake kolko povedz
  sto sta tko ko ciji cija cije koji koja koje koliko li reci
  koj koe cij cie cii kolku dali kazi
`);

/** Folded; they ask at the beginning: *is d4 empty*, but not *it is d4*. */
const ASKING_FIRST = words('is ist');

/** Folded; they stand in questions and say nothing of what is asked. */
const BESIDES = words(`
  is are was the it of me i do does have on there stands standing please now square
  ist der die das den dem war auf steht bitte mir es gerade jetzt ich habe hat feld
  jest sa na stoi mi prosze teraz mam ma byl byla bylo pole polu
  je su stoji prosim som bol bola bolo poli policku
  nalazi se molim sada imam ima bio bila trenutno da polje polju
  e stoi molam sega bese pole poleto
`);

/** Folded; said of a square. */
const OF_A_SQUARE = words(`
  empty free occupied leer frei besetzt puste wolne zajete prazdne volne obsadene prazno slobodno zauzeto zafateno
`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** What a folded text asks about, or null if nothing in it asks. */
export function askedAbout(folded: string): string | null {
  const asks = (word: string, index: number) => ASKING.has(word) || (index === 0 && ASKING_FIRST.has(word));
  return folded.split(' ').some(asks) ? essence(folded) : null;
}

/** A folded text without the words with which people ask. */
export function essence(folded: string): string {
  const left = folded.split(' ').filter((word) => !ASKING.has(word) && !BESIDES.has(word));
  const about = left.filter((word) => !OF_A_SQUARE.has(word));
  return (about.length > 0 ? about : left).join(' ');
}
