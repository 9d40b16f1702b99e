import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import type { AccountGuard, AccountIdentity } from '../../../shared/account-identity.ts';
import { AppError } from '../../../shared/app-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { IsReadOnly } from '../../../shared/read-only.ts';
import type { AccountRecords } from '../../accounts/account-records.usecases.ts';
import {
  type AccountOversight,
  createAccountOversight,
} from '../../accounts/oversight/account-oversight.usecases.ts';
import { COMMAND_LINE } from '../audit/audit.types.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import {
  createConfirmError,
  createOldSignInError,
  createReadOnlyConsoleError,
  createTooManyCallsError,
  createUnknownAccountError,
} from '../owner.errors.ts';
import {
  confirmedUntil,
  isFresh,
  mayCall,
  OWNER_CALLS,
  type OwnerCall,
  type OwnerCallName,
  type Role,
} from '../owner.rules.ts';
import { STAFF_ACTIONS, STAFF_CALLS } from '../owner-limits.rules.ts';
import { createStaffStore } from './staff.store.ts';

/** Somebody who runs the site, at the keyboard. */
export interface StaffMember {
  identity: AccountIdentity;
  role: Role;
  /** When the next action asks for the password, in milliseconds since 1970. */
  confirmedUntil: number;
}

export interface Staff {
  /**
   * Lets a call through.
   * @throws {AppError} what an unknown address answers to everybody who may not; 401
   *   `owner.sign_in_again` and 403 `owner.confirm` to staff; 429; 503 for an action while the site is read-only.
   */
  admit(authorization: string | undefined, call: OwnerCallName): Promise<StaffMember>;
  /** Whether an account with this address, once confirmed, runs the site. */
  isStaff(account: { email: string; emailVerified: boolean }): Promise<boolean>;
  /** @throws {AppError} 403 `account.wrong_password`; 403 `account.sign_in_again` without one; 429. */
  confirm(member: StaffMember, password: string | undefined): Promise<void>;
}

interface StaffOptions {
  database: Database;
  guard: AccountGuard;
  oversight: Pick<AccountOversight, 'findSignIn'>;
  records: Pick<AccountRecords, 'confirmOwner'>;
  limits: AttemptLimits;
  /** Nothing is done in the console while it says so. */
  isReadOnly: IsReadOnly;
  /** Addresses of owners, in lower case. */
  ownerEmails: readonly string[];
  /** What an unknown address of the API answers. */
  createUnknownCallError: () => AppError;
  clock: Clock;
}

export function createStaff(options: StaffOptions): Staff {
  const { guard, oversight, records, createUnknownCallError, clock } = options;
  const store = createStaffStore(options.database);
  const calls = options.limits.open(STAFF_CALLS);
  const actions = options.limits.open(STAFF_ACTIONS);
  const roleOf = createRoleOf(options);
  /** Whatever the guard has against a token is nothing that this address tells. */
  const identify = async (authorization: string | undefined): Promise<AccountIdentity> => {
    try {
      return await guard.identifyLiving(authorization);
    } catch (error) {
      throw error instanceof AppError ? createUnknownCallError() : error;
    }
  };
  return {
    async admit(authorization, call) {
      const identity = await identify(authorization);
      // What the token says of the address may be a quarter of an hour old.
      const signIn = await oversight.findSignIn(identity.sessionId);
      const role = signIn && (await roleOf(signIn));
      if (!signIn || !role || !mayCall(role, call)) throw createUnknownCallError();
      const now = clock.now();
      const confirmedAt = await store.findConfirmation(identity.sessionId);
      const times = { begunAt: signIn.begunAt, confirmedAt };
      if (!isFresh(times, now)) throw createOldSignInError();
      const { acts, whileReadOnly = false }: OwnerCall = OWNER_CALLS[call];
      await takeOrRefuse(acts ? actions : calls, identity.id, createTooManyCallsError);
      if (acts && !whileReadOnly && options.isReadOnly()) throw createReadOnlyConsoleError();
      if (acts && confirmedUntil(times) <= now) throw createConfirmError();
      return { identity, role, confirmedUntil: confirmedUntil(times) };
    },
    isStaff: async (account) => (await roleOf(account)) !== undefined,
    async confirm({ identity }, password) {
      await records.confirmOwner(identity, password);
      await store.noteConfirmation(identity.sessionId, clock.now());
    },
  };
}

/** What an account may do here; undefined for everybody else. */
export function createRoleOf({ database, ownerEmails }: Pick<StaffOptions, 'database' | 'ownerEmails'>) {
  const store = createStaffStore(database);
  return async ({
    email,
    emailVerified,
  }: {
    email: string;
    emailVerified: boolean;
  }): Promise<Role | undefined> => {
    if (!emailVerified) return undefined;
    return ownerEmails.includes(email.toLowerCase()) ? 'owner' : await store.findRole(email.toLowerCase());
  };
}

/**
 * Ends a role with the account that had it: whoever signs up under that address later has none. An address that
 * nobody had confirmed may have been typed by anybody.
 */
export function createStaffEnd(database: Database, clock: Clock) {
  const store = createStaffStore(database);
  return async (
    transaction: DatabaseTransaction,
    { id, email, emailVerified }: { id: string; email: string; emailVerified: boolean },
  ): Promise<void> => {
    const role = emailVerified ? await store.remove(transaction, email.toLowerCase()) : undefined;
    if (!role) return;
    const act = { at: clock.now(), actor: id, action: 'staff.remove', subject: id } as const;
    await writeAudit(transaction, { ...act, reason: 'Its account was deleted.', before: { role } });
  };
}

/** Who runs the site beside OWNER_EMAILS, as the command changes it. */
export function createStaffList(database: Database, clock: Clock) {
  const store = createStaffStore(database);
  const oversight = createAccountOversight(database);
  const act = (email: string) => ({ at: clock.now(), actor: COMMAND_LINE, subject: email, reason: '' });
  return {
    /**
     * @param isConfirmed whether whoever asks says that the account of this address is theirs, as where no mail is sent.
     * @throws {AppError} when they say so of an account that is not there.
     */
    put: (email: string, role: Role, isConfirmed = false): Promise<void> =>
      database.transaction(async (transaction) => {
        if (isConfirmed && !(await oversight.confirmEmail(transaction, email)))
          throw createUnknownAccountError();
        const before = await store.remove(transaction, email);
        await store.put(transaction, { email, role, now: clock.now() });
        await writeAudit(transaction, {
          ...act(email),
          action: 'staff.add',
          ...(before && { before: { role: before } }),
          after: { role, ...(isConfirmed && { confirmed: true }) },
        });
      }),
    /** For whoever lost their phone and their backup codes. @returns whether the account had a second factor. */
    async endSecondFactor(email: string): Promise<boolean> {
      const account = await oversight.findExactly(email);
      if (!account) throw createUnknownAccountError();
      return await database.transaction(async (transaction) => {
        const signIns = await oversight.endSecondFactor(transaction, account.id);
        if (signIns === undefined) return false;
        await writeAudit(transaction, {
          ...act(account.id),
          action: 'account.end-second-factor',
          before: { secondFactor: true, signIns },
          after: { secondFactor: false, signIns: 0 },
        });
        return true;
      });
    },
    /** @returns the role that they had; undefined when they had none. */
    remove: (email: string): Promise<Role | undefined> =>
      database.transaction(async (transaction) => {
        const role = await store.remove(transaction, email);
        if (role) await writeAudit(transaction, { ...act(email), action: 'staff.remove', before: { role } });
        return role;
      }),
  };
}
