import { createServices, type Services } from '../../src/app/composition/services.ts';
import { readConfig } from '../../src/app/config.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { projectRoot } from '../measuring/built-site.ts';

export interface Place {
  /** '' for SQLite in `dataDir`. */
  databaseUrl: string;
  dataDir: string;
}

/** Everything that a server is made of, without jobs, threads and a network. */
export async function openQuietServices({ databaseUrl, dataDir }: Place): Promise<Services> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DRAW_PICTURES_AHEAD: 'off',
    NODE_ENV: 'production',
    ...(databaseUrl ? { AUTH_SECRET: 'a'.repeat(32), GUEST_SECRET: 'b'.repeat(32) } : {}),
  });
  return await createServices({ config, logger: createLogger({ level: 'error' }), projectRoot });
}
