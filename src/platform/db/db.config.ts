import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

/** Where the site keeps what it must not lose. */
export const databaseConfig = defineConfig({
  dataDir: {
    env: 'DATA_DIR',
    doc: 'The folder for the embedded database, stored files and generated secrets.',
    schema: z.string().min(1),
    default: './data',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    doc: 'A Postgres address (`postgres://user:password@host/name`), or `file:` and a path for an SQLite file elsewhere.',
    schema: z.string().regex(/^$|^postgres(ql)?:\/\/|^file:./, {
      error: 'must start with postgres:// or file:',
    }),
    default: '',
    defaultDoc: '`dreamseed.db` in `DATA_DIR`',
    secret: true,
  },
  directUrl: {
    env: 'DATABASE_DIRECT_URL',
    doc: 'With a pooler of transactions (pgbouncer) at `DATABASE_URL`: the same Postgres past the pooler, for the connection on which servers hear of each other.',
    schema: z.string().regex(/^$|^postgres(ql)?:\/\//, { error: 'must start with postgres://' }),
    default: '',
    defaultDoc: '`DATABASE_URL`',
    secret: true,
  },
  statementSeconds: {
    env: 'DATABASE_STATEMENT_SECONDS',
    doc: 'How long one statement may take on Postgres before it is ended and whoever asked is told to try again; 0 for any time.',
    schema: wholeNumberSetting(0, 3600),
    default: '30',
  },
  lockSeconds: {
    env: 'DATABASE_LOCK_SECONDS',
    doc: 'How long a statement may wait on Postgres for what another one holds; 0 for any time.',
    schema: wholeNumberSetting(0, 3600),
    default: '10',
  },
});
