import { type Context, Hono } from 'hono';
import { limitLargeBody } from '../../platform/http/body-limit.ts';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { isFromAnotherSite, isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import { FORM_ROOM_BYTES } from '../../platform/http/form-body.ts';
import { PROMPT_FORM_ADDRESS } from '../../shared/prompt-form-address.ts';
import { isAbortError, isEngineTimeout } from '../image-engines/image-engines.errors.ts';
import { createHoldReleasedError, isHoldReleased } from './account-runs/account-run.errors.ts';
import { describeCaching, describeImage, holdsOneOf } from './image-answer.ts';
import {
  createCallerGoneError,
  createMethodNotAllowedError,
  createOtherSiteError,
  createPictureTooLargeError,
  createUnknownAddressError,
} from './image-service.errors.ts';
import type {
  Admission,
  Admit,
  AnsweredPicture,
  Caller,
  Delivery,
  GiveBackReason,
  PromptRequest,
} from './image-service.types.ts';
import type { ImageServiceUsecases } from './image-service.usecases.ts';
import type { FollowedTile, RunProgressBoard } from './progress/run-progress.ts';
import { LARGEST_STARTING_PICTURE, readPromptForm } from './prompt-form.ts';
import { isPromptAddress, readPromptRequest } from './prompt-request.rules.ts';
import type { GracefulStop } from './queue/graceful-stop.ts';
import { findRunTile, readWordsToAskAbout, showsSignIn } from './run-headers.rules.ts';

interface ImageServiceRoutesOptions {
  usecases: ImageServiceUsecases;
  stop: GracefulStop;
  /** Where the page reads how far its images are. */
  progress: Pick<RunProgressBoard, 'follow'>;
  admit: Admit;
  randomSeed: () => number;
  trustedProxies: number;
  onGiveBackFailed?: (error: unknown) => void;
  onAnswered?: (picture: AnsweredPicture) => void;
  /** Told of each picture that leaves. */
  onDelivered?: (bytes: Uint8Array) => void;
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
    .run(gone, (signal) => admitAndAnswer(c, options, { caller, request, signal, gone }))
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

interface CheckedRequest {
  caller: Caller;
  request: PromptRequest;
  /** Aborted when the caller wants nothing any more. */
  gone: AbortSignal;
  /** Aborted then too, and when the service stops. */
  signal: AbortSignal;
}

async function admitAndAnswer(
  c: RouteContext,
  options: Options,
  { caller, request, signal, gone }: CheckedRequest,
): Promise<Response> {
  const { usecases, admit, onGiveBackFailed = () => {}, onDelivered } = options;
  // Accounts keep no copies: each of their images is counted, and answered from their own store.
  const held = showsSignIn(caller) ? undefined : findHeldTag(c, usecases, request);
  let leavePlace = () => {};
  const claimPlace = (visitor: string) => {
    if (!held) leavePlace = usecases.claimPlace(request.recipe, visitor);
  };
  const admission = await admit(caller, request, claimPlace).catch((error) => {
    leavePlace();
    throw error;
  });
  let isDrawn = false;
  // Nothing is awaited from here until the image is in the queue, so nobody gets in between.
  leavePlace();
  const lost = admission.drawing?.lost;
  try {
    const followed = followTile(options, caller);
    const order = {
      request,
      admission,
      held,
      signal: lost ? AbortSignal.any([signal, lost]) : signal,
      onNews: followed?.tell,
      onLeftDrawing() {
        isDrawn = true;
      },
      onAnswered(engine: string) {
        const beginsRun = (findRunTile(caller)?.tile ?? 0) === 0;
        options.onAnswered?.({ engine, isGuest: !showsSignIn(caller), beginsRun });
      },
    };
    return await answer(usecases, order, onDelivered).finally(followed?.end);
  } catch (error) {
    const hasLeft = gone.aborted;
    const cause = isAbortError(error) && lost?.aborted ? createHoldReleasedError() : error;
    // What went wrong first is what the caller needs to know.
    await admission.giveBack(reasonFor(cause, { hasLeft, isDrawn })).catch(onGiveBackFailed);
    throw cause;
  }
}

/** A service that stops, an engine that fails and a picture that cannot be stored are not the caller's doing. */
function reasonFor(
  error: unknown,
  { hasLeft, isDrawn }: { hasLeft: boolean; isDrawn: boolean },
): GiveBackReason {
  if (isEngineTimeout(error)) return 'work-lost';
  if (hasLeft) return isDrawn ? 'work-lost' : 'left';
  return isHoldReleased(error) ? 'left' : 'not-made';
}

function followTile({ progress }: Options, caller: Caller): FollowedTile | undefined {
  const tile = findRunTile(caller);
  return tile && progress.follow(tile);
}

interface AdmittedRequest extends Omit<CheckedRequest, 'caller' | 'gone'> {
  admission: Admission;
  /** The tag of the picture that the caller holds already. */
  held: string | undefined;
  onNews: FollowedTile['tell'] | undefined;
  onLeftDrawing: () => void;
  onAnswered: (engine: string) => void;
}

async function answer(
  usecases: ImageServiceUsecases,
  { request, admission, held, signal, onNews, onLeftDrawing, onAnswered }: AdmittedRequest,
  onDelivered: Options['onDelivered'],
): Promise<Response> {
  if (held) return new Response(null, { status: 304, headers: describeCaching(request, admission, held) });
  const answerWith = (delivery: Delivery) => {
    onDelivered?.(delivery.image.bytes);
    return answerDelivery(request, admission, delivery, usecases.isStandIn(delivery.image.engine));
  };
  if (admission.earlier) return answerWith(admission.earlier);
  const { visitor, toolModel, drawing, referencePictures } = admission;
  const { learnedStyle } = request.recipe;
  const recipe = {
    ...request.recipe,
    ...(drawing && { seed: drawing.seed }),
    learnedStyle: learnedStyle && { ...learnedStyle, referencePictures },
    toolModel,
  };
  const image = await usecases.draw(recipe, { visitor, signal, onNews, onLeftDrawing, shared: drawing });
  const delivery = await admission.deliver(image, signal);
  onAnswered(delivery.image.engine);
  return answerWith(delivery);
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
