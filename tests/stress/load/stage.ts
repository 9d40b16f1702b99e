import { setTimeout as sleep } from 'node:timers/promises';
import type { FairnessLog } from './fairness.ts';
import type { LoadFigures } from './load-figures.ts';
import type { SiteMapOfLoad } from './site-map-of-load.ts';
import type { VisitorBrowser } from './visitor-browser.ts';

/** What one visitor of the load acts on. */
export interface Stage {
  /** e.g. `http://127.0.0.1:41234`. */
  readonly origin: string;
  /** Tells this visitor from every other. */
  readonly visitor: string;
  readonly browser: VisitorBrowser;
  readonly map: SiteMapOfLoad;
  readonly figures: LoadFigures;
  readonly waits: FairnessLog;
  /** 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** Whether there is time for another visit. */
  isOpen(): boolean;
  /** Looks at the screen for a while, about as many seconds; not longer than the load lasts. */
  think(seconds: number): Promise<void>;
}

/** One kind of visitor: comes back again and again until time is up. */
export interface Role {
  name: string;
  /** Of all visitors, in parts; the parts of all roles are added up. */
  weight: number;
  /** To the site at once; as many as a browser opens when left out. */
  connections?: number;
  /** Prepares what outlives a visit, such as an account. */
  begin(stage: Stage): RoleInProgress;
}

export interface RoleInProgress {
  /** Signs up, for those with an account. Told apart because nothing can go on without it. */
  arrive?(): Promise<void>;
  visit(): Promise<void>;
  /** @returns what was promised to this visitor and does not hold, a line each. */
  findBrokenPromises?(): Promise<string[]>;
}

export function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Waits between half and one and a half times as long, but never beyond the end. */
export async function thinkUntil(
  end: number,
  { seconds, random }: { seconds: number; random: () => number },
): Promise<void> {
  const wanted = seconds * 1000 * (0.5 + random());
  await sleep(Math.max(0, Math.min(wanted, end - performance.now())));
}
