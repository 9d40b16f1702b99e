import { Hono } from 'hono';
import type { PostsHealth } from '../../features/posts/posts.types.ts';
import { urls } from '../../urls.ts';
import { programVersion } from './program-version.ts';
import type { Readiness } from './readiness.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
/** When a proxy may look again, in seconds. */
const LOOK_AGAIN = { 'Retry-After': '2' };

interface HealthRoutesOptions {
  readiness: Pick<Readiness, 'look'>;
  /** How the posts are, where there are any; visitors read kept copies while a blog is away, so that is never a reason to send them elsewhere. */
  sitePosts?: { health(): PostsHealth };
}

/**
 * `/healthz`: the process answers, and which version it is; whoever gets no 200 may restart it. `/readyz`: it can serve; whoever
 * gets a 503 sends visitors elsewhere, and reads which part is away since when.
 */
export function createHealthRoutes({ readiness, sitePosts }: HealthRoutesOptions): Hono {
  const routes = new Hono();
  routes.get(urls.health(), (c) => c.json({ status: 'ok', version: programVersion }, 200, NO_STORE));
  routes.get(urls.ready(), async (c) => {
    const report = await readiness.look();
    const body = { ...report, posts: sitePosts?.health() };
    if (report.status === 'ready') return c.json(body, 200, NO_STORE);
    return c.json(body, 503, { ...NO_STORE, ...LOOK_AGAIN });
  });
  return routes;
}
