/**
 * What a PGN comment says in commands: `[%clk 1:29:45]`, `[%emt 0:00:12]`, ours for claims, penalties and rulings,
 * and `(=)` of C.12 at its beginning. Everything else stays text, other programs' commands included.
 */
import { INCIDENT_KINDS, type Incident, NO_REMARKS, type Remarks } from './game.ts';
import { plainText } from './plainText.ts';

export type ReadComment = Readonly<{
  text: string;
  clockMs: number | null;
  elapsedMs: number | null;
  drawOffer: boolean;
  incidents: readonly Incident[];
}>;

const CLOCK = /^(?:(\d+):)?(\d{1,3}):(\d{1,2})(?:\.(\d{1,3}))?$/;
const INCIDENT = /^(white|black|arbiter) ([\w.]+) ?(.*)$/;
/** What nearly every comment of a broadcast game is. */
const ONLY_CLOCK = /^\s*\[%clk (\d+):(\d\d):(\d\d)\]\s*$/;
const NOTHING_SAID: ReadComment = {
  text: '',
  clockMs: null,
  elapsedMs: null,
  drawOffer: false,
  incidents: [],
};
const DRAW_OFFER = '(=)';

/** `known` holds what an earlier comment on the same move has said: the first word counts, a second stays text. */
export function readComment(
  raw: string,
  known: Pick<Remarks, 'clockMs' | 'elapsedMs'> = NO_REMARKS,
): ReadComment {
  const onlyClock = known.clockMs === null ? ONLY_CLOCK.exec(raw) : null;
  if (onlyClock) return { ...NOTHING_SAID, clockMs: milliseconds(onlyClock), elapsedMs: known.elapsedMs };
  let { clockMs, elapsedMs } = known;
  const incidents: Incident[] = [];
  const text = withoutCommands(oneLine(raw), (command, value) => {
    const ms = parseClock(value);
    const incident = readIncident(command, value);
    if (command === 'clk' && ms !== null && clockMs === null) clockMs = ms;
    else if (command === 'emt' && ms !== null && elapsedMs === null) elapsedMs = ms;
    else if (incident) incidents.push(incident);
    else return false;
    return true;
  });
  const drawOffer = text.startsWith(DRAW_OFFER);
  const said = drawOffer ? text.slice(DRAW_OFFER.length).trimStart() : text;
  return { text: said, clockMs, elapsedMs, drawOffer, incidents };
}

/** The text without the commands that were taken; each character is looked at once. */
function withoutCommands(text: string, take: (command: string, value: string) => boolean): string {
  if (!text.includes('[%')) return text;
  let kept = '';
  let from = 0;
  for (;;) {
    const open = text.indexOf('[%', from);
    const close = open < 0 ? -1 : text.indexOf(']', open);
    if (close < 0) return (kept + text.slice(from)).trim();
    const words = text.slice(open + 2, close);
    const blank = words.indexOf(' ');
    const taken = blank > 0 && take(words.slice(0, blank), words.slice(blank).trim());
    kept += text.slice(from, taken ? open : close + 1);
    from = close + 1;
    if (taken) while (text[from] === ' ') from += 1;
  }
}

/** A comment as one plain line: where a file breaks its lines means nothing. */
export function oneLine(raw: string): string {
  if (!/[\r\n]/.test(raw)) return plainText(raw).trim();
  return raw
    .split(/[\r\n]+/)
    .map((line) => plainText(line).trim())
    .filter(Boolean)
    .join(' ');
}

/** The comments to write after a move: commands first, in one comment with the first text. */
export function writeComments(remarks: Remarks): string[] {
  const commands: string[] = [];
  if (remarks.clockMs !== null) commands.push(`[%clk ${formatClock(remarks.clockMs)}]`);
  if (remarks.elapsedMs !== null) commands.push(`[%emt ${formatClock(remarks.elapsedMs)}]`);
  for (const { kind, by, article, note } of remarks.incidents)
    commands.push(`[%${kind} ${[by, article, note.replace(/[\]}]/g, ')')].join(' ').trimEnd()}]`);
  if (remarks.drawOffer) commands.push('(=)');
  if (commands.length === 0) return [...remarks.comments];
  const [first, ...others] = remarks.comments;
  return [[...commands, ...(first === undefined ? [] : [first])].join(' '), ...others];
}

function readIncident(command: string, value: string): Incident | null {
  const kind = INCIDENT_KINDS.find((known) => known === command);
  const match = INCIDENT.exec(value);
  if (!kind || !match) return null;
  const [, by, article, note] = match as unknown as [string, Incident['by'], string, string];
  return { kind, by, article, note };
}

/** `1:29:45`, `0:00:03.5` or `4:30` in milliseconds. */
export function parseClock(text: string): number | null {
  const match = CLOCK.exec(text);
  return match && milliseconds(match);
}

/** Hours, minutes, seconds and decimals of a matched clock. */
function milliseconds([, hours = '0', minutes, seconds, decimals = '']: RegExpExecArray): number {
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole * 1000 + Number(decimals.padEnd(3, '0'));
}

/** `1:29:45`, with decimals only where there are any. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const decimals = ms % 1000 ? `.${String(ms % 1000).padStart(3, '0')}`.replace(/0+$/, '') : '';
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${decimals}`;
}
