/** Unified English Braille, uncontracted. */
import { cells, type LiteraryCode, letters } from '../literaryCode.ts';

export const en: LiteraryCode = {
  letters: letters(`
    à ⠘⠡⠁ á ⠘⠌⠁ â ⠘⠩⠁ ã ⠘⠻⠁ ä ⠘⠒⠁ å ⠘⠫⠁ æ ⠁⠘⠖⠑ ç ⠘⠯⠉ è ⠘⠡⠑ é ⠘⠌⠑ ê ⠘⠩⠑ ë ⠘⠒⠑ ì ⠘⠡⠊ í ⠘⠌⠊ î ⠘⠩⠊
    ï ⠘⠒⠊ ñ ⠘⠻⠝ ò ⠘⠡⠕ ó ⠘⠌⠕ ô ⠘⠩⠕ õ ⠘⠻⠕ ö ⠘⠒⠕ ø ⠈⠡⠕ ù ⠘⠡⠥ ú ⠘⠌⠥ û ⠘⠩⠥ ü ⠘⠒⠥ ý ⠘⠌⠽ ÿ ⠘⠒⠽ ā ⠈⠤⠁
    ă ⠈⠬⠁ ć ⠘⠌⠉ ĉ ⠘⠩⠉ č ⠘⠬⠉ ď ⠘⠬⠙ đ ⠈⠒⠙ ē ⠈⠤⠑ ě ⠘⠬⠑ ğ ⠈⠬⠛ ģ ⠘⠯⠛ ī ⠈⠤⠊ ķ ⠘⠯⠅ ĺ ⠘⠌⠇ ļ ⠘⠯⠇ ľ ⠘⠬⠇
    ł ⠈⠡⠇ ń ⠘⠌⠝ ņ ⠘⠯⠝ ň ⠘⠬⠝ ō ⠈⠤⠕ œ ⠕⠘⠖⠑ ŕ ⠘⠌⠗ ř ⠘⠬⠗ ś ⠘⠌⠎ ş ⠘⠯⠎ š ⠘⠬⠎ ţ ⠘⠯⠞ ť ⠘⠬⠞ ū ⠈⠤⠥ ů ⠘⠫⠥
    ź ⠘⠌⠵ ž ⠘⠬⠵`),
  signs: cells(`
    ! ⠖ " ⠠⠶ # ⠸⠹ $ ⠈⠎ % ⠨⠴ & ⠈⠯ ' ⠄ ( ⠐⠣ ) ⠐⠜ * ⠐⠔ + ⠐⠖ , ⠂ - ⠤ . ⠲ / ⠸⠌ : ⠒ ; ⠆ < ⠈⠣ = ⠐⠶ > ⠈⠜ ? ⠰⠦
    @ ⠈⠁ [ ⠨⠣ ] ⠨⠜ _ ⠨⠤ € ⠈⠑ § ⠘⠎ ° ⠘⠚`),
  signsInWord: cells(', ⠰⠂ : ⠰⠒ ; ⠰⠆ ! ⠰⠖'),
  // UEB 7.5: by itself or before a letter these cells would be an opening quotation mark, or an h.
  signsBehind: cells('? ⠦'),
  keepsNumber: '.,',
  letterSign: '⠰',
  letterSignAfter: '.,',
  capitals: { letter: '⠠', word: '⠠⠠', wordEnd: '⠠⠄', phrase: { begin: '⠠⠠⠠', end: '⠠⠄' } },
};
