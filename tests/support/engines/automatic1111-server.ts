import type { ServerResponse } from 'node:http';
import { createPlannedFailures } from '../failures/planned-failures.ts';
import {
  isPlainFailure,
  type PlainFailure,
  type RecordedRequest,
  sendJson,
  sendPlainFailure,
  startRecordingServer,
} from '../recording-server.ts';
import { createDrawingJobs, type DrawingJobs } from './automatic1111-jobs.ts';
import { drawingTimeMs, paintPicture } from './painted-picture.ts';

export type Automatic1111Failure =
  | PlainFailure
  | 'unauthorized'
  | 'invalid'
  | 'script-unknown'
  | 'sampler-unknown'
  | 'no-init-image'
  | 'out-of-memory'
  | 'sd-cpp-error'
  | 'no-images'
  | 'no-picture'
  | 'not-there';

/** `webui`: knows tasks. `api-only`: started with --nowebui, tells of the whole server alone. */
type Automatic1111Kind = 'webui' | 'api-only';

export interface Automatic1111Server {
  readonly url: string;
  readonly user: string;
  /** The password. */
  readonly key: string;
  kind: Automatic1111Kind;
  /** What was asked for pictures; looking on is in `allRequests`. */
  readonly requests: readonly RecordedRequest[];
  readonly allRequests: readonly RecordedRequest[];
  readonly jobs: DrawingJobs;
  /** How often it was told to stop what it was drawing. */
  readonly interrupts: number;
  /** What it answers a checkpoint that it does not have is drawn with. */
  readonly loadedModel: string;
  fail(failure: Automatic1111Failure, times?: number): void;
  close(): Promise<void>;
}

const USER = 'painter';
const PASSWORD = 'a-password-of-a-web-ui-0123456789';
const AUTHORIZATION = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
const IMG2IMG = '/sdapi/v1/img2img';
const DRAWING_PATHS = ['/sdapi/v1/txt2img', IMG2IMG];
const LOADED_MODEL = 'v1-5-pruned-emaonly';
const MODELS = new Map([
  [LOADED_MODEL, '6ce0161689'],
  ['sd_xl_base_1.0', '31e35c80fc'],
]);

/** The web UI with `--api --api-auth`: one picture at a time, for whoever asks. */
export async function startAutomatic1111Server(): Promise<Automatic1111Server> {
  const failures = createPlannedFailures<Automatic1111Failure>();
  const jobs = createDrawingJobs();
  let interrupts = 0;
  const server = await startRecordingServer(async (request, response) => {
    const path = request.address.split('?')[0] ?? '';
    if (DRAWING_PATHS.includes(path)) {
      const failure = failures.next();
      if (failure !== undefined) return sendFailure(failure, response);
    }
    // The page's own addresses are not behind --api-auth.
    if (path === '/internal/progress' && webui.kind === 'webui')
      return sendJson(response, 200, await describeTask(jobs, request.body));
    if (request.headers.authorization !== AUTHORIZATION) return sendFailure('unauthorized', response);
    if (DRAWING_PATHS.includes(path)) return draw(jobs, request, response);
    if (path === '/sdapi/v1/progress') return sendJson(response, 200, describeServer(jobs));
    if (path === '/sdapi/v1/interrupt') {
      interrupts++;
      jobs.interrupt();
      return sendJson(response, 200, {});
    }
    sendJson(response, 404, { detail: 'Not Found' });
  });
  const webui: Automatic1111Server = {
    url: server.origin,
    user: USER,
    key: PASSWORD,
    kind: 'webui',
    get requests() {
      return server.requests.filter(({ address }) => DRAWING_PATHS.includes(address));
    },
    allRequests: server.requests,
    jobs,
    get interrupts() {
      return interrupts;
    },
    loadedModel: LOADED_MODEL,
    fail: failures.plan,
    close: server.close,
  };
  return webui;
}

interface Txt2ImgBody {
  prompt?: string;
  negative_prompt?: string;
  seed?: number;
  steps?: number;
  width?: number;
  height?: number;
  n_iter?: number;
  batch_size?: number;
  sampler_name?: string;
  override_settings?: { sd_model_checkpoint?: string };
  force_task_id?: string;
  init_images?: string[];
  denoising_strength?: number;
}

