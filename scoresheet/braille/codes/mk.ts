/**
 * Macedonian, as taught at the State School for the Blind in Skopje. The code has no sign between a number and a
 * letter; dot 6, as in Croatian, is our choice: without it Т1e2 could be read Т15 2.
 */
import { cells, type LiteraryCode, letters } from '../literaryCode.ts';

export const mk: LiteraryCode = {
  letters: letters(`
    а ⠁ б ⠃ в ⠧ г ⠛ д ⠙ ѓ ⠜ е ⠑ ж ⠮ з ⠵ ѕ ⠳ и ⠊ ј ⠚ к ⠅ л ⠇ љ ⠣ м ⠍ н ⠝ њ ⠫ о ⠕ п ⠏ р ⠗ с ⠎ т ⠞ ќ ⠌ у ⠥ ф ⠋ х ⠓ ц ⠉ ч ⠡
    џ ⠻ ш ⠱ ѐ ⠈⠑ ѝ ⠈⠊ è ⠈⠑ ì ⠈⠊`),
  signs: cells(`
    ! ⠖ # ⠸⠼ $ ⠸⠙ % ⠸⠏ & ⠸⠊ ' ⠄ ( ⠷ ) ⠾ * ⠸⠳ + ⠠⠖ , ⠂ - ⠤ . ⠲ / ⠸⠌ : ⠒ ; ⠆ < ⠠⠪ = ⠠⠶ > ⠠⠕ ? ⠢ @ ⠸⠍ [ ⠠⠯ ] ⠠⠽
    _ ⠸⠤`),
  keepsNumber: '',
  letterSign: '⠠',
  ownLetterSign: true,
  capitals: { letter: '⠨', word: '⠪' },
};
