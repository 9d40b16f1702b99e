import type { FileApi } from '../../user-status/ui/api-client.types.ts';
import type { EnlargementOrder } from '../enlarging.rules.ts';
import type { EnlargementProgress } from '../enlarging.types.ts';

const ASK_EVERY_MS = 700;

interface LargeFileOptions {
  api: FileApi;
  /** Resolves after so long. */
  pause: (milliseconds: number) => Promise<void>;
  onProgress: (progress: EnlargementProgress) => void;
  /** Ends the work on the server, too. */
  signal: AbortSignal;
}

/**
 * Has an image of the gallery enlarged, and tells meanwhile how far it is.
 * @throws {ProductApiError} with the server's reason.
 */
export async function fetchLargeFile(
  imageId: string,
  order: EnlargementOrder,
  { api, pause, onProgress, signal }: LargeFileOptions,
): Promise<Blob> {
  const path = `/images/${encodeURIComponent(imageId)}/enlarge`;
  let isOver = false;
  const follow = async () => {
    while (!isOver && !signal.aborted) {
      // How far it is, is not worth a failure: the file itself says how it went.
      const progress = await api
        .call<EnlargementProgress>({ method: 'GET', path: '/images/enlarging', signal })
        .catch(() => null);
      if (progress && progress.state !== 'none' && !isOver) onProgress(progress);
      await pause(ASK_EVERY_MS);
    }
  };
  void follow();
  try {
    return await api.fetchFile({ method: 'POST', path, body: order, signal });
  } finally {
    isOver = true;
  }
}
