import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { TimeSpan } from '../../shared/clock.ts';
import { createAccountLock } from './account-lock.store.ts';
import { type AccountStatement, createAccountStatement } from './account-statement.store.ts';
import { readBalance } from './balances.store.ts';
import { createHoldSteps } from './capture-and-release.store.ts';
import { type ClosedAccounts, createClosedAccounts } from './closed-accounts.store.ts';
import { createCreditChanges } from './credit-changes.store.ts';
import { findEntry } from './credit-entries.store.ts';
import type {
  Balance,
  BalanceRef,
  CreditChange,
  DrawnFacts,
  Hold,
  HoldStep,
  LedgerActivity,
  MadeEntry,
  RunOrder,
  SignUpBonusOrder,
  SpentDay,
} from './credits.types.ts';
import * as holdRows from './hold-rows.store.ts';
import { createLedgerActivity } from './ledger-activity.store.ts';
import { createLeaseSweep, releaseAllOpen } from './release-expired-holds.store.ts';
import { createRunReservation } from './reserve-credits.store.ts';
import { createSignUpBonus, forgetSignUpBonusesBefore } from './sign-up-bonus-limit.store.ts';
import { listSpentDays } from './spenders.store.ts';
import { createStoppedRuns, type StoppedRuns } from './stopped-runs.store.ts';

/**
 * The ledger. Steps that take a transaction join the caller's, so that what they pay for is stored
 * with them; the others run in one of their own. Every hold is looked up under its account, so that
 * nobody reaches another's.
 */
export interface Credits extends ClosedAccounts, AccountStatement, StoppedRuns {
  /** Both balances; one that was never opened is empty. */
  readBalance(accountId: string, balance: BalanceRef): Promise<Balance>;

  /**
   * Adds credits once per idempotency key. @returns whether this call added them.
   * @throws {AppError} 401 `account.closed`.
   */
  grant(transaction: DatabaseTransaction, change: CreditChange): Promise<boolean>;

  /** What a key changed, for whoever repeats it. */
  findEntry(
    transaction: DatabaseTransaction | Database['reader'],
    idempotencyKey: string,
  ): Promise<MadeEntry | undefined>;

  /**
   * Takes back at most what is neither spent nor held, once per idempotency key.
   * @returns how much was taken by this call.
   */
  revoke(transaction: DatabaseTransaction, change: CreditChange): Promise<number>;

  /**
   * Takes the price of an image that came without a hold, once per idempotency key.
   * @returns false when the key was used already.
   * @throws {AppError} 402 when the balance cannot cover it.
   */
  charge(transaction: DatabaseTransaction, change: CreditChange): Promise<boolean>;

  /**
   * Serialises everything that changes this account's money or licenses until the transaction ends:
   * on Postgres by locking its standard balance (made empty when there is none yet); SQLite has one
   * writer anyway.
   */
  lockAccount(transaction: DatabaseTransaction, accountId: string): Promise<void>;

  /**
   * Sets credits aside for every tile of a run at once, or none. A run that is open already is
   * answered as it stands, so a repeated request costs nothing. When the balance cannot cover it, the
   * account's holds whose lease ran out are released first.
   * @returns one hold per tile, in order; none of a run that was stopped before.
   * @throws {AppError} 402 `credits.insufficient`; 409 `run.other_tool` when the run began on the other tool;
   * 429 `credits.daily_cap` when its spender has had what it may have today.
   */
  openRun(order: RunOrder): Promise<Hold[]>;

  /** What was paid for through spenders, by day. */
  listSpentDays(accountId: string, since: number): Promise<SpentDay[]>;

  /** Undefined when the account has no such hold. */
  findHold(accountId: string, holdId: string): Promise<Hold | undefined>;
  /** The holds of a run, in order of tiles. */
  findRun(accountId: string, runId: string): Promise<Hold[]>;
  /** The holds of several runs, at least one, in order of runs and tiles. */
  findRuns(accountId: string, runIds: readonly string[]): Promise<Hold[]>;
  /** The oldest delivered hold whose bytes are this object, not yet captured or released. */
  findDeliveredByObject(accountId: string, storedObjectId: string): Promise<Hold | undefined>;

  /** Keeps an open hold from the sweep until `leaseUntil`. @returns false when it is no longer open. */
  renewLease(holdId: string, leaseUntil: number): Promise<boolean>;
  /**
   * Nobody waits for the run: its open holds that no engine began for are free for the sweep, and for a
   * new run that needs their credits. Whoever still asks for one renews it.
   */
  expireRun(accountId: string, runId: string, now: number): Promise<void>;

