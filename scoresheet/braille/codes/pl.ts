/**
 * Polish. The code has no sign between a number and a letter; dot 6, as in German and Croatian, is our choice:
 * without it W1e2 could be read W15 2.
 */
import { cells, type LiteraryCode, letters } from '../literaryCode.ts';

export const pl: LiteraryCode = {
  letters: letters(`
    ą ⠡ ć ⠩ ę ⠱ ł ⠣ ń ⠹ ó ⠬ ś ⠪ ź ⠮ ż ⠯
    à ⠷ á ⠷ â ⠡ ã ⠣ ä ⠜ å ⠡ æ ⠠⠜ ç ⠯ è ⠮ é ⠿ ê ⠣ ë ⠫ í ⠌ î ⠩ ï ⠻ ô ⠹ õ ⠪ ö ⠪ ø ⠪ ú ⠾ û ⠱ ü ⠳ ý ⠯`),
  signs: cells(`
    ! ⠖ " ⠴ # ⠼ $ ⠈⠙ % ⠼⠚⠴ & ⠸⠯ ' ⠄ ( ⠶ ) ⠶ * ⠔ + ⠖ , ⠂ - ⠤ . ⠄ / ⠲ : ⠒ ; ⠆ < ⠐⠅ = ⠶ > ⠨⠂ ? ⠢ @ ⠜ [ ⠷ ] ⠾
    _ ⠠ § ⠬ ° ⠈⠴`),
  signsInNumber: cells('# ⠰⠼'),
  signsAfterNumber: cells('# ⠰⠼'),
  keepsNumber: '.,',
  letterSign: '⠠',
  ownLetterSign: true,
  letterSignAfter: '.,',
  capitals: { letter: '⠨', word: '⠨⠨' },
};
