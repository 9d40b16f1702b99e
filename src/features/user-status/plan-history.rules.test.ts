import { describe, expect, it } from 'vitest';
import { formatShortDate, listPlanHistory } from './plan-history.rules.ts';
import type { License } from './user-status.types.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function license(changes: Partial<License>): License {
  return {
    key: 'ABCDEFGHIJKLMNOPQRST',
    planName: 'Booster',
    creditsAdded: 5000,
    activationDate: '2026-01-05T12:00:00Z',
    expiresAt: null,
    ...changes,
  };
}

const only = (changes: Partial<License>) => listPlanHistory([license(changes)], NOW)[0];

describe('the plan history', () => {
  it('PLAN-02: lists the newest activation first, whatever order they come in', () => {
    const mixed = ['2026-03-01T00:00:00Z', '2026-11-20T00:00:00Z', '2025-12-31T23:00:00Z'].map(
      (activationDate, position) => license({ activationDate, planName: `Plan ${position}` }),
    );
    expect(listPlanHistory(mixed, NOW).map(({ planName }) => planName)).toEqual([
      'Plan 1',
      'Plan 0',
      'Plan 2',
    ]);
  });

  it('PLAN-06, PLAN-07: shows what a receipt would, with the key masked and nowhere else', () => {
    const entry = only({});
    expect(entry).toMatchObject({
      maskedKey: 'ABCDEFGHIJ…QRST',
      planName: 'Booster',
      creditsAdded: '5,000',
      activatedOn: 'Jan 5, 2026',
      expiresOn: 'Never',
    });
    expect(JSON.stringify(entry)).not.toContain('ABCDEFGHIJKLMNOPQRST');
  });

  it('says what the Unlimited plan brings in place of credits', () => {
    expect(only({ planName: 'Unlimited', creditsAdded: 0 })).toMatchObject({ creditsAdded: '1,000 a day' });
    expect(only({ planName: 'Gift', creditsAdded: 0 })).toMatchObject({ creditsAdded: '0' });
  });

  it('PLAN-10: marks what expired before now, not what expires later or never', () => {
    expect(only({ expiresAt: '2026-11-21T11:59:59Z' })).toMatchObject({ isExpired: true });
    expect(only({ expiresAt: '2026-11-21T12:00:01Z' })).toMatchObject({ isExpired: false });
    expect(only({ expiresAt: null })).toMatchObject({ isExpired: false });
    const { expiresAt: _, ...without } = license({});
    expect(listPlanHistory([without as License], NOW)[0]).toMatchObject({
      isExpired: false,
      expiresOn: 'Never',
    });
  });

  it('PLAN-09: writes dates in US English and survives what is no date', () => {
    expect(formatShortDate('2026-12-31T12:00:00Z')).toBe('Dec 31, 2026');
    expect(formatShortDate('soon')).toBe('–');
  });

  it('says what became of a purchase that was refunded, and no longer that it expires', () => {
    const refund = { date: '2026-01-20T12:00:00Z', creditsTaken: 4200 };
    expect(only({ refund })).toMatchObject({
      end: { name: 'Refunded', on: 'Jan 20, 2026', text: 'Refunded, 4,200 credits taken back.' },
      creditsAdded: '5,000',
    });
    expect(only({ refund: { ...refund, creditsTaken: 1 } })?.end?.text).toBe(
      'Refunded, 1 credit taken back.',
    );
    expect(only({ refund: { ...refund, creditsTaken: 0 } })?.end?.text).toBe(
      'Refunded after its credits were spent.',
    );
    const days = only({ planName: 'Unlimited', creditsAdded: 0, expiresAt: '2026-02-01T00:00:00Z', refund });
    expect(days?.isExpired).toBe(false);
    expect(days?.end?.text).toBe('Refunded, the rest of its days taken back.');
    const gift = { isGift: true, refund } as const;
    expect(only(gift)?.end).toMatchObject({ name: 'Taken back', text: 'Taken back, with 4,200 credits.' });
    const moved = { date: '2026-01-20T12:00:00Z', creditsMoved: 1200 };
    expect(only({ moved })?.end).toEqual({
      name: 'Moved',
      on: 'Jan 20, 2026',
      text: 'Moved to another account, with 1,200 credits.',
    });
    expect(only({})?.end).toBeNull();
  });

  it('gives every entry a name of its own', () => {
    const entries = listPlanHistory([license({}), license({})], NOW);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
  });
});
