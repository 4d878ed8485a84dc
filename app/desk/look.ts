/** How the page looks to one person: colours, the size of its text and, apart from it, that of the board. */
import type { Observable } from '../base/observable.ts';

/** `system`: light or dark as the system has it. Forced colours of the system go before all of them. */
export const THEMES = ['system', 'light', 'dark', 'yellow-on-black', 'black-on-yellow'] as const;
export type Theme = (typeof THEMES)[number];

/** `plain`: a screen reader says the square and nothing else; `grid`: it adds rows and columns. */
export const SQUARE_LAYOUTS = ['plain', 'grid'] as const;
export type SquareLayout = (typeof SQUARE_LAYOUTS)[number];

/** Percent of the size that the browser itself gives the text. */
export const TEXT_SIZE = { min: 80, max: 300, step: 10 } as const;
/** Percent of the board that just fits the window; it never grows wider than the page. */
export const BOARD_SIZE = { min: 50, max: 250, step: 10 } as const;

export type Look = Readonly<{ theme: Theme; textSize: number; boardSize: number }>;

/** The page wears it from now on; nothing else sets these. */
export function wearLook(settings: Observable<Look>, page: HTMLElement): void {
  const wear = () => {
    const { theme, textSize, boardSize } = settings.value;
    page.dataset.theme = theme;
    page.style.setProperty('--text-scale', String(textSize / 100));
    page.style.setProperty('--board-scale', String(boardSize / 100));
  };
  settings.subscribe(wear);
  wear();
}
