import { type Context, Hono } from 'hono';
import { limitLargeBody } from '../../platform/http/body-limit.ts';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { checkInput, readJson } from '../../platform/http/json-body.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import { createArchiveRoutes } from './archive/archive.routes.ts';
import { createCollectionsRoutes } from './collections/collections.routes.ts';
import { imageSearchSchema } from './finding/image-search.schema.ts';
import {
  createAddressRefusedError,
  createBadRequestKeyError,
  createPictureTooLargeError,
  createTooManySearchesError,
} from './gallery.errors.ts';
import {
  DEFAULT_THUMBNAIL_WIDTH,
  mayBeImageId,
  THUMBNAIL_WIDTHS,
  type ThumbnailWidth,
} from './gallery.rules.ts';
import { releaseSchema } from './gallery.schema.ts';
import type { GalleryCaller } from './gallery.types.ts';
import type { Gallery } from './gallery.usecases.ts';
import { SEARCHES } from './gallery-limits.rules.ts';
import { createSaveCount } from './saving/count-saves.ts';
import { readSaveBody, SAVE_BODY_BYTES } from './saving/save-body.ts';
import type { ImageVariant } from './viewing/signed-urls.ts';
import type { ShownImage } from './viewing/view-image.usecases.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };
const REQUEST_KEY = /^[\x21-\x7e]{1,200}$/;
/** What stands where the id of an image may stand, and is none. */
const CALLS: ReadonlySet<string> = new Set([
  ...['save', 'release', 'history', 'runs', 'enlarging', 'filters'],
  ...['star', 'delete', 'restore', 'collections', 'archive'],
]);
/** Any of these in the address of the history asks for a page of a search. */
const SEARCHED = Object.keys(imageSearchSchema.shape);

interface GalleryRoutesOptions {
  gallery: Gallery;
  guard: AccountGuard;
  trustedProxies: number;
  limits: AttemptLimits;
  /** In the place of the rule's, for tests. */
  savesPerMinute?: number;
}

interface GalleryEnvironment {
  Bindings: NodeBindings;
  /** Of whoever wants to save, known before their picture is read. */
  Variables: { caller: GalleryCaller };
}

type RouteContext = Context<GalleryEnvironment>;

/** Everything under `/api/images`. */
export function createGalleryRoutes(options: GalleryRoutesOptions): Hono<GalleryEnvironment> {
  const { gallery, guard, trustedProxies } = options;
  const searches = options.limits.open(SEARCHES);
  const countSave = createSaveCount(options.limits, options.savesPerMinute);
  const identifyCaller = async (c: RouteContext): Promise<GalleryCaller> => ({
    identity: await guard.identifyLiving(c.req.header('Authorization')),
    address: callerAddress(c, trustedProxies),
  });
  const routes = new Hono<GalleryEnvironment>();
  routes.post(
    '/api/images/save',
    async (c, next) => {
      const caller = await identifyCaller(c);
      await countSave(caller.identity.id);
      c.set('caller', caller);
      await next();
    },
    limitLargeBody(SAVE_BODY_BYTES, {
      tooLarge: createPictureTooLargeError,
      senderOf(c) {
        const { identity, address }: GalleryCaller = c.get('caller');
        return { account: identity.id, address };
      },
    }),
    async (c) => {
      const requestKey = readRequestKey(c.req.header('Idempotency-Key'));
      const input = await readSaveBody(c.req.raw);
      return c.json(await gallery.save(c.get('caller'), input, requestKey), 200, PRIVATE);
    },
  );
  routes.post('/api/images/release', async (c) => {
    const caller = await identifyCaller(c);
    const input = await readJson(c.req.raw, releaseSchema);
    return c.json(await gallery.release(caller, input), 200, PRIVATE);
  });
  routes.get('/api/images/history', async (c) => {
    const { identity } = await identifyCaller(c);
    const asked = c.req.query();
    if (!SEARCHED.some((name) => asked[name] !== undefined))
      return c.json(await gallery.list(identity.id), 200, PRIVATE);
    await takeOrRefuse(searches, identity.id, createTooManySearchesError);
    const search = checkInput({ ...asked, option: c.req.queries('option') }, imageSearchSchema);
    return c.json(await gallery.search(identity.id, search), 200, PRIVATE);
  });
  routes.get('/api/images/filters', async (c) => {
    const { identity } = await identifyCaller(c);
    await takeOrRefuse(searches, identity.id, createTooManySearchesError);
    return c.json(await gallery.filters(identity.id), 200, PRIVATE);
  });
  routes.route('/', createCollectionsRoutes(options));
  routes.route('/', createArchiveRoutes({ archives: gallery.archives, guard }));
  routes.get('/api/images/runs', async (c) => {
    const { identity } = await identifyCaller(c);
    return c.json(await gallery.listRuns(identity.id, c.req.query('ids') ?? ''), 200, PRIVATE);
  });
  routes.delete('/api/images/:id', async (c, next) => {
    if (CALLS.has(c.req.param('id'))) return await next();
    const { identity } = await identifyCaller(c);
    await gallery.remove(identity.id, readImageId(c));
    return c.body(null, 204, PRIVATE);
  });
  routes.post('/api/images/:id/restore', async (c) => {
    const { identity } = await identifyCaller(c);
    return c.json(await gallery.restore(identity.id, readImageId(c)), 200, PRIVATE);
  });
  for (const variant of ['file', 'beginning'] as const)
    routes.get(`/api/images/:id/${variant}`, async (c) =>
      answer(c, await gallery.view(readView(c, variant))),
    );
  routes.get('/api/images/:id/thumbnail', async (c) =>
    answer(
      c,
      await gallery.view({ ...readView(c, 'thumbnail'), thumbnailWidth: readWidth(c.req.query('width')) }),
    ),
  );
  return routes;
}

/** @throws {AppError} 400 when the header is there and unusable. */
function readRequestKey(header: string | undefined): string | undefined {
  if (header !== undefined && !REQUEST_KEY.test(header)) throw createBadRequestKeyError();
  return header;
}

function readView(c: RouteContext, variant: ImageVariant) {
  const { expires, signature } = c.req.query();
  return { imageId: readImageId(c), variant, expires, signature };
}

/** '' for what no image of ours is called. */
function readImageId(c: RouteContext): string {
  const id = c.req.param('id') ?? '';
  return mayBeImageId(id) ? id : '';
}

function readWidth(text: string | undefined): ThumbnailWidth {
  if (text === undefined) return DEFAULT_THUMBNAIL_WIDTH;
  const width = THUMBNAIL_WIDTHS.find((candidate) => String(candidate) === text);
  if (!width) throw createAddressRefusedError();
  return width;
}

/** Whoever may see the picture now may see it until its address runs out, and it never changes. */
function answer(c: RouteContext, { bytes, contentType, timeLeft }: ShownImage): Response {
  const extension = contentType.slice('image/'.length);
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': contentType,
    'Cache-Control': `private, max-age=${Math.floor(timeLeft / 1000)}, immutable`,
    'Content-Disposition': `inline; filename="image-${c.req.param('id')}.${extension}"`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
}
