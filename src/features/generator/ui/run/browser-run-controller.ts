import { systemClock } from '../../../../shared/clock.ts';
import { browserStorage } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import { PART_FAILURE_MESSAGE } from '../../run-failure.rules.ts';
import type { FollowedRun } from './current-run.ts';
import { createRunController, type RunController } from './run-controller.ts';
import { createRunId } from './run-id.ts';

type ImageRequests = typeof import('./request-image.ts');

/** Kept, because to import again what is there waits for the next task, and so for the next frame. */
let imageRequests: ImageRequests | undefined;

async function loadImageRequests(): Promise<ImageRequests> {
  imageRequests = await import('./request-image.ts');
  return imageRequests;
}

/** Most pictures are there before it is worth asking how far they are. */
const ASK_AFTER_MS = 1000;

function followLater(imageServiceUrl: string, run: FollowedRun): void {
  const follow = async () => {
    if (run.isOver()) return;
    const { followProgress } = await import('./follow-progress.ts');
    await followProgress({ imageServiceUrl, pageOrigin: window.location.origin }, run);
  };
  setTimeout(() => {
    // The bar goes on as past runs went.
    follow().catch((error: unknown) => console.warn('How far the images are is not known.', error));
  }, ASK_AFTER_MS);
}

/** For pointers and focus that come near; what fails here is tried again by the run. */
export function warmImageRequests(): void {
  loadImageRequests().catch((error: unknown) => console.warn('The run did not load yet.', error));
}

/** Decodes the whole image: a cut-off or mislabelled file must be found out before it is paid for. */
async function canBeDecoded(image: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(image);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

/** A controller wired to this browser; nothing of the browser is touched before it is used. */
export function createBrowserRunController(tool: Tool, imageServiceUrl: string): RunController {
  return createRunController({
    tool,
    storage: browserStorage,
    clock: systemClock,
    random: Math.random,
    newRunId: createRunId,
    follow: (run) => followLater(imageServiceUrl, run),
    requestImage: async (request, signal) => {
      const explain = (error: unknown) => {
        throw new Error(PART_FAILURE_MESSAGE, { cause: error });
      };
      const { requestImage } = imageRequests ?? (await loadImageRequests().catch(explain));
      const connection = {
        fetch: (input: RequestInfo | URL, init?: RequestInit) => window.fetch(input, init),
        imageServiceUrl,
        pageOrigin: window.location.origin,
        isPicture: canBeDecoded,
      };
      return requestImage(connection, request, signal);
    },
    log: (message, detail) => console.warn(message, ...(detail === undefined ? [] : [detail])),
  });
}
