import {
  createSignedClaims,
  type SignedClaim,
  type SignedClaimsOptions,
} from '../../platform/http/signed-claims.ts';

const LIFE_MS = 5 * 60_000;

/** What says that a download may begin; anybody may have written it. */
export interface ExportClaim extends SignedClaim {
  account: string | undefined;
}

/** Addresses that a browser downloads from by itself: it sends no token then. */
interface ExportAddresses {
  /** @param lifeMs how long it may be begun; five minutes when left out. */
  urlFor(accountId: string, lifeMs?: number): string;
  /** @returns the account that a claim is good for. */
  read(claim: ExportClaim): string | undefined;
}

export function createExportAddresses(options: SignedClaimsOptions): ExportAddresses {
  const claims = createSignedClaims(options);
  const wordsOf = (account: string) => ['account export', account];
  return {
    urlFor(account, lifeMs = LIFE_MS) {
      const claim = claims.sign(wordsOf(account), options.clock.now() + lifeMs);
      return `/api/account/export/file?${new URLSearchParams({ account, ...claim })}`;
    },
    read: ({ account = '', ...claim }) =>
      claims.timeLeft(wordsOf(account), claim) > 0 ? account : undefined,
  };
}
