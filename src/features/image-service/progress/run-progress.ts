import type { TileProgress } from './run-progress.types.ts';

/** Far more runs than a server draws at once; each takes about two hundred bytes, and only while it waits. */
const RUNS_REMEMBERED = 5_000;

/** One image of a run, as its headers name it. */
interface TileOfRun {
  /** A UUID in small letters: who does not know it learns nothing. */
  runId: string;
  tile: number;
}

export interface RunProgressBoard {
  /** Begins to remember how far an image is. */
  follow(image: TileOfRun): FollowedTile;
  /** What is known of a run now, in the order of its tiles. */
  read(runId: string): TileProgress[];
}

export interface FollowedTile {
  /** @param done 0..1; undefined when it is not known any more. */
  tell(done: number | undefined): void;
  /** Its request is over; nothing of it is remembered. */
  end(): void;
}

/** How far images are that are being drawn: in memory, and gone with the request for them. */
export function createRunProgressBoard(limit = RUNS_REMEMBERED): RunProgressBoard {
  const runs = new Map<string, Map<number, { done: number | undefined }>>();
  return {
    follow({ runId, tile }) {
      const tiles = runs.get(runId) ?? new Map<number, { done: number | undefined }>();
      const entry: { done: number | undefined } = { done: undefined };
      // Who asks for the same tile again reads of the newer request.
      if (runs.has(runId) || runs.size < limit) runs.set(runId, tiles.set(tile, entry));
      return {
        tell(done) {
          entry.done = done;
        },
        end() {
          if (tiles.get(tile) === entry) tiles.delete(tile);
          if (tiles.size === 0 && runs.get(runId) === tiles) runs.delete(runId);
        },
      };
    },
    read(runId) {
      const known = [...(runs.get(runId) ?? [])].flatMap(([tile, { done }]) =>
        done === undefined ? [] : { tile, done },
      );
      return known.sort((a, b) => a.tile - b.tile);
    },
  };
}
