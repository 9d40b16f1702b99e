import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readProductionConfig } from './app/config.ts';
import { startServer } from './app/start.ts';

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

const projectRoot = findProjectRoot();

try {
  const server = await startServer({
    projectRoot,
    config: readProductionConfig(projectRoot),
    getBuild: () => import('virtual:react-router/server-build'),
    clientFolder: join(projectRoot, 'build', 'client'),
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('Finishing what is running, then stopping.');
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
} catch (error) {
  console.error(`Dreamseed could not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
