import { describe, expect, test } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createKnownDevices, DEVICE_COOKIE } from './known-devices.ts';

const SECRET = 'a secret for tests, of thirty-two characters or more';
const DAY = 86_400_000;
const HASH = 'salt:hash';
const ANN = 'ann@example.com';

function open(secret = SECRET) {
  const clock = createTestClock();
  const devices = createKnownDevices({ secret, clock });
  /** What the browser sends back. */
  const remember = (cookies: string | undefined, email: string, hash = HASH) =>
    devices.remember(cookies, email, hash).split(';')[0] ?? '';
  const find = (cookies: string | undefined, email: string, hash: string | undefined = HASH) =>
    devices.find(cookies, email, hash);
  return { find, remember, clock };
}

describe('a device that signed in', () => {
  test('is known for that email alone, however it is written', () => {
    const { find, remember } = open();
    const cookie = remember(undefined, ANN);
    expect(find(`theme=dark; ${cookie}`, 'Ann@Example.com')).toMatch(/^[\w-]{22}$/);
    expect(find(cookie, 'ben@example.com')).toBeUndefined();
    expect(find(undefined, ANN)).toBeUndefined();
  });

  test('tells nothing of the email, and only to the sign-in', () => {
    const cookie = createKnownDevices({ secret: SECRET, clock: createTestClock() }).remember(
      undefined,
      ANN,
      HASH,
    );
    expect(cookie).not.toMatch(/ann|example|salt|hash/i);
    expect(cookie).toMatch(/; Max-Age=34560000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
  });

  test('keeps the last five emails', () => {
    const { find, remember } = open();
    let cookie = '';
    const emails = Array.from({ length: 6 }, (_, number) => `person${number}@example.com`);
    for (const email of emails) cookie = remember(cookie, email);
    expect(emails.map((email) => find(cookie, email) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    cookie = remember(cookie, 'person3@example.com');
    expect(find(cookie, 'person1@example.com')).toBeDefined();
  });

  test('is forgotten after 400 days without a sign-in', () => {
    const { find, remember, clock } = open();
    const cookie = remember(undefined, ANN);
    clock.advance(399 * DAY);
    expect(find(cookie, ANN)).toBeDefined();
    const renewed = remember(cookie, ANN);
    clock.advance(DAY);
    expect(find(cookie, ANN)).toBeUndefined();
    expect(find(renewed, ANN)).toBeDefined();
  });

  test('is unknown to a new password, and to an email without one', () => {
    const { find, remember } = open();
    const before = remember(undefined, ANN);
    expect(find(before, ANN, 'salt:another hash')).toBeUndefined();
    const { find: findAny } = createKnownDevices({ secret: SECRET, clock: createTestClock() });
    expect(findAny(before, ANN, undefined)).toBeUndefined();
    expect(find(remember(before, ANN, 'salt:another hash'), ANN, 'salt:another hash')).toBeDefined();
  });

  test('cannot be made up', () => {
    const { find, remember } = open();
    const cookie = remember(undefined, ANN);
    const [id, since, mac] = cookie.slice(DEVICE_COOKIE.length + 1).split('.') as [string, string, string];
    const later = (Number.parseInt(since, 36) + 1).toString(36);
    const other = 'A'.repeat(22);
    for (const forged of [
      `${other}.${since}.${mac}`,
      `${id}.${later}.${mac}`,
      `${id}.${since}.${'A'.repeat(43)}`,
      `${id}.${since}`,
      '~~~~~~',
      '%00',
    ]) {
      expect(find(`${DEVICE_COOKIE}=${forged}`, ANN), forged).toBeUndefined();
    }
    expect(
      find(open('another secret of thirty-two characters').remember(undefined, ANN), ANN),
    ).toBeUndefined();
  });
});
