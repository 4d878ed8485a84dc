/** Croatian. */
import { cells, type LiteraryCode, letters } from '../literaryCode.ts';

export const hr: LiteraryCode = {
  letters: letters('č ⠡ ć ⠩ đ ⠹ š ⠱ ž ⠮ ä ⠜ ö ⠪ ü ⠳ ß ⠮'),
  digraphs: cells('dž ⠻ lj ⠣ nj ⠫'),
  signs: cells(`
    ! ⠖ " ⠶ # ⠠⠼ $ ⠐⠙ % ⠼⠚⠴ & ⠯ ' ⠲ ( ⠦ ) ⠴ * ⠔ + ⠈⠖ , ⠂ - ⠤ . ⠄ / ⠳ : ⠒ ; ⠆ < ⠪⠄ = ⠈⠶ > ⠕⠂ ? ⠢ @ ⠈⠜ [ ⠠⠷
    ] ⠠⠾ _ ⠸ € ⠐⠑ ° ⠘⠴`),
  signsInWordWithNumber: cells('# ⠼'),
  signsInNumber: cells('- ⠈⠤ * ⠈⠄'),
  keepsNumber: '.,',
  leadsNumber: '.,',
  letterSign: '⠠',
  letterSignAfter: '.,',
  capitals: { letter: '⠨', word: '⠘', wordEnd: '⠠' },
};
