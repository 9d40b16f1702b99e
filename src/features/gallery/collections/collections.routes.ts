import { type Context, Hono } from 'hono';
import { readJson } from '../../../platform/http/json-body.ts';
import type { AttemptLimits } from '../../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import type { AccountGuard } from '../../../shared/account-identity.ts';
import { createTooManyChangesError } from '../gallery.errors.ts';
import type { Gallery } from '../gallery.usecases.ts';
import { CHANGES } from '../gallery-limits.rules.ts';
import { MOST_COLLECTIONS } from './collections.rules.ts';
import { collectionNameSchema, imageIdsSchema, membersSchema, starSchema } from './collections.schema.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

interface CollectionsRoutesOptions {
  gallery: Pick<Gallery, 'collections' | 'removeAll' | 'restoreAll'>;
  guard: AccountGuard;
  limits: AttemptLimits;
}

/** What owners do with several images at once, and the collections that they keep them in. */
export function createCollectionsRoutes({ gallery, guard, limits }: CollectionsRoutesOptions): Hono {
  const { collections } = gallery;
  const changes = limits.open(CHANGES);
  const identify = async (c: Context) => (await guard.identifyLiving(c.req.header('Authorization'))).id;
  const identifyToChange = async (c: Context) => {
    const accountId = await identify(c);
    await takeOrRefuse(changes, accountId, createTooManyChangesError);
    return accountId;
  };
  const routes = new Hono();
  routes.post('/api/images/star', async (c) => {
    const accountId = await identifyToChange(c);
    const { ids, starred } = await readJson(c.req.raw, starSchema);
    await collections.star(accountId, ids, starred);
    return c.body(null, 204, PRIVATE);
  });
  routes.post('/api/images/delete', async (c) => {
    const accountId = await identifyToChange(c);
    await gallery.removeAll(accountId, (await readJson(c.req.raw, imageIdsSchema)).ids);
    return c.body(null, 204, PRIVATE);
  });
  routes.post('/api/images/restore', async (c) => {
    const accountId = await identifyToChange(c);
    const { ids } = await readJson(c.req.raw, imageIdsSchema);
    return c.json({ images: await gallery.restoreAll(accountId, ids) }, 200, PRIVATE);
  });
  routes.get('/api/images/collections', async (c) =>
    c.json({ collections: await collections.list(await identify(c)), most: MOST_COLLECTIONS }, 200, PRIVATE),
  );
  routes.post('/api/images/collections', async (c) => {
    const accountId = await identifyToChange(c);
    const { name } = await readJson(c.req.raw, collectionNameSchema);
    return c.json(await collections.create(accountId, name), 201, PRIVATE);
  });
  routes.patch('/api/images/collections/:id', async (c) => {
    const accountId = await identifyToChange(c);
    const { name } = await readJson(c.req.raw, collectionNameSchema);
    return c.json(await collections.giveName(accountId, c.req.param('id'), name), 200, PRIVATE);
  });
  routes.delete('/api/images/collections/:id', async (c) => {
    await collections.remove(await identifyToChange(c), c.req.param('id'));
    return c.body(null, 204, PRIVATE);
  });
  routes.post('/api/images/collections/:id/images', async (c) => {
    const accountId = await identifyToChange(c);
    const { ids, included } = await readJson(c.req.raw, membersSchema);
    await collections.include(accountId, c.req.param('id'), ids, included);
    return c.body(null, 204, PRIVATE);
  });
  return routes;
}
