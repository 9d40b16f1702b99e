import { isLostConnection } from '../shared/readable-failure.ts';

/** Dispatched on the window when the data of the next page did not come. */
export const DATA_LOST_EVENT = 'data-lost';

export interface LostData {
  tryAgain: () => void;
  /** Aborted when the visitor goes somewhere else instead. */
  signal: AbortSignal;
}

/**
 * A page's `clientLoader` that outlives a lost connection. The router would show the error screen in the
 * place of the page that is there; so the visitor stays on it until the data comes, or until they go elsewhere.
 */
export async function untilAnswered<Data>(
  { signal }: Pick<Request, 'signal'>,
  ask: () => Promise<Data>,
): Promise<Data> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !isLostConnection(error)) throw error;
      await new Promise<void>((tryAgain, leave) => {
        signal.addEventListener('abort', () => leave(error), { once: true });
        const detail: LostData = { tryAgain, signal };
        window.dispatchEvent(new CustomEvent(DATA_LOST_EVENT, { detail }));
      });
    }
  }
}
