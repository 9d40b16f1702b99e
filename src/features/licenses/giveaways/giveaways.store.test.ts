import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { ADDRESS, createTestLicenses, DAY } from '../test-licenses.ts';
import { createGiveaways } from './giveaways.usecases.ts';

const nothing = async () => {};

describeOnEveryDatabase('keys that are given away', (open) => {
  async function openSite() {
    const { database } = await open();
    const clock = createTestClock();
    const site = createTestLicenses(database, clock);
    const giveaways = createGiveaways({ database, clock, randomBytes });
    const make = (order: { keys?: number; expiresAt?: number | null; id?: string } = {}) =>
      giveaways.make(
        { id: randomUUID(), planId: 'BOOSTER', keys: 3, expiresAt: null, reason: 'a fair', ...order },
        nothing,
      );
    /** As a visitor does, with whatever email they have. */
    const activate = (accountId: string, key: string) =>
      site.licenses.activate({ accountId, address: ADDRESS, email: `${accountId}@example.com`, key });
    return { ...site, database, clock, giveaways, make, activate };
  }

  it('are activated like any other, each once, and the batch counts them', async () => {
    const { make, activate, giveaways, balanceOf, licenses } = await openSite();
    const keys = await make();
    expect(new Set(keys).size).toBe(3);
    await activate('ada', keys[0]!.toLowerCase());
    expect(await balanceOf('ada')).toBe(5000);
    await expect(activate('ben', keys[0]!)).rejects.toMatchObject({ code: 'license.used' });
    await activate('ben', keys[1]!);
    expect(await giveaways.list()).toMatchObject([{ keys: 3, used: 2, planId: 'BOOSTER', reason: 'a fair' }]);
    expect(await licenses.statement('ada')).toMatchObject([{ shop: 'giveaway', purchaseEmail: '' }]);
  });

  it('are stored as fingerprints alone', async () => {
    const { make, database } = await openSite();
    const [key] = await make();
    const rows = await database.reader.selectFrom('giveaway_key').selectAll().execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('run out with their batch, and when it is ended', async () => {
    const { make, activate, giveaways, clock } = await openSite();
    const id = randomUUID();
    const [early, late] = [await make({ expiresAt: clock.now() + DAY }), await make({ id })];
    clock.advance(DAY);
    await expect(activate('ada', early[0]!)).rejects.toMatchObject({ code: 'license.expired' });
    await activate('ada', late[0]!);
    await giveaways.end(id, () => nothing);
    await expect(activate('ada', late[1]!)).rejects.toMatchObject({ code: 'license.expired' });
    await expect(giveaways.end(id, () => nothing)).rejects.toMatchObject({ code: 'license.batch_ended' });
  });

  it('are made once for each batch, a thousand at a time', async () => {
    const { make, giveaways } = await openSite();
    const id = randomUUID();
    const results = await Promise.allSettled([1, 2, 3].map(() => make({ id, keys: 1000 })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await giveaways.list()).toMatchObject([{ id, keys: 1000, used: 0 }]);
  });
});