async function draw(jobs: DrawingJobs, request: RecordedRequest, response: ServerResponse): Promise<void> {
  const body = (request.body ?? {}) as Txt2ImgBody;
  const { prompt = '', negative_prompt: negative = '', seed = -1, steps = 50 } = body;
  const { width = 512, height = 512, n_iter: rounds = 1, batch_size: batch = 1 } = body;
  if (!Number.isInteger(width) || width < 8) return sendFailure('invalid', response);
  if (body.sampler_name === 'Nothing') return sendFailure('sampler-unknown', response);
  const [start] = request.address === IMG2IMG ? (body.init_images ?? []) : [];
  if (request.address === IMG2IMG && start === undefined) return sendFailure('no-init-image', response);
  const model = findModel(body.override_settings?.sd_model_checkpoint);
  const job = { taskId: body.force_task_id ?? `task(${jobs.timestamp})`, width, height, steps };
  const { wasInterrupted } = await jobs.draw(job, drawingTimeMs(job) / steps);
  const marks = wasInterrupted ? ['unfinished'] : [prompt, negative, seed, model, body.denoising_strength];
  // A grid of all comes first when there are several.
  const grid = rounds * batch > 1 ? ['grid'] : [];
  const pictures = [...grid, ...Array.from({ length: rounds * batch }, () => 'picture')];
  const images = await Promise.all(
    pictures.map((kind) =>
      paintPicture({
        width,
        height,
        marks: [...marks, kind],
        start: start === undefined ? undefined : Buffer.from(start, 'base64'),
        exif: `${prompt}\nSteps: ${steps}`,
      }),
    ),
  );
  sendJson(response, 200, {
    images: images.map((image) => image.toString('base64')),
    parameters: { ...body, init_images: undefined },
    info: JSON.stringify({
      prompt,
      all_prompts: [prompt],
      seed,
      all_seeds: [seed],
      width,
      height,
      steps,
      sd_model_name: model,
      sd_model_hash: MODELS.get(model),
      infotexts: [`${prompt}\nSteps: ${steps}, Seed: ${seed}`],
    }),
  });
}

/** A name that it does not have is dropped without a word. */
function findModel(wanted: string | undefined): string {
  const found = [...MODELS].find(([name, hash]) => wanted?.includes(name) || wanted?.includes(hash));
  return found?.[0] ?? LOADED_MODEL;
}

async function describeTask(jobs: DrawingJobs, body: unknown): Promise<object> {
  const { id_task: taskId = '', live_preview: looks } = (body ?? {}) as {
    id_task?: string;
    live_preview?: boolean;
  };
  const active = jobs.running?.taskId === taskId;
  const queued = jobs.isQueued(taskId);
  return {
    active,
    queued,
    paused: false,
    completed: jobs.isCompleted(taskId),
    progress: active ? jobs.step / (jobs.running?.steps ?? 1) : null,
    eta: null,
    live_preview: active && looks ? await previewOf(jobs) : null,
    id_live_preview: active && looks ? jobs.step : -1,
    textinfo: queued ? 'Queued...' : 'Waiting...',
  };
}

/** An eighth of the sides, as the web UI's usual method has it. */
async function previewOf({ running, step }: DrawingJobs): Promise<string> {
  const { width = 8, height = 8 } = running ?? {};
  const picture = await paintPicture({ width: width / 8, height: height / 8, marks: ['preview', step] });
  return `data:image/png;base64,${picture.toString('base64')}`;
}

function describeServer({ running, step, timestamp }: DrawingJobs): object {
  return {
    progress: running ? Math.min(1, 0.01 + step / running.steps) : 0,
    eta_relative: 0,
    state: {
      skipped: false,
      interrupted: false,
      job: running ? 'scripts_txt2img' : '',
      job_count: running ? 1 : 0,
      job_timestamp: running ? timestamp : '0',
      job_no: 0,
      sampling_step: step,
      sampling_steps: running?.steps ?? 0,
    },
    current_image: null,
    textinfo: null,
  };
}

const oneHandler = (error: string, detail: string, errors = '') => ({ error, detail, body: '', errors });

const ANSWERS: Readonly<
  Record<Exclude<Automatic1111Failure, PlainFailure>, [number, unknown, Record<string, string>?]>
> = {
  unauthorized: [
    401,
    oneHandler('HTTPException', 'Incorrect username or password'),
    { 'WWW-Authenticate': 'Basic' },
  ],
  invalid: [
    422,
    { detail: [{ loc: ['body', 'width'], msg: 'value is not a valid integer', type: 'type_error.integer' }] },
  ],
  'script-unknown': [422, oneHandler('HTTPException', 'always on script Dream not found')],
  'sampler-unknown': [404, oneHandler('HTTPException', 'Sampler not found')],
  'no-init-image': [404, oneHandler('HTTPException', 'Init image not found')],
  'out-of-memory': [
    500,
    oneHandler('OutOfMemoryError', '', 'CUDA out of memory. Tried to allocate 20.00 MiB'),
  ],
  'sd-cpp-error': [500, { error: 'generation failed' }],
  'no-images': [200, { images: [], parameters: {}, info: '{}' }],
  'no-picture': [200, { images: [Buffer.from('<html>').toString('base64')], parameters: {}, info: 'null' }],
  'not-there': [404, { detail: 'Not Found' }],
};

function sendFailure(failure: Automatic1111Failure, response: ServerResponse): void {
  if (isPlainFailure(failure)) sendPlainFailure(failure, response);
  else sendJson(response, ...ANSWERS[failure]);
}
