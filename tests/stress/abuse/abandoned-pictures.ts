import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_ABANDONED } from '../../../src/features/image-service/account-runs/account-work.usecases.ts';
import { type AccountClient, expectStatus } from '../../support/identity/account-client.ts';
import type { SiteProcess } from '../site-process.ts';
import type { StressRow } from '../stress-part.types.ts';
import { signUpAt } from './stranger.ts';

/** Takes a thread long enough that it is drawn when it is given back. */
const SIDE = 512;
/** A busy machine takes longer to open a run: every picture that came after its release waits for more. */
const FIRST_WAIT_MS = 40;
const MORE_WAIT_MS = 5;
/** Pictures of one run. */
const TILES = 2;
/** Who gives back what was not begun yet takes nothing; most are begun. */
const MOST_ATTEMPTS = 6 * MOST_ABANDONED.free;

/** A free account has pictures drawn and gives them back before it would pay, until the site has had enough. */
export async function tryAbandonedPictures(site: SiteProcess): Promise<StressRow> {
  const client = await signUpAt(site, '192.0.2.2');
  const { credits } = expectStatus(await client.status(), 200).body;
  let attempts = 0;
  let waitMs = FIRST_WAIT_MS;
  let delivered = 0;
  let isRefused = false;
  while (!isRefused && attempts < MOST_ATTEMPTS) {
    const { statuses, known } = await abandonRun(client, waitMs);
    attempts += statuses.length;
    delivered += statuses.filter((status) => status === 200).length;
    isRefused = statuses.every((status) => status === 429);
    if (!isRefused) waitMs += MORE_WAIT_MS * (statuses.length - known);
  }
  const faults = isRefused ? [] : [`${attempts} pictures were given back, and none was refused`];
  const left = expectStatus(await client.status(), 200).body.credits;
  if (delivered === 0 && left !== credits) faults.push(`${credits - left} credits were taken for nothing`);
  return {
    what: 'pictures that are begun and given back',
    amount: `${attempts} pictures`,
    faults,
    lost: 0,
    measured: `refused after ${attempts - TILES} attempts, ${delivered} were finished first`,
  };
}

/**
 * One request gives a whole run back: there is a limit for these requests, too, and it must not be what ends this.
 * @returns the status of each picture, and how many of them were known when they were given back.
 */
async function abandonRun(client: AccountClient, waitMs: number) {
  const runId = randomUUID();
  const drawing = Promise.all(
    Array.from({ length: TILES }, (_, tile) =>
      client.draw({ tool: 'green', runId, tile, side: SIDE, seed: randomInt(1e9) }),
    ),
  );
  await sleep(waitMs);
  const { released } = expectStatus(await client.release({ runId }), 200).body;
  const statuses = (await drawing).map(({ status }) => status);
  // What came after its own release was drawn and delivered, and its run is still open.
  if (statuses.includes(200)) await client.release({ runId });
  return { statuses, known: released.length };
}
