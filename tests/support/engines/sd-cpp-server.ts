import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import {
  type RecordedRequest,
  readSentFile,
  readSentForm,
  sendJson,
  startRecordingServer,
} from '../recording-server.ts';
import { createDrawingJobs, type DrawingJobs } from './automatic1111-jobs.ts';
import { drawingTimeMs, paintPicture } from './painted-picture.ts';

/** What it made of a request. */
interface SdCppPicture {
  prompt: string;
  negative: string;
  seed: number;
  sampler: string;
  steps: number;
  width: number;
  height: number;
  /** The picture that it began with. */
  start?: Buffer;
  strength?: number;
}

export interface SdCppServer {
  readonly origin: string;
  /** Every request so far; pictures alone are those of `POST`. */
  readonly requests: readonly RecordedRequest[];
  /** What was drawn to its end, in that order, whether or not anybody still waited for it. */
  readonly drawn: readonly SdCppPicture[];
  /** The one queue behind all of its addresses. */
  readonly jobs: DrawingJobs;
  close(): Promise<void>;
}

type Fields = Record<string, unknown>;

/** Started without `--seed`, which is not a random one. */
const USUAL_SEED = 42;
const USUAL_SAMPLER = 'euler_a';
const USUAL_SIDE = 512;
const USUAL_STRENGTH = 0.75;
/** What a UNet needs of both sides; other sizes are rounded up without a word. */
const GRID = 64;
const MODEL_FILE = 'sd-v1-4.gguf';
const SAMPLERS = ['euler', USUAL_SAMPLER, 'heun', 'dpm2', 'dpm++2m', 'lcm', 'ddim_trailing'];
const SAMPLERS_OF_THE_WEB_UI = new Map([
  ['euler a', USUAL_SAMPLER],
  ['k_euler', 'euler'],
  ['dpm++ 2m', 'dpm++2m'],
  ['k_dpmpp_2m', 'dpm++2m'],
  ['ddim', 'ddim_trailing'],
]);
const EXTRA = /<sd_cpp_extra_args>(.*?)<\/sd_cpp_extra_args>/;

/** Answered as `{"error": "..."}` with 400; anything else that goes wrong is 500 `server_error`. */
class Refusal extends Error {}

/**
 * The server of stable-diffusion.cpp, with the two families of addresses that imitate others. It draws
 * one picture at a time to its end, whoever hangs up; it rounds sizes up and passes over in silence what
 * it does not know: models, samplers, and the seed at OpenAI's address.
 */
export async function startSdCppServer(): Promise<SdCppServer> {
  const jobs = createDrawingJobs();
  const drawn: SdCppPicture[] = [];
  const draw = async (picture: SdCppPicture, format?: 'png' | 'jpeg' | 'webp') => {
    const { start, ...marks } = picture;
    const { prompt, width, height, steps } = picture;
    await jobs.draw(
      { taskId: `job ${jobs.timestamp}`, width, height, steps },
      drawingTimeMs(picture) / steps,
    );
    drawn.push(picture);
    const file = await paintPicture({ width, height, marks: [marks], start, format, exif: prompt });
    return file.toString('base64');
  };
  const server = await startRecordingServer(async (request, response) => {
    const answer = ANSWERS[`${request.method} ${request.address.split('?')[0]}`];
    // Progress, interrupt and whatever else the web UI has is not there, and says so without a body.
    if (!answer) return void response.writeHead(404).end();
    await answer(request, response, draw).catch((error: Error) => {
      if (error instanceof Refusal) sendJson(response, 400, { error: error.message });
      else sendJson(response, 500, { error: 'server_error', message: error.message });
    });
  });
  return { origin: server.origin, requests: server.requests, drawn, jobs, close: server.close };
}

type Answer = (
  request: RecordedRequest,
  response: ServerResponse,
  draw: (picture: SdCppPicture, format?: 'png' | 'jpeg' | 'webp') => Promise<string>,
) => Promise<void>;

const list =
  (body: unknown): Answer =>
  async (_, response) =>
    sendJson(response, 200, body);

const drawAsWebUi: Answer = async (request, response, draw) => {
  const fields = readFields(request);
  const width = read(fields, 'width', USUAL_SIDE);
  const height = read(fields, 'height', USUAL_SIDE);
  if (width <= 0 || height <= 0) throw new Refusal('width and height must be positive');
  const picture = resolve(fields, {
    negative: read(fields, 'negative_prompt', ''),
    seed: read(fields, 'seed', -1),
    sampler: findSampler(read(fields, 'sampler_name', '')),
    steps: Math.min(100, Math.max(1, read(fields, 'steps', 20))),
    width,
    height,
    ...(request.address.endsWith('/img2img') && readStart(fields)),
  });
  const info = { prompt: picture.prompt, seed: picture.seed, sampler_name: picture.sampler };
  sendJson(response, 200, {
    images: [await draw(picture)],
    parameters: fields,
    info: JSON.stringify({ ...info, sd_model_name: MODEL_FILE, version: 'stable-diffusion.cpp' }),
  });
};