  /**
   * Counts a drawing for an open hold and remembers which request it is for; an engine may begin once
   * this is committed. Not `done` when the hold is no longer open, or is for another request. Needs no
   * lock of the account.
   */
  beginDrawing(transaction: DatabaseTransaction, holdId: string, requestHash: string): Promise<HoldStep>;
  /** The engine failed: its drawing is nobody's. */
  undoDrawing(transaction: DatabaseTransaction, holdId: string): Promise<void>;
  /** How many drawings for holds that ended since `since` reached nobody, whoever ended them. */
  countAbandoned(accountId: string, since: number): Promise<number>;

  /** open -> delivered, with the bytes that were stored before. Needs no lock of the account. */
  deliver(
    transaction: DatabaseTransaction,
    holdId: string,
    delivery: {
      storedObjectId: string;
      /** Of the picture that it began with. */
      startingObjectId: string | null;
      drawn: DrawnFacts;
      requestHash: string;
      now: number;
    },
  ): Promise<HoldStep>;

  /** open -> released: there is no image. Does nothing to a hold in another state. */
  releaseOpen(holdId: string, now: number): Promise<HoldStep>;

  /**
   * delivered -> released: the image was not wanted. Its bytes are no longer referred to.
   * Call inside `lockAccount` with `countDeliveredReleases` when there is a limit to such kindness.
   */
  releaseDelivered(transaction: DatabaseTransaction, holdId: string, now: number): Promise<HoldStep>;
  /** How many delivered images the account gave back since `since`. */
  countDeliveredReleases(transaction: DatabaseTransaction, accountId: string, since: number): Promise<number>;

  /**
   * delivered -> captured: the price is taken. The entry's idempotency key is `captureKey(holdId)`.
   * The caller stores the image in the same transaction when `done` is true.
   */
  capture(transaction: DatabaseTransaction, holdId: string, now: number): Promise<HoldStep>;

  /** Forgets the bytes and the words of a captured hold whose image its owner deleted for good. */
  forgetDelivery(transaction: DatabaseTransaction, holdId: string): Promise<void>;

  /** Releases every open hold of an account; call inside `lockAccount`. @returns their ids. */
  releaseAllOpen(transaction: DatabaseTransaction, accountId: string, now: number): Promise<string[]>;
  /** Releases open holds whose lease ran out. @returns how many. */
  sweepLeases(now: number): Promise<number>;
  /** Delivered holds from before `deliveredBefore`, at most `limit`, oldest first. */
  listAbandoned(deliveredBefore: number, limit: number): Promise<Hold[]>;

  /**
   * Adds an account's welcome credits once ever, and at most `perVisitor` times a UTC day for one
   * visitor mark. @returns whether the account has had them, now or before.
   */
  giveSignUpBonus(order: SignUpBonusOrder): Promise<boolean>;
  /** Forgets the visitors' marks of the days before `date`, YYYY-MM-DD. */
  forgetSignUpBonusesBefore(date: string): Promise<void>;
  /** For whoever runs the site. */
  countActivity(span: TimeSpan): Promise<LedgerActivity>;
}

interface CreditsOptions {
  database: Database;
  /** Makes the ids of holds and entries; never the same twice, e.g. `randomUUID`. */
  newId: () => string;
}

/** The ledger on a database, SQLite or Postgres; several processes may have one on the same data. */
export function createCredits({ database, newId }: CreditsOptions): Credits {
  const lock = createAccountLock(database.kind);
  const changes = createCreditChanges(lock, newId);
  return {
    ...changes,
    ...createClosedAccounts(database, lock, newId),
    ...createAccountStatement(database),
    ...createHoldSteps(database, lock, newId),
    ...createStoppedRuns(database, lock),
    lockAccount: lock.ofAccount,
    openRun: createRunReservation(database, lock, newId),
    findEntry,
    releaseAllOpen,
    sweepLeases: createLeaseSweep(database, lock),
    giveSignUpBonus: createSignUpBonus(database, lock, changes),
    forgetSignUpBonusesBefore: (date) => forgetSignUpBonusesBefore(database, date),
    readBalance: (accountId, balance) => readBalance(database.reader, accountId, balance),
    listSpentDays: (accountId, since) => listSpentDays(database.reader, { accountId, since }),
    findHold: (accountId, holdId) => holdRows.findHold(database.reader, accountId, holdId),
    findRun: (accountId, runId) => holdRows.findRun(database.reader, accountId, runId),
    findRuns: (accountId, runIds) => holdRows.findRuns(database.reader, accountId, runIds),
    findDeliveredByObject: (accountId, storedObjectId) =>
      holdRows.findDeliveredByObject(database.reader, accountId, storedObjectId),
    listAbandoned: (deliveredBefore, limit) =>
      holdRows.listAbandoned(database.reader, deliveredBefore, limit),
    countAbandoned: (accountId, since) => holdRows.countAbandoned(database.reader, accountId, since),
    countDeliveredReleases: holdRows.countDeliveredReleases,
    countActivity: createLedgerActivity(database),
  };
}
