import type { Clock } from '../../../shared/clock.ts';
import { createObservable, type Observable } from '../../../shared/observable.ts';
import type { Log } from '../../../ui/browser-storage.ts';
import { type CallFailure, describeCallFailure } from '../../user-status/call-failure.rules.ts';
import type { ProductApi } from '../../user-status/ui/api-client.types.ts';
import { HISTORY_LENGTH } from '../gallery.rules.ts';
import {
  type GalleryImage,
  type GalleryPage,
  newestFirst,
  placeOf,
  readGalleryAnswer,
} from './gallery-answer.ts';
import { createImageDeletions } from './image-deletions.ts';

const LOAD_FALLBACK = 'Failed to load image history.';
const MARK_FALLBACK = 'We couldn’t save that change.';

/** Addresses are good for at least an hour; these are asked for anew before that. */
const ADDRESSES_FRESH_MS = 50 * 60_000;

/** Coming back to the tab sends several events at once. */
const REVISIT_PAUSE_MS = 2_000;

/** Enough for several screens, and few enough for a slow line. */
const PAGE_LENGTH = 100;

type GalleryPhase =
  | { name: 'loading' }
  | { name: 'failed'; failure: CallFailure }
  | { name: 'loaded'; images: readonly GalleryImage[] };

/** What is behind the images that are shown. */
export type MoreImages = 'none' | 'some' | 'loading' | 'failed';

export interface GalleryState {
  phase: GalleryPhase;
  /** What is searched for, as a part of an address; '' shows everything. */
  search: string;
  more: MoreImages;
  /** Deleted images that one press brings back, the latest last. */
  undoable: readonly GalleryImage[];
  /** What went wrong with a change. */
  problem: CallFailure | null;
}

/** One account's private gallery on the screen. Nothing of it throws: failures are part of the state. */
export interface ShownGallery extends Observable<GalleryState> {
  /** The first time, and again after a failure: shows that it loads. */
  load(): Promise<void>;
  /** Shows what a search finds; what was shown before stays until the answer is here. */
  find(search: string): Promise<void>;
  /** Adds the images behind those that are shown, if there are any. */
  loadMore(): Promise<void>;
  /** The visitor looks at the tab again. What is shown stays until the answer is here. */
  revisit(): Promise<void>;
  /** The picture behind an address did not load: its signature may have run out. Asks once per address. */
  reportBroken(address: string): Promise<void>;
  /** The image with an address that still works; null when it is gone. */
  freshImage(id: string): Promise<GalleryImage | null>;
  /** Takes the images away at once; they come back when the server refuses. */
  remove(ids: readonly string[]): Promise<void>;
  /** Marks images at once; the marks go again when the server refuses. */
  star(ids: readonly string[], starred: boolean): Promise<void>;
  include(collection: string, ids: readonly string[], included: boolean): Promise<void>;
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
  /** What is searched for at first. */
  search?: string;
  log: Log;
}

