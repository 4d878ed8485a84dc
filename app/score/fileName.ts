/** Names of files by which a player finds his game again: the surnames, and the day where he played. */
import { surname } from '#scoresheet/surname.ts';

/** What no system, or not every one, lets a file's name hold. */
const FORBIDDEN = /[\p{C}\\/:*?"<>|\s.-]+/gu;
const LONGEST = 40;

/** `Žižka-Müller-2026-11-18`; without names `hector-2026-11-18`. A part says whose score it is. */
export function scoreFileName(
  { white, black }: Readonly<{ white?: string | undefined; black?: string | undefined }>,
  begunAt: Date,
  part?: string,
): string {
  const names = [white, black].map((name) => fileText(surname(String(name ?? ''))));
  const players = names.every((name) => name === '') ? ['hector'] : names.map((name) => name || 'x');
  return [...players, localDay(begunAt), ...(part ? [part] : [])].join('-');
}

function fileText(name: string): string {
  return [...name.replace(FORBIDDEN, ' ').trim()].slice(0, LONGEST).join('').replaceAll(' ', '-');
}

/** The day on the calendar of this computer. */
function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
