import type { Clock } from '../../../shared/clock.ts';
import type { Recheck, Shop, ShopNotice } from '../shops/shops.types.ts';
import { CHECK_LEASE_MS, HINT_KEPT_MS, nextCheck } from './license-checks.rules.ts';
import type { DueLicense, LicenseChecksStore } from './license-checks.store.ts';
import type { RevokeLicense } from './revoke-license.usecases.ts';
import type { ShopNoticeStore } from './shop-notices.store.ts';

/** How many licenses a round asks about: a shop answers about sixty questions a minute, visitors' included. */
const CHECKS_A_ROUND = 5;
/** How many refunds a round carries out that were noted and then cut short. */
const REFUNDS_A_ROUND = 50;

export interface LicenseChecks {
  /**
   * Takes in what a shop wrote. What is proven is carried out before this resolves, or by a later round
   * where that fails; for the rest the licenses become due. The same words again, and in any order, come to the same.
   */
  receive(shop: string, notices: readonly ShopNotice[]): Promise<void>;
  /**
   * Asks about a few licenses that are due, one after another.
   * @returns how many.
   */
  checkDue(): Promise<number>;
  /**
   * Asks about one license now, for whoever runs the site; what the shop took back is taken back here.
   * @returns `not-asked` where there is no shop to ask, or nothing to ask about any more.
   */
  checkNow(licenseId: string): Promise<Recheck | 'not-asked'>;
}

/** A license that was taken back because its shop said so. Holds no key and no email. */
export interface TakenBack {
  shop: string;
  creditsTaken: number;
}

/** A license that something went wrong with. Holds no key and no email. */
export interface FailedLicense {
  shop: string;
}

interface LicenseChecksOptions {
  shops: readonly Shop[];
  store: LicenseChecksStore;
  notices: ShopNoticeStore;
  revoke: RevokeLicense;
  clock: Clock;
  onTakenBack: (license: TakenBack) => void;
  /** Told why a license could not be taken back or asked about. The others are, and the next round tries again. */
  onFailure: (error: unknown, license: FailedLicense) => void;
  /** Asked between licenses: a server that stops does not wait for slow shops. */
  isStopping?: () => boolean;
}

export function createLicenseChecks(options: LicenseChecksOptions): LicenseChecks {
  const { store, notices, clock } = options;
  return {
    async receive(shop, received) {
      const now = clock.now();
      for (const { reference, withdrawn } of received) {
        // The word is stored first: an activation under way either sees it or is found below.
        await notices.write({ shop, reference, withdrawn, now });
        if (!withdrawn) await store.markNoticed({ shop, reference, now });
      }
      if (received.some(({ withdrawn }) => withdrawn)) await takeBackWithdrawn(options);
    },
    async checkDue() {
      await takeBackWithdrawn(options);
      await notices.forgetHints(clock.now() - HINT_KEPT_MS);
      const due = await claimDue(options);
      for (const license of due) {
        // What was claimed and not asked about is due again when its lease runs out.
        if (options.isStopping?.()) break;
        await attempt(options, license, () => check(options, license));
      }
      return due.length;
    },
    async checkNow(licenseId) {
      const license = await store.claim(licenseId, leaseOf(options));
      return license ? await check(options, license) : 'not-asked';
    },
  };
}

/** What may be claimed, and until when it is this server's. */
function leaseOf({ shops, clock }: LicenseChecksOptions) {
  return { shops: shops.map(({ shop }) => shop), leaseUntil: clock.now() + CHECK_LEASE_MS };
}

async function claimDue(options: LicenseChecksOptions): Promise<DueLicense[]> {
  const { store, clock } = options;
  return await store.claimDue({ ...leaseOf(options), now: clock.now(), limit: CHECKS_A_ROUND });
}

async function takeBackWithdrawn(options: LicenseChecksOptions): Promise<void> {
  for (const license of await options.store.listWithdrawn(REFUNDS_A_ROUND)) {
    await attempt(options, license, () => takeBack(options, license));
  }
}

/** One license that cannot be dealt with must not keep the refunds of all others waiting. */
async function attempt(
  { onFailure }: LicenseChecksOptions,
  { shop }: FailedLicense,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    onFailure(error, { shop });
  }
}

async function takeBack(
  { revoke, onTakenBack }: LicenseChecksOptions,
  { shop, keyHash }: { shop: string; keyHash: string },
): Promise<void> {
  const revocation = await revoke({ shop, keyHash });
  if (revocation.outcome === 'revoked') onTakenBack({ shop, creditsTaken: revocation.creditsTaken });
}

/** A shop that is out of reach is asked again when the lease on the license runs out. */
async function check(options: LicenseChecksOptions, license: DueLicense): Promise<Recheck | 'not-asked'> {
  const { shops, store, clock } = options;
  const shop = shops.find((candidate) => candidate.shop === license.shop);
  if (!shop) return 'not-asked';
  const { key, planId, references, noticedAt, activatedAt } = license;
  const result = await shop.recheck({ key, planId, references, noticed: noticedAt !== null });
  if (result === 'unreachable') return result;
  if (result === 'withdrawn') {
    await takeBack(options, license);
    return result;
  }
  const checkedAt = clock.now();
  await store.finish(license, { checkedAt, nextCheckAt: nextCheck(activatedAt, checkedAt) });
  return result;
}
