/** Braille ASCII (North American Braille computer code): one character for each of the 64 six-dot cells. */

const ASCII = ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=';
const FIRST_CELL = 0x2800;

/** Cells as BRF; line ends and form feeds pass through. */
export function encodeBrf(cells: string): string {
  return cells.replace(/[\u2800-\u283f]/g, (cell) => ASCII[cell.charCodeAt(0) - FIRST_CELL] as string);
}
