import type { Generated, SqlBool } from 'kysely';

/** A moment as Better Auth writes it: ISO text in SQLite, a timestamp in Postgres. */
export type StoredMoment = string | Date;

interface AuthUserRow {
  id: string;
  name: string;
  email: string;
  /** 1 or 0 in SQLite. */
  emailVerified: boolean | number;
  /** Whether signing in takes a code, too; 1 or 0 in SQLite. */
  twoFactorEnabled: Generated<SqlBool>;
  createdAt: StoredMoment;
  updatedAt: StoredMoment;
}

/** A sign-in that lives until it ends or runs out. The library owns the rows; we read the few columns named here. */
interface AuthSessionRow {
  id: string;
  userId: string;
  createdAt: StoredMoment;
  expiresAt: StoredMoment;
  /** Whether it began with a code, too; 1 or 0 in SQLite. */
  secondFactor: Generated<SqlBool>;
}

/** What `providerId` says of somebody whom Firebase names. */
export const FIREBASE_PROVIDER = 'firebase';

/** One way to sign in: a password, or a provider's account. */
interface AuthAccountRow {
  id: string;
  userId: string;
  providerId: string;
  accountId: string;
  /** Always null: see `withoutTokens` in sign-in-sessions.ts. */
  accessToken?: string | null;
  /** Hashed; null for a provider's account. */
  password?: string | null;
  createdAt: StoredMoment;
  updatedAt: StoredMoment;
}

/** An account's second factor: the library encrypts what it is made of. */
interface AuthTwoFactorRow {
  id: string;
  userId: string;
  /** Whether a first code has shown that it works. */
  verified: SqlBool;
  secret: string;
  backupCodes: string;
}

/** A pair of keys that signs identity tokens; the private half is encrypted. */
interface AuthSigningKeyRow {
  id: string;
  publicKey: string;
  privateKey: string;
  createdAt: StoredMoment;
  expiresAt: StoredMoment | null;
  alg: string | null;
  crv: string | null;
}

interface AuthVerificationRow {
  id: string;
  identifier: string;
  /** The account's id for a link to a new password; JSON for a sign-in with a provider that was begun. */
  value: string;
  createdAt: StoredMoment;
  updatedAt: StoredMoment;
  expiresAt: StoredMoment;
}

/** See DeletedSubjects. */
interface DeletedSubjectRow {
  /** Of issuer and person together; says nothing without the site's secret. */
  mark: string;
  /** Milliseconds since 1970. */
  deleted_at: number;
}

/** An account that whoever runs the site keeps out. */
interface SuspendedAccountRow {
  account_id: string;
  /** Milliseconds since 1970. */
  suspended_at: number;
  reason: string;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    auth_user: AuthUserRow;
    auth_session: AuthSessionRow;
    auth_account: AuthAccountRow;
    auth_two_factor: AuthTwoFactorRow;
    auth_jwks: AuthSigningKeyRow;
    auth_verification: AuthVerificationRow;
    deleted_subject: DeletedSubjectRow;
    suspended_account: SuspendedAccountRow;
  }
}
