import { asFields, parseJson } from '../../remote/answer-failure.rules.ts';
import { askService, type Fetch, type ServiceQuestion } from '../../remote/ask-service.ts';
import { LARGEST_PICTURE_BYTES } from '../../remote/fit-image.ts';
import { RemoteEngineError } from '../../remote/remote-engine.errors.ts';

const BASE64_GROWTH = 4 / 3;
const SHORT_ANSWER_BYTES = 256 * 1024;
/** Previews are as large as the picture at most. */
const PREVIEW_ANSWER_BYTES = 8 * 1024 * 1024;
/** Looking on must not outlast what it looks at. */
const LOOK_TIMEOUT_MS = 5_000;

interface ServiceAddress {
  url: string;
  /** '' without `--api-auth`. */
  user: string;
  password: string;
}

/** How one picture is getting on. */
interface TaskState {
  isRunning: boolean;
  isQueued: boolean;
  isCompleted: boolean;
  /** 0..1; 0 unless it is running. */
  progress: number;
}

/** What the server does, for whomever. */
interface ServerState {
  isRunning: boolean;
  /** Changes with every picture. */
  job: string;
  progress: number;
}

/** What looking gave: `missing` where the server has no such address, undefined when it did not answer. */
type Look<State> = State | 'missing' | undefined;

/** From words alone, or from a picture as well. */
type DrawingWay = 'txt2img' | 'img2img';

export interface Automatic1111Service {
  /** @throws {RemoteEngineError} */
  draw(way: DrawingWay, body: object, signal: AbortSignal): Promise<unknown>;
  readTask(taskId: string): Promise<Look<TaskState>>;
  /** The file of what there is of a picture by now; undefined while there is none. */
  readPreview(taskId: string): Promise<Uint8Array | undefined>;
  readServer(): Promise<Look<ServerState>>;
  /** Stops whatever the server draws, whoever asked for it. */
  interrupt(): Promise<void>;
}

export function createAutomatic1111Service(
  { url, user, password }: ServiceAddress,
  fetch: Fetch | undefined,
): Automatic1111Service {
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  const headers = { ...(user !== '' && { Authorization: `Basic ${credentials}` }) };
  const ask = (path: string, question: Pick<ServiceQuestion, 'json' | 'signal' | 'maxBytes' | 'isSilent'>) =>
    askService({
      ...question,
      url: `${url}${path}`,
      method: question.json === undefined ? 'GET' : 'POST',
      headers,
      fetch,
    });
  const look = async (
    path: string,
    json?: object,
    maxBytes = SHORT_ANSWER_BYTES,
  ): Promise<Look<{ answer: unknown }>> => {
    const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
    try {
      const { bytes } = await ask(path, { json, signal, maxBytes });
      return { answer: parseJson(bytes) };
    } catch (error) {
      return error instanceof RemoteEngineError && error.isNotThere ? 'missing' : undefined;
    }
  };
  return {
    async draw(way, json, signal) {
      const maxBytes = Math.ceil(LARGEST_PICTURE_BYTES * BASE64_GROWTH);
      return parseJson((await ask(`/sdapi/v1/${way}`, { json, signal, maxBytes, isSilent: true })).bytes);
    },
    async readTask(taskId) {
      const wish = { id_task: taskId, id_live_preview: -1, live_preview: false };
      const found = await look('/internal/progress', wish);
      return typeof found === 'object' ? readTaskState(found.answer) : found;
    },
    async readPreview(taskId) {
      const wish = { id_task: taskId, id_live_preview: -1, live_preview: true };
      const found = await look('/internal/progress', wish, PREVIEW_ANSWER_BYTES);
      return typeof found === 'object' ? readPreviewFile(found.answer) : undefined;
    },
    async readServer() {
      const found = await look('/sdapi/v1/progress?skip_current_image=true');
      return typeof found === 'object' ? readServerState(found.answer) : found;
    },
    async interrupt() {
      await look('/sdapi/v1/interrupt', {});
    },
  };
}

/** Another page at the address is as good as none. */
function readTaskState(answer: unknown): TaskState | 'missing' {
  const { active, queued, completed, progress } = asFields(answer);
  if (typeof active !== 'boolean') return 'missing';
  return {
    isRunning: active,
    isQueued: queued === true,
    isCompleted: completed === true,
    progress: typeof progress === 'number' ? progress : 0,
  };
}

function readPreviewFile(answer: unknown): Uint8Array | undefined {
  const { live_preview: address } = asFields(answer);
  const base64 =
    typeof address === 'string' ? /^data:image\/[a-z]+;base64,(.+)$/.exec(address)?.[1] : undefined;
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}

function readServerState(answer: unknown): ServerState | 'missing' {
  const { progress, state } = asFields(answer);
  if (typeof progress !== 'number') return 'missing';
  const { job_count: jobs, job_timestamp: stamp } = asFields(state);
  return { isRunning: typeof jobs === 'number' && jobs > 0, job: String(stamp), progress };
}
