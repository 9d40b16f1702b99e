import { AsyncLocalStorage } from 'node:async_hooks';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(pair: { hash: string; password: string }): Promise<boolean>;
  /**
   * Hashes a password first and gives the hash to whatever `work` asks for it. Better Auth hashes a
   * new account's password inside its database transaction; on SQLite nobody else could write
   * meanwhile.
   */
  withHashReady<Result>(password: string, work: () => Promise<Result>): Promise<Result>;
}

/** Scrypt (N 16384, r 16, p 1) on Node's thread pool, in the form that Better Auth stores. */
const SCRYPT: Pick<PasswordHashing, 'hash' | 'verify'> = { hash: hashPassword, verify: verifyPassword };

export function createPasswordHashing({ hash: compute, verify } = SCRYPT): PasswordHashing {
  const ready = new AsyncLocalStorage<{ password: string; hash: string }>();
  return {
    async hash(password) {
      const prepared = ready.getStore();
      return prepared?.password === password ? prepared.hash : await compute(password);
    },
    verify,
    async withHashReady(password, work) {
      const hash = await compute(password);
      return await ready.run({ password, hash }, work);
    },
  };
}
