import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { createAccountOversight } from '../../accounts/oversight/account-oversight.usecases.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import { createTestLedger } from '../../credits/test-ledger.ts';
import { createTestLicenses } from '../../licenses/test-licenses.ts';
import { createCountedDays } from './counted-days.usecases.ts';
import { createFigureStore } from './figures.store.ts';
import { createOverview } from './overview.usecases.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The moment at which each test begins. */
const NOON = Date.UTC(2026, 0, 15, 12);

describeOnEveryDatabase('the days of the site', (open) => {
  async function setUp() {
    const { database, openAgain } = await open();
    const clock = createTestClock(NOON);
    const onDatabase = (place: Database) => {
      const counted = createCountedDays(clock);
      const overview = createOverview({
        database: place,
        clock,
        counted,
        oversight: createAccountOversight(place),
        credits: createTestLedger(place).credits,
        licenses: createTestLicenses(place, clock).licenses,
        measureStorage: async () => ({ bytes: 5000 }),
        readFacts: () => Promise.reject(new Error('Nobody asks for them here.')),
      });
      return { counted, overview };
    };
    const ledger = createTestLedger(database);
    const signUp = (id: string, at: number) => {
      const moment = database.kind === 'sqlite' ? new Date(at).toISOString() : new Date(at);
      const emailVerified = database.kind === 'sqlite' ? 1 : true;
      const row = { id, name: id, email: `${id}@example.com`, emailVerified };
      return database.writer
        .insertInto('auth_user')
        .values({ ...row, createdAt: moment, updatedAt: moment })
        .execute();
    };
    /** What a license of a shop was and became. */
    const license = (shop: string, planId: string, at: number, revokedAt: number | null = null) =>
      database.writer
        .insertInto('license')
        .values({
          ...{ id: randomUUID(), account_id: 'ann', shop, key_hash: randomUUID(), license_key: '' },
          ...{ plan_id: planId, purchase_email: '', credits_added: 0, activated_at: at },
          ...{ expires_at: null, revoked_at: revokedAt, checked_at: null, next_check_at: null },
          noticed_at: null,
        })
        .execute();
    /** A run of two green pictures of 50 credits, of which so many are saved. */
    const run = async (accountId: string, now: number, saved: number) => {
      const quote = { balance: STANDARD_BALANCE, price: 50, isFreePlan: true };
      const order = { accountId, runId: randomUUID(), tool: 'green', tiles: 2, quote, now } as const;
      const holds = await ledger.credits.openRun(order);
      for (const [place, hold] of holds.entries()) {
        if (place >= saved) await ledger.credits.releaseOpen(hold.id, now);
        else {
          await ledger.begin(hold);
          await ledger.deliver(hold, now);
          await ledger.save(hold, now);
        }
      }
    };
    const listRows = () =>
      database.reader
        .selectFrom('daily_figure')
        .selectAll()
        .orderBy('utc_date')
        .orderBy('name')
        .orderBy('label')
        .execute();
    return {
      database,
      openAgain,
      clock,
      ledger,
      signUp,
      license,
      run,
      listRows,
      onDatabase,
      ...onDatabase(database),
    };
  }

  /** Two days of Ann, and one of Bob: the 13th and the 14th. */
  async function seed({ signUp, ledger, run, license }: Awaited<ReturnType<typeof setUp>>) {
    const first = NOON - 2 * DAY_MS;
    const second = NOON - DAY_MS;
    await signUp('ann', first);
    await signUp('bob', second);
    await ledger.grant({ accountId: 'ann', amount: 500, now: first });
    await ledger.grant({ accountId: 'bob', amount: 500, now: second });
    await run('ann', first, 2);
    await run('ann', second, 1);
    await run('bob', second, 0);
    await license('gumroad', 'BOOSTER', first, second);
    await license('polar', 'BOOSTER', second);
    await license('sandbox', 'PREMIUM', second);
    await license('giveaway', 'PREMIUM', second);
  }

  const valuesOf = (series: readonly { name: string; values: (number | null)[] }[]) =>
    Object.fromEntries(series.map(({ name, values }) => [name, values.slice(-3)]));

  const SEEDED = {
    runs: { 'Green tool': [1, 2, 0] },
    signUps: { 'Sign-ups': [1, 1, 0] },
    activations: { Booster: [1, 1, 0], Premium: [0, 2, 0] },
    revenue: { Booster: [20, 20, 0], 'Booster, refunded': [0, 20, 0] },
    credits: { Granted: [500, 500, 0], Spent: [100, 50, 0], Held: [100, 200, 0] },
  };

  test('are rolled up as the ledger, the licenses and the accounts have them', async () => {
    const site = await setUp();
    await seed(site);
    await site.overview.keepFigures();
    const { days, charts } = await site.overview.readDays(7);
    expect(days.slice(-3)).toEqual(['2026-01-13', '2026-01-14', '2026-01-15']);
    for (const [id, expected] of Object.entries(SEEDED))
      expect(valuesOf(charts[id as keyof typeof SEEDED]), id).toEqual(expected);
    expect(valuesOf(charts.storage)).toEqual({ Pictures: [null, null, 5000] });
  });

  test('are the same when they are rolled up again, and by eight servers at once', async () => {
    const site = await setUp();
    await seed(site);
    const others = await Promise.all(
      Array.from({ length: 8 }, async () => site.onDatabase(await site.openAgain())),
    );
    await Promise.all(others.map(({ overview }) => overview.keepFigures()));
    const rows = await site.listRows();
    expect(rows.filter(({ name }) => name === 'rolled').map(({ utc_date }) => utc_date)).toEqual([
      '2026-01-13',
      '2026-01-14',
    ]);
    await site.overview.keepFigures();
    await site.onDatabase(site.database).overview.keepFigures();
    expect(await site.listRows()).toEqual(rows);
  });

  test('are read live until they are over, and caught up after an outage', async () => {
    const site = await setUp();
    await seed(site);
    await site.run('ann', NOON, 1);
    const liveToday = valuesOf((await site.overview.readDays(7)).charts.runs);
    expect(liveToday).toEqual({ 'Green tool': [0, 0, 1] });
    site.clock.advance(12 * HOUR_MS + 60_000);
    await site.overview.keepFigures();
    const afterMidnight = (await site.overview.readDays(7)).charts.runs;
    expect(valuesOf(afterMidnight)).toEqual({ 'Green tool': [2, 1, 0] });
    site.clock.advance(5 * DAY_MS);
    await site.overview.keepFigures();
    const { charts } = await site.overview.readDays(30);
    expect(charts.runs[0]?.values.slice(-10)).toEqual([0, 1, 2, 1, 0, 0, 0, 0, 0, 0]);
    expect((await site.listRows()).filter(({ name }) => name === 'rolled')).toHaveLength(7);
  });

  test('add what each server counts, once, also what could not be written at first', async () => {
    const site = await setUp();
    const other = site.onDatabase(await site.openAgain());
    for (const { counted } of [site, other, site]) {
      counted.count('pictures', 'illustrator');
      counted.count('audience', counted === site.counted ? 'guest' : 'account');
      counted.count('drawn', 'illustrator');
      counted.count('drawingMs', 'illustrator', 1500);
    }
    const unseen = await other.overview.readDays(7);
    expect(valuesOf(unseen.charts.pictures)).toEqual({ illustrator: [0, 0, 1] });
    const away = { add: () => Promise.reject(new Error('The database is away.')) };
    await expect(site.counted.writeTo(away)).rejects.toThrow('away');
    site.counted.count('failures', 'timeout');
    await site.overview.writeCounted();
    await other.overview.writeCounted();
    await site.overview.writeCounted();
    const { charts } = await other.overview.readDays(7);
    expect(valuesOf(charts.pictures)).toEqual({ illustrator: [0, 0, 3] });
    expect(valuesOf(charts.guests)).toEqual({ Guests: [null, null, 66.67] });
    expect(valuesOf(charts.seconds)).toEqual({ illustrator: [null, null, 1.5] });
    expect(valuesOf(charts.failures)).toEqual({ 'Too slow': [0, 0, 1] });
    const stored = await createFigureStore(site.database).read('2026-01-15', '2026-01-15');
    expect(stored.find(({ name }) => name === 'pictures')?.value).toBe(3);
  });

  test('count what happens across midnight on the day on which it happens', async () => {
    const site = await setUp();
    site.counted.count('guestRuns', '');
    site.clock.advance(DAY_MS);
    site.counted.count('guestRuns', '', 2);
    await site.overview.writeCounted();
    expect(valuesOf((await site.overview.readDays(7)).charts.runs)).toEqual({ Guests: [0, 1, 2] });
  });
});
