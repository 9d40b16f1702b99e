import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../shared/clock.ts';

export const DEVICE_COOKIE = 'dreamseed.device';
/** A family's tablet; whoever signed in longest ago is forgotten first. */
const MOST_EMAILS = 5;
/** Browsers keep no cookie longer. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;
const TOKEN = /^([\w-]{22})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * Which browsers signed in to an email with the password that it has now. A signed cookie says it;
 * nothing is stored here, and a new password makes every device unknown.
 */
export interface KnownDevices {
  /**
   * An id of the device for this email, or undefined where it never signed in to it with this password.
   * @param passwordHash as it is stored; undefined where there is none.
   */
  find(cookies: string | undefined, email: string, passwordHash: string | undefined): string | undefined;
  /** The Set-Cookie header after a sign-in. Holds no email and no password, only a proof of having known both. */
  remember(cookies: string | undefined, email: string, passwordHash: string): string;
}

interface DeviceToken {
  id: string;
  text: string;
  /** Seconds since 1970. */
  since: number;
  mac: string;
}

/** @param secret at least 32 characters, the same on every server. */
export function createKnownDevices({ secret, clock }: { secret: string; clock: Clock }): KnownDevices {
  const key = createHmac('sha256', secret).update('known devices').digest();
  const seconds = () => Math.floor(clock.now() / 1000);
  const sign = (id: string, since: number, email: string, passwordHash: string) =>
    createHmac('sha256', key)
      .update([id, since, email.toLowerCase(), passwordHash].join('\n'))
      .digest('base64url');
  const isFor = (email: string, passwordHash: string) => (token: DeviceToken) =>
    isSame(token.mac, sign(token.id, token.since, email, passwordHash)) &&
    seconds() - token.since < LIFE_SECONDS;
  return {
    find(cookies, email, passwordHash) {
      if (passwordHash === undefined) return undefined;
      return readTokens(cookies).find(isFor(email, passwordHash))?.id;
    },
    remember(cookies, email, passwordHash) {
      const isOld = isFor(email, passwordHash);
      const others = readTokens(cookies).filter((token) => !isOld(token));
      const id = randomBytes(16).toString('base64url');
      const since = seconds();
      const token = `${id}.${since.toString(36)}.${sign(id, since, email, passwordHash)}`;
      const value = [token, ...others.map(({ text }) => text)].slice(0, MOST_EMAILS).join('~');
      return `${DEVICE_COOKIE}=${value}; Max-Age=${LIFE_SECONDS}; Path=/api/auth; HttpOnly; SameSite=Lax`;
    },
  };
}

function readTokens(cookies = ''): DeviceToken[] {
  const start = `${DEVICE_COOKIE}=`;
  const cookie = cookies.split(';').map((part) => part.trim());
  const value = cookie.find((part) => part.startsWith(start))?.slice(start.length) ?? '';
  return value
    .split('~', MOST_EMAILS)
    .map((text) => TOKEN.exec(text))
    .filter((match) => match !== null)
    .map(([text, id = '', since = '', mac = '']) => ({ text, id, since: Number.parseInt(since, 36), mac }));
}

function isSame(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
