import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import type { LimitRule } from '../../shared/limit-rule.ts';
import type { Database } from '../db/database.types.ts';
import { createAttemptLimits } from './attempt-limits.ts';

const MINUTE = 60_000;
const SECRET = 'a secret of more than thirty-two characters';
/** A database that stands still for a while must not let a test count in memory. */
const PATIENT = { secret: SECRET, longestWaitMs: MINUTE };
const NOON = Date.UTC(2026, 0, 15, 12);

function rule(change: Partial<LimitRule> = {}): LimitRule {
  return {
    name: 'test',
    counts: 'Tries',
    per: 'address',
    most: 2,
    windowMs: 15 * MINUTE,
    code: 'test.too_many',
    shared: true,
    ...change,
  };
}

const openLimit = (database: Database, change?: Partial<LimitRule>) =>
  createAttemptLimits({ database, ...PATIENT }).open(rule(change));

describeOnEveryDatabase('an attempt limit', (open) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets so many through in a window, by key', async () => {
    const limit = openLimit((await open()).database);
    expect(await limit.take('ada')).toBe(0);
    expect(await limit.take('ada')).toBe(0);
    expect(await limit.take('ada')).toBe(15 * MINUTE);
    expect(await limit.take('ben')).toBe(0);
  });

  it('begins anew when the window has passed', async () => {
    const limit = openLimit((await open()).database, { most: 1 });
    await limit.take('ada');
    vi.setSystemTime(NOON + 14 * MINUTE);
    expect(await limit.take('ada')).toBe(MINUTE);
    vi.setSystemTime(NOON + 15 * MINUTE);
    expect(await limit.take('ada')).toBe(0);
  });

  it('forgets attempts that are given back', async () => {
    const limit = openLimit((await open()).database, { most: 1 });
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await limit.take('ada')).toBe(0);
      await limit.giveBack('ada');
    }
  });

  it('counts attempts of the same moment before they are made', async () => {
    const limit = openLimit((await open()).database, { most: 3 });
    const waits = await Promise.all(Array.from({ length: 10 }, () => limit.take('ada')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('keeps limits with the same keys apart', async () => {
    const limits = createAttemptLimits({ database: (await open()).database, ...PATIENT });
    const one = limits.open(rule({ name: 'one', most: 1 }));
    const other = limits.open(rule({ name: 'other', most: 1 }));
    expect(await one.take('ada')).toBe(0);
    expect(await other.take('ada')).toBe(0);
    expect(limits.opened.map(({ name }) => name)).toEqual(['one', 'other']);
  });

  it('needs the value of a setting that its rule names', async () => {
    const limits = createAttemptLimits({ database: (await open()).database, ...PATIENT });
    const bySetting = rule({ most: { setting: 'TRIES' } });
    expect(() => limits.open(bySetting)).toThrow('test needs the value');
    expect(await limits.open(bySetting, 1).take('ada')).toBe(0);
  });

  it('goes on counting in memory while the database fails', async () => {
    const { database } = await open();
    const limit = openLimit({ ...database, writer: failing(database.writer) });
    expect([await limit.take('ada'), await limit.take('ada')]).toEqual([0, 0]);
    expect(await limit.take('ada')).toBeGreaterThan(0);
  });

  it('is one limit for two servers on one Postgres, raced; what is not shared is each one its own', async () => {
    const { database, openAgain } = await open();
    if (database.kind === 'sqlite') return;
    const other = await openAgain();
    const taken = async (change: Partial<LimitRule>) => {
      const servers = [openLimit(database, change), openLimit(other, change)];
      const waits = await Promise.all(
        Array.from({ length: 40 }, (_, turn) => servers[turn % 2]?.take('ada')),
      );
      return waits.filter((wait) => wait === 0).length;
    };
    expect(await taken({ most: 7 })).toBe(7);
    expect(await taken({ most: 7, name: 'own', shared: false })).toBe(14);
  });

  it('stores nobody in words, and forgets what is over', async () => {
    const { database } = await open();
    if (database.kind === 'sqlite') return;
    const limits = createAttemptLimits({ database, ...PATIENT });
    await limits.open(rule()).take('203.0.113.7');
    const rows = () => database.reader.selectFrom('attempt').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('203.0.113.7');
    await limits.sweep();
    expect(await rows()).toHaveLength(1);
    vi.setSystemTime(NOON + 16 * MINUTE);
    await limits.sweep();
    expect(await rows()).toHaveLength(0);
  });
});

function failing(writer: Database['writer']): Database['writer'] {
  return new Proxy(writer, {
    get: (target, name) =>
      name === 'executeQuery'
        ? () => Promise.reject(new Error('the database is away'))
        : Reflect.get(target, name),
  });
}
