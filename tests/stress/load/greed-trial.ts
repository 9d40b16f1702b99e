import { createAccountClient } from '../../support/identity/account-client.ts';
import type { LoadFigures } from './load-figures.ts';
import { createVisitorBrowser } from './visitor-browser.ts';

const GREEDY_AT_ONCE = 50;
const MODEST_VISITORS = 6;
/** Large enough that all ask before the first is served, on any machine. */
const SIDE = 768;

export interface GreedReport {
  /** How many of fifty the greedy one got, the others being refused. */
  granted: number;
  refused: number;
  modest: number;
  /** How many of the greedy one's pictures came after the modest ones asked and before all of them were served. */
  servedBefore: number;
}

/**
 * One visitor asks for fifty pictures at once; when the first of them is there, six others ask for one
 * each. A fair queue serves the six before it goes on with what the greedy one still wants. Counts
 * alone are compared, so the machine's pace does not matter.
 */
export async function tryGreed(origin: string, figures: Pick<LoadFigures, 'note'>): Promise<GreedReport> {
  const open = (name: number, connections?: number) =>
    createVisitorBrowser({ origin, address: `203.0.113.${name}`, figures, connections });
  const wolf = open(1, GREEDY_AT_ONCE);
  const lambs = Array.from({ length: MODEST_VISITORS }, (_, place) => open(2 + place));
  const draw = async (browser: typeof wolf, seed: number) => {
    const client = createAccountClient(browser.send, { origin });
    const runId = crypto.randomUUID();
    return (await client.draw({ tool: 'green', runId, tile: 0, side: SIDE, seed })).status;
  };
  // Connections are there already, so that nobody's request is late because of its own.
  await Promise.all(lambs.map((lamb) => lamb.open('/about')));
  let granted = 0;
  const first = Promise.withResolvers<void>();
  const feast = Array.from({ length: GREEDY_AT_ONCE }, async (_, seed) => {
    const status = await draw(wolf, 1_000 + seed);
    if (status !== 200) return;
    granted += 1;
    first.resolve();
  });
  await Promise.race([first.promise, Promise.all(feast)]);
  const before = granted;
  const served = await Promise.all(lambs.map((lamb, place) => draw(lamb, 2_000 + place)));
  const servedBefore = granted - before;
  await Promise.all(feast);
  await Promise.all([wolf, ...lambs].map((browser) => browser.close()));
  const modest = served.filter((status) => status === 200).length;
  return { granted, refused: GREEDY_AT_ONCE - granted, modest, servedBefore };
}

/**
 * What two workers have begun is finished first, and answers cross on a busy machine. In the order of
 * arrival it would be nine: two that are drawn and eight that wait, less the first one.
 */
const MOST_SERVED_BEFORE = 6;

export function findGreedFaults({ granted, modest, servedBefore }: GreedReport): string[] {
  const faults: string[] = [];
  if (granted === 0) faults.push('the greedy visitor got nothing at all');
  if (modest < MODEST_VISITORS)
    faults.push(`${MODEST_VISITORS - modest} modest visitors got no picture beside a greedy one`);
  if (servedBefore > MOST_SERVED_BEFORE)
    faults.push(`${servedBefore} pictures of a greedy visitor came before those of modest ones`);
  return faults;
}
