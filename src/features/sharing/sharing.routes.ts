import { type Context, Hono } from 'hono';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import { readJson } from '../../platform/http/json-body.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import { createOtherSiteError } from './sharing.errors.ts';
import { reportSchema, shareTermsSchema } from './sharing.schema.ts';
import type { Sharing } from './sharing.usecases.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

interface SharingRoutesOptions {
  sharing: Sharing;
  guard: AccountGuard;
  trustedProxies: number;
}

type RouteContext = Context<{ Bindings: NodeBindings }>;

/** The links of an account, and the picture behind each. Its page is `ui/shared.page.tsx`. */
export function createSharingRoutes({ sharing, guard, trustedProxies }: SharingRoutesOptions) {
  const identify = (c: RouteContext) => guard.identifyLiving(c.req.header('Authorization'));
  const routes = new Hono<{ Bindings: NodeBindings }>();
  routes.post('/api/images/:id/share', async (c) => {
    const { id } = await identify(c);
    const terms = await readJson(c.req.raw, shareTermsSchema, { whenEmpty: {} });
    return c.json(await sharing.share(id, c.req.param('id'), terms), 200, PRIVATE);
  });
  routes.get('/api/images/:id/share', async (c) => {
    const { id } = await identify(c);
    return c.json({ share: await sharing.find(id, c.req.param('id')) }, 200, PRIVATE);
  });
  routes.delete('/api/images/:id/share', async (c) => {
    const { id } = await identify(c);
    await sharing.end(id, c.req.param('id'));
    return c.body(null, 204, PRIVATE);
  });
  routes.get('/api/shares', async (c) => {
    const { id } = await identify(c);
    return c.json({ shares: await sharing.list(id) }, 200, PRIVATE);
  });
  routes.post('/api/shares/:token/report', async (c) => {
    if (isSentByAnotherSite(c.req.raw)) throw createOtherSiteError();
    const input = await readJson(c.req.raw, reportSchema);
    await sharing.report(c.req.param('token'), input, callerAddress(c, trustedProxies));
    return c.body(null, 204, PRIVATE);
  });
  routes.get('/s/:token/picture', async (c) => answerPicture(c, sharing));
  return routes;
}

/** Browsers may keep it, and ask each time whether they may still show it. */
async function answerPicture(c: RouteContext, sharing: Sharing): Promise<Response> {
  const { imageId, read } = await sharing.open(c.req.param('token') ?? '');
  const headers = {
    'Cache-Control': 'private, no-cache',
    ETag: `"${imageId}"`,
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
