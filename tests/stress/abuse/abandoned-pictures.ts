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
const AT_ONCE = 4;
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
    const tried = await Promise.all(Array.from({ length: AT_ONCE }, () => abandonOne(client, waitMs)));
    attempts += tried.length;
    delivered += tried.filter(({ status }) => status === 200).length;
    isRefused = tried.every(({ status }) => status === 429);
    if (!isRefused) waitMs += MORE_WAIT_MS * tried.filter(({ wasKnown }) => !wasKnown).length;
  }
  const faults = isRefused ? [] : [`${attempts} pictures were given back, and none was refused`];
  const left = expectStatus(await client.status(), 200).body.credits;
  if (delivered === 0 && left !== credits) faults.push(`${credits - left} credits were taken for nothing`);
  return {
    what: 'pictures that are begun and given back',
    amount: `${attempts} pictures`,
    faults,
    lost: 0,
    measured: `refused after ${attempts - AT_ONCE} attempts, ${delivered} were finished first`,
  };
}

/** @returns the status of the picture, and whether its run was known when it was given back. */
async function abandonOne(client: AccountClient, waitMs: number) {
  const runId = randomUUID();
  const drawing = client.draw({ tool: 'green', runId, tile: 0, side: SIDE, seed: randomInt(1e9) });
  await sleep(waitMs);
  const { released } = expectStatus(await client.release({ runId }), 200).body;
  const { status } = await drawing;
  // What came after its own release was drawn and delivered, and its run is still open.
  await client.release({ runId });
  return { status, wasKnown: released.length > 0 };
}
