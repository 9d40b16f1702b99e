/** The whole site behind Vite's development server: edits show at once, in the browser and on the server. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');
const needed = ['art-pack.json', 'enlarging-kernel.wasm'];
if (needed.some((file) => !existsSync(join(root, 'packages/illustrator/build', file)))) {
  execFileSync(process.execPath, [join(root, 'packages/illustrator/tools/build.ts')]);
}

const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
const { startServer } = (await vite.ssrLoadModule(
  '/src/app/start.ts',
)) as typeof import('../src/app/start.ts');

try {
  const server = await startServer({
    projectRoot: root,
    getBuild: () =>
      vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
    before: vite.middlewares,
    onPostsChanged: () => vite.ws.send({ type: 'full-reload' }),
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    await vite.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
