import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../shared/clock.ts';

/** A long download may be taken up again for so long. */
const LIFE_MS = 6 * 60 * 60_000;

/** What says that a download may begin; anybody may have written it. */
export interface ArchiveClaim {
  ids: string;
  account: string | undefined;
  expires: string | undefined;
  signature: string | undefined;
}

/** Addresses that a browser downloads from by itself: it sends no token then. */
export interface ArchiveAddresses {
  urlFor(accountId: string, ids: readonly string[]): string;
  /** @returns the account that a claim is good for. */
  read(claim: ArchiveClaim): string | undefined;
}

/** @param options.secret the same on every server of a site. */
export function createArchiveAddresses(options: { secret: string; clock: Clock }): ArchiveAddresses {
  const { secret, clock } = options;
  const sign = (account: string, expires: string, ids: string) =>
    createHmac('sha256', secret).update(['archive', account, expires, ids].join('\n')).digest();
  return {
    urlFor(account, list) {
      const ids = list.join(',');
      const expires = String(Math.floor((clock.now() + LIFE_MS) / 1000));
      const signature = sign(account, expires, ids).toString('base64url');
      // Commas may stand as they are, which a third of the address would else be spent on.
      return `/api/images/archive?ids=${ids}&${new URLSearchParams({ account, expires, signature })}`;
    },
    read({ ids, account = '', expires = '', signature = '' }) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= clock.now()) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(account, expires, ids);
      const isGood = given.length === expected.length && timingSafeEqual(given, expected);
      return isGood ? account : undefined;
    },
  };
}
