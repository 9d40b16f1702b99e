import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { browserStorage } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile } from '../../generator.types.ts';
import { KEPT_STRIPS_KEYS } from '../../strips/kept-strips-keys.rules.ts';
import type { Strip } from '../../strips/strip.types.ts';
import { fromKeptStrip, MOST_STRIPS, replaceTiles, toKeptStrip } from '../../strips/strips.rules.ts';

/**
 * The strips that this browser keeps, each by itself: tabs that make pictures at the same time do not
 * write over each other. Everything rejects where a browser keeps nothing, or has no room.
 */
export interface StripStore {
  /** Newest first. */
  list(tool: Tool): Promise<Strip[]>;
  /** Keeps the newest of its tool, this one among them. */
  put(strip: Strip): Promise<void>;
  /** Changes one picture of a strip, if it is kept. */
  putTile(id: string, place: number, tile: ImageTile): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

interface StripsSchema extends DBSchema {
  strips: { key: string; value: Strip; indexes: { byAge: [string, number] } };
}

const NAME = 'dreamseed';
const VERSION = 1;
const STORE = 'strips';
const TOOLS: readonly Tool[] = ['green', 'yellow'];

let opened: Promise<IDBPDatabase<StripsSchema>> | undefined;

function open(): Promise<IDBPDatabase<StripsSchema>> {
  opened ??= openDB<StripsSchema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore(STORE, { keyPath: 'id' }).createIndex('byAge', ['tool', 'startedAt']);
    },
    // A newer version of the page, in another tab, waits for this one to let go.
    blocking() {
      void opened?.then((database) => database.close());
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

const ofTool = (tool: Tool) => IDBKeyRange.bound([tool], [tool, []]);

export const stripStore: StripStore = {
  async list(tool) {
    const strips = await (await open()).getAllFromIndex(STORE, 'byAge', ofTool(tool));
    return strips.map(fromKeptStrip).reverse();
  },
  async put(strip) {
    const change = (await open()).transaction(STORE, 'readwrite');
    const aged = change.store.index('byAge');
    // The end of a transaction says why it failed; its steps need not be listened to as well.
    change.store.put(toKeptStrip(strip)).catch(() => {});
    const ids = await aged.getAllKeys(ofTool(strip.tool)).catch(() => []);
    for (const id of ids.slice(0, Math.max(0, ids.length - MOST_STRIPS)))
      change.store.delete(id).catch(() => {});
    await change.done;
    browserStorage.setItem(KEPT_STRIPS_KEYS[strip.tool], 'kept');
    if (strip.owner === null) askToStay();
  },
  async putTile(id, place, tile) {
    const change = (await open()).transaction(STORE, 'readwrite');
    const strip = await change.store.get(id);
    if (strip) change.store.put(toKeptStrip(replaceTiles(strip, place, [tile]))).catch(() => {});
    await change.done;
  },
  async remove(ids) {
    const change = (await open()).transaction(STORE, 'readwrite');
    for (const id of ids) change.store.delete(id).catch(() => {});
    const aged = change.store.index('byAge');
    const left = await Promise.all(TOOLS.map((tool) => aged.count(ofTool(tool))));
    await change.done;
    for (const [at, tool] of TOOLS.entries()) {
      if (left[at] === 0) browserStorage.removeItem(KEPT_STRIPS_KEYS[tool]);
    }
  },
};

let hasAsked = false;

/** A guest's pictures are nowhere else: the browser is asked not to clear them away when it needs room. */
function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  navigator.storage?.persist?.().catch(() => {});
}
