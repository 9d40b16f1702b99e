import type { ProductApi } from '../../../user-status/ui/api-client.types.ts';

/** What the server says of one image of a run. */
interface ImageOfRun {
  tile: number;
  state: 'open' | 'delivered' | 'captured' | 'released';
  holdId: string;
  /** Null while it is not in the gallery, and when it was deleted there. */
  image: { id: string; url: string; thumbnailUrl: string } | null;
}

interface RunsAnswer {
  runs: readonly { run: string; tiles: readonly ImageOfRun[] }[];
}

interface RunTile {
  /** Of the run. */
  id: string;
  tile: number;
}

/** What becomes of an account's runs, also of those that another page has begun. */
export interface RunsOfAccount {
  /** By run and tile; runs that the server never heard of are missing. */
  read(runIds: readonly string[]): Promise<(image: RunTile) => ImageOfRun | undefined>;
  /**
   * Waits until an image is made, or is not made any more; also while nobody answers.
   * @returns undefined for a run that the server never heard of.
   * @throws {DOMException} named AbortError.
   */
  waitFor(image: RunTile, signal: AbortSignal): Promise<ImageOfRun | undefined>;
}

/** As many as one question may name. */
const MOST_RUNS = 100;
const ASK_EVERY_MS = 2000;
const ANSWER_TIMEOUT_MS = 10_000;

export function createRunsOfAccount(
  api: ProductApi,
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void> = wait,
): RunsOfAccount {
  const read: RunsOfAccount['read'] = async (runIds) => {
    const ids = [...new Set(runIds)].slice(0, MOST_RUNS);
    if (ids.length === 0) return () => undefined;
    const answer = await api.call<RunsAnswer>({
      method: 'GET',
      path: `/images/runs?ids=${ids.join(',')}`,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const runs = new Map(answer?.runs.map(({ run, tiles }) => [run, tiles]));
    return ({ id, tile }) => runs.get(id)?.find((image) => image.tile === tile);
  };

  /** Images that wait at the same moment share a question. */
  let asking: { ids: Set<string>; answer: ReturnType<RunsOfAccount['read']> } | undefined;
  const readTogether = (id: string) => {
    asking?.ids.add(id);
    if (asking) return asking.answer;
    const ids = new Set([id]);
    const answer = Promise.resolve().then(() => {
      asking = undefined;
      return read([...ids]);
    });
    asking = { ids, answer };
    return answer;
  };

  return {
    read,
    async waitFor(image, signal) {
      for (;;) {
        signal.throwIfAborted();
        const find = await readTogether(image.id).catch((error: unknown) => {
          // A line that is cut is mended some time; whatever else the server says will not change.
          if (isCut(error)) return null;
          throw error;
        });
        const found = find?.(image);
        if (find && found?.state !== 'open') return found;
        await pause(ASK_EVERY_MS, signal);
      }
    },
  };
}

function isCut(error: unknown): boolean {
  if (error instanceof TypeError || Object(error).status >= 500) return true;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', leave, { once: true });
  });
}
