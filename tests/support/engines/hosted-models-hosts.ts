import { setTimeout as wait } from 'node:timers/promises';
import type { RecordedRequest } from '../recording-server.ts';
import { describeCandidate, describeGoogle } from './gemini-image-answers.ts';
import type { HostedFailure, HostedKind, JsonAnswer } from './hosted-models-failures.ts';

/** What a host makes of a question. */
export interface AskedHostedPicture {
  model: string;
  prompt: string;
  seed: number | undefined;
  width: number;
  height: number;
  aspectRatio?: string;
  /** The picture that it begins with. */
  start?: Buffer;
  /** All others that it is shown. */
  references?: readonly Buffer[];
}

export interface HostedWork {
  id: string;
  picture: AskedHostedPicture;
  failure: HostedFailure | undefined;
  state: 'running' | 'done';
  /** Resolves when it is drawn. */
  done?: Promise<void>;
  file: Buffer;
}

export interface HostContext {
  key: string;
  begin(picture: AskedHostedPicture, failure: HostedFailure | undefined): HostedWork;
  findWork(id: string): HostedWork | undefined;
  cancel(id: string): void;
  fileUrl(work: HostedWork): string;
  apiUrl(path: string): string;
}

interface Host {
  /** What stands before every path. */
  base: string;
  /** A failure that begins as work does; others never get here. */
  answer(
    request: RecordedRequest,
    context: HostContext,
    failure?: HostedFailure,
  ): Promise<JsonAnswer> | JsonAnswer;
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
/** A file in base64, with or without what stands before it in an address of data. */
const fileOf = (value: unknown): Buffer | undefined =>
  typeof value === 'string'
    ? Buffer.from(value.replace(/^data:image\/jpeg;base64,/, ''), 'base64')
    : undefined;
const NOT_FOUND: JsonAnswer = [404, { detail: 'Not found' }];

/** About a megapixel of the shape, as models draw that are told a shape alone. */
function sizeOf(aspectRatio: string): { width: number; height: number } {
  const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
  const side = (ratio: number) => Math.round((512 * Math.sqrt(ratio)) / 16) * 16;
  return { width: side(across / down), height: side(down / across) };
}

const GOOGLE_SHAPES = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'];

const google: Host = {
  base: '/v1beta',
  async answer({ address, headers, body }, context, failure) {
    const [, model = ''] = /^\/v1beta\/models\/([\w.-]+):generateContent$/.exec(address) ?? [];
    if (model === '') return [404, { error: { code: 404, message: 'Not found', status: 'NOT_FOUND' } }];
    if (headers['x-goog-api-key'] !== context.key)
      return describeGoogle(400, 'INVALID_ARGUMENT', 'Wrong key.');
    const { contents, generationConfig } = fieldsOf(body);
    const config = fieldsOf(generationConfig);
    const aspectRatio = String(fieldsOf(config.imageConfig).aspectRatio);
    if (!GOOGLE_SHAPES.includes(aspectRatio) || String(config.responseModalities) !== 'IMAGE') {
      return describeGoogle(400, 'INVALID_ARGUMENT', 'Wrong configuration.');
    }
    const [{ parts }] = contents as [{ parts: { text?: string; inlineData?: { data: string } }[] }];
    const prompt = parts.find(({ text }) => text !== undefined)?.text ?? '';
    const [start, ...references] = parts.flatMap(({ inlineData }) => fileOf(inlineData?.data) ?? []);
    const picture = { model, prompt, start, references, seed: numberOf(config.seed), aspectRatio };
    const work = context.begin({ ...picture, ...sizeOf(aspectRatio) }, failure);
    await work.done;
    return describeCandidate({
      content: {
        role: 'model',
        parts: [{ inlineData: { mimeType: 'image/png', data: work.file.toString('base64') } }],
      },
      finishReason: 'STOP',
    });
  },
};

/** The real one waits as many seconds as it is asked to; this one is as impatient as a test. */
const LONGEST_WAIT_MS = 100;

const replicate: Host = {
  base: '/v1',
  async answer({ method, address, headers, body }, context, failure) {
    if (headers.authorization !== `Bearer ${context.key}`) {
      return [401, { title: 'Unauthenticated', detail: 'You did not pass a valid token', status: 401 }];
    }
    const [, id = '', action] = /^\/v1\/predictions\/(\w+)(\/cancel)?$/.exec(address) ?? [];
    const known = context.findWork(id);
    if (known && action) context.cancel(id);
    if (known) return [200, describePrediction(known, context, action ? 'canceled' : undefined)];
    const [, model = ''] = /^\/v1\/models\/([\w.-]+\/[\w.-]+)\/predictions$/.exec(address) ?? [];
    if (model === '' || method !== 'POST') return NOT_FOUND;
    const input = fieldsOf(fieldsOf(body).input);
    const aspectRatio = String(input.aspect_ratio);
    const picture = { model, prompt: String(input.prompt), seed: numberOf(input.seed), aspectRatio };
    const start = fileOf(input.image);
    const work = context.begin({ ...picture, start, ...sizeOf(aspectRatio) }, failure);
    const [, seconds] = /^wait(?:=(\d+))?$/.exec(String(headers.prefer)) ?? [];
    await Promise.race([work.done, wait(Math.min(Number(seconds ?? 60) * 1000, LONGEST_WAIT_MS))]);
    return [201, describePrediction(work, context)];
  },
};

function describePrediction(work: HostedWork, context: HostContext, state?: string): object {
  const { id, failure } = work;
  const finished = failure === undefined ? undefined : PREDICTIONS[failure];
  const status = state ?? (work.state === 'running' ? 'processing' : (finished?.status ?? 'succeeded'));
  return {
    id,
    model: work.picture.model,
    version: 'hidden',
    input: { prompt: work.picture.prompt },
    logs: '',
    output: status === 'succeeded' ? [context.fileUrl(work)] : null,
    error: finished?.error ?? null,
    status,
    urls: { get: context.apiUrl(`/predictions/${id}`), cancel: context.apiUrl(`/predictions/${id}/cancel`) },
  };
}

const PREDICTIONS: Partial<Record<HostedFailure, { status: string; error: string | null }>> = {
  'ends-as-failed': { status: 'failed', error: 'CUDA out of memory' },
  'ends-as-canceled': { status: 'canceled', error: null },
  declined: {
    status: 'failed',
    error: 'NSFW content detected. Try running it again, or try a different prompt.',
  },
};

const fal: Host = {
  base: '',
  async answer({ address, headers, body }, context, failure) {
    if (headers.authorization !== `Key ${context.key}`)
      return [401, { detail: 'Authentication is required.' }];
    const { prompt, seed, image_size: size } = fieldsOf(body);
    const { width, height } = fieldsOf(size);
    const [w, h] = [numberOf(width), numberOf(height)];
    if (w === undefined || h === undefined) {
      return [422, { detail: [{ loc: ['body', 'image_size'], msg: 'Field required', type: 'missing' }] }];
    }
    const picture = {
      model: address.slice(1),
      prompt: String(prompt),
      seed: numberOf(seed),
      width: w,
      height: h,
    };
    const work = context.begin(picture, failure);
    await work.done;
    return [
      200,
      {
        images: [{ url: context.fileUrl(work), width: w, height: h, content_type: 'image/png' }],
        timings: { inference: 0.4 },
        seed: picture.seed,
        has_nsfw_concepts: [failure === 'indecent'],
        prompt,
      },
    ];
  },
};

const blackForestLabs: Host = {
  base: '/v1',
  answer({ method, address, headers, body }, context, failure) {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    if (headers['x-key'] !== context.key) return [403, { detail: 'Not authenticated' }];
    const id = searchParams.get('id') ?? '';
    const known = context.findWork(id);
    if (pathname === '/v1/get_result') return known ? [200, describeResult(known, context)] : NOT_FOUND;
    if (method !== 'POST') return NOT_FOUND;
    const { prompt, seed, width, height, aspect_ratio: aspectRatio, ...rest } = fieldsOf(body);
    const [w = 0, h = 0] = [numberOf(width), numberOf(height)];
    const isSide = (side: number) => side >= 256 && side <= 1440 && side % 32 === 0;
    if (!isSide(w) || !isSide(h)) {
      return [422, { detail: [{ loc: ['body', 'width'], msg: 'Wrong side', type: 'multiple_of' }] }];
    }
    const model = pathname.slice('/v1/'.length);
    const picture = { model, prompt: String(prompt), seed: numberOf(seed), width: w, height: h };
    const shown = ['', ...Array.from({ length: 7 }, (_, at) => `_${at + 2}`)];
    const [start, ...references] = shown.flatMap((ending) => fileOf(rest[`input_image${ending}`]) ?? []);
    const asked = { ...picture, start, references, aspectRatio: String(aspectRatio) };
    const work = context.begin(asked, failure);
    return [200, { id: work.id, polling_url: context.apiUrl(`/get_result?id=${work.id}`), cost: 4 }];
  },
};

const RESULTS: Partial<Record<HostedFailure, string>> = {
  declined: 'Request Moderated',
  indecent: 'Content Moderated',
  'ends-as-failed': 'Error',
  'work-lost': 'Task not found',
};

function describeResult(work: HostedWork, context: HostContext): object {
  const { id, failure, picture } = work;
  if (work.state === 'running') return { id, status: 'Pending', result: null, progress: 0.4 };
  const ending = failure === undefined ? undefined : RESULTS[failure];
  if (ending !== undefined)
    return { id, status: ending, result: null, details: { 'Moderation Reasons': ['x'] } };
  const { prompt, seed } = picture;
  return {
    id,
    status: 'Ready',
    result: { sample: context.fileUrl(work), prompt, seed, start_time: 1, end_time: 2, duration: 1 },
  };
}

const togetherai: Host = {
  base: '/v1',
  async answer({ address, headers, body }, context, failure) {
    if (address !== '/v1/images/generations') return NOT_FOUND;
    if (headers.authorization !== `Bearer ${context.key}`) {
      return [
        401,
        { error: { message: `Invalid API key: ${context.key}`, type: 'auth', code: 'invalid_api_key' } },
      ];
    }
    const { model, prompt, seed, width, height, response_format: format, image_url: image } = fieldsOf(body);
    if (format !== 'base64')
      return [422, { error: { message: 'Wrong response_format', type: 'invalid_request' } }];
    const [w = 1024, h = 1024] = [numberOf(width), numberOf(height)];
    const picture = {
      model: String(model),
      prompt: String(prompt),
      seed: numberOf(seed),
      width: w,
      height: h,
      start: fileOf(image),
    };
    const work = context.begin(picture, failure);
    await work.done;
    return [
      200,
      { id: work.id, model, object: 'list', data: [{ index: 0, b64_json: work.file.toString('base64') }] },
    ];
  },
};

export const HOSTS: Readonly<Record<HostedKind, Host>> = {
  google,
  replicate,
  fal,
  'black-forest-labs': blackForestLabs,
  togetherai,
};
