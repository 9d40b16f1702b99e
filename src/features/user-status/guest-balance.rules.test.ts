import { describe, expect, it } from 'vitest';
import { decodeBalance, encodeBalance, GUEST_CREDITS, spend, topUpDaily } from './guest-balance.rules.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

describe('stored balances', () => {
  it('BIZ-07, BIZ-11: a guest starts with 500 credits and 200 daily credits', () => {
    expect(GUEST_CREDITS).toEqual({ green: 500, yellow: 200 });
  });

  it('ENT-24: are whole numbers', () => {
    expect(decodeBalance('0', 500)).toBe(0);
    expect(decodeBalance('437', 500)).toBe(437);
    expect(encodeBalance(399.6)).toBe('400');
  });

  it.each([null, '', 'abc', '-5', '1.5', '1e3', '12345678901', '[]'])(
    '%j counts as nothing stored',
    (stored) => {
      expect(decodeBalance(stored, 500)).toBe(500);
    },
  );

  it('GREEN-40: never fall below 0', () => {
    expect(spend(500, 100)).toBe(400);
    expect(spend(30, 100)).toBe(0);
  });
});

describe('the daily top-up, C-23', () => {
  it('raises a guest below 200 to 200 on a new UTC day', () => {
    expect(topUpDaily(0, '2026-11-20', NOON)).toEqual({ balance: 200, day: '2026-11-21' });
  });

  it('happens at UTC midnight, not before', () => {
    const midnight = Date.UTC(2026, 10, 21);
    expect(topUpDaily(50, '2026-11-20', midnight - 1).balance).toBe(50);
    expect(topUpDaily(50, '2026-11-20', midnight).balance).toBe(200);
  });

  it('never lowers an earned higher balance', () => {
    expect(topUpDaily(350, '2026-11-20', NOON).balance).toBe(350);
  });

  it('does nothing on the same day', () => {
    expect(topUpDaily(50, '2026-11-21', NOON)).toEqual({ balance: 50, day: '2026-11-21' });
  });

  it.each([null, 'yesterday', ''])('mints nothing for the day %j', (day) => {
    expect(topUpDaily(50, day, NOON)).toEqual({ balance: 50, day: '2026-11-21' });
  });

  it('mints nothing when the clock went back', () => {
    expect(topUpDaily(50, '2026-12-01', NOON)).toEqual({ balance: 50, day: '2026-12-01' });
  });
});
