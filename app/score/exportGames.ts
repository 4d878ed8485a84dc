/**
 * Many games as one document: all that are stored, or those of a PGN file. The page stays alive meanwhile, shows how
 * far it is, and can be told to stop.
 */
import type { ScoreGame } from '#rules/notation/game.ts';
import { readGames } from '#rules/notation/pgnReader.ts';
import { scoreDocument } from '#scoresheet/document.ts';
import type { GameRecord } from '../journal/database.ts';
import type { Journal } from '../journal/journal.ts';
import type { ScoreFormat } from './exportFormats.ts';
import { documentSettings, type ExportRequest, type ScoreFile, scoreFile } from './exportScore.ts';
import { incidentsOf } from './incidents.ts';
import { scoreOf } from './scoreOf.ts';

/** One game of a source, or why it cannot be read; and how much of the source is then done, from 0 to 1. */
export type Sourced = Readonly<{
  game: ScoreGame | null;
  problem: string | null;
  /** What is doubtful in it and was settled. */
  doubt?: string | undefined;
  done: number;
}>;

export type Progress = Readonly<{ done: number; games: number }>;

export type Exported = Readonly<{
  file: ScoreFile;
  games: number;
  /** What could not be read and was left out. */
  problems: readonly string[];
  /** What is in the document but was doubtful. */
  doubts: readonly string[];
}>;

type GamesRequest = Omit<ExportRequest, 'format' | 'ply'> &
  Readonly<{
    format: ScoreFormat;
    onProgress: (progress: Progress) => void;
    signal: AbortSignal;
    /** Lets the page breathe. */
    pause: () => Promise<void>;
  }>;

/** The page is given a chance to draw and to listen after so many games. */
const BREATH = 20;

/** Null if it was stopped. */
export async function exportGames(
  source: AsyncIterable<Sourced>,
  request: GamesRequest,
): Promise<Exported | null> {
  const document = scoreDocument(request.format, documentSettings(request));
  const parts: string[] = [];
  const problems: string[] = [];
  const doubts: string[] = [];
  let games = 0;
  let read = 0;
  for await (const { game, problem, doubt, done } of source) {
    if (request.signal.aborted) return null;
    if (problem !== null) problems.push(problem);
    if (doubt !== undefined) doubts.push(doubt);
    if (game) {
      try {
        parts.push(document.add(game));
        games += 1;
      } catch (error) {
        // One game that cannot be written shall not cost the others.
        problems.push(String(error));
      }
    }
    read += 1;
    if (read % BREATH !== 0) continue;
    request.onProgress({ done, games });
    await request.pause();
  }
  if (request.signal.aborted) return null;
  if (games > 0) parts.push(document.end());
  request.onProgress({ done: 1, games });
  return { file: scoreFile(request.format, request.name, parts.join('')), games, problems, doubts };
}

/** The oldest first, as a book of games is read. A damaged journal gives what of it can be read. */
export async function* storedGames(journal: Journal): AsyncGenerator<Sourced> {
  const records = (await journal.games()).reverse();
  for (const [index, record] of records.entries())
    yield { ...(await storedGame(journal, record)), done: (index + 1) / records.length };
}

async function storedGame(journal: Journal, record: GameRecord): Promise<Omit<Sourced, 'done'>> {
  const restored = await journal.restored(record);
  if (!restored.ok) return { game: null, problem: restored.reason };
  const incidents = incidentsOf(restored.header, restored.events);
  return { game: scoreOf(restored.state, new Date(record.begunAt), incidents), problem: restored.damage };
}

/** Small, because how far it is is counted in pieces that were read. */
const PIECE_BYTES = 1 << 14;

export async function* pgnGames(file: Blob): AsyncGenerator<Sourced> {
  let bytes = 0;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    while (bytes < file.size) {
      const piece = file.slice(bytes, bytes + PIECE_BYTES);
      bytes += piece.size;
      yield new Uint8Array(await piece.arrayBuffer());
    }
  }
  for await (const read of readGames(pieces())) {
    const done = bytes / file.size;
    if (!read.ok) yield { game: null, problem: `line ${read.at}: ${read.reason}`, done };
    else {
      const [warning] = read.warnings;
      const doubt = warning && `line ${read.line}: ${warning}`;
      yield { game: read.game, problem: null, doubt, done };
    }
  }
}
