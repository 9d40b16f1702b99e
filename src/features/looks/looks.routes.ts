import { type Context, Hono } from 'hono';
import { readJson } from '../../platform/http/json-body.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import { looksFileSchema, renameLookSchema } from './looks.schema.ts';
import type { SavedLooksUsecases } from './looks.usecases.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };
const LOOK_ID = /^[\w-]{1,64}$/;

interface LooksRoutesOptions {
  savedLooks: SavedLooksUsecases;
  guard: AccountGuard;
}

/** Everything under `/api/looks`. */
export function createLooksRoutes({ savedLooks, guard }: LooksRoutesOptions): Hono {
  const identify = async (c: Context) => (await guard.identifyLiving(c.req.header('Authorization'))).id;
  const routes = new Hono();
  routes.get('/api/looks', async (c) => c.json(await savedLooks.list(await identify(c)), 200, PRIVATE));
  routes.post('/api/looks', async (c) => {
    const accountId = await identify(c);
    const { looks } = await readJson(c.req.raw, looksFileSchema);
    return c.json(await savedLooks.keep(accountId, looks), 201, PRIVATE);
  });
  routes.patch('/api/looks/:id', async (c) => {
    const accountId = await identify(c);
    const { name } = await readJson(c.req.raw, renameLookSchema);
    return c.json(await savedLooks.giveName(accountId, lookIdOf(c), name), 200, PRIVATE);
  });
  routes.delete('/api/looks/:id', async (c) => {
    await savedLooks.remove(await identify(c), lookIdOf(c));
    return c.body(null, 204, PRIVATE);
  });
  return routes;
}

/** '' for what no look of ours is called: a database may refuse even to look for it. */
function lookIdOf(c: Context): string {
  const id = c.req.param('id') ?? '';
  return LOOK_ID.test(id) ? id : '';
}