/** Without a picture it draws one from words, and does not say so. */
function readStart(fields: Fields): Pick<SdCppPicture, 'start' | 'strength'> {
  const [first] = Array.isArray(fields.init_images) ? fields.init_images : [];
  if (first === undefined) return {};
  return {
    start: Buffer.from(String(first), 'base64'),
    strength: read(fields, 'denoising_strength', USUAL_STRENGTH),
  };
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  'POST /v1/images/generations': async (request, response, draw) => {
    const fields = readFields(request);
    const format = read<string>(fields, 'output_format', 'png');
    if (format !== 'png' && format !== 'jpeg' && format !== 'webp')
      throw new Refusal('invalid output_format');
    const [width, height] = readSize(read(fields, 'size', ''));
    const asked = { seed: USUAL_SEED, sampler: USUAL_SAMPLER, steps: 20, width, height };
    const image = await draw(resolve(fields, { ...asked, negative: '' }), format);
    sendJson(response, 200, { created: 1_763_000_000, data: [{ b64_json: image }], output_format: format });
  },
  'POST /v1/images/edits': async (request, response, draw) => {
    const form = await readSentForm(request);
    const start = await readSentFile(form, 'image');
    if (!start) throw new Refusal('at least one image[] required');
    const fields = { prompt: form.get('prompt') ?? '' };
    const [width, height] = readSize(String(form.get('size') ?? ''));
    const asked = { seed: USUAL_SEED, sampler: USUAL_SAMPLER, steps: 20, width, height };
    const image = await draw(resolve(fields, { ...asked, start, strength: USUAL_STRENGTH, negative: '' }));
    sendJson(response, 200, { created: 1_763_000_000, data: [{ b64_json: image }], output_format: 'png' });
  },
  'POST /sdapi/v1/txt2img': drawAsWebUi,
  'POST /sdapi/v1/img2img': drawAsWebUi,
  'GET /v1/models': list({ data: [{ id: 'sd-cpp-local', object: 'model', owned_by: 'local' }] }),
  'GET /sdapi/v1/samplers': list(
    ['default', ...SAMPLERS].map((name) => ({ name, aliases: [name], options: {} })),
  ),
  'GET /sdapi/v1/sd-models': list([{ title: 'sd-v1-4', model_name: 'sd-v1-4', filename: MODEL_FILE }]),
  'GET /sdapi/v1/options': list({ samples_format: 'png', sd_model_checkpoint: 'sd-v1-4' }),
};

function readFields({ text }: RecordedRequest): Fields {
  if (text === '') throw new Refusal('empty body');
  return JSON.parse(text);
}

/** A field that is missing has its usual value; one of a wrong type, or null, is an exception there. */
function read<Value extends string | number>(fields: Fields, name: string, usual: Value): Value {
  const value = fields[name];
  if (value === undefined) return usual;
  if (typeof value !== typeof usual) {
    throw new Error(`type must be ${typeof usual}, but is ${value === null ? 'null' : typeof value}`);
  }
  return value as Value;
}

/** What stands in the prompt counts before what stands in the fields. */
function resolve(fields: Fields, usual: Omit<SdCppPicture, 'prompt'>): SdCppPicture {
  const text = read<string>(fields, 'prompt', '');
  if (text === '') throw new Refusal('prompt required');
  const [tag = '', json] = EXTRA.exec(text) ?? [];
  let extra: Fields = {};
  try {
    if (json !== undefined) extra = JSON.parse(json);
  } catch {
    throw new Refusal('invalid sd_cpp_extra_args');
  }
  const seed = read(extra, 'seed', usual.seed);
  return {
    ...usual,
    prompt: text.replace(tag, ''),
    negative: read(extra, 'negative_prompt', usual.negative),
    seed: seed < 0 ? randomInt(2 ** 31) : seed,
    ...(usual.strength !== undefined && { strength: read(extra, 'strength', usual.strength) }),
    width: Math.ceil(usual.width / GRID) * GRID,
    height: Math.ceil(usual.height / GRID) * GRID,
  };
}

/** A size that cannot be read is passed over in silence. */
function readSize(size: string): [number, number] {
  const [, width, height] = /^(\d+)x(\d+)/.exec(size) ?? [];
  return [Number(width ?? USUAL_SIDE), Number(height ?? USUAL_SIDE)];
}

function findSampler(name: string): string {
  if (SAMPLERS.includes(name)) return name;
  return SAMPLERS_OF_THE_WEB_UI.get(name.toLowerCase()) ?? USUAL_SAMPLER;
}
