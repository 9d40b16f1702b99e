import type { DrawingNews } from '../image-service.types.ts';
import type { RunProgress } from './run-progress.types.ts';

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
  /** The runs that are asked for here now. */
  runs(): Iterable<string>;
  /** What is known of a run now, in the order of its tiles. */
  read(runId: string): Omit<RunProgress, 'reports'>;
}

export interface FollowedTile {
  /** The newest news counts alone. */
  tell(news: DrawingNews): void;
  /** Its request is over; nothing of it is remembered. */
  end(): void;
}

/** How far images are that are being drawn: in memory, and gone with the request for them. */
export function createRunProgressBoard(limit = RUNS_REMEMBERED): RunProgressBoard {
  const runs = new Map<string, Map<number, { news: DrawingNews }>>();
  return {
    follow({ runId, tile }) {
      const tiles = runs.get(runId) ?? new Map<number, { news: DrawingNews }>();
      const entry: { news: DrawingNews } = { news: {} };
      // Who asks for the same tile again reads of the newer request.
      if (runs.has(runId) || runs.size < limit) runs.set(runId, tiles.set(tile, entry));
      return {
        tell(news) {
          entry.news = news;
        },
        end() {
          if (tiles.get(tile) === entry) tiles.delete(tile);
          if (tiles.size === 0 && runs.get(runId) === tiles) runs.delete(runId);
        },
      };
    },
    runs: () => runs.keys(),
    read(runId) {
      const known = [...(runs.get(runId) ?? [])].sort(([a], [b]) => a - b);
      return {
        tiles: known.flatMap(([tile, { news }]) =>
          news.done === undefined ? [] : { tile, done: news.done },
        ),
        waiting: known.flatMap(([tile, { news }]) => {
          const place = news.askPlace?.();
          return place ? { tile, ...place } : [];
        }),
      };
    },
  };
}
