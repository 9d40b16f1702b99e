import type { Clock } from '../../../shared/clock.ts';
import { createObservable, type Observable } from '../../../shared/observable.ts';
import type { Log } from '../../../ui/browser-storage.ts';
import { type CallFailure, describeCallFailure } from '../../user-status/call-failure.rules.ts';
import type { ProductApi } from '../../user-status/ui/api-client.types.ts';
import { HISTORY_LENGTH } from '../gallery.rules.ts';
import { type GalleryImage, newestFirst, readGalleryAnswer } from './gallery-answer.ts';
import { createImageDeletions } from './image-deletions.ts';

const LOAD_FALLBACK = 'Failed to load image history.';

/** Addresses are good for at least an hour; these are asked for anew before that. */
const ADDRESSES_FRESH_MS = 50 * 60_000;

/** Coming back to the tab sends several events at once. */
const REVISIT_PAUSE_MS = 2_000;

type GalleryPhase =
  | { name: 'loading' }
  | { name: 'failed'; failure: CallFailure }
  | { name: 'loaded'; images: readonly GalleryImage[] };

export interface GalleryState {
  phase: GalleryPhase;
  /** Deleted images that one press brings back, the latest last. */
  undoable: readonly GalleryImage[];
  /** What went wrong with a deletion or its undoing. */
  problem: CallFailure | null;
}

/** One account's private gallery on the screen. Nothing of it throws: failures are part of the state. */
export interface ShownGallery extends Observable<GalleryState> {
  /** The first time, and again after a failure: shows that it loads. */
  load(): Promise<void>;
  /** The visitor looks at the tab again. What is shown stays until the answer is here. */
  revisit(): Promise<void>;
  /** The picture behind an address did not load: its signature may have run out. Asks once per address. */
  reportBroken(address: string): Promise<void>;
  /** The image with an address that still works; null when it is gone. */
  freshImage(id: string): Promise<GalleryImage | null>;
  /** Takes the image away at once; it comes back when the server refuses. */
  remove(id: string): Promise<void>;
  /** Brings back everything undoable. */
  undo(): Promise<void>;
  /** The time for undoing is over. */
  forgetUndo(): void;
  dismissProblem(): void;
}

interface ShownGalleryOptions {
  api: ProductApi;
  clock: Clock;
  /** What the addresses of pictures are relative to. */
  baseUrl: string;
  log: Log;
}

export function createShownGallery({ api, clock, baseUrl, log }: ShownGalleryOptions): ShownGallery {
  const state = createObservable<GalleryState>(() => ({
    phase: { name: 'loading' },
    undoable: [],
    problem: null,
  }));
  /** What the server has, as far as we know. */
  let known: readonly GalleryImage[] = [];
  const brokenAddresses = new Set<string>();
  let fetching: Promise<void> | null = null;
  let fetchedAt = 0;

  const change = (changes: Partial<GalleryState>) => state.set({ ...state.getSnapshot(), ...changes });

  const show = (images: readonly GalleryImage[], changes: Partial<GalleryState> = {}): void => {
    known = images;
    const visible = newestFirst(images.filter(({ id }) => !deletions.isDeleted(id)));
    change({ phase: { name: 'loaded', images: visible }, ...changes });
  };

  const deletions = createImageDeletions({
    api,
    log,
    onFailure(id, problem) {
      const undoable = state.getSnapshot().undoable.filter((image) => image.id !== id);
      show(known, { undoable, problem });
    },
  });

  const requestGallery = async (): Promise<void> => {
    const answer = await api.call<unknown>({ method: 'GET', path: '/images/history' });
    fetchedAt = clock.now();
    show(readGalleryAnswer(answer, baseUrl));
  };

  /** One request at a time; whoever comes meanwhile waits for its answer. */
  const fetchGallery = (): Promise<void> => {
    fetching ??= requestGallery().finally(() => {
      fetching = null;
    });
    return fetching;
  };

  const refresh = (): Promise<void> =>
    fetchGallery().catch((error: unknown) => log('The image history was not refreshed.', error));

  const load = async (): Promise<void> => {
    change({ phase: { name: 'loading' } });
    try {
      await fetchGallery();
    } catch (error) {
      log('The image history did not load.', error);
      change({ phase: { name: 'failed', failure: describeCallFailure(error, LOAD_FALLBACK) } });
    }
  };

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    load,
    async revisit() {
      if (state.getSnapshot().phase.name === 'failed') return load();
      if (clock.now() - fetchedAt > REVISIT_PAUSE_MS) await refresh();
    },
    async reportBroken(address) {
      // Others of the same age failed before, and brought new addresses for all.
      const isCurrent = known.some(({ url, thumbnailUrl }) => url === address || thumbnailUrl === address);
      if (!isCurrent || brokenAddresses.has(address)) return;
      brokenAddresses.add(address);
      await refresh();
    },
    async freshImage(id) {
      if (clock.now() - fetchedAt > ADDRESSES_FRESH_MS) await refresh();
      return known.find((image) => image.id === id) ?? null;
    },
    async remove(id) {
      const image = known.find((candidate) => candidate.id === id);
      if (!image || deletions.isDeleted(id)) return;
      const removal = deletions.remove(id);
      show(known, { undoable: [...state.getSnapshot().undoable, image], problem: null });
      await removal;
    },
    async undo() {
      const { undoable } = state.getSnapshot();
      const restorations = undoable.map(({ id }) => deletions.restore(id));
      const forgotten = undoable.filter(({ id }) => !known.some((image) => image.id === id));
      show([...known, ...forgotten], { undoable: [], problem: null });
      await Promise.all(restorations);
    },
    forgetUndo() {
      const { undoable } = state.getSnapshot();
      change({ undoable: [] });
      // An image beyond the newest thirty may take the free place now.
      if (undoable.length > 0 && known.length >= HISTORY_LENGTH) void refresh();
    },
    dismissProblem: () => change({ problem: null }),
  };
}
