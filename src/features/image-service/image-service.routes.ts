import { type Context, Hono } from 'hono';
import { readClientAddress } from '../../platform/http/client-address.ts';
import { isFromAnotherSite } from '../../platform/http/fetch-site.ts';
import { isAbortError } from '../image-engines/image-engines.errors.ts';
import type { GracefulStop } from './graceful-stop.ts';
import { describeCaching, describeImage, holdsOneOf } from './image-answer.ts';
import {
  createCallerGoneError,
  createMethodNotAllowedError,
  createOtherSiteError,
  createUnknownAddressError,
} from './image-service.errors.ts';
import type { Admission, Admit, PromptRequest } from './image-service.types.ts';
import type { ImageServiceUsecases } from './image-service.usecases.ts';
import { isPromptAddress, readPromptRequest } from './prompt-request.rules.ts';

export interface ImageServiceRoutesOptions {
  usecases: ImageServiceUsecases;
  stop: GracefulStop;
  admit: Admit;
  randomSeed: () => number;
  trustedProxies: number;
  onGiveBackFailed?: (error: unknown) => void;
}

/** What Node's server gives beside the request; missing when a request does not come from a network. */
interface Bindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

type Options = ImageServiceRoutesOptions;
type RouteContext = Context<{ Bindings: Bindings }>;

/**
 * GET /prompt/{prompt}: words in, picture out. HEAD is refused as everything else is: an answer
 * without its picture would cost as much as one with it.
 */
export function createImageServiceRoutes(options: Options): Hono<{ Bindings: Bindings }> {
  const routes = new Hono<{ Bindings: Bindings }>();
  routes.all('/prompt/*', async (c) => {
    if (c.req.method !== 'GET') throw createMethodNotAllowedError();
    if (!isPromptAddress(c.req.url)) throw createUnknownAddressError();
    if (isFromAnotherSite(c.req.header('Sec-Fetch-Site'))) throw createOtherSiteError();
    const request = readPromptRequest(c.req.url, options.randomSeed);
    const caller = { address: readAddress(c, options), header: (name: string) => c.req.header(name) };
    return await options.stop
      .run(c.req.raw.signal, async (signal) => {
        const admission = await options.admit(caller, request);
        return await answerOrGiveBack(admission, options, () =>
          answer(c, options, { request, admission, signal }),
        );
      })
      .catch((error) => {
        throw isAbortError(error) ? createCallerGoneError() : error;
      });
  });
  return routes;
}

function readAddress(c: RouteContext, { trustedProxies }: Options): string {
  return readClientAddress({
    socketAddress: c.env?.incoming?.socket?.remoteAddress,
    forwardedFor: c.req.header('X-Forwarded-For'),
    trustedProxies,
  });
}

interface AdmittedRequest {
  request: PromptRequest;
  admission: Admission;
  signal: AbortSignal;
}

async function answer(
  c: RouteContext,
  { usecases }: Options,
  { request, admission, signal }: AdmittedRequest,
): Promise<Response> {
  const held = findHeldTag(c, usecases, request);
  if (held) return new Response(null, { status: 304, headers: describeCaching(request, admission, held) });
  const image = await usecases.draw(request.recipe, { visitor: admission.visitor, signal });
  const more = await admission.deliver(image);
  return new Response(image.bytes, {
    headers: { ...describeImage(image), ...describeCaching(request, admission, image.tag), ...more },
  });
}

function findHeldTag(
  c: RouteContext,
  usecases: ImageServiceUsecases,
  { recipe, seedGiven }: PromptRequest,
): string | undefined {
  const ifNoneMatch = c.req.header('If-None-Match');
  if (!seedGiven || ifNoneMatch === undefined) return undefined;
  return holdsOneOf(usecases.listTags(recipe), ifNoneMatch);
}

async function answerOrGiveBack(
  admission: Admission,
  { onGiveBackFailed = () => {} }: Options,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    // What went wrong first is what the caller needs to know.
    await admission.giveBack().catch(onGiveBackFailed);
    throw error;
  }
}
