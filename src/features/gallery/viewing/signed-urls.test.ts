import { expect, test } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createSignedUrls } from './signed-urls.ts';

const HOUR_MS = 3_600_000;
const image = { id: 'image-1', accountId: 'ann' };

function setUp(secret = 'a secret') {
  const clock = createTestClock(Date.UTC(2026, 0, 15, 12, 20));
  const signedUrls = createSignedUrls({ secret, clock });
  const claimOf = (url: string) =>
    Object.fromEntries(new URL(url, 'http://x').searchParams) as {
      expires: string;
      signature: string;
    };
  return { clock, signedUrls, claim: claimOf(signedUrls.urlOf(image, 'file')) };
}

test('an address is the same within an hour and good for one to two', () => {
  const { clock, signedUrls, claim } = setUp();
  const url = signedUrls.urlOf(image, 'file');
  expect(url).toMatch(/^\/api\/images\/image-1\/file\?expires=\d+&signature=[\w-]{43}$/);
  expect(signedUrls.timeLeft(image, 'file', claim)).toBe(100 * 60_000);
  clock.advance(40 * 60_000 - 1);
  expect(signedUrls.urlOf(image, 'file')).toBe(url);
  clock.advance(1);
  expect(signedUrls.urlOf(image, 'file')).not.toBe(url);
  expect(signedUrls.timeLeft(image, 'file', claim)).toBe(HOUR_MS);
  clock.advance(HOUR_MS);
  expect(signedUrls.timeLeft(image, 'file', claim)).toBe(0);
});

test('an address is good for one image, its account and its kind alone', () => {
  const { signedUrls, claim } = setUp();
  expect(signedUrls.timeLeft({ ...image, id: 'image-2' }, 'file', claim)).toBe(0);
  expect(signedUrls.timeLeft({ ...image, accountId: 'bob' }, 'file', claim)).toBe(0);
  expect(signedUrls.timeLeft(image, 'thumbnail', claim)).toBe(0);
  expect(setUp('another secret').signedUrls.timeLeft(image, 'file', claim)).toBe(0);
});

test('a changed or missing part makes an address worth nothing', () => {
  const { signedUrls, claim } = setUp();
  const later = String(Number(claim.expires) + 3600);
  const wrong = [
    { ...claim, expires: later },
    { ...claim, expires: `${claim.expires}.0` },
    { ...claim, expires: `0x${Number(claim.expires).toString(16)}` },
    { ...claim, expires: undefined },
    { ...claim, signature: undefined },
    { ...claim, signature: '' },
    { ...claim, signature: claim.signature.slice(0, -2) },
    { ...claim, signature: `${claim.signature.slice(1)}A` },
  ];
  for (const attempt of wrong) expect(signedUrls.timeLeft(image, 'file', attempt)).toBe(0);
});
