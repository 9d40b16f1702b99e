import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';

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
});