export function createShownGallery(options: ShownGalleryOptions): ShownGallery {
  const { api, clock, baseUrl, log, search: firstSearch = '' } = options;
  const state = createObservable<GalleryState>(() => ({
    ...{ phase: { name: 'loading' }, search: firstSearch, more: 'none', undoable: [], problem: null },
  }));
  /** What the server has, as far as we know. */
  let known: readonly GalleryImage[] = [];
  let next: string | null = null;
  /** What `known` was found by. */
  let shownSearch = '';
  const brokenAddresses = new Set<string>();
  let fetching: { search: string; done: Promise<void> } | null = null;
  let fetchedAt = 0;
  /** Marks the server may not have stored yet: a list that overtakes one would not show it. */
  const beingSaved = new Set<Promise<unknown>>();
  let marksMade = 0;

  const change = (changes: Partial<GalleryState>) => state.set({ ...state.getSnapshot(), ...changes });

  const show = (images: readonly GalleryImage[], changes: Partial<GalleryState> = {}): void => {
    known = images;
    const visible = images.filter(({ id }) => !deletions.isDeleted(id));
    change({ phase: { name: 'loaded', images: visible }, ...changes });
  };

  const ask = async (search: string, page: Readonly<Record<string, string>>): Promise<GalleryPage> => {
    await Promise.allSettled(beingSaved);
    const parameters = [search, new URLSearchParams(page).toString()].filter((part) => part !== '').join('&');
    const path = parameters ? `/images/history?${parameters}` : '/images/history';
    const marksBefore = marksMade;
    const answer = await api.call<unknown>({ method: 'GET', path });
    return marksMade === marksBefore ? readGalleryAnswer(answer, baseUrl) : ask(search, page);
  };

  const deletions = createImageDeletions({
    api,
    log,
    onFailure(ids, problem) {
      const undoable = state.getSnapshot().undoable.filter((image) => !ids.includes(image.id));
      show(known, { undoable, problem });
    },
  });

  /** What was loaded behind the first page stays behind it. */
  const behind = (page: GalleryPage): readonly GalleryImage[] => {
    const last = page.images.at(-1);
    const place = page.next === null || !last ? -1 : known.findIndex(({ id }) => id === last.id);
    return place < 0 ? [] : known.slice(place + 1);
  };

  const requestGallery = async (search: string): Promise<void> => {
    const isAnother = search !== shownSearch;
    const page = await ask(search, search === '' ? {} : { limit: String(PAGE_LENGTH) });
    // Another search was asked for meanwhile.
    if (search !== state.getSnapshot().search) return;
    shownSearch = search;
    fetchedAt = clock.now();
    const rest = isAnother ? [] : behind(page);
    if (rest.length === 0) next = page.next;
    show([...page.images, ...rest], { more: next === null ? 'none' : 'some' });
  };
  /** One request for a search at a time; whoever comes meanwhile waits for its answer. */
  const fetchGallery = (): Promise<void> => {
    const { search } = state.getSnapshot();
    if (fetching?.search === search) return fetching.done;
    const done = requestGallery(search).finally(() => {
      if (fetching?.done === done) fetching = null;
    });
    fetching = { search, done };
    return done;
  };

  const refresh = (): Promise<void> =>
    fetchGallery().catch((error: unknown) => log('The image history was not refreshed.', error));

  const load = async (): Promise<void> => {
    const { search, phase } = state.getSnapshot();
    if (phase.name === 'failed') change({ phase: { name: 'loading' } });
    try {
      await fetchGallery();
    } catch (error) {
      log('The image history did not load.', error);
      if (search !== state.getSnapshot().search) return;
      change({ phase: { name: 'failed', failure: describeCallFailure(error, LOAD_FALLBACK) } });
    }
  };

  /** New addresses for the images around one of them. */
  const refreshAround = async (place: number): Promise<void> => {
    if (place < HISTORY_LENGTH) return refresh();
    try {
      const before = known[Math.max(0, place - PAGE_LENGTH / 2)];
      if (!before) return;
      const { images } = await ask(shownSearch, { limit: String(PAGE_LENGTH), before: placeOf(before) });
      const fresh = new Map(images.map((image) => [image.id, image]));
      show(known.map((image) => fresh.get(image.id) ?? image));
    } catch (error) {
      log('Addresses of pictures were not renewed.', error);
    }
  };

  /** Shows a change at once, and takes it back when the server refuses. */
  const mark = async (
    ids: readonly string[],
    changed: (image: GalleryImage) => GalleryImage,
    send: () => Promise<unknown>,
  ): Promise<void> => {
    const chosen = new Set(ids);
    const former = new Map(known.filter(({ id }) => chosen.has(id)).map((image) => [image.id, image]));
    show(
      known.map((image) => (chosen.has(image.id) ? changed(image) : image)),
      { problem: null },
    );
    const saved = send();
    marksMade += 1;
    beingSaved.add(saved);
    try {
      await saved;
    } catch (error) {
      log('Images were not marked.', error);
      show(
        known.map((image) => {
          const { starred, collections } = former.get(image.id) ?? image;
          return { ...image, starred, collections };
        }),
        { problem: describeCallFailure(error, MARK_FALLBACK) },
      );
    } finally {
      beingSaved.delete(saved);
    }
  };

  return {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    load,
    async find(search) {
      if (search === state.getSnapshot().search) return;
      change({ search });
      await load();
    },
    async loadMore() {
      const { search, more } = state.getSnapshot();
      const before = next;
      if (before === null || more === 'loading' || search !== shownSearch) return;
      change({ more: 'loading' });
      try {
        const page = await ask(search, { limit: String(PAGE_LENGTH), before });
        if (search !== state.getSnapshot().search || before !== next) return;
        next = page.isPage ? page.next : null;
        const there = new Set(known.map(({ id }) => id));
        const added = page.isPage ? page.images.filter(({ id }) => !there.has(id)) : [];
        show([...known, ...added], {
          more: next === null ? 'none' : 'some',
        });
      } catch (error) {
        log('More images did not load.', error);
        if (search === state.getSnapshot().search) change({ more: 'failed' });
      }
    },
    async revisit() {
      if (state.getSnapshot().phase.name === 'failed') return load();
      if (clock.now() - fetchedAt > REVISIT_PAUSE_MS) await refresh();
    },
    async reportBroken(address) {
      // Others of the same age failed before, and brought new addresses for all.
      const place = known.findIndex(({ url, thumbnailUrl }) => url === address || thumbnailUrl === address);
      if (place < 0 || brokenAddresses.has(address)) return;
      brokenAddresses.add(address);
      await refreshAround(place);
    },
    async freshImage(id) {
      const place = known.findIndex((image) => image.id === id);
      if (clock.now() - fetchedAt > ADDRESSES_FRESH_MS) await refreshAround(place);
      return known.find((image) => image.id === id) ?? null;
    },
    async remove(ids) {
      const images = known.filter(({ id }) => ids.includes(id) && !deletions.isDeleted(id));
      if (images.length === 0) return;
      const removal = deletions.remove(images.map(({ id }) => id));
      show(known, { undoable: [...state.getSnapshot().undoable, ...images], problem: null });
      await removal;
    },
    star: (ids, starred) =>
      mark(
        ids,
        (image) => ({ ...image, starred }),
        () => api.call({ method: 'POST', path: '/images/star', body: { ids, starred } }),
      ),
    include: (collection, ids, included) =>
      mark(
        ids,
        (image) => {
          const others = (image.collections ?? []).filter((id) => id !== collection);
          return { ...image, collections: included ? [...others, collection] : others };
        },
        () =>
          api.call({
            method: 'POST',
            path: `/images/collections/${encodeURIComponent(collection)}/images`,
            body: { ids, included },
          }),
      ),
    async undo() {
      const { undoable } = state.getSnapshot();
      const restoration = deletions.restore(undoable.map(({ id }) => id));
      const forgotten = undoable.filter(({ id }) => !known.some((image) => image.id === id));
      show(forgotten.length > 0 ? newestFirst([...known, ...forgotten]) : known, {
        undoable: [],
        problem: null,
      });
      await restoration;
    },
    forgetUndo: () => change({ undoable: [] }),
    dismissProblem: () => change({ problem: null }),
  };
}
