import { type Context, Hono } from 'hono';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import { readJson } from '../../platform/http/json-body.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import { createOtherSiteError } from './sharing.errors.ts';
import { reportSchema, shareTermsSchema, takedownAnswerSchema } from './sharing.schema.ts';
import type { Sharing } from './sharing.usecases.ts';
import type { OpenedPicture } from './view-shares.usecases.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

interface SharingRoutesOptions {
  sharing: Sharing;
  guard: AccountGuard;
  trustedProxies: number;
}

type RouteContext = Context<{ Bindings: NodeBindings }>;

/** Where the link of what is shared is made, looked for and ended. */
const LINK_ADDRESSES = [
  ['image', '/api/images/:id/share'],
  ['collection', '/api/images/collections/:id/share'],
] as const;

/** The links of an account, and the pictures behind each. Its page is `ui/shared.page.tsx`. */
export function createSharingRoutes({ sharing, guard, trustedProxies }: SharingRoutesOptions) {
  const identify = (c: RouteContext) => guard.identifyLiving(c.req.header('Authorization'));
  const routes = new Hono<{ Bindings: NodeBindings }>();
  for (const [kind, address] of LINK_ADDRESSES) {
    routes.post(address, async (c) => {
      const { id: accountId } = await identify(c);
      const terms = await readJson(c.req.raw, shareTermsSchema, { whenEmpty: {} });
      return c.json(await sharing.share(accountId, { kind, id: c.req.param('id') }, terms), 200, PRIVATE);
    });
    routes.get(address, async (c) => {
      const { id: accountId } = await identify(c);
      return c.json({ share: await sharing.find(accountId, { kind, id: c.req.param('id') }) }, 200, PRIVATE);
    });
    routes.delete(address, async (c) => {
      const { id: accountId } = await identify(c);
      await sharing.end(accountId, { kind, id: c.req.param('id') });
      return c.body(null, 204, PRIVATE);
    });
  }
  routes.get('/api/shares', async (c) => {
    const { id } = await identify(c);
    const shares = await sharing.list(id);
    return c.json({ shares, takenDown: await sharing.takedowns.list(id) }, 200, PRIVATE);
  });
  routes.post('/api/shares/taken-down/:id/answer', async (c) => {
    const { id: accountId } = await identify(c);
    const { words } = await readJson(c.req.raw, takedownAnswerSchema);
    await sharing.takedowns.answer(accountId, c.req.param('id'), words);
    return c.body(null, 204, PRIVATE);
  });
  routes.post('/api/shares/:token/report', async (c) => {
    if (isSentByAnotherSite(c.req.raw)) throw createOtherSiteError();
    const input = await readJson(c.req.raw, reportSchema);
    await sharing.report(c.req.param('token'), input, callerAddress(c, trustedProxies));
    return c.body(null, 204, PRIVATE);
  });
  routes.get('/s/:token/picture', async (c) => answerPicture(c, await sharing.open(c.req.param('token'))));
  routes.get('/s/:token/pictures/:key', async (c) => {
    const { token, key } = c.req.param();
    return answerPicture(c, await sharing.openCollected(token, key, 'whole'));
  });
  routes.get('/s/:token/pictures/:key/thumbnail', async (c) => {
    const { token, key } = c.req.param();
    return answerPicture(c, await sharing.openCollected(token, key, 'small'));
  });
  return routes;
}

/** Browsers may keep it, and ask each time whether they may still show it. */
async function answerPicture(c: Context, { tag, read }: OpenedPicture): Promise<Response> {
  const headers = {
    'Cache-Control': 'private, no-cache',
    ETag: `"${tag}"`,
    'X-Robots-Tag': 'noindex, noimageindex',
  };
  if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers);
  // How large it is, and of what type, is known when it is read alone.
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const { bytes, contentType } = await read();
  const extension = contentType.slice('image/'.length);
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    'Content-Type': contentType,
    'Content-Disposition': `inline; filename="picture.${extension}"`,
    'X-Content-Type-Options': 'nosniff',
  });
}
