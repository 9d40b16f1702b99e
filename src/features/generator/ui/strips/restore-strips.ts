import { browserStorage, type Log } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { Strip } from '../../strips/strip.types.ts';
import { isWorthKeeping } from '../../strips/strips.rules.ts';
import type { RunAccounting } from '../run/run-accounting.ts';
import type { StripStore } from './strip-store.ts';
import { readOldTiles } from './take-over-old-tiles.ts';

interface StripSource {
  strips: StripStore;
  log: Log;
}

/** The strips of a tool that this browser keeps for whoever is here; those of other accounts are dropped. */
export async function restoreStrips(
  { strips, log }: StripSource,
  tool: Tool,
  accounting: RunAccounting,
): Promise<Strip[]> {
  const { owner } = accounting;
  const old = readOldTiles(tool, owner, { storage: browserStorage, log });
  if (old)
    await strips.put(old).catch((error: unknown) => log('The older pictures stay where they are.', error));
  const kept = await strips.list(tool).catch((error: unknown) => {
    log('This browser keeps no pictures.', error);
    return old ? [old] : [];
  });
  const isForeign = (strip: Strip) => strip.owner !== null && strip.owner !== owner;
  const foreign = kept.filter(isForeign);
  if (foreign.length > 0) await strips.remove(foreign.map(({ id }) => id));
  const own = kept.filter((strip) => !isForeign(strip));
  return await locateTheirs({ strips, log }, own, accounting);
}

/** Without a connection the pictures that only the gallery has are not shown, and are there the next time. */
async function locateTheirs(
  { strips, log }: StripSource,
  own: readonly Strip[],
  { locate }: RunAccounting,
): Promise<Strip[]> {
  const theirs = own.filter(({ owner }) => owner !== null);
  if (theirs.length === 0 || !locate) return [...own];
  try {
    const located = new Map((await locate(theirs)).map((strip) => [strip.id, strip]));
    const gone = [...located.values()].filter((strip) => !strip.isStopped && !isWorthKeeping(strip));
    if (gone.length > 0) await strips.remove(gone.map(({ id }) => id));
    return own.map((strip) => located.get(strip.id) ?? strip).filter((strip) => !gone.includes(strip));
  } catch (error) {
    log('The latest pictures of the gallery did not load.', error);
    return own.filter(({ owner }) => owner === null);
  }
}
