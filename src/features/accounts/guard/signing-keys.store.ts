import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/database.types.ts';
import { toMilliseconds, toStoredMoment } from '../accounts.store.ts';
import type {} from '../accounts.tables.ts';

/** A pair of keys as the token plugin knows it: both halves as JSON, the private one encrypted. */
export interface SigningKey {
  id: string;
  publicKey: string;
  privateKey: string;
  createdAt: Date;
  expiresAt?: Date;
  alg?: 'EdDSA';
  crv?: 'Ed25519';
}

export type NewSigningKey = Omit<SigningKey, 'id' | 'alg' | 'crv'>;

export interface SigningKeyStore {
  list(): Promise<SigningKey[]>;
  add(key: NewSigningKey): Promise<SigningKey>;
  /** Whether a key of this name could be ours; says nothing about whether there is one. */
  isOurs(id: string): boolean;
}

/**
 * The keys that sign identity tokens, shared by all servers of one database. Their ids carry a mark
 * of the site's secret: keys locked with an older secret can neither be opened to sign nor should
 * what they signed be believed, so they count as gone.
 */
export function createSigningKeyStore(database: Database, secret: string): SigningKeyStore {
  const mark = createHash('sha256').update(`signing keys of ${secret}`).digest('hex').slice(0, 12);
  return {
    isOurs: (id) => id.startsWith(`${mark}-`),
    async list() {
      const rows = await database.reader
        .selectFrom('auth_jwks')
        .selectAll()
        .where('id', 'like', `${mark}-%`)
        .execute();
      return rows.map(({ id, publicKey, privateKey, createdAt, expiresAt }) => ({
        id,
        publicKey,
        privateKey,
        createdAt: new Date(toMilliseconds(createdAt)),
        ...(expiresAt === null ? {} : { expiresAt: new Date(toMilliseconds(expiresAt)) }),
        alg: 'EdDSA',
        crv: 'Ed25519',
      }));
    },
    async add(key) {
      const id = `${mark}-${randomUUID()}`;
      await database.writer
        .insertInto('auth_jwks')
        .values({
          id,
          publicKey: key.publicKey,
          privateKey: key.privateKey,
          createdAt: toStoredMoment(database, key.createdAt.getTime()),
          expiresAt: key.expiresAt ? toStoredMoment(database, key.expiresAt.getTime()) : null,
          alg: 'EdDSA',
          crv: 'Ed25519',
        })
        .execute();
      return { ...key, id, alg: 'EdDSA', crv: 'Ed25519' };
    },
  };
}
