import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import { urls } from '../../../urls.ts';
import type { FoundAccount } from '../../accounts/oversight/account-oversight.types.ts';
import type { AccountOversight } from '../../accounts/oversight/account-oversight.usecases.ts';
import type { PasswordResets } from '../../accounts/passwords/password-resets.usecases.ts';
import type { ApiKeys } from '../../api-keys/api-keys.usecases.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { createActWriter } from '../audit/act-writer.ts';
import {
  createNoSecondFactorError,
  createNotSuspendedError,
  createStaffError,
  createSuspendedAlreadyError,
} from '../owner.errors.ts';
import type { Staff } from '../who/staff.usecases.ts';
import type { Actor } from './people.types.ts';

/** Each is one transaction with its line of the audit. */
export interface ActOnPeople {
  /**
   * Keeps an account out: its sign-ins end, new ones are refused, and what is being drawn for it stops and
   * costs nothing. @throws {AppError} 404; 409 for staff, and for one that is suspended already.
   */
  suspend(actor: Actor, accountId: string, reason: string): Promise<void>;
  /** @throws {AppError} 404; 409 for one that is not suspended. */
  lift(actor: Actor, accountId: string, reason: string): Promise<void>;
  /** Signs an account out everywhere, its programs with it. @returns how many sign-ins it had. @throws {AppError} 404; 409 where support wants it of staff. */
  endSignIns(actor: Actor, accountId: string, reason: string): Promise<number>;
  /**
   * For whoever lost their phone and their backup codes: signs them out everywhere, and the password is enough again.
   * @throws {AppError} 404; 409 where it is off.
   */
  endSecondFactor(actor: Actor, accountId: string, reason: string): Promise<void>;
  /**
   * For whoever lost the password where no mail helps: a link that sets a new one, once, within the hour.
   * @returns its path, this once. @throws {AppError} 404; 409 for an account without a password.
   */
  makeResetLink(actor: Actor, accountId: string, reason: string): Promise<string>;
}

interface ActOnPeopleOptions {
  database: Database;
  oversight: Pick<AccountOversight, 'suspend' | 'lift' | 'endSignIns' | 'endSecondFactor'>;
  resets: Pick<PasswordResets, 'makeLink'>;
  staff: Pick<Staff, 'isStaff'>;
  /** Keys open an account as sign-ins do: one that somebody else got into is not theirs to spend from. */
  apiKeys: Pick<ApiKeys, 'revokeAll'>;
  credits: Pick<Credits, 'lockAccount' | 'releaseAllOpen'>;
  /** Ends what is drawn for holds that were given back. */
  stopDrawing: (holdIds: readonly string[]) => void;
  /** @throws {AppError} 404. */
  requireAccount: (accountId: string) => Promise<FoundAccount>;
  clock: Clock;
}

export function createActOnPeople(options: ActOnPeopleOptions): ActOnPeople {
  const { database, oversight, staff, apiKeys, credits, requireAccount, clock } = options;
  const write = createActWriter(clock);
  return {
    async suspend(actor, accountId, reason) {
      if (await staff.isStaff(await requireAccount(accountId))) throw createStaffError();
      const released = await database.transaction(async (transaction) => {
        // The ledger's lock comes before every other.
        await credits.lockAccount(transaction, accountId);
        const signIns = await oversight.suspend(transaction, { accountId, reason, now: clock.now() });
        if (signIns === undefined) throw createSuspendedAlreadyError();
        const holdIds = await credits.releaseAllOpen(transaction, accountId, clock.now());
        const after = { suspended: true, signInsEnded: signIns, holdsReleased: holdIds.length };
        const before = { suspended: false };
        await write(transaction, actor, {
          action: 'account.suspend',
          subject: accountId,
          reason,
          before,
          after,
        });
        return holdIds;
      });
      options.stopDrawing(released);
    },
    async lift(actor, accountId, reason) {
      await requireAccount(accountId);
      await database.transaction(async (transaction) => {
        const why = await oversight.lift(transaction, accountId);
        if (why === undefined) throw createNotSuspendedError();
        const before = { suspended: true, reason: why };
        const after = { suspended: false };
        await write(transaction, actor, {
          action: 'account.lift',
          subject: accountId,
          reason,
          before,
          after,
        });
      });
    },
    async endSignIns(actor, accountId, reason) {
      const account = await requireAccount(accountId);
      if (actor.role !== 'owner' && (await staff.isStaff(account))) throw createStaffError();
      return await database.transaction(async (transaction) => {
        const signIns = await oversight.endSignIns(transaction, accountId);
        const keys = await apiKeys.revokeAll(transaction, accountId);
        const facts = { before: { signIns, keys }, after: { signIns: 0, keys: 0 } };
        await write(transaction, actor, {
          action: 'account.end-sign-ins',
          subject: accountId,
          reason,
          ...facts,
        });
        return signIns;
      });
    },
    async endSecondFactor(actor, accountId, reason) {
      await requireAccount(accountId);
      await database.transaction(async (transaction) => {
        const signIns = await oversight.endSecondFactor(transaction, accountId);
        if (signIns === undefined) throw createNoSecondFactorError();
        await write(transaction, actor, {
          action: 'account.end-second-factor',
          subject: accountId,
          reason,
          before: { secondFactor: true, signIns },
          after: { secondFactor: false, signIns: 0 },
        });
      });
    },
    async makeResetLink(actor, accountId, reason) {
      await requireAccount(accountId);
      return await database.transaction(async (transaction) => {
        const token = await options.resets.makeLink(transaction, accountId);
        await write(transaction, actor, { action: 'account.reset-link', subject: accountId, reason });
        return urls.resetPassword(token);
      });
    },
  };
}
