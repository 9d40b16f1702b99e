import { systemClock } from '../../../../shared/clock.ts';
import type { WritableObservable } from '../../../../shared/observable.ts';
import { browserStorage, type Log } from '../../../../ui/browser-storage.ts';
import { styleInUse } from '../../../learned-styles/ui/style-in-use.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import { identityStore } from '../../../user-status/ui/identity-store.ts';
import { restoreStrips } from '../strips/restore-strips.ts';
import { stripStore } from '../strips/strip-store.ts';
import { accountingForVisitor } from './accounting-for-visitor.ts';
import type { FollowedRun, RunOrder } from './current-run.ts';
import { requestImage } from './request-image.ts';
import { createRunController, type RunController } from './run-controller.ts';
import { createRunId } from './run-id.ts';
import type { RunState } from './run-state.ts';
import type { TilePlace } from './run-steps.ts';

interface ToolOnScreen {
  tool: Tool;
  imageServiceUrl: string;
  state: WritableObservable<RunState>;
}

/** One tool's runs, as long as it is on the screen. */
export interface OpenedRunController extends Pick<RunController, 'stop'> {
  start(order: RunOrder): Promise<void>;
  retry(order: RunOrder, at: TilePlace): Promise<void>;
  /** The tool leaves the screen. */
  close(): void;
}

/** A controller wired to this browser, and to whoever is at the keyboard. */
export function openRunController({ tool, imageServiceUrl, state }: ToolOnScreen): OpenedRunController {
  const controller = createRunController({
    tool,
    state,
    storage: browserStorage,
    strips: stripStore,
    clock: systemClock,
    random: Math.random,
    newRunId: createRunId,
    follow: (run) => followLater(imageServiceUrl, run),
    requestImage: (request, signal) => requestImage(connectTo(imageServiceUrl), request, signal),
    log,
  });
  const stopFollowing = followVisitor(tool, controller);
  // A page that goes takes its guest's runs along. An account's go on, and a page that comes back finds them.
  const hide = () => {
    if (identityStore.getSnapshot()?.kind !== 'account') controller.stop();
  };
  window.addEventListener('pagehide', hide);
  return {
    start: (order) =>
      controller.start({
        learnedStyle: styleInUse.getSnapshot(),
        ...order,
        accounting: accountingForVisitor(),
      }),
    retry: (order, at) => controller.retry({ ...order, accounting: accountingForVisitor() }, at),
    stop: controller.stop,
    close() {
      window.removeEventListener('pagehide', hide);
      stopFollowing();
      controller.leave();
    },
  };
}

const log: Log = (message, detail) => console.warn(message, ...(detail === undefined ? [] : [detail]));

/**
 * Shows what is kept for whoever is here. The next person at this browser must not see what an account
 * made: not after Sign Out, and not after a sign-in that ran out.
 */
function followVisitor(tool: Tool, controller: RunController): () => void {
  let email: string | null | undefined;
  const follow = () => {
    const visitor = identityStore.getSnapshot();
    // It is not known yet.
    if (!visitor) return;
    const now = visitor.kind === 'account' ? visitor.email : null;
    if (email === now) return;
    if (email) controller.forget();
    const isFirst = email === undefined;
    email = now;
    if (isFirst) restore(tool, controller).catch((error) => log('Earlier pictures did not load.', error));
  };
  follow();
  return identityStore.subscribe(follow);
}

async function restore(tool: Tool, controller: RunController): Promise<void> {
  const accounting = accountingForVisitor();
  const found = await restoreStrips({ strips: stripStore, log }, tool, accounting);
  if (accountingForVisitor().owner === accounting.owner) await controller.restore(found, accounting);
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
    follow().catch((error: unknown) => log('How far the images are is not known.', error));
  }, ASK_AFTER_MS);
}

function connectTo(imageServiceUrl: string) {
  return {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => window.fetch(input, init),
    imageServiceUrl,
    pageOrigin: window.location.origin,
    isPicture: canBeDecoded,
  };
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
