import { createAccountClient } from '../../support/identity/account-client.ts';
import type { SiteProcess } from '../site-process.ts';
import type { StressRow } from '../stress-part.types.ts';
import { sendFrom, signUpAt } from './stranger.ts';

/** A token that was copied is worth nothing once its owner has signed out. */
export async function tryEndedSessions(site: SiteProcess, amount: number): Promise<StressRow> {
  const faults: string[] = [];
  for (let place = 0; place < amount; place++) {
    const address = `203.0.113.${place}`;
    const client = await signUpAt(site, address);
    const stolen = client.token();
    await client.signOut();
    const thief = createAccountClient(sendFrom(site, '203.0.113.250'), { origin: site.url });
    for (const path of ['/user/status', '/images/history']) {
      const { status } = await thief.call('GET', path, undefined, { Authorization: `Bearer ${stolen}` });
      if (status !== 401) faults.push(`${path} answered ${status} to an ended session`);
    }
  }
  return { what: 'tokens of ended sessions', amount: `${amount} sessions`, faults, lost: 0 };
}
