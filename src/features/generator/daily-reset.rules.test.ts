import { describe, expect, it } from 'vitest';
import { describeDailyReset } from './daily-reset.rules.ts';

describe('describeDailyReset', () => {
  it('C-23, O-11: midnight UTC in the time of the visitor', () => {
    const now = Date.UTC(2026, 10, 21, 18, 30);
    expect(describeDailyReset(now, true, 'UTC')).toBe(
      'Your free daily credits return in 6 hours, at 12:00 AM.',
    );
    expect(describeDailyReset(now, true, 'Europe/Berlin')).toBe(
      'Your free daily credits return in 6 hours, at 1:00 AM.',
    );
    expect(describeDailyReset(now, true, 'Asia/Kolkata')).toBe(
      'Your free daily credits return in 6 hours, at 5:30 AM.',
    );
  });

  it('an account reads when the credits of its plan return', () => {
    const now = Date.UTC(2026, 10, 21, 18, 30);
    expect(describeDailyReset(now, false, 'UTC')).toBe('Your daily credits return in 6 hours, at 12:00 AM.');
  });

  it('counts no hours when it is less than one', () => {
    expect(describeDailyReset(Date.UTC(2026, 10, 21, 23, 20), true, 'UTC')).toContain('within the hour');
  });
});
