import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.rules.ts';

test.each([
  'ann@example.com',
  'Ann@Example.com',
  'a.n.n@example.com',
  'ann+1@example.com',
  'a.nn+shop+2@example.com',
])('%s reaches one mailbox', (email) => {
  expect(mailboxOf(email)).toBe('ann@example.com');
});

test('other names and other hosts are other mailboxes', () => {
  const mailboxes = ['ann@example.com', 'anna@example.com', 'ann@example.org', 'ann@mail.example.com'];
  expect(new Set(mailboxes.map(mailboxOf)).size).toBe(mailboxes.length);
});
