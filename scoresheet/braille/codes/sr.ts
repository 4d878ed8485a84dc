/**
 * Serbian, the same cells for both scripts. The code has no sign between a number and a letter; dot 6, as in
 * Croatian, is our choice: without it Т1e2 could be read Т15 2.
 */
import { cells, type LiteraryCode, letters } from '../literaryCode.ts';

export const sr: LiteraryCode = {
  letters: letters(`
    č ⠡ ć ⠩ đ ⠹ š ⠱ ž ⠮
    а ⠁ б ⠃ в ⠧ г ⠛ д ⠙ ђ ⠹ е ⠑ ж ⠮ з ⠵ и ⠊ ј ⠚ к ⠅ л ⠇ љ ⠣ м ⠍ н ⠝ њ ⠫ о ⠕ п ⠏ р ⠗ с ⠎ т ⠞ ћ ⠩ у ⠥ ф ⠋ х ⠓ ц ⠉ ч ⠡
    џ ⠻ ш ⠱`),
  digraphs: cells('dž ⠻ lj ⠣ nj ⠫'),
  signs: cells(`
    ! ⠖ " ⠶ # ⠼ $ ⠲ % ⠼⠚⠴ & ⠈⠯ ' ⠄ ( ⠶ ) ⠶ * ⠔ + ⠖ , ⠂ - ⠤ . ⠲ / ⠌ : ⠒ ; ⠆ < ⠐⠪ = ⠶ > ⠕⠂ ? ⠢ @ ⠜ [ ⠶⠄ ] ⠠⠶
    _ ⠠⠤ § ⠬ ° ⠴`),
  keepsNumber: '-+',
  letterSign: '⠠',
  ownLetterSign: true,
  letterSignAfter: '-+',
  capitals: { letter: '⠨', word: '⠘' },
};
