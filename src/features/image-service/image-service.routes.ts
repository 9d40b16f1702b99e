import { type Context, Hono } from 'hono';
import { limitLargeBody } from '../../platform/http/body-limit.ts';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { isFromAnotherSite, isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import { FORM_ROOM_BYTES } from '../../platform/http/form-body.ts';
import { PROMPT_FORM_ADDRESS } from '../../shared/prompt-form-address.ts';
import { isAbortError } from '../image-engines/image-engines.errors.ts';
import { describeCaching, describeImage, holdsOneOf } from './image-answer.ts';
import {
  createCallerGoneError,
  createMethodNotAllowedError,
  createOtherSiteError,
  createPictureTooLargeError,
  createUnknownAddressError,
} from './image-service.errors.ts';
import type { Admission, Caller, Delivery, ImageOrder, PromptRequest } from './image-service.types.ts';
import type { ImageServiceUsecases } from './image-service.usecases.ts';
import type { MakeImage } from './make-image.ts';
import type { FollowedTile, RunProgressBoard } from './progress/run-progress.ts';
import { readPromptForm } from './prompt-form.ts';
import { isPromptAddress, readPromptRequest } from './prompt-request.rules.ts';
import type { GracefulStop } from './queue/graceful-stop.ts';
import { findRunTile, readWordsToAskAbout, showsSignIn } from './run-headers.rules.ts';
import { LARGEST_STARTING_PICTURE } from './starting-picture.usecases.ts';

interface ImageServiceRoutesOptions {
  usecases: ImageServiceUsecases;
  stop: GracefulStop;
  /** Where the page reads how far its images are. */
  progress: Pick<RunProgressBoard, 'follow'>;
  make: MakeImage;
  randomSeed: () => number;
  trustedProxies: number;
}

type Options = ImageServiceRoutesOptions;
type RouteContext = Context<{ Bindings: NodeBindings }>;

/**
 * GET /prompt/{prompt}: words in, picture out. HEAD is refused as everything else is: an answer
 * without its picture would cost as much as one with it. POST /prompt: the same from a picture.
 */
export function createImageServiceRoutes(options: Options): Hono<{ Bindings: NodeBindings }> {
  const { usecases, randomSeed } = options;
  const routes = new Hono<{ Bindings: NodeBindings }>();
  routes.post(
    PROMPT_FORM_ADDRESS,
    async (c, next) => {
      if (isSentByAnotherSite(c.req.raw)) throw createOtherSiteError();
      await next();
    },
    limitLargeBody(LARGEST_STARTING_PICTURE + FORM_ROOM_BYTES, {
      tooLarge: () => createPictureTooLargeError(LARGEST_STARTING_PICTURE),
      senderOf: (c) => ({ address: callerAddress(c, options.trustedProxies) }),
    }),
    async (c) =>
      answerRequest(
        c,
        options,
        await readPromptForm(c.req.raw, { randomSeed, applyPolicy: usecases.applyPolicy }),
      ),
  );
  routes.all('/prompt/*', async (c) => {
    if (c.req.method !== 'GET') throw createMethodNotAllowedError();
    if (!isPromptAddress(c.req.url)) throw createUnknownAddressError();
    if (isFromAnotherSite(c.req.header('Sec-Fetch-Site'))) throw createOtherSiteError();
    const request = readPromptRequest(c.req.url, randomSeed);
    const recipe = usecases.applyPolicy(request.recipe);
    return await answerRequest(c, options, { ...request, recipe });
  });
  return routes;
}

async function answerRequest(c: RouteContext, options: Options, request: PromptRequest): Promise<Response> {
  const caller = {
    address: callerAddress(c, options.trustedProxies),
    header: (name: string) => c.req.header(name),
  };
  const { prompt, startingPicture } = request.recipe;
  const words = startingPicture ? '' : readWordsToAskAbout(caller, prompt);
  // Before anything is counted or held: to ask costs nothing.
  if (words) options.usecases.assertKnown(words);
  const gone = goneSignal(c, caller);
  return await options.stop
    .run(gone, (signal) => makeAndAnswer(c, options, { caller, request, signal, gone }))
    .catch((error) => {
      throw isAbortError(error) ? createCallerGoneError() : error;
    });
}

/**
 * Aborted when the caller wants nothing any more. A guest's closed connection says so. An account's does
 * not: its picture is paid by its hold and waits in its gallery; it says Stop by giving the hold back.
 */
function goneSignal(c: RouteContext, caller: Caller): AbortSignal {
  return showsSignIn(caller) ? new AbortController().signal : c.req.raw.signal;
}

async function makeAndAnswer(
  c: RouteContext,
  options: Options,
  order: Omit<ImageOrder, 'onNews'>,
): Promise<Response> {
  const { usecases, make } = options;
  const { caller, request } = order;
  // Accounts keep no copies: each of their images is counted, and answered from their own store.
  const held = showsSignIn(caller) ? undefined : findHeldTag(c, usecases, request);
  const followed = followTile(options, caller);
  const made = await make({ ...order, onNews: followed?.tell }, held).finally(followed?.end);
  if (!made.delivery)
    return new Response(null, { status: 304, headers: describeCaching(request, made.admission, held) });
  const isStandIn = usecases.isStandIn(made.delivery.image.engine);
  return answerDelivery(request, made.admission, made.delivery, isStandIn);
}

function followTile({ progress }: Options, caller: Caller): FollowedTile | undefined {
  const tile = findRunTile(caller);
  return tile && progress.follow(tile);
}

function answerDelivery(
  request: PromptRequest,
  admission: Admission,
  { image, headers }: Delivery,
  isStandIn: boolean,
): Response {
  return new Response(image.bytes, {
    headers: {
      ...describeImage(image, isStandIn),
      ...describeCaching(request, admission, image.tag),
      ...headers,
    },
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
