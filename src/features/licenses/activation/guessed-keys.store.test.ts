import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import type { LicenseShop } from '../licenses.types.ts';
import { ADDRESS, BUYER, createTestLicenses } from '../test-licenses.ts';

describeOnEveryDatabase('guessing keys is limited', (open) => {
  const limits = { attemptsPerAccount: 3, attemptsPerAddress: 5 };
  const tooMany = { status: 429, code: 'license.too_many_attempts' };

  async function openSite() {
    const { database } = await open();
    const { licenses, buy } = createTestLicenses(database, createTestClock(), { limits });
    const guess = (accountId: string, address = ADDRESS) =>
      licenses.activate({ accountId, address, email: BUYER, key: 'WRONG' }).catch((error) => error);
    return { licenses, buy, guess };
  }

  it('O-03: to a few failures of an account, wherever it is', async () => {
    const { guess } = await openSite();
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      expect(await guess('ada', address)).toMatchObject({ status: 400 });
    }
    const refusal = await guess('ada', '192.0.2.4');
    expect(refusal).toMatchObject(tooMany);
    expect(Number(refusal.headers['Retry-After'])).toBeGreaterThan(800);
  });

  it('O-03: to some more failures of an address, whoever is there', async () => {
    const { guess } = await openSite();
    for (const account of ['a', 'b', 'c', 'd', 'e']) {
      expect(await guess(account)).toMatchObject({ status: 400 });
    }
    expect(await guess('f')).toMatchObject(tooMany);
    expect(await guess('f', '192.0.2.9')).toMatchObject({ status: 400 });
  });

  it('only failures count', async () => {
    const { licenses, buy } = await openSite();
    for (let purchase = 0; purchase < 6; purchase++) {
      const key = await buy('BOOSTER');
      await licenses.activate({ accountId: 'ada', address: ADDRESS, email: BUYER, key });
    }
    expect(await licenses.list('ada')).toHaveLength(6);
  });

  it('a shop that is away costs no attempt', async () => {
    const { database } = await open();
    const away: LicenseShop = { shop: 'away', verify: async () => ({ outcome: 'unreachable' }) };
    const options = { limits, moreShops: [away] };
    const { activate } = createTestLicenses(database, createTestClock(), options);
    for (let attempt = 0; attempt < 6; attempt++) {
      await expect(activate('ada', 'SOLD-ELSEWHERE')).rejects.toMatchObject({
        status: 503,
        code: 'license.shop_unreachable',
      });
    }
  });

  it('a shop that is away cannot be asked without end', async () => {
    const { database } = await open();
    const away: LicenseShop = { shop: 'away', verify: async () => ({ outcome: 'unreachable' }) };
    const { activate } = createTestLicenses(database, createTestClock(), { limits, moreShops: [away] });
    const refusals = await Promise.all(
      Array.from({ length: 35 }, () => activate('ada', 'SOLD-ELSEWHERE').catch((error) => error)),
    );
    const ask = () => activate('ada', 'SOLD-ELSEWHERE').catch((error) => error);
    for (let more = 0; more < 30; more++) refusals.push(await ask());
    expect(refusals.filter(({ status }) => status === 503)).toHaveLength(30);
    expect(await activate('ben', 'SOLD-ELSEWHERE').catch((error) => error)).toMatchObject({ status: 503 });
  });

  it('guesses of the same moment cannot slip through together', async () => {
    const { guess } = await openSite();
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess('ada')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });
});
