import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OWN_USER_ONLY } from '../platform/storage/private-files.ts';
import { readProductionConfig } from './config.ts';
import { startDrawServer } from './draw-server/start-draw-server.ts';
import { type RunningServer, startServer } from './start.ts';

/** The server runs from `build/server`; the project is found by its package.json. */
function findProjectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('package.json was not found above the server.');
    folder = parent;
  }
  return folder;
}

/** A terminal and `npm start` both pass on one and the same stop. */
const SAME_STOP_MS = 1_000;

function endAtOnce(stoppingSince: number): void {
  if (performance.now() - stoppingSince > SAME_STOP_MS) process.exit(1);
}

process.umask(OWN_USER_ONLY);
const projectRoot = findProjectRoot();

let stoppingSince: number | undefined;

async function stop(starting: Promise<Pick<RunningServer, 'stop'>>): Promise<void> {
  if (stoppingSince !== undefined) return endAtOnce(stoppingSince);
  stoppingSince = performance.now();
  console.log('Finishing requests, then stopping. Press Ctrl-C again to stop now.');
  const server = await starting;
  process.exit((await server.stop()) ? 0 : 1);
}

try {
  const config = readProductionConfig(projectRoot, process.argv.includes('--by-hand'));
  const starting =
    config.site.role === 'draw'
      ? startDrawServer({ projectRoot, config })
      : startServer({
          projectRoot,
          config,
          getBuild: () => import('virtual:react-router/server-build'),
          clientFolder: join(projectRoot, 'build', 'client'),
        });
  // Before it is ready: whoever reads that it is may stop it in the same moment.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(starting));
  await starting;
} catch (error) {
  console.error(`Dreamseed could not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
