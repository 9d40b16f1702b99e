import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createPlannedFailures } from '../failures/planned-failures.ts';
import { type RecordedRequest, sendJson, startRecordingServer } from '../recording-server.ts';
import { drawingTimeMs, paintPicture } from './painted-picture.ts';
import {
  isBadFile,
  isWireFailure,
  type PictureFailure,
  sendBadFile,
  sendWireFailure,
} from './picture-failures.ts';

/** What the two services were seen to do besides drawing. Names that begin with `old` are of the one without keys. */
export type PollinationsFailure =
  | PictureFailure
  | 'unauthorized'
  | 'safety-block'
  | 'out-of-pollen'
  | 'forbidden'
  | 'not-found'
  | 'declined'
  | 'over-limit'
  | 'internal'
  | 'upstream'
  | 'unavailable'
  | 'old-queue-full'
  | 'old-too-many'
  | 'old-forbidden'
  | 'old-internal'
  | 'old-declined';

export interface PollinationsServer {
  /** What POLLINATIONS_URL takes. */
  readonly url: string;
  readonly key: string;
  readonly requests: readonly RecordedRequest[];
  /** How many pictures were really drawn, and paid. */
  readonly drawings: number;
  /** Replaces the time that drawing takes; drawing ends when it resolves. */
  untilDrawn: ((size: { width: number; height: number }) => Promise<unknown>) | undefined;
  /** Fails the next `times` requests, then goes well again. */
  fail(failure: PollinationsFailure, times?: number): void;
  close(): Promise<void>;
}

const KEY = 'sk_test_key_of_pollen_0123456789';
const MODELS = new Set(['flux', 'turbo', 'gptimage']);
const SEED_WHEN_MISSING = 42;

/**
 * Both services: `GET /image/{prompt}` with a key, and the older `GET /prompt/{prompt}` without. What is
 * asked for again with the same address is drawn once, also while it is being drawn.
 */
export async function startPollinationsServer(): Promise<PollinationsServer> {
  const failures = createPlannedFailures<PollinationsFailure>();
  const pictures = new Map<string, Promise<Buffer>>();
  const draw = (question: Question) => {
    const known = pictures.get(question.address);
    const picture = known ?? drawFor(question, pollinations.untilDrawn);
    pictures.set(question.address, picture);
    return picture;
  };
  const server = await startRecordingServer(async (request, response) => {
    const failure = failures.next();
    if (failure !== undefined) return sendFailure(failure, response);
    const question = readQuestion(request);
    const refusal = question.isOld ? undefined : refuse(request, question);
    if (refusal) return sendJson(response, ...refusal);
    const bytes = await draw(question);
    response.writeHead(200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'x-model-used': question.model,
    });
    response.end(bytes);
  });
  const pollinations: PollinationsServer = {
    url: server.origin,
    key: KEY,
    requests: server.requests,
    get drawings() {
      return pictures.size;
    },
    untilDrawn: undefined,
    fail: failures.plan,
    close: server.close,
  };
  return pollinations;
}

interface Question {
  address: string;
  isOld: boolean;
  prompt: string;
  model: string;
  width: number;
  height: number;
  seed: number;
}

function readQuestion({ address }: RecordedRequest): Question {
  const url = new URL(address, 'http://localhost');
  const [, place, segment = '', ...rest] = url.pathname.split('/');
  if (!['image', 'prompt'].includes(place ?? '') || rest.length > 0)
    throw new Error(`No such path: ${address}`);
  const read = (name: string, otherwise: number) => Number(url.searchParams.get(name) ?? otherwise);
  return {
    address,
    isOld: place === 'prompt',
    prompt: decodeURIComponent(segment) || 'random_prompt',
    model: url.searchParams.get('model') ?? 'flux',
    width: read('width', 1024),
    height: read('height', 1024),
    seed: read('seed', SEED_WHEN_MISSING),
  };
}

async function drawFor(question: Question, untilDrawn: PollinationsServer['untilDrawn']): Promise<Buffer> {
  const { isOld, prompt, model, seed } = question;
  await (untilDrawn?.(question) ?? wait(drawingTimeMs(question)));
  // The old service answers sizes of its own, and writes the prompt into the file.
  const [width, height] = isOld
    ? [Math.round(question.width * 0.75), Math.round(question.height * 0.75)]
    : [question.width, question.height];
  return await paintPicture({
    width,
    height,
    marks: [prompt, model, seed],
    format: 'jpeg',
    exif: isOld ? prompt : undefined,
  });
}

