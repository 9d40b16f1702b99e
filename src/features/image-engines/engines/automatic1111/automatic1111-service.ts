import { asFields } from '../../remote/answer-failure.rules.ts';
import { askService, type Fetch, parseJson } from '../../remote/ask-service.ts';
import { LARGEST_PICTURE_BYTES } from '../../remote/fit-image.ts';

const BASE64_GROWTH = 4 / 3;
const SHORT_ANSWER_BYTES = 256 * 1024;
/** Looking on must not outlast what it looks at. */
const LOOK_TIMEOUT_MS = 5_000;

export interface ServiceAddress {
  url: string;
  /** '' without `--api-auth`. */
  user: string;
  password: string;
}

/** How one picture is getting on. */
export interface TaskState {
  isRunning: boolean;
  isQueued: boolean;
  isCompleted: boolean;
  /** 0..1; 0 unless it is running. */
  progress: number;
}

/** What the server does, for whomever. */
export interface ServerState {
  isRunning: boolean;
  /** Changes with every picture. */
  job: string;
  progress: number;
}

export interface Automatic1111Service {
  /** @throws {RemoteEngineError} */
  txt2img(body: object, signal: AbortSignal): Promise<unknown>;
  /** Undefined when the server knows no tasks, or does not answer. */
  readTask(taskId: string): Promise<TaskState | undefined>;
  /** Undefined when the server tells nothing, or does not answer. */
  readServer(): Promise<ServerState | undefined>;
  /** Stops whatever the server draws, whoever asked for it. */
  interrupt(): Promise<void>;
}

export function createAutomatic1111Service(
  { url, user, password }: ServiceAddress,
  fetch: Fetch | undefined,
): Automatic1111Service {
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  const headers = { ...(user !== '' && { Authorization: `Basic ${credentials}` }) };
  const ask = async (path: string, json: object | undefined, signal: AbortSignal, maxBytes: number) => {
    const method = json === undefined ? 'GET' : 'POST';
    const { bytes } = await askService({
      url: `${url}${path}`,
      method,
      headers,
      json,
      signal,
      maxBytes,
      fetch,
    });
    return parseJson(bytes);
  };
  const look = (path: string, json?: object) =>
    ask(path, json, AbortSignal.timeout(LOOK_TIMEOUT_MS), SHORT_ANSWER_BYTES).catch(() => undefined);
  return {
    txt2img: (body, signal) =>
      ask('/sdapi/v1/txt2img', body, signal, Math.ceil(LARGEST_PICTURE_BYTES * BASE64_GROWTH)),
    async readTask(taskId) {
      const wish = { id_task: taskId, id_live_preview: -1, live_preview: false };
      return readTaskState(await look('/internal/progress', wish));
    },
    readServer: async () => readServerState(await look('/sdapi/v1/progress?skip_current_image=true')),
    async interrupt() {
      await look('/sdapi/v1/interrupt', {});
    },
  };
}

function readTaskState(answer: unknown): TaskState | undefined {
  const { active, queued, completed, progress } = asFields(answer);
  if (typeof active !== 'boolean') return undefined;
  return {
    isRunning: active,
    isQueued: queued === true,
    isCompleted: completed === true,
    progress: typeof progress === 'number' ? progress : 0,
  };
}

function readServerState(answer: unknown): ServerState | undefined {
  const { progress, state } = asFields(answer);
  if (typeof progress !== 'number') return undefined;
  const { job_count: jobs, job_timestamp: stamp } = asFields(state);
  return { isRunning: typeof jobs === 'number' && jobs > 0, job: String(stamp), progress };
}
