import { type Context, Hono } from 'hono';
import { type AskIsItOurs, LARGEST_ASKED } from '../../features/known-pictures/is-it-ours.usecases.ts';
import {
  createNoPictureError,
  createOtherSiteError,
  createPictureTooLargeError,
} from '../../features/known-pictures/known-pictures.errors.ts';
import { limitLargeBody } from '../../platform/http/body-limit.ts';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import { FORM_ROOM_BYTES, readForm } from '../../platform/http/form-body.ts';
import { IS_IT_OURS_ADDRESS, IS_IT_OURS_CALL } from '../../shared/addresses/is-it-ours-address.ts';
import { AppError } from '../../shared/app-error.ts';
import type { SiteInfo } from '../../shared/site-info.ts';
import { cspHash } from '../security/csp-hash.ts';
import { writeFontFaces } from '../written-page/font-faces.ts';
import { FRAME_STYLE } from '../written-page/frame-style.ts';
import { CHOOSE_SCRIPT } from './choose-picture.script.ts';
import { PAGE_STYLE, renderIsItOursPage, type Told } from './is-it-ours-page.ts';

interface IsItOursRoutesOptions {
  isItOurs: AskIsItOurs;
  siteInfo: () => SiteInfo;
  trustedProxies: number;
  /** Where the build's files for browsers are, with the site's letters among them. */
  clientFolder?: string;
}

const KEPT = 'public, max-age=300';

const writePolicy = (style: string) =>
  [
    "default-src 'none'",
    `style-src ${cspHash(style)}`,
    `script-src ${cspHash(CHOOSE_SCRIPT)}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The page Is it ours?, whose form works without a script, and the same question for programs. */
export function createIsItOursRoutes(options: IsItOursRoutesOptions): Hono<{ Bindings: NodeBindings }> {
  const { isItOurs, siteInfo, trustedProxies, clientFolder } = options;
  const style = writeFontFaces(clientFolder) + FRAME_STYLE + PAGE_STYLE;
  const policy = writePolicy(style);
  const answerPage = async ({ status, told }: { status: number; told?: Told }) => {
    const page = await renderIsItOursPage({ siteName: siteInfo().name, style, told });
    const headers = {
      'Cache-Control': told ? 'private, no-store' : KEPT,
      'Content-Security-Policy': policy,
      'Content-Type': 'text/html; charset=utf-8',
    };
    return new Response(page, { status, headers });
  };
  /** Before the body is read: whoever may not ask need not be listened to. */
  const admit = async (c: Context) => {
    if (isSentByAnotherSite(c.req.raw)) throw createOtherSiteError();
    await isItOurs.admit(callerAddress(c, trustedProxies));
  };
  const limitPicture = limitLargeBody(LARGEST_ASKED + FORM_ROOM_BYTES, {
    tooLarge: () => createPictureTooLargeError(LARGEST_ASKED),
    senderOf: (c) => ({ address: callerAddress(c, trustedProxies) }),
  });
  const ask = async (c: Context) => await isItOurs.ask(await readPicture(c.req.raw));
  const routes = new Hono<{ Bindings: NodeBindings }>();
  routes.get(IS_IT_OURS_ADDRESS, () => answerPage({ status: 200 }));
  routes.post(IS_IT_OURS_ADDRESS, async (c) => {
    try {
      await admit(c);
      let told: Told | undefined;
      await limitPicture(c, async () => {
        told = { answer: await ask(c) };
      });
      return await answerPage({ status: 200, told });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return await answerPage({ status: error.status, told: { failure: error.message } });
    }
  });
  routes.post(
    IS_IT_OURS_CALL,
    async (c, next) => {
      await admit(c);
      await next();
    },
    limitPicture,
    async (c) => c.json(await ask(c), 200, { 'Cache-Control': 'private, no-store' }),
  );
  return routes;
}

async function readPicture(request: Request): Promise<Uint8Array> {
  const { image } = await readForm(request, { names: ['image'], notForm: createNoPictureError });
  if (!image?.isFile || image.bytes.length === 0) throw createNoPictureError();
  return image.bytes;
}
