/**
 * Text from outside as plain text of one line. What nobody sees could command a terminal or an embosser, or turn the
 * order of letters round: controls of both sets and marks of direction are left out, line ends become a space.
 */

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
const EACH_UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const SPACES = '\t\n\v\f\r\u0085\u2028\u2029';
/** Scripts from Arabic to Tamil join and part their letters with these. */
const JOINERS = '\u200c\u200d';

export function plainText(text: string): string {
  if (!UNSEEN.test(text)) return text;
  return text.replace(EACH_UNSEEN, (character) => {
    if (SPACES.includes(character)) return ' ';
    if (JOINERS.includes(character)) return character;
    return /\p{Cs}/u.test(character) ? '\ufffd' : '';
  });
}

/** A piece of a file to name in a complaint: plain, and no longer than a reader wants to hear. */
export function excerpt(text: string, longest = 40): string {
  const plain = plainText(text.slice(0, longest + 1));
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}
