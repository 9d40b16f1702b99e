/**
 * The product's server in a process of its own, so that what an attack costs it can be measured.
 * It is started by `hostile-site.ts`, which asks for its memory over the channel between the two.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';

import { startServer } from '../../../src/app/start.ts';

const SETTLE_MS = 50;

const server = await startServer({
  projectRoot: join(import.meta.dirname, '..', '..', '..'),
  getBuild: () => Promise.resolve(createPagelessBuild()),
  say: () => undefined,
});

type ServerRouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** The pages need a build, which these tests do without: every page is one that does not exist. */
function createPagelessBuild(): ServerBuild {
  const answer = () => Response.json({ message: 'There’s no page.', code: 'page.unknown' }, { status: 404 });
  // Without a component of its own a page is only what its loader answers.
  const page = { loader: answer, action: answer } as unknown as ServerRouteModule;
  return {
    entry: { module: { default: answer } },
    routes: {
      root: { id: 'root', path: '*', module: page },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  };
}

/** Twice, because what a finalizer frees is gone only the next time. */
async function readMemory() {
  for (let round = 0; round < 2; round++) {
    globalThis.gc?.();
    await sleep(SETTLE_MS);
  }
  return process.memoryUsage();
}

process.on('message', async () => process.send?.({ memory: await readMemory() }));
// A server whose test was stopped loses its channel, and ends too.
process.on('disconnect', () => process.exit(0));
process.send?.({ port: server.port });
