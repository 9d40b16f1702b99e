import { expect, it } from 'vitest';
import { createVisitorHash } from './visitor-hash.ts';

it('one visitor has one mark a day, whichever address of their network they use', () => {
  const mark = createVisitorHash('a secret of at least thirty-two letters');
  expect(mark('2026-01-15', '2001:db8::1')).toBe(mark('2026-01-15', '2001:db8::2'));
  expect(mark('2026-01-15', '192.0.2.1')).not.toBe(mark('2026-01-15', '192.0.2.2'));
  expect(mark('2026-01-15', '192.0.2.1')).not.toBe(mark('2026-01-16', '192.0.2.1'));
});

it('marks mean nothing without the secret', () => {
  const one = createVisitorHash('one secret of at least thirty-two letters');
  const other = createVisitorHash('other secret of at least thirty-two letters');
  expect(one('2026-01-15', '192.0.2.1')).not.toBe(other('2026-01-15', '192.0.2.1'));
  expect(one('2026-01-15', '192.0.2.1')).not.toContain('192');
});

it('keeps the marks of different counts apart', () => {
  const secret = 'a secret of at least thirty-two letters';
  const welcome = createVisitorHash(secret, 'welcome');
  expect(welcome('2026-01-15', '192.0.2.1')).not.toBe(createVisitorHash(secret)('2026-01-15', '192.0.2.1'));
});
