import { type Context, Hono } from 'hono';
import { streamBytes } from '../../../platform/http/answers/stream-bytes.ts';
import type { NodeBindings } from '../../../platform/http/caller.ts';
import { checkInput, readJson } from '../../../platform/http/json-body.ts';
import type { AccountGuard } from '../../../shared/account-identity.ts';
import { imageIdsSchema } from '../collections/collections.schema.ts';
import { createRangeError } from '../gallery.errors.ts';
import type { ImageArchive, ImageArchives } from './archive-images.usecases.ts';
import { readByteRange } from './byte-range.rules.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Several pictures as one file, with the ways to it. */
export function createArchiveRoutes({ archives, guard }: { archives: ImageArchives; guard: AccountGuard }) {
  const routes = new Hono<{ Bindings: NodeBindings }>();
  routes.post('/api/images/archive', async (c) => {
    const { id } = await guard.identifyLiving(c.req.header('Authorization'));
    const { ids } = await readJson(c.req.raw, imageIdsSchema);
    return c.json(await archives.prepare(id, ids), 200, PRIVATE);
  });
  routes.get('/api/images/archive', async (c) => {
    const { ids = '', account, expires, signature } = c.req.query();
    const accountId =
      signature === undefined
        ? (await guard.identifyLiving(c.req.header('Authorization'))).id
        : archives.readClaim({ ids, account, expires, signature });
    const chosen = checkInput({ ids: ids.split(',').filter((id) => id !== '') }, imageIdsSchema);
    return await answer(c, await archives.find(accountId, chosen.ids));
  });
  return routes;
}

async function answer(c: Context, archive: ImageArchive): Promise<Response> {
  const { size, tag } = archive;
  // Of another archive than the one that was begun nothing may be appended.
  const goesOn = [undefined, tag].includes(c.req.header('If-Range'));
  const range = goesOn ? readByteRange(c.req.header('Range'), size) : undefined;
  if (range === 'none') throw createRangeError(size);
  const { from, to } = range ?? { from: 0, to: size };
  const headers = {
    ...PRIVATE,
    'Content-Type': 'application/zip',
    'Content-Length': String(to - from),
    'Content-Disposition': `attachment; filename="${archive.fileName}"`,
    'Accept-Ranges': 'bytes',
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
    ...(range && { 'Content-Range': `bytes ${from}-${to - 1}/${size}` }),
  };
  const status = range ? 206 : 200;
  // Nobody reads the body of an answer to HEAD, so nobody would close it.
  if (c.req.method === 'HEAD') return c.body(null, status, headers);
  const { bytes, close } = await archive.open({ from, to });
  return c.body(streamBytes(bytes, { onEnd: () => void close() }), status, headers);
}
