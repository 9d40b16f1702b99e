import { describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createVisitorHash } from '../../../platform/http/visitor-hash.ts';
import { describeWait } from '../image-service.errors.ts';
import type { GiveBackReason, PromptRequest } from '../image-service.types.ts';
import { createGuestAdmission } from './guest-admission.usecases.ts';
import { createGuestAllowanceStore } from './guest-allowance.store.ts';
import { createGuestReceipts } from './guest-receipts.ts';

const HOUR = 3_600_000;
const REQUEST: PromptRequest = {
  recipe: { prompt: 'a fox', width: 64, height: 64, seed: 1, format: 'jpeg' },
  seedGiven: true,
};

const SECRET = 'a secret of this test that is long';
const hashVisitor = createVisitorHash(SECRET);

describe('guests', () => {
  const open = useTestDatabase();

  async function setUp(limits = { perVisitor: 1, total: 100 }) {
    const { database } = await open();
    const clock = createTestClock(Date.UTC(2026, 2, 14, 19, 0));
    const store = createGuestAllowanceStore(database);
    const receipts = createGuestReceipts({ secret: SECRET, clock });
    const admit = createGuestAdmission({ store, clock, limits, hashVisitor, receipts });
    const claimPlace = vi.fn<(visitor: string) => void>();
    const admitFrom = (address: string, authorization?: string) =>
      admit(
        { address, header: (name) => (name === 'Authorization' ? authorization : undefined) },
        REQUEST,
        claimPlace,
      );
    const rows = () => database.reader.selectFrom('guest_allowance').selectAll().execute();
    const usedOn = async (date: string) => {
      const today = (await rows()).filter((row) => row.utc_date === date);
      const used = (isMeant: (visitor: string) => boolean) =>
        today.filter(({ visitor }) => isMeant(visitor)).map((row) => row.used);
      const isLoss = (visitor: string) => visitor.startsWith('lost ');
      return {
        everybody: used((visitor) => visitor === '*')[0],
        own: used((visitor) => visitor !== '*' && !isLoss(visitor)),
        lost: used(isLoss),
      };
    };
    return { clock, admitFrom, claimPlace, rows, usedOn };
  }

  it('are told in words when new images come', async () => {
    const { admitFrom } = await setUp();
    await admitFrom('203.0.113.7');
    await expect(admitFrom('203.0.113.7')).rejects.toMatchObject({
      status: 429,
      code: 'image_service.guest_limit',
      message: "You have made today's one free image. You can make more in 5 hours.",
      headers: { 'Retry-After': String(5 * 3600) },
    });
  });

  it('may go on after midnight UTC', async () => {
    const { admitFrom, clock } = await setUp();
    await admitFrom('203.0.113.7');
    clock.advance(5 * HOUR);
    await expect(admitFrom('203.0.113.7')).resolves.toMatchObject({ caching: 'public' });
  });

  it('share one allowance in an IPv6 network of 64 bits', async () => {
    const { admitFrom } = await setUp();
    await admitFrom('2001:db8:1:2::1');
    await expect(admitFrom('2001:db8:1:2:ffff::9')).rejects.toMatchObject({ status: 429 });
    await expect(admitFrom('2001:db8:1:3::1')).resolves.toBeDefined();
  });

  it('all together have a limit too', async () => {
    const { admitFrom } = await setUp({ perVisitor: 9, total: 1 });
    await admitFrom('203.0.113.7');
    await expect(admitFrom('203.0.113.8')).rejects.toMatchObject({
      status: 429,
      code: 'image_service.guest_total_limit',
    });
  });

  it('get an unused image back, on the day it was taken from', async () => {
    const { admitFrom, clock } = await setUp();
    clock.advance(5 * HOUR - 1);
    const admission = await admitFrom('203.0.113.7');
    clock.advance(2);
    await admitFrom('203.0.113.7');
    await admission.giveBack('not-made');
    await expect(admitFrom('203.0.113.7')).rejects.toMatchObject({ status: 429 });
  });

  it('get back what they left half drawn, but not without end, and what only waited always', async () => {
    const { admitFrom, clock, usedOn } = await setUp({ perVisitor: 3, total: 100 });
    const leave = async (reason: GiveBackReason) => await (await admitFrom('203.0.113.7')).giveBack(reason);
    for (let left = 0; left < 20; left++) await leave('work-lost');
    // The site's engines did the work: everybody's total says so from the first on.
    expect(await usedOn('2026-03-14')).toEqual({ everybody: 20, own: [0], lost: [20] });
    await leave('work-lost');
    await leave('not-made');
    await leave('left');
    await (await admitFrom('203.0.113.8')).giveBack('work-lost');
    await leave('work-lost');
    await leave('work-lost');
    await expect(admitFrom('203.0.113.7')).rejects.toMatchObject({ code: 'image_service.guest_limit' });
    clock.advance(5 * HOUR);
    await leave('work-lost');
    expect(await usedOn('2026-03-15')).toEqual({ everybody: 1, own: [0], lost: [1] });
  });

  it('for whom there is no room are refused before anything is stored', async () => {
    const { admitFrom, claimPlace, rows } = await setUp();
    claimPlace.mockImplementation(() => {
      throw new Error('no room');
    });
    await expect(admitFrom('203.0.113.7')).rejects.toThrow('no room');
    expect(await rows()).toEqual([]);
  });

  it('leave no address behind, and no mark that links two days', async () => {
    const { admitFrom, clock, rows } = await setUp();
    await admitFrom('203.0.113.7');
    clock.advance(24 * HOUR);
    await admitFrom('203.0.113.7');
    const marks = (await rows()).map((row) => row.visitor).filter((visitor) => visitor !== '*');
    expect(new Set(marks).size).toBe(2);
    expect(JSON.stringify(await rows())).not.toContain('203.0.113');
  });

  it('are forgotten two days later', async () => {
    const { admitFrom, clock, rows } = await setUp();
    await admitFrom('203.0.113.7');
    clock.advance(48 * HOUR);
    await admitFrom('203.0.113.9');
    expect(new Set((await rows()).map((row) => row.utc_date))).toEqual(new Set(['2026-03-16']));
  });

  it('are served while old days cannot be deleted, which is told and tried again', async () => {
    const { database } = await open();
    const clock = createTestClock(Date.UTC(2026, 2, 14, 19, 0));
    const store = createGuestAllowanceStore(database);
    const swept: string[] = [];
    const failures: unknown[] = [];
    const broken = new Error('the disk is full');
    const admit = createGuestAdmission({
      store: {
        ...store,
        async forgetBefore(date) {
          swept.push(date);
          if (swept.length === 1) throw broken;
          await store.forgetBefore(date);
        },
      },
      clock,
      receipts: createGuestReceipts({ secret: SECRET, clock }),
      limits: { perVisitor: 9, total: 100 },
      hashVisitor,
      onSweepFailed: (error) => failures.push(error),
    });
    for (let asked = 0; asked < 3; asked++)
      await admit({ address: '203.0.113.7', header: () => undefined }, REQUEST, () => {});
    expect(failures).toEqual([broken]);
    expect(swept).toEqual(['2026-03-13', '2026-03-13']);
  });

  it.each(['Bearer stale', 'bearer stale', 'BEARER'])(
    'are not what a caller with "%s" is taken for',
    async (authorization) => {
      const { admitFrom, rows } = await setUp();
      await expect(admitFrom('203.0.113.7', authorization)).rejects.toMatchObject({
        status: 401,
        code: 'image_service.authorization_not_accepted',
      });
      expect(await rows()).toEqual([]);
    },
  );

  it.each(['Basic b3duZXI6c2VjcmV0', 'Digest username="owner"', 'Bearers club'])(
    'are served behind a proxy that asks for a password and forwards "%s"',
    async (authorization) => {
      const { admitFrom } = await setUp();
      await expect(admitFrom('203.0.113.7', authorization)).resolves.toMatchObject({ caching: 'public' });
    },
  );

  it('are asked to sign in where they get nothing', async () => {
    const { admitFrom } = await setUp({ perVisitor: 0, total: 100 });
    await expect(admitFrom('203.0.113.7')).rejects.toMatchObject({ status: 403 });
  });
});

it.each([
  [1, 'a minute'],
  [60_001, '2 minutes'],
  [59 * 60_000, '59 minutes'],
  [60 * 60_000, 'an hour'],
  [61 * 60_000, '2 hours'],
  [24 * HOUR, '24 hours'],
])('a wait of %d ms is "%s"', (milliseconds, words) => {
  expect(describeWait(milliseconds)).toBe(words);
});
