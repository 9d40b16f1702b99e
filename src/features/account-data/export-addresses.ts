import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../shared/clock.ts';

const LIFE_MS = 5 * 60_000;

/** What says that a download may begin; anybody may have written it. */
export interface ExportClaim {
  account: string | undefined;
  expires: string | undefined;
  signature: string | undefined;
}

/** Addresses that a browser downloads from by itself: it sends no token then. */
interface ExportAddresses {
  urlFor(accountId: string): string;
  /** @returns the account that a claim is good for. */
  read(claim: ExportClaim): string | undefined;
}

/** @param options.secret the same on every server of a site. */
export function createExportAddresses(options: { secret: string; clock: Clock }): ExportAddresses {
  const { secret, clock } = options;
  const sign = (account: string, expires: string) =>
    createHmac('sha256', secret).update(['account export', account, expires].join('\n')).digest();
  return {
    urlFor(account) {
      const expires = String(Math.floor((clock.now() + LIFE_MS) / 1000));
      const signature = sign(account, expires).toString('base64url');
      return `/api/account/export/file?${new URLSearchParams({ account, expires, signature })}`;
    },
    read({ account = '', expires = '', signature = '' }) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= clock.now()) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(account, expires);
      const isGood = given.length === expected.length && timingSafeEqual(given, expected);
      return isGood ? account : undefined;
    },
  };
}
