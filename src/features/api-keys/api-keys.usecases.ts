import type { DatabaseTransaction } from '../../platform/db/database.types.ts';
import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import type { RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import { keyIn } from '../../shared/account-identity.ts';
import { utcDate } from '../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly } from '../../shared/read-only.ts';
import type { AccountEvents } from '../accounts/account-events.types.ts';
import type { AccountRecords } from '../accounts/account-records.usecases.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import { isAllowedAddress } from './allowed-addresses.ts';
import {
  createAddressError,
  createKeyMissingError,
  createNoApiPlanError,
  createNoSuchKeyError,
  createScopeError,
  createTooManyCallsError,
  createTooManyKeysMadeError,
  createTooManyWrongKeysError,
  createUnknownKeyError,
} from './api-keys.errors.ts';
import { mayBeKey, USAGE_DAYS, works } from './api-keys.rules.ts';
import { createApiKeysStore } from './api-keys.store.ts';
import type { ApiKey, KeyDay, KeyIdentity, KeyUse, NewApiKey } from './api-keys.types.ts';
import { API_CALLS, KEYS_MADE, WRONG_KEYS } from './api-keys-limits.rules.ts';
import { createIssueKey, type IssueKeyOptions } from './issue-key.usecases.ts';
import { createKeyCalls, type KeyCalls } from './use/key-calls.ts';
import { type CountedCalls, createKeyDaysStore } from './use/key-days.store.ts';
import { createNamedRequests, type NamedRequests } from './use/named-requests.usecases.ts';

const DAY_MS = 86_400_000;

interface ApiKeysOptions extends IssueKeyOptions {
  records: Pick<AccountRecords, 'findActive'>;
  credits: Pick<Credits, 'lockOpen' | 'findRun' | 'listSpentDays'>;
  /** Whether the plan of an account has API access now. */
  hasApiPlan: (accountId: string) => Promise<boolean>;
  limits: AttemptLimits;
  isReadOnly: IsReadOnly;
  events: Pick<AccountEvents, 'write'>;
  onFailure: (error: unknown) => void;
}

/** Keys by which programs act for an account. */
export interface ApiKeys {
  list(accountId: string): Promise<{ keys: ApiKey[]; mayMake: boolean }>;
  /**
   * @returns the key itself, which nobody can read again.
   * @throws {AppError} 403 `api_key.plan`; 409 `api_key.full`; 429 `api_key.too_many_made`; 503 while the site is read-only.
   */
  make(accountId: string, wanted: NewApiKey): Promise<{ key: string; id: string }>;
  /** @throws {AppError} 404 `api_key.none`. */
  revoke(accountId: string, id: string): Promise<void>;
  /** @returns how many worked. */
  revokeAll(transaction: DatabaseTransaction, accountId: string): Promise<number>;
  /** For an account that ends. */
  forgetAll(transaction: DatabaseTransaction, accountId: string): Promise<void>;
  /**
   * Lets a program in.
   * @throws {AppError} 401 `api_key.missing` or `api_key.unknown`; 403 `api_key.scope`, `api_key.address` or `api_key.plan`;
   *   429 `api_key.too_many_calls`.
   */
  letIn(authorization: string | undefined, use: KeyUse): Promise<KeyIdentity>;
  /** What keys did, the newest day first. */
  usage(accountId: string): Promise<(KeyDay & { name: string })[]>;
  calls: Pick<KeyCalls, 'note' | 'write'>;
  requests: Pick<NamedRequests, 'runOf'>;
  /** Forgets what is too old to be told. */
  sweep(): Promise<void>;
  job: RepeatedJob;
}

export function createApiKeys(options: ApiKeysOptions): ApiKeys {
  const { database, credits, hasApiPlan, isReadOnly, events, clock } = options;
  const store = createApiKeysStore(database);
  const days = createKeyDaysStore(database);
  const calls = createKeyCalls({ ...options, store: days });
  const requests = createNamedRequests(options);
  const made = options.limits.open(KEYS_MADE);
  const issue = createIssueKey(options);
  return {
    async list(accountId) {
      return { keys: await store.list(accountId), mayMake: await hasApiPlan(accountId) };
    },
    async make(accountId, wanted) {
      if (isReadOnly()) throw createReadOnlyError();
      if (!(await hasApiPlan(accountId))) throw createNoApiPlanError();
      await takeOrRefuse(made, accountId, createTooManyKeysMadeError);
      return await issue({
        accountId,
        wanted,
        anyPlan: false,
        alongside: (transaction) => events.write(transaction, 'account.key-made', accountId),
      });
    },
    async revoke(accountId, id) {
      await database.transaction(async (transaction) => {
        const key = { accountId, id, now: clock.now() };
        if (!(await store.revoke(transaction, key))) throw createNoSuchKeyError();
        await events.write(transaction, 'account.key-revoked', accountId);
      });
    },
    revokeAll: (transaction, accountId) => store.revokeAll(transaction, accountId, clock.now()),
    forgetAll: store.forgetAll,
    letIn: createLetIn(options, store, calls),
    async usage(accountId) {
      const since = clock.now() - USAGE_DAYS * DAY_MS;
      const [keys, counted, spent] = await Promise.all([
        store.list(accountId),
        days.list(accountId, utcDate(since)),
        credits.listSpentDays(accountId, since),
      ]);
      const names = new Map(keys.map(({ id, name }) => [id, name]));
      return joinDays(counted, spent).map((day) => ({ ...day, name: names.get(day.keyId) ?? '' }));
    },
    calls,
    requests,
    async sweep() {
      await requests.sweep();
      await days.forgetBefore(utcDate(clock.now() - USAGE_DAYS * DAY_MS));
    },
    job: calls.job,
  };
}

function createLetIn(
  { records, hasApiPlan, limits, clock }: ApiKeysOptions,
  store: Pick<ReturnType<typeof createApiKeysStore>, 'findByToken'>,
  { seen }: Pick<KeyCalls, 'seen'>,
): ApiKeys['letIn'] {
  const calls = limits.open(API_CALLS);
  const wrong = limits.open(WRONG_KEYS);
  const tooMany = (waitMs: number) => createTooManyCallsError(API_CALLS.most, waitMs);
  const findLiving = async (token: string) => {
    const key = mayBeKey(token) ? await store.findByToken(token) : undefined;
    if (!key || !works(key, clock.now())) return undefined;
    const account = await records.findActive(key.accountId);
    return account && { key, email: account.email };
  };
  return async (authorization, { address, scope }) => {
    const token = keyIn(authorization);
    if (token === undefined) throw authorization?.trim() ? createUnknownKeyError() : createKeyMissingError();
    const found = await findLiving(token);
    if (!found) {
      await takeOrRefuse(wrong, toVisitorNetwork(address), createTooManyWrongKeysError);
      throw createUnknownKeyError();
    }
    const { key, email } = found;
    await takeOrRefuse(calls, key.id, tooMany);
    if (!isAllowedAddress(address, key.addresses)) throw createAddressError();
    if (scope !== undefined && !key.scopes.includes(scope)) throw createScopeError(scope);
    if (!key.anyPlan && !(await hasApiPlan(key.accountId))) throw createNoApiPlanError();
    seen(key.id);
    const spender = { id: key.id, dailyCap: key.dailyCap };
    return { id: key.accountId, email, sessionId: `key:${key.id}`, spender, scopes: key.scopes };
  };
}

type Spent = Awaited<ReturnType<Credits['listSpentDays']>>[number];

function joinDays(counted: readonly CountedCalls[], spent: readonly Spent[]): KeyDay[] {
  const joined = new Map<string, KeyDay>();
  for (const day of counted) joined.set(`${day.date} ${day.keyId}`, { ...day, pictures: 0, credits: 0 });
  for (const { spenderId: keyId, date, pictures, credits } of spent) {
    const name = `${date} ${keyId}`;
    const day = joined.get(name) ?? { keyId, date, calls: 0, errors: 0, milliseconds: 0 };
    joined.set(name, { ...day, pictures, credits });
  }
  return [...joined.values()].sort((a, b) => b.date.localeCompare(a.date) || a.keyId.localeCompare(b.keyId));
}
