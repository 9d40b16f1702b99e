import { describe, expect, it } from 'vitest';
import type { StressRow } from './stress-part.types.ts';
import { hasHeld, writeStressTable } from './stress-table.ts';

const row = (values: Partial<StressRow & { database: string }> = {}) => ({
  what: 'kill -9 at any moment',
  amount: '200 kills',
  faults: [],
  lost: 0,
  database: 'SQLite',
  ...values,
});

describe('the table of the stress test', () => {
  it('says in its last line what is gone', () => {
    const lines = writeStressTable({ rows: [row(), row({ lost: 2, faults: ['misses an image'] })] });
    expect(lines.at(-1)).toBe('1 faults. Things lost: 2.');
    expect(lines).toContain('  kill -9 at any moment: misses an image');
  });

  it('tells databases apart where there are two', () => {
    const lines = writeStressTable({ rows: [row(), row({ database: 'Postgres' })] }).join('\n');
    expect(lines).toContain('kill -9 at any moment (SQLite)');
    expect(lines).toContain('kill -9 at any moment (Postgres)');
  });

  it('has held only when something was tried, nothing is at fault and nothing gone', () => {
    expect(hasHeld({ rows: [] })).toBe(false);
    expect(hasHeld({ rows: [row()] })).toBe(true);
    expect(hasHeld({ rows: [row(), row({ faults: ['500'] })] })).toBe(false);
    expect(hasHeld({ rows: [row({ lost: 1 })] })).toBe(false);
  });
});
