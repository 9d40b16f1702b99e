import { type Context, Hono } from 'hono';
import { limitLargeBody } from '../../platform/http/body-limit.ts';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import { FORM_ROOM_BYTES, readForm } from '../../platform/http/form-body.ts';
import { checkInput, readJson } from '../../platform/http/json-body.ts';
import type { AccountGuard, AccountIdentity } from '../../shared/account-identity.ts';
import { AppError } from '../../shared/app-error.ts';
import { LEARN_STYLE_ADDRESS, STYLE_ID, STYLE_PICTURES_ADDRESS } from '../../shared/learn-style-address.ts';
import { answerLearning } from './answer-learning.ts';
import type { KeptStylesUsecases } from './kept-styles.usecases.ts';
import type { LearningPlace, LearnStyle } from './learn-style.usecases.ts';
import {
  createKeptPicturesTooLargeError,
  createNoPictureError,
  createNotPicturesError,
  createOtherSiteError,
  createPictureTooLargeError,
  createUnreadableFileError,
} from './learned-styles.errors.ts';
import {
  fileNameOf,
  LARGEST_FORM,
  LARGEST_KEPT_FORM,
  LARGEST_PICTURE,
  MOST_KEPT_PICTURES,
  MOST_PICTURES,
} from './learned-styles.rules.ts';
import { renameSchema, styleFileSchema } from './learned-styles.schema.ts';
import type { StylePictures } from './style-pictures.usecases.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };
const A_STYLE_ID = new RegExp(`^${STYLE_ID}$`);
const FIELDS = Array.from({ length: MOST_PICTURES }, (_, index) => `image${index + 1}`);

interface LearnedStylesRoutesOptions {
  keptStyles: KeptStylesUsecases;
  learnStyle: LearnStyle;
  stylePictures: StylePictures;
  guard: AccountGuard;
  trustedProxies: number;
  /** Told why learning failed; its visitor is told only that it did. */
  onFailed: (error: unknown) => void;
}

interface Environment {
  Bindings: NodeBindings;
  Variables: { place: LearningPlace; accountId: string };
}

type RouteContext = Context<Environment>;

/** Everything under `/api/styles`. */
export function createLearnedStylesRoutes(options: LearnedStylesRoutesOptions): Hono<Environment> {
  const { keptStyles, learnStyle, stylePictures, guard, trustedProxies, onFailed } = options;
  const identify = (c: RouteContext) => guard.identifyLiving(c.req.header('Authorization'));
  const identifyIfSignedIn = async (c: RouteContext): Promise<AccountIdentity | undefined> =>
    c.req.header('Authorization') ? await identify(c) : undefined;
  const routes = new Hono<Environment>();
  routes.post(
    LEARN_STYLE_ADDRESS,
    async (c, next) => {
      if (isSentByAnotherSite(c.req.raw)) throw createOtherSiteError();
      const address = callerAddress(c, trustedProxies);
      c.set('place', await learnStyle.admit({ identity: await identifyIfSignedIn(c), address }));
      await next();
    },
    limitLargeBody(LARGEST_FORM + FORM_ROOM_BYTES, {
      tooLarge: createPictureTooLargeError,
      senderOf: (c) => ({ address: callerAddress(c, trustedProxies) }),
    }),
    async (c) => {
      const place = c.get('place');
      const pictures = await place.unpack(await readPictures(c.req.raw, MOST_PICTURES));
      return answerLearning({ place, pictures, left: c.req.raw.signal, onFailed });
    },
  );
  routes.get('/api/styles', async (c) => c.json(await keptStyles.list((await identify(c)).id), 200, PRIVATE));
  routes.post('/api/styles', async (c) => {
    const { id } = await identify(c);
    return c.json(await keptStyles.keep(id, await readJson(c.req.raw, styleFileSchema)), 201, PRIVATE);
  });
  // A file that somebody else made: it is said whether it is one, and an account keeps it.
  routes.post('/api/styles/import', async (c) => {
    if (isSentByAnotherSite(c.req.raw)) throw createOtherSiteError();
    const identity = await identifyIfSignedIn(c);
    const file = await readJson(c.req.raw, styleFileSchema).catch((error) => {
      throw error instanceof AppError && error.status === 400 ? createUnreadableFileError() : error;
    });
    if (identity) return c.json(await keptStyles.keep(identity.id, file), 201, PRIVATE);
    return c.json({ name: file.name, style: file.style }, 200, PRIVATE);
  });
  routes.patch('/api/styles/:id', async (c) => {
    const { id } = await identify(c);
    const { name } = await readJson(c.req.raw, renameSchema);
    return c.json(await keptStyles.giveName(id, styleIdOf(c), name), 200, PRIVATE);
  });
  routes.delete('/api/styles/:id', async (c) => {
    const { id } = await identify(c);
    await keptStyles.remove(id, styleIdOf(c));
    return c.body(null, 204, PRIVATE);
  });
  routes.post(
    STYLE_PICTURES_ADDRESS,
    async (c, next) => {
      const { id } = await identify(c);
      await stylePictures.admit(id, styleIdOf(c));
      c.set('accountId', id);
      await next();
    },
    limitLargeBody(LARGEST_KEPT_FORM + FORM_ROOM_BYTES, {
      tooLarge: createKeptPicturesTooLargeError,
      senderOf: (c) => ({ address: callerAddress(c, trustedProxies), account: c.get('accountId') }),
    }),
    async (c) => {
      const pictures = await readPictures(c.req.raw, MOST_KEPT_PICTURES);
      await stylePictures.replace(c.get('accountId'), styleIdOf(c), pictures);
      return c.body(null, 204, PRIVATE);
    },
  );
  routes.get('/api/styles/:id/file', async (c) => {
    const { id } = await identify(c);
    const file = checkInput(await keptStyles.file(id, styleIdOf(c)), styleFileSchema);
    return c.body(`${JSON.stringify(file, null, 2)}\n`, 200, {
      ...PRIVATE,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileNameOf(file.name)}"`,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return routes;
}

/** '' for what no style of ours is called: a database may refuse even to look for it. */
function styleIdOf(c: RouteContext): string {
  const id = c.req.param('id') ?? '';
  return A_STYLE_ID.test(id) ? id : '';
}

/** @throws {AppError} 400 when there is none, 413 when one is too large. */
async function readPictures(request: Request, most: number): Promise<Uint8Array[]> {
  const names = FIELDS.slice(0, most);
  const form = await readForm(request, { names, notForm: createNotPicturesError });
  const pictures = names.flatMap((name) => {
    const part = form[name];
    return part?.isFile && part.bytes.length > 0 ? [part.bytes] : [];
  });
  if (pictures.length === 0) throw createNoPictureError();
  if (pictures.some(({ length }) => length > LARGEST_PICTURE)) throw createPictureTooLargeError();
  return pictures;
}
