import { KEY_MARK } from '../../shared/account-identity.ts';

/** How many keys of an account work at a time. */
export const MOST_KEYS = 20;
export const LONGEST_KEY_NAME = 60;
/** Networks that one key may be used from. */
export const MOST_ADDRESSES = 20;
export const MOST_DAILY_CAP = 1_000_000;
/** How long a key that works no more is told of, and how long back the usage goes. */
export const USAGE_DAYS = 90;

/** What a key may do, as its owner chooses, and as the screen says it. */
export const SCOPES = {
  images: 'Make pictures from words',
  edits: 'Paint and vary your own pictures',
  'gallery:read': 'See the pictures in your gallery',
  stories: 'Write the scripts of web stories',
} as const;

export type ApiScope = keyof typeof SCOPES;

export const SCOPE_NAMES = Object.keys(SCOPES) as ApiScope[];

const TOKEN = /^ds_[A-Za-z0-9_-]{43}$/;
const SHOWN = 4;

/** @param secret 32 random bytes in base64url. */
export function keyToken(secret: string): string {
  return `${KEY_MARK}${secret}`;
}

export function mayBeKey(token: string): boolean {
  return TOKEN.test(token);
}

/** By which its owner knows a key again, and nobody else could use it. */
export function hintOf(token: string): string {
  return `${KEY_MARK}…${token.slice(-SHOWN)}`;
}

interface KeyEnds {
  expiresAt: number | null;
  revokedAt: number | null;
}

/** Whether a key counts among those that an account may have. */
export function works({ expiresAt, revokedAt }: KeyEnds, now: number): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}
