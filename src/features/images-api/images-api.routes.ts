import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { limitLargeBody } from '../../platform/http/body-limit.ts';
import { callerAddress, hasCallerLeft, type NodeBindings } from '../../platform/http/caller.ts';
import { FORM_ROOM_BYTES } from '../../platform/http/form-body.ts';
import { FAILED } from '../../platform/http/http-refusals.ts';
import { readJson } from '../../platform/http/json-body.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ApiScope } from '../api-keys/api-keys.rules.ts';
import type { KeyIdentity } from '../api-keys/api-keys.types.ts';
import type { ApiKeys } from '../api-keys/api-keys.usecases.ts';
import { DRAWING_HEADER } from '../image-engines/drawing-header.rules.ts';
import type { StartingPicture } from '../image-engines/image-engines.types.ts';
import {
  LARGEST_STARTING_PICTURE,
  readStartingPicture,
  USUAL_STRENGTH,
} from '../image-service/starting-picture.usecases.ts';
import { readStoryRequest } from '../story-scripts/read-story-request.usecases.ts';
import { LARGEST_IMAGE_BYTES } from '../story-scripts/script-request.rules.ts';
import { createPictureTooLargeError } from '../story-scripts/story-request.errors.ts';
import type { StoryScripts } from '../story-scripts/story-scripts.usecases.ts';
import { readEditForm } from './edit-form.ts';
import {
  createUnknownCallError,
  createUnknownModelError,
  describeApiError,
  ParameterError,
} from './images-api.errors.ts';
import { generationSchema, type PicturesAnswer } from './images-api.schema.ts';
import type { ApiPicture, DrawPictures, PictureOrder, WantedPictures } from './images-api.types.ts';
import { listModels } from './models.ts';
import { streamPictures } from './picture-events.ts';
import { readInput, readWanted } from './read-wanted.usecases.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' };
/** The status of callers who have left; nobody reads it. */
const CALLER_LEFT = 499;
const REQUEST_NAME = /^[\x21-\x7e]{1,200}$/;

const EDITS = '/v1/images/edits';
const VARIATIONS = '/v1/images/variations';
const STORIES = '/v1/stories';
/** They limit their bodies themselves, once they know who sends them. */
export const CALLS_WITH_PICTURES: readonly string[] = [EDITS, VARIATIONS, STORIES];

interface ImagesApiOptions {
  apiKeys: Pick<ApiKeys, 'letIn' | 'calls'>;
  drawPictures: DrawPictures;
  /** Left out where no stories are written. */
  storyScripts?: StoryScripts;
  /** Makes a starting picture of a file; as visitors' files are read when left out. */
  readPicture?: typeof readStartingPicture;
  /** What draws here now, for sites that have their pictures drawn here. */
  describeDrawing: () => string;
  trustedProxies: number;
  clock: Clock;
  /** Told what went wrong on this side. */
  onFailed: (error: unknown) => void;
}

interface ImagesApiEnvironment {
  Bindings: NodeBindings;
  Variables: { identity: KeyIdentity };
}

type RouteContext = Context<ImagesApiEnvironment>;
type Work = Pick<PictureOrder, 'wanted' | 'startingPicture' | 'varies'> & {
  kind: 'image_generation' | 'image_edit';
};

/**
 * Everything under `/v1`, as OpenAI's images API has it, and stories beside it. For programs with a key: pages of other sites get no
 * leave to call it, and no cookie is looked at.
 */
export function createImagesApiRoutes(options: ImagesApiOptions): Hono<ImagesApiEnvironment> {
  const models = listModels(Math.floor(options.clock.now() / 1000));
  const letIn = createLetIn(options);
  const routes = new Hono<ImagesApiEnvironment>();
  routes.onError((error, c) => answerError(options, error, c));
  routes.get('/v1/models', letIn('images'), (c) => c.json({ object: 'list', data: models }, 200, PRIVATE));
  routes.get('/v1/models/:model', letIn('images'), (c) => {
    const model = models.find(({ id }) => id === c.req.param('model'));
    if (!model) throw createUnknownModelError(c.req.param('model'));
    return c.json(model, 200, PRIVATE);
  });
  routes.post('/v1/images/generations', letIn('images'), async (c) => {
    const input = readInput(await readJson(c.req.raw, z.unknown()), generationSchema);
    return await answerWork(options, c, { kind: 'image_generation', wanted: readWanted(input) });
  });
  const senderOf = (c: RouteContext) => ({
    account: c.get('identity').id,
    address: callerAddress(c, options.trustedProxies),
  });
  const largeForm = limitLargeBody(LARGEST_STARTING_PICTURE + FORM_ROOM_BYTES, { senderOf });
  routes.post(EDITS, letIn('edits'), largeForm, async (c) => {
    const { wanted, startingPicture } = await readWork(c.req.raw, options);
    if (wanted.words === '' && Object.keys(wanted.options).length === 0)
      throw new ParameterError('prompt', 'prompt: must not be empty');
    return await answerWork(options, c, { kind: 'image_edit', wanted, startingPicture });
  });
  routes.post(VARIATIONS, letIn('edits'), largeForm, async (c) => {
    const { wanted, startingPicture } = await readWork(c.req.raw, options);
    return await answerWork(options, c, { kind: 'image_edit', wanted, startingPicture, varies: true });
  });
  const { storyScripts } = options;
  if (storyScripts)
    routes.post(
      STORIES,
      letIn('stories'),
      async (c, next) => {
        await storyScripts.admit(senderOf(c).address);
        await next();
      },
      limitLargeBody(LARGEST_IMAGE_BYTES + FORM_ROOM_BYTES, {
        tooLarge: createPictureTooLargeError,
        senderOf,
      }),
      async (c) => {
        const request = await readStoryRequest(c.req.raw);
        return c.json(await storyScripts.write(request, c.req.raw.signal), 200, PRIVATE);
      },
    );
  routes.all('/v1/*', () => {
    throw createUnknownCallError();
  });
  return routes;
}

