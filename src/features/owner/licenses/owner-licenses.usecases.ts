import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { AccountOversight } from '../../accounts/oversight/account-oversight.usecases.ts';
import type { KeyWord } from '../../licenses/desk/license-desk.types.ts';
import type { GiveawayBatch } from '../../licenses/giveaways/giveaways.types.ts';
import type { Giveaways } from '../../licenses/giveaways/giveaways.usecases.ts';
import type { MovedLicense, Revoked } from '../../licenses/licenses.types.ts';
import type { Licenses } from '../../licenses/licenses.usecases.ts';
import type { LicenseChecks } from '../../licenses/refunds/license-checks.usecases.ts';
import type { Recheck } from '../../licenses/shops/shops.types.ts';
import { createActWriter } from '../audit/act-writer.ts';
import { createUnknownAccountError } from '../owner.errors.ts';
import type { Actor } from '../people/people.types.ts';
import { makeBatch } from './make-batch.usecases.ts';
import type { GiveawayForm } from './owner-licenses.schema.ts';
import type { FoundLicenses, MadeKeys, ShownLicense } from './owner-licenses.types.ts';

/** Licenses, as whoever runs the site sees and changes them. What changes is told in the audit at once. */
export interface OwnerLicenses {
  /** By the beginning of a key, by an email of a purchase or an account, or by an order number. */
  find(words: string): Promise<FoundLicenses>;
  /** @throws {AppError} 404 `license.unknown`. */
  read(id: string): Promise<ShownLicense>;
  /** What the shops say of a key, whether anybody activated it or not. */
  askAbout(key: string): Promise<KeyWord[]>;
  /** Asks the shop whether a license stands; what it took back is taken back. */
  askShop(actor: Actor, id: string): Promise<Recheck | 'not-asked'>;
  /** @throws {AppError} 404; 409 `license.revoked`. */
  revoke(actor: Actor, id: string, reason: string): Promise<Revoked>;
  /** @throws {AppError} as `MoveLicense`; 404 for an account that is not there. */
  move(
    actor: Actor,
    id: string,
    order: { from: string; to: string; proof: string; reason: string },
  ): Promise<MovedLicense>;
  listBatches(): Promise<GiveawayBatch[]>;
  /** @throws {AppError} 409 `license.batch_made`. */
  makeBatch(actor: Actor, form: GiveawayForm): Promise<MadeKeys>;
  /** @throws {AppError} 409 `license.batch_ended`. */
  endBatch(actor: Actor, id: string, reason: string): Promise<void>;
}

interface OwnerLicensesOptions {
  database: Database;
  licenses: Pick<Licenses, 'desk' | 'move'>;
  licenseChecks: Pick<LicenseChecks, 'checkNow'>;
  giveaways: Giveaways;
  /** Shops outside, which can be asked again. */
  shops: readonly { shop: string }[];
  oversight: Pick<AccountOversight, 'list' | 'findExactly'>;
  clock: Clock;
}

const MOST_FOUND = 50;
const DAY_MS = 86_400_000;

export function createOwnerLicenses(options: OwnerLicensesOptions): OwnerLicenses {
  const { database, licenses, licenseChecks, giveaways, oversight, clock } = options;
  const { desk } = licenses;
  const write = createActWriter(clock);
  const emailsOf = async (ids: readonly string[]) => {
    const accounts = await oversight.list([...new Set(ids)]);
    return Object.fromEntries(accounts.map(({ id, email }) => [id, email]));
  };
  return {
    async find(words) {
      const account = await oversight.findExactly(words);
      const found = await desk.find({
        words,
        accountIds: account ? [account.id] : [],
        limit: MOST_FOUND + 1,
      });
      const shown = found.slice(0, MOST_FOUND);
      const emails = await emailsOf(shown.map(({ accountId }) => accountId));
      return {
        licenses: shown.map((license) => ({ ...license, accountEmail: emails[license.accountId] ?? null })),
        isMore: found.length > MOST_FOUND,
      };
    },
    async read(id) {
      const license = await desk.read(id);
      const { accountId, moves, revokedAt, shop } = license;
      const emails = await emailsOf([accountId, ...moves.flatMap(({ from, to }) => [from, to])]);
      const canAsk = revokedAt === null && options.shops.some((known) => known.shop === shop);
      return { ...license, accountEmail: emails[accountId] ?? null, emails, canAsk };
    },
    askAbout: desk.askAbout,
    async askShop(actor, id) {
      const { revokedAt: before } = await desk.read(id);
      const answer = await licenseChecks.checkNow(id);
      const { revokedAt, creditsTaken } = await desk.read(id);
      await database.transaction((transaction) =>
        write(transaction, actor, {
          action: 'license.ask-shop',
          subject: id,
          reason: '',
          before: { stands: before === null },
          after: { stands: revokedAt === null, answer, ...(answer === 'withdrawn' && { creditsTaken }) },
        }),
      );
      return answer;
    },
    revoke: (actor, id, reason) =>
      desk.revoke(id, (transaction, { accountId, creditsTaken }) =>
        write(transaction, actor, {
          action: 'license.revoke',
          subject: id,
          reason,
          before: { stands: true },
          after: { stands: false, account: accountId, creditsTaken },
        }),
      ),
    async move(actor, id, { reason, to: typed, ...order }) {
      const target = await oversight.findExactly(typed);
      if (!target) throw createUnknownAccountError();
      return await licenses.move({ ...order, licenseId: id, to: target.id }, (transaction, moved) =>
        write(transaction, actor, {
          action: 'license.move',
          subject: id,
          reason,
          before: { account: moved.from },
          after: { account: moved.to, creditsMoved: moved.creditsMoved, daysMoved: moved.timeMoved / DAY_MS },
        }),
      );
    },
    listBatches: giveaways.list,
    makeBatch: ({ id: actor, requestId }, form) =>
      makeBatch(giveaways, form, { at: clock.now(), actor, requestId }),
    endBatch: (actor, id, reason) =>
      giveaways.end(
        id,
        (expiresAt) => (transaction) =>
          write(transaction, actor, {
            action: 'giveaway.end',
            subject: id,
            reason,
            before: { expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString() },
            after: { expiresAt: new Date(clock.now()).toISOString() },
          }),
      ),
  };
}
