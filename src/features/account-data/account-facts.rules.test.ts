import { expect, test } from 'vitest';
import type { AccountSummary } from './account-data.schema.ts';
import { describeSize, listAccountFacts, listDeleted, listKept } from './account-facts.rules.ts';

const ADA: AccountSummary = {
  email: 'ada@example.com',
  createdAt: '2026-01-15T23:30:00.000Z',
  signInMethods: ['password'],
  hasSecondFactor: false,
  images: 1234,
  imageBytes: 2_340_000_000,
  uploadedBytes: 0,
  mostUploadedBytes: 25_000_000,
  credits: 5437,
  licenses: 2,
  sendsMail: true,
};
const NEW = { ...ADA, images: 0, imageBytes: 0, licenses: 0, credits: 1 };

test.each([
  [0, 'less than 1\u00a0MB'],
  [999_999, 'less than 1\u00a0MB'],
  [18_350_080, 'about 18\u00a0MB'],
  [2_340_000_000, 'about 2.3\u00a0GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(describeSize(bytes)).toBe(words);
});

test('the facts are told in words, the day as it was in UTC', () => {
  expect(listAccountFacts(ADA)).toEqual([
    ['Email', 'ada@example.com'],
    ['Signs in with', 'Email and password'],
    ['Here since', 'January 15, 2026'],
    ['Pictures', '1,234 (about 2.3\u00a0GB)'],
    ['Credits', '5,437'],
    ['Licenses', '2'],
  ]);
  expect(listAccountFacts(NEW).slice(3)).toEqual([
    ['Pictures', 'None yet'],
    ['Credits', '1'],
    ['Licenses', 'None'],
  ]);
});

test('what goes and what stays is told of licenses only where there are some', () => {
  expect(listDeleted(ADA)).toContain('2 licenses: the keys, and the addresses they were bought with');
  expect(listDeleted(NEW).join()).not.toContain('license');
  expect(listDeleted(NEW)).toContain('1 credit, and any pictures being made right now');
  expect(listKept(ADA)).toHaveLength(3);
  expect(listKept(NEW)).toHaveLength(2);
  expect(listDeleted({ ...ADA, licenses: 1 })).toContain(
    '1 license: the key, and the address it was bought with',
  );
  expect(listKept({ ...NEW, signInMethods: ['firebase'] })).toContainEqual(
    expect.stringContaining('A hash of your sign-in'),
  );
});