/** Nothing is read of a request before it is known who sends it. */
function createLetIn({ apiKeys, trustedProxies, describeDrawing }: ImagesApiOptions) {
  return (scope: ApiScope): MiddlewareHandler<ImagesApiEnvironment> =>
    async (c, next) => {
      const started = performance.now();
      const use = { address: callerAddress(c, trustedProxies), scope };
      const identity = await apiKeys.letIn(c.req.header('Authorization'), use);
      c.set('identity', identity);
      await next();
      c.res.headers.set(DRAWING_HEADER, describeDrawing());
      // A stream says itself when it has ended.
      if (c.res.headers.get('Content-Type')?.startsWith('text/event-stream')) return;
      const milliseconds = performance.now() - started;
      apiKeys.calls.note(identity.spender.id, { failed: c.res.status >= 400, milliseconds });
    };
}

async function readWork(
  request: Request,
  { readPicture = readStartingPicture }: ImagesApiOptions,
): Promise<{ wanted: WantedPictures; startingPicture: StartingPicture }> {
  const { input, file } = await readEditForm(request);
  const wanted = readWanted(input);
  return { wanted, startingPicture: await readPicture(file, wanted.strength ?? USUAL_STRENGTH) };
}

async function answerWork(
  options: ImagesApiOptions,
  c: RouteContext,
  { kind, ...work }: Work,
): Promise<Response> {
  const { drawPictures, clock } = options;
  const { wanted } = work;
  const identity = c.get('identity');
  const requestName = readRequestName(c.req.header('Idempotency-Key'));
  const address = callerAddress(c, options.trustedProxies);
  const order = { identity, address, requestName, ...work };
  const { signal } = c.req.raw;
  const started = performance.now();
  if (wanted.stream)
    return await streamPictures({
      kind,
      wanted,
      gone: signal,
      draw: (told) => drawPictures({ ...order, ...told }),
      describeFailure: (error) => describeFailure(options, error).body,
      now: clock.now,
      onEnd: (failed) =>
        options.apiKeys.calls.note(identity.spender.id, {
          failed,
          milliseconds: performance.now() - started,
        }),
    });
  // Who named the request may ask again for what was drawn meanwhile.
  const gone = requestName === undefined ? signal : new AbortController().signal;
  return c.json(describePictures(wanted, await drawPictures({ ...order, gone }), clock.now()), 200, PRIVATE);
}

function describePictures(
  { asUrl, fullPrompt }: WantedPictures,
  pictures: readonly ApiPicture[],
  now: number,
): PicturesAnswer {
  return {
    created: Math.floor(now / 1000),
    data: pictures.map(({ bytes, url, seed, engine }) => ({
      ...(asUrl ? { url } : { b64_json: Buffer.from(bytes).toString('base64') }),
      revised_prompt: fullPrompt,
      seed,
      engine,
    })),
  };
}

/** @throws {ParameterError} 400. */
function readRequestName(header: string | undefined): string | undefined {
  if (header === undefined || REQUEST_NAME.test(header)) return header;
  throw new ParameterError(
    'Idempotency-Key',
    'Idempotency-Key: must have 1 to 200 letters, digits and signs, without spaces',
  );
}

function describeFailure({ onFailed }: ImagesApiOptions, error: unknown) {
  if (error instanceof AppError) return describeApiError(error);
  onFailed(error);
  return describeApiError(FAILED);
}

function answerError(options: ImagesApiOptions, error: unknown, c: RouteContext): Response {
  if (!(error instanceof AppError) && hasCallerLeft(c)) return new Response(null, { status: CALLER_LEFT });
  const { status, headers, body } = describeFailure(options, error);
  return Response.json(body, { status, headers: { ...headers, ...PRIVATE } });
}
