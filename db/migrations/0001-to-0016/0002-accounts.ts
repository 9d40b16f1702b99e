import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

export const name = '0002-accounts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ownedByUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('auth_user.id').onDelete('cascade');

/** The tables of better-auth 1.7, with its column names; its own generator warns when it meets them again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createUsers(database);
  await createSessions(database);
  await createSignInMethods(database);
  await createVerifications(database);
  await createSigningKeys(database);
  await createSecrets(database);
}

async function createUsers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('auth_user')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', 'boolean', required)
    .addColumn('image', 'text')
    .addColumn('createdAt', 'timestamptz', required)
    .addColumn('updatedAt', 'timestamptz', required)
    .execute();
}

async function createSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('auth_session')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expiresAt', 'timestamptz', required)
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'timestamptz', required)
    .addColumn('updatedAt', 'timestamptz', required)
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', ownedByUser)
    .execute();
  await database.schema.createIndex('auth_session_user').on('auth_session').column('userId').execute();
}

/** One row for each way a user may sign in: a password, or a provider's account. */
async function createSignInMethods(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('auth_account')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('accountId', 'text', required)
    .addColumn('providerId', 'text', required)
    .addColumn('userId', 'text', ownedByUser)
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'timestamptz')
    .addColumn('refreshTokenExpiresAt', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', 'timestamptz', required)
    .addColumn('updatedAt', 'timestamptz', required)
    .addUniqueConstraint('auth_account_provider', ['providerId', 'accountId'])
    .execute();
  await database.schema.createIndex('auth_account_user').on('auth_account').column('userId').execute();
}

async function createVerifications(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('auth_verification')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('identifier', 'text', required)
    .addColumn('value', 'text', required)
    .addColumn('expiresAt', 'timestamptz', required)
    .addColumn('createdAt', 'timestamptz', required)
    .addColumn('updatedAt', 'timestamptz', required)
    .execute();
  await database.schema
    .createIndex('auth_verification_identifier')
    .on('auth_verification')
    .column('identifier')
    .execute();
}

/** Keys that sign identity tokens; the private halves are encrypted by the library. */
async function createSigningKeys(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('auth_jwks')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('publicKey', 'text', required)
    .addColumn('privateKey', 'text', required)
    .addColumn('createdAt', 'timestamptz', required)
    .addColumn('expiresAt', 'timestamptz')
    .addColumn('alg', 'text')
    .addColumn('crv', 'text')
    .execute();
}

/** Secrets that all servers of one database must share, made once when no variable names them. */
async function createSecrets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('site_secret')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', required)
    .execute();
}
