import {
  createSignedClaims,
  type SignedClaim,
  type SignedClaimsOptions,
} from '../../../platform/http/signed-claims.ts';

/** A long download may be taken up again for so long. */
const LIFE_MS = 6 * 60 * 60_000;

/** What says that a download may begin; anybody may have written it. */
export interface ArchiveClaim extends SignedClaim {
  ids: string;
  account: string | undefined;
}

/** Addresses that a browser downloads from by itself: it sends no token then. */
interface ArchiveAddresses {
  urlFor(accountId: string, ids: readonly string[]): string;
  /** @returns the account that a claim is good for. */
  read(claim: ArchiveClaim): string | undefined;
}

export function createArchiveAddresses(options: SignedClaimsOptions): ArchiveAddresses {
  const claims = createSignedClaims(options);
  const wordsOf = (account: string, ids: string) => ['archive', account, ids];
  return {
    urlFor(account, list) {
      const ids = list.join(',');
      const claim = claims.sign(wordsOf(account, ids), options.clock.now() + LIFE_MS);
      // Commas may stand as they are, which a third of the address would else be spent on.
      return `/api/images/archive?ids=${ids}&${new URLSearchParams({ account, ...claim })}`;
    },
    read: ({ ids, account = '', ...claim }) =>
      claims.timeLeft(wordsOf(account, ids), claim) > 0 ? account : undefined,
  };
}
