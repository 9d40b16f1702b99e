import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPostgresInstalled } from '../../machine/find-postgres.ts';
import { startPostgresCluster } from '../../tests/support/databases/postgres-cluster.ts';
import { makeSchema } from '../data/make-schema.ts';
import type { BenchPart } from '../measuring/bench-part.types.ts';
import { measureProcesses } from './processes.ts';
import { measurePublishToSeen } from './publish-to-seen.ts';

/** Several processes of a server, and several servers, on one Postgres. */
export const serversBench: BenchPart = {
  name: 'servers',
  pieces: ['processes', 'publish-to-seen'],
  async measure({ say, wants }) {
    if (!isPostgresInstalled()) {
      const note = 'no PostgreSQL server was found';
      return [{ what: 'servers', promise: '', measured: 'not measured', kind: 'ratio', note }];
    }
    const cluster = await startPostgresCluster();
    const folder = await mkdtemp(join(tmpdir(), 'dreamseed-servers-'));
    const place = (name: string) => makeSchema(cluster.url, name, folder);
    try {
      return [
        ...(wants('processes') ? await measureProcesses(await place('processes'), say) : []),
        ...(wants('publish-to-seen') ? [await measurePublishToSeen(await place('seen'), say)] : []),
      ];
    } finally {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
