import type { Strip } from '../../strips/strip.types.ts';
import { fromKeptStrip, replaceTiles, toKeptStrip } from '../../strips/strips.rules.ts';
import type { StripStore } from './strip-store.ts';

/** Keeps strips as a browser does, in memory; `failure` is what goes wrong with each wish to keep one. */
export function createTestStripStore(failure?: () => Error | undefined) {
  const kept = new Map<string, Strip>();
  const failMaybe = () => {
    const error = failure?.();
    if (error) throw error;
  };
  const store: StripStore = {
    list: async (tool) =>
      [...kept.values()]
        .filter((strip) => strip.tool === tool)
        .map(fromKeptStrip)
        .sort((a, b) => b.startedAt - a.startedAt),
    async put(strip) {
      failMaybe();
      kept.set(strip.id, structuredClone(toKeptStrip(strip)));
    },
    async putTile(id, place, tile) {
      failMaybe();
      const strip = kept.get(id);
      if (strip) kept.set(id, structuredClone(toKeptStrip(replaceTiles(strip, place, [tile]))));
    },
    async remove(ids) {
      for (const id of ids) kept.delete(id);
    },
  };
  return { store, kept };
}
