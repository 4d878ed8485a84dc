/** Slovak. */
import { cells, type LiteraryCode, letters } from '../literaryCode.ts';

export const sk: LiteraryCode = {
  letters: letters(`
    á ⠡ ä ⠈ č ⠩ ď ⠹ é ⠜ í ⠌ ĺ ⠨ ľ ⠸ ň ⠫ ó ⠪ ô ⠾ ŕ ⠷ š ⠱ ť ⠳ ú ⠬ ý ⠯ ž ⠮
    à ⠐⠷ â ⠐⠡ å ⠐⠁ æ ⠐⠜ ç ⠐⠯ è ⠐⠫ ê ⠐⠢ ë ⠐⠑ î ⠐⠌ ï ⠐⠊ ð ⠐⠙ ñ ⠐⠻ ò ⠐⠴ ö ⠐⠕ ø ⠐⠪ ù ⠐⠬ û ⠐⠼ ü ⠐⠥ þ ⠐⠖ ß ⠐⠮ ā ⠐⠂
    ą ⠐⠱ ć ⠐⠩ đ ⠐⠹ ē ⠐⠲ ę ⠐⠳ ě ⠐⠣ ģ ⠐⠛ ī ⠐⠔ ķ ⠐⠅ ļ ⠐⠧ ł ⠐⠇ ń ⠐⠝ ņ ⠐⠆ ō ⠐⠦ ő ⠐⠟ œ ⠐⠕⠑ ř ⠐⠺ ś ⠐⠎ ū ⠐⠤ ů ⠐⠾
    ű ⠐⠿ ź ⠐⠵ ż ⠐⠽`),
  signs: cells(`
    ! ⠖ " ⠶ # ⠨⠼ $ ⠈⠎ % ⠼⠏ & ⠼⠯ ' ⠄ ( ⠦ ) ⠴ * ⠔ + ⠖ , ⠂ - ⠤ . ⠲ / ⠻ : ⠒ ; ⠆ < ⠣ = ⠶ > ⠜ ? ⠢ @ ⠼⠻ [ ⠠⠦ ] ⠠⠴
    _ ⠨⠤ € ⠈⠑ § ⠨⠬ ° ⠼⠎`),
  keepsNumber: ",.-':/()",
  letterSign: '⠰',
  letterSignAfter: ",.-':/()",
  capitals: { letter: '⠠', word: '⠠⠠', wordEnd: '⠰', through: '-' },
};
