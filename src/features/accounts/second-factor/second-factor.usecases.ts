import { z } from 'zod';
import type { Database } from '../../../platform/db/database.types.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import { AppError } from '../../../shared/app-error.ts';
import type { AccountEvents } from '../account-events.types.ts';
import {
  createNoPasswordError,
  createSecondFactorStateError,
  createTooManyCodesError,
  createTooManyPasswordsError,
  createWrongCodeError,
  createWrongPasswordError,
} from '../accounts.errors.ts';
import {
  backupCodesSchema,
  type secondFactorSchema,
  type secondFactorSetupSchema,
} from '../accounts.schema.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { Answer, Visit } from '../accounts.types.ts';
import type { AccountMailer } from '../mail/account-mailer.ts';
import type { HashConcurrency } from '../passwords/hash-concurrency.ts';
import { askProvider, askWhoIsSignedIn, readAnswer } from '../sign-in-requests.ts';
import type { IdentityProvider } from '../sign-in-sessions.ts';
import { readCode } from './codes.rules.ts';
import type { SecondFactorStore } from './second-factor.store.ts';

type SecondFactorState = z.infer<typeof secondFactorSchema>;
type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;
type BackupCodes = z.infer<typeof backupCodesSchema>;
type Done = Answer<{ success: true }>;

/**
 * The second factor of whoever is signed in. All throw {AppError} 401 `auth.required`, and what takes a password
 * 403 `account.wrong_password`, 409 `auth.no_password` and 429 `auth.too_many_passwords`.
 */
export interface SecondFactor {
  read(visit: Visit): Promise<SecondFactorState>;
  /** Makes a secret. It counts from the first code on, which shows that an app has it. @throws {AppError} 409 while it is on. */
  begin(visit: Visit, password: string): Promise<SecondFactorSetup>;
  /**
   * Signs out every other device: none of them passed a code.
   * @throws {AppError} 401 `auth.wrong_code`; 409 where nothing was begun; 429 `auth.too_many_codes`.
   */
  turnOn(visit: Visit, typed: string): Promise<Done>;
  /** @throws {AppError} 409 while it is off. */
  turnOff(visit: Visit, password: string): Promise<Done>;
  /** The old ones work no more. @throws {AppError} 409 while it is off. */
  renewBackupCodes(visit: Visit, password: string): Promise<BackupCodes>;
}

export interface SecondFactorOptions {
  database: Database;
  provider: IdentityProvider;
  accounts: Pick<AccountsStore, 'findPasswordHash'>;
  store: SecondFactorStore;
  hashConcurrency: HashConcurrency;
  /** Both of an account, from whatever address. */
  wrongPasswords: AttemptLimit;
  wrongCodes: AttemptLimit;
  events: Pick<AccountEvents, 'write'>;
  /** Null on a site without mail. */
  mail: AccountMailer | null;
  /** What an app calls the account. */
  siteName: string;
}

const setupSchema = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });

export function createSecondFactor(options: SecondFactorOptions): SecondFactor {
  const { database, provider, accounts, store, wrongCodes, events, mail } = options;
  const ask = askByPassword(options);
  /** @throws {AppError} 401; 409 in the other state. */
  const require = async (visit: Visit, state: 'on' | 'off') => {
    const user = await askWhoIsSignedIn(provider, visit);
    const isOn = await store.isOn(user.id);
    if (isOn !== (state === 'on')) throw createSecondFactorStateError(isOn ? 'on' : 'off');
    return user;
  };
  return {
    async read(visit) {
      const { id, email } = await askWhoIsSignedIn(provider, visit);
      const isOn = await store.isOn(id);
      return {
        isOn,
        canTurnOn: (await accounts.findPasswordHash(email)) !== undefined,
        backupCodesLeft: isOn ? await countBackupCodes(provider, visit, id) : 0,
      };
    },
    async begin(visit, password) {
      const user = await require(visit, 'off');
      const body = { password, issuer: options.siteName };
      const { answer } = await ask(visit, user, '/two-factor/enable', body);
      const { totpURI, backupCodes } = setupSchema.parse(answer);
      return { uri: totpURI, backupCodes };
    },
    async turnOn(visit, typed) {
      const { id } = await require(visit, 'off');
      await takeOrRefuse(wrongCodes, id, createTooManyCodesError);
      const body = { code: readCode(typed).code };
      const response = await askProvider(provider, { ...visit, path: '/two-factor/verify-totp', body });
      await readAnswer(response).catch((error: unknown) => {
        const code = codeOf(error);
        if (code === 'auth.invalid_code') throw createWrongCodeError();
        throw code === 'auth.totp_not_enabled' ? createSecondFactorStateError('not begun') : error;
      });
      await wrongCodes.giveBack(id);
      await database.transaction(async (transaction) => {
        await store.endSignInsWithout(transaction, id);
        await events.write(transaction, 'account.second-factor-on', id);
      });
      return { body: { success: true }, cookies: response.headers.getSetCookie() };
    },
    async turnOff(visit, password) {
      const user = await require(visit, 'on');
      const { cookies } = await ask(visit, user, '/two-factor/disable', { password });
      await database.transaction(async (transaction) => {
        await store.forget(transaction, user.id);
        await events.write(transaction, 'account.second-factor-off', user.id);
        await mail?.writeSecondFactorOff(transaction, user);
      });
      mail?.wake();
      return { body: { success: true }, cookies };
    },
    async renewBackupCodes(visit, password) {
      const user = await require(visit, 'on');
      const { answer } = await ask(visit, user, '/two-factor/generate-backup-codes', { password });
      const renewed = backupCodesSchema.parse(answer);
      await database.transaction((transaction) =>
        events.write(transaction, 'account.backup-codes-renewed', user.id),
      );
      return renewed;
    },
  };
}

/** Asks the provider for something that takes the password, and counts wrong ones. */
function askByPassword({ provider, accounts, hashConcurrency, wrongPasswords }: SecondFactorOptions) {
  return async (
    visit: Visit,
    { id, email }: { id: string; email: string },
    path: string,
    body: { password: string },
  ) => {
    if ((await accounts.findPasswordHash(email)) === undefined) throw createNoPasswordError();
    await takeOrRefuse(wrongPasswords, id, createTooManyPasswordsError);
    const response = await hashConcurrency.run(() => askProvider(provider, { ...visit, path, body }));
    const answer = await readAnswer(response).catch(async (error: unknown) => {
      if (codeOf(error) === 'auth.invalid_password') throw createWrongPasswordError();
      await wrongPasswords.giveBack(id);
      throw error;
    });
    await wrongPasswords.giveBack(id);
    return { answer, cookies: response.headers.getSetCookie() };
  };
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : undefined);

async function countBackupCodes(
  provider: IdentityProvider,
  { origin }: Visit,
  userId: string,
): Promise<number> {
  const headers = new Headers({ Host: new URL(origin).host });
  const { backupCodes } = await provider.api.viewBackupCodes({ body: { userId }, headers });
  return backupCodes.length;
}
