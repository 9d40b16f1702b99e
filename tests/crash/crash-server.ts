/**
 * The product's server with fail-points around everything it keeps, for tests that kill it:
 *
 *     CRASH_WINDOW='after commit [update purse, insert hold]' CRASH_HIT=1 node tests/crash/crash-server.ts
 *
 * Settings are the product's. `/crash/...` steers it; the product knows nothing of that.
 */
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServices, type Services } from '../../src/app/composition/services.ts';
import { readConfig } from '../../src/app/config.ts';
import { createServerApp } from '../../src/app/server.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { createFailPoints, type FailPoints } from '../support/failures/fail-point.ts';
import { withFailPoints } from '../support/failures/fail-point-database.ts';
import { withStorageFailPoints } from '../support/failures/fail-point-storage.ts';

const points = createFailPoints(() => process.kill(process.pid, 'SIGKILL'));
const { CRASH_WINDOW, CRASH_HIT = '1' } = process.env;
if (CRASH_WINDOW) points.arm(CRASH_WINDOW, Number(CRASH_HIT));

const config = readConfig();
const logger = createLogger({ level: config.site.logLevel });
const services = await createServices({
  config,
  logger,
  projectRoot: join(import.meta.dirname, '..', '..'),
  decorateDatabase: (database) => withFailPoints(database, points),
  decorateStorage: (storage) => withStorageFailPoints(storage, points),
  // What is counted exactly must not be counted in memory because a busy machine stood still.
  longestCountMs: 60_000,
});
const app = createServerApp({
  config,
  services,
  logger,
  getBuild: () => Promise.reject(new Error('Pages are not part of this server.')),
});
const steering = createSteering(points, services);
const answer = getRequestListener((request, environment) =>
  new URL(request.url).pathname.startsWith('/crash/')
    ? steering.fetch(request, environment)
    : app.fetch(request, environment),
);
const server = createServer(answer);
server.listen(config.site.port, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  services.setPort(address.port);
  // A server that is killed leaves nothing of what it compiled to the next one.
  flushCompileCache();
  console.log(`ready ${address.port}`);
});
process.stdin.resume().once('end', () => process.exit(1));
process.on('SIGTERM', async () => {
  server.close();
  server.closeAllConnections();
  await services.close();
  process.exit(0);
});

function createSteering(failPoints: FailPoints, { jobs, licenseChecks, mail }: Services): Hono {
  const routes = new Hono();
  routes.post('/crash/arm', async (c) => {
    const { window, hit } = await c.req.json<{ window: string; hit: number }>();
    failPoints.arm(window, hit);
    return c.json({});
  });
  routes.post('/crash/reach', async (c) => {
    failPoints.reach((await c.req.json<{ window: string }>()).window);
    return c.json({});
  });
  routes.post('/crash/take-hits', (c) => c.json(failPoints.takeHits()));
  routes.post('/crash/run-jobs', async (c) => {
    await jobs.runOnce();
    return c.json({});
  });
  routes.post('/crash/check-licenses', async (c) => c.json(await licenseChecks.checkDue()));
  routes.post('/crash/send-mails', async (c) => {
    await mail?.outbox.deliverDue();
    return c.json({});
  });
  return routes;
}