function refuse({ headers }: RecordedRequest, question: Question): Refusal | undefined {
  if (headers.authorization !== `Bearer ${KEY}`) return UNAUTHORIZED;
  const fieldErrors: Record<string, string[]> = {};
  if (!MODELS.has(question.model)) fieldErrors.model = [`Invalid option: ${question.model}`];
  for (const side of ['width', 'height'] as const) {
    if (!Number.isInteger(question[side])) fieldErrors[side] = ['Expected a whole number'];
  }
  if (Object.keys(fieldErrors).length === 0) return undefined;
  return envelope(400, 'BAD_REQUEST', 'Validation failed', { details: { formErrors: [], fieldErrors } });
}

type Refusal = [status: number, body: unknown, headers?: Record<string, string>];

function envelope(
  status: number,
  code: string,
  message: string,
  more: object = {},
  headers: Record<string, string> = {},
): Refusal {
  const error = { code, message, timestamp: '2026-11-21T03:00:00.000Z', requestId: 'req_1', ...more };
  return [status, { status, success: false, error }, headers];
}

/** The real one says nothing of the key; ours repeats it, as a careless service would. */
const UNAUTHORIZED = envelope(401, 'UNAUTHORIZED', `Invalid API key: ${KEY}`);

const upstream = (upstreamStatus: number) => ({ details: { name: 'UpstreamError', upstreamStatus } });

function describeOld(status: number, error: string, message: string, more: object = {}): Refusal {
  const timingInfo = [{ step: 'Request received.', timestamp: 0 }];
  const body = {
    error,
    message,
    debug: {},
    timingInfo,
    requestId: 'a1',
    requestParameters: { seed: 7 },
    ...more,
  };
  return [status, body, { 'X-Error-Type': error }];
}

const QUEUE_FULL: Refusal = [
  402,
  {
    x402Version: 1,
    error: 'Queue full for IP: 192.0.2.7: 1 requests already queued (max: 1)',
    accepts: [{ scheme: 'exact', network: 'base', maxAmountRequired: '1000', payTo: '0x0000' }],
  },
];

const ANSWERS: Readonly<Record<Exclude<PollinationsFailure, PictureFailure>, Refusal>> = {
  unauthorized: UNAUTHORIZED,
  'safety-block': envelope(400, 'BAD_REQUEST', 'Blocked by safety.', { type: 'safety_error' }),
  'out-of-pollen': envelope(
    402,
    'PAYMENT_REQUIRED',
    'Insufficient pollen balance or API key budget exhausted.',
  ),
  forbidden: envelope(403, 'FORBIDDEN', 'This key has no access to the model.'),
  'not-found': envelope(404, 'NOT_FOUND', 'Route not found'),
  declined: envelope(422, 'CONTENT_REJECTED', 'The provider rejected the prompt.', upstream(400)),
  'over-limit': envelope(429, 'RATE_LIMITED', 'Too many requests', {}, { 'Retry-After': '3' }),
  internal: envelope(500, 'INTERNAL_ERROR', 'Something went wrong'),
  upstream: envelope(502, 'BAD_GATEWAY', 'Upstream failed', upstream(429)),
  unavailable: envelope(503, 'SERVICE_UNAVAILABLE', 'Try later'),
  'old-queue-full': QUEUE_FULL,
  'old-too-many': describeOld(429, 'Too Many Requests', 'Queue is full', { queueInfo: { position: 3 } }),
  'old-forbidden': describeOld(403, 'Forbidden', 'Blocked'),
  'old-internal': describeOld(500, 'Internal Server Error', 'No active servers'),
  'old-declined': describeOld(
    500,
    'Internal Server Error',
    'NSFW content detected. This request cannot be fulfilled when safe mode is enabled.',
  ),
};

async function sendFailure(failure: PollinationsFailure, response: ServerResponse): Promise<void> {
  if (isWireFailure(failure)) sendWireFailure(failure, response);
  else if (isBadFile(failure)) await sendBadFile(failure, response);
  else sendJson(response, ...ANSWERS[failure]);
}
