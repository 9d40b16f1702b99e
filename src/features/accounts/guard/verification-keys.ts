import { type CryptoKey, errors, importJWK, type JWK, type JWTHeaderParameters } from 'jose';
import type { Clock } from '../../../shared/clock.ts';
import { KEY_GRACE_SECONDS, TOKEN_ALGORITHM } from './identity-tokens.ts';
import type { SigningKeyStore } from './signing-keys.store.ts';

/** Another server may have made a key since; made-up key names must not turn into a query each. */
const REREAD_AFTER_MS = 60_000;

interface VerificationKey {
  key: CryptoKey | Uint8Array;
  /** Milliseconds since 1970; Infinity for a key without an end. */
  trustedUntil: number;
}

export interface VerificationKeys {
  /** @throws {errors.JWKSNoMatchingKey} for a key that is not ours. */
  find(header: JWTHeaderParameters): Promise<CryptoKey | Uint8Array>;
  /** Reads the keys anew when they are next needed: this server has made one. */
  forget(): void;
}

/** The public halves of the site's keys, kept in memory so that checking a token needs no database. */
export function createVerificationKeys(
  store: Pick<SigningKeyStore, 'list' | 'isOurs'>,
  clock: Clock,
): VerificationKeys {
  let known: Map<string, VerificationKey> | undefined;
  let missedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const stored = await store.list();
    const entries = stored.map(async ({ id, publicKey, expiresAt }) => {
      const key = await importJWK(JSON.parse(publicKey) as JWK, TOKEN_ALGORITHM);
      const trustedUntil = expiresAt ? expiresAt.getTime() + KEY_GRACE_SECONDS * 1000 : Infinity;
      return [id, { key, trustedUntil }] as const;
    });
    known = new Map(await Promise.all(entries));
  }

  /** Requests that miss at the same moment wait for one reading. */
  async function readOnce(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
  }

  async function readAfterMiss(): Promise<void> {
    const now = clock.now();
    if (!reading && now - missedAt < REREAD_AFTER_MS) return;
    if (!reading) missedAt = now;
    await readOnce();
  }

  return {
    async find({ kid }) {
      // A header is what somebody sent, whatever its type says.
      if (typeof kid !== 'string') throw new errors.JWKSNoMatchingKey();
      if (!known) await readOnce();
      if (!known?.has(kid) && store.isOurs(kid)) await readAfterMiss();
      const found = known?.get(kid);
      if (!found || found.trustedUntil < clock.now()) throw new errors.JWKSNoMatchingKey();
      return found.key;
    },
    forget() {
      known = undefined;
    },
  };
}
