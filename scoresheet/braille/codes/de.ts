/** German Basisschrift (de-g0), which marks no capitals. */
import { cells, type LiteraryCode, letters } from '../literaryCode.ts';

export const de: LiteraryCode = {
  letters: letters(`
    ä ⠜ ö ⠪ ü ⠳ ß ⠮
    à ⠈⠁ á ⠈⠁ â ⠈⠁ ã ⠈⠁ å ⠈⠁ ā ⠈⠁ ă ⠈⠁ ą ⠈⠁ æ ⠁⠑ ç ⠈⠉ ć ⠈⠉ ĉ ⠈⠉ č ⠈⠉ ď ⠈⠙ đ ⠈⠙ ð ⠈⠙ è ⠈⠑ é ⠈⠑ ê ⠈⠑ ë ⠈⠑ ē ⠈⠑ ė ⠈⠑
    ę ⠈⠑ ě ⠈⠑ ğ ⠈⠛ ģ ⠈⠛ ì ⠈⠊ í ⠈⠊ î ⠈⠊ ï ⠈⠊ ī ⠈⠊ į ⠈⠊ ı ⠈⠊ ķ ⠈⠅ ĺ ⠈⠇ ļ ⠈⠇ ľ ⠈⠇ ł ⠈⠇ ñ ⠈⠝ ń ⠈⠝ ņ ⠈⠝ ň ⠈⠝ ò ⠈⠕ ó ⠈⠕
    ô ⠈⠕ õ ⠈⠕ ø ⠈⠕ ō ⠈⠕ ő ⠈⠕ œ ⠕⠑ ŕ ⠈⠗ ř ⠈⠗ ś ⠈⠎ ş ⠈⠎ š ⠈⠎ ș ⠈⠎ ţ ⠈⠞ ť ⠈⠞ ț ⠈⠞ þ ⠈⠞ ù ⠈⠥ ú ⠈⠥ û ⠈⠥ ū ⠈⠥ ů ⠈⠥ ű ⠈⠥
    ų ⠈⠥ ý ⠈⠽ ÿ ⠈⠽ ź ⠈⠵ ż ⠈⠵ ž ⠈⠵`),
  digraphs: cells('-- ⠠⠤'),
  signs: cells(`
    ! ⠖ " ⠦ # ⠈⠼ $ ⠈⠎ % ⠼⠚⠴ & ⠐⠥ ' ⠠ ( ⠶ ) ⠶ * ⠠⠔ + ⠈⠖ , ⠂ - ⠤ . ⠄ / ⠐⠂ : ⠒ ; ⠆ < ⠈⠪⠄ = ⠈⠶ > ⠈⠕⠂ ? ⠢ @ ⠈⠜
    [ ⠠⠶ ] ⠠⠶ _ ⠈⠸ € ⠈⠑ § ⠬ ° ⠈⠴`),
  signsInWord: cells(': ⠠⠒ ( ⠠⠶ ) ⠠⠶ ! ⠠⠖ ? ⠠⠢ [ ⠠⠠⠶ ] ⠠⠠⠶'),
  signsInNumber: cells(': ⠈⠒ + ⠀⠈⠖ = ⠀⠈⠶ ( ⠠⠶ ) ⠠⠶ ! ⠠⠖ ? ⠠⠢ ; ⠠⠆ [ ⠠⠠⠶ ] ⠠⠠⠶ * ⠄'),
  signsAfterNumber: cells(': ⠠⠒ ( ⠠⠶ ) ⠠⠶ ! ⠠⠖ ? ⠠⠢ ; ⠠⠆ [ ⠠⠠⠶ ] ⠠⠠⠶'),
  keepsNumber: '.,:',
  leadsNumber: '.,:',
  letterSign: '⠠',
  capitals: null,
};
