import { z } from 'zod';
import { runProgressSchema } from './run-progress.schema.ts';
import type { RunProgressBoard } from './run-progress.ts';
import type { RunProgress } from './run-progress.types.ts';

/** Servers tell of their runs more often than this: what is older is over, or its server is gone. */
const BELIEVED_MS = 2_000;
const RUNS_REMEMBERED = 5_000;

const BRACKETS = '[]';

type Known = Omit<RunProgress, 'reports'>;

const heardSchema = z.array(z.tuple([z.string(), runProgressSchema.omit({ reports: true })]));

/** How far runs are that other servers draw. */
export interface ProgressElsewhere {
  /** What is known of a run, here and elsewhere. */
  read(runId: string): Known;
  /** Takes in what another server told. */
  hear(text: string): void;
  /** What the others are to be told now: nothing while nothing is drawn here. */
  write(longest: number): string[];
}

export function createProgressElsewhere(
  board: Pick<RunProgressBoard, 'read' | 'runs'>,
  now: () => number,
): ProgressElsewhere {
  const heard = new Map<string, { known: Known; at: number }>();
  const isBelieved = ({ at }: { at: number }) => now() - at < BELIEVED_MS;
  return {
    read(runId) {
      const here = board.read(runId);
      const there = heard.get(runId);
      return there && isBelieved(there) ? join(here, there.known) : here;
    },
    hear(text) {
      const told = heardSchema.safeParse(text === '' ? [] : JSON.parse(text));
      for (const [runId, entry] of heard) if (!isBelieved(entry)) heard.delete(runId);
      for (const [runId, known] of told.data ?? []) {
        if (heard.has(runId) || heard.size < RUNS_REMEMBERED) heard.set(runId, { known, at: now() });
      }
    },
    write(longest) {
      const texts: string[] = [];
      for (const runId of board.runs()) {
        const entry = JSON.stringify([runId, board.read(runId)]);
        const begun = texts.pop();
        const joined = begun === undefined ? entry : `${begun},${entry}`;
        if (begun === undefined || joined.length + BRACKETS.length <= longest) texts.push(joined);
        else texts.push(begun, entry);
      }
      return texts.map((entries) => `[${entries}]`);
    },
  };
}

/** What is known here of a tile counts, whatever others tell of it. */
function join(here: Known, there: Known): Known {
  const own = new Set([...here.tiles, ...here.waiting].map(({ tile }) => tile));
  const others = <Entry extends { tile: number }>(entries: readonly Entry[]) =>
    entries.filter(({ tile }) => !own.has(tile));
  const byTile = (a: { tile: number }, b: { tile: number }) => a.tile - b.tile;
  return {
    tiles: [...here.tiles, ...others(there.tiles)].sort(byTile),
    waiting: [...here.waiting, ...others(there.waiting)].sort(byTile),
  };
}
