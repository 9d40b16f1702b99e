import { asFields, parseJson } from '../../remote/answer-failure.rules.ts';
import { askService, type Fetch } from '../../remote/ask-service.ts';
import { LARGEST_PICTURE_BYTES } from '../../remote/fit-image.ts';
import { RemoteEngineError } from '../../remote/remote-engine.errors.ts';
import type { OutputFile } from './run-outcome.rules.ts';
import type { WorkflowGraph } from './workflow.rules.ts';

/** The history repeats the whole graph, which may hold pictures. */
const LARGEST_JSON_BYTES = 16 * 1024 * 1024;
/** Stopping must not take longer than what it stops. */
const STOP_TIMEOUT_MS = 5_000;

/** Our runs at the server. */
interface QueuedRuns {
  running: readonly string[];
  pending: readonly string[];
}

export interface ComfyUiService {
  /**
   * @returns the id of the run.
   * @throws {RemoteEngineError} 'misconfigured' for a graph that it does not take.
   */
  submit(graph: WorkflowGraph, clientId: string, signal: AbortSignal): Promise<string>;
  /**
   * Puts a file among the pictures that workflows load, over one of the same name.
   * @returns the name by which they load it.
   * @throws {RemoteEngineError} 'broken' when it names none.
   */
  upload(file: File, signal: AbortSignal): Promise<string>;
  readHistory(promptId: string, signal: AbortSignal): Promise<unknown>;
  view(file: OutputFile, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  /** The runs that a client has there. */
  listRuns(clientId: string): Promise<QueuedRuns>;
  deletePending(promptIds: readonly string[]): Promise<void>;
  /** Older builds stop whatever is running. */
  interrupt(promptId: string): Promise<void>;
  /** Where runs of a client are told of. */
  socketAddress(clientId: string): string;
}

export function createComfyUiService(url: string, fetch: Fetch | undefined): ComfyUiService {
  const ask = async (path: string, signal: AbortSignal, json?: object) => {
    const method = json === undefined ? 'GET' : 'POST';
    const address = `${url}${path}`;
    const { bytes } = await askService({
      url: address,
      method,
      json,
      signal,
      maxBytes: LARGEST_JSON_BYTES,
      fetch,
    });
    return parseJson(bytes);
  };
  const send = async (path: string, signal: AbortSignal, form: FormData) => {
    const question = { url: `${url}${path}`, method: 'POST' as const, form, signal };
    return parseJson((await askService({ ...question, maxBytes: LARGEST_JSON_BYTES, fetch })).bytes);
  };
  const soon = () => AbortSignal.timeout(STOP_TIMEOUT_MS);
  return {
    async submit(graph, clientId, signal) {
      const answer = await ask('/prompt', signal, { prompt: graph, client_id: clientId });
      const { prompt_id: id } = asFields(answer);
      if (typeof id === 'string' && id !== '') return id;
      throw new RemoteEngineError({ kind: 'broken', reason: 'It took the workflow but named no run.' });
    },
    async upload(file, signal) {
      const form = new FormData();
      form.set('image', file);
      form.set('overwrite', 'true');
      const { name, subfolder } = asFields(await send('/upload/image', signal, form));
      if (typeof name !== 'string' || name === '') {
        throw new RemoteEngineError({
          kind: 'broken',
          reason: 'It took the picture but named no file.',
          mayHaveBilled: false,
        });
      }
      return typeof subfolder === 'string' && subfolder !== '' ? `${subfolder}/${name}` : name;
    },
    readHistory: (promptId, signal) => ask(`/history/${encodeURIComponent(promptId)}`, signal),
    async view({ filename, subfolder, type }, signal) {
      const query = new URLSearchParams({ filename, subfolder, type });
      const address = `${url}/view?${query}`;
      return (await askService({ url: address, signal, maxBytes: LARGEST_PICTURE_BYTES, fetch })).bytes;
    },
    listRuns: async (clientId) => readQueue(await ask('/queue', soon()), clientId),
    async deletePending(promptIds) {
      await ask('/queue', soon(), { delete: promptIds });
    },
    async interrupt(promptId) {
      await ask('/interrupt', soon(), { prompt_id: promptId });
    },
    socketAddress: (clientId) => `${url.replace(/^http/, 'ws')}/ws?clientId=${clientId}`,
  };
}

/** Entries are lists: number, id, graph, and what was sent along, with the client among it. */
function readQueue(answer: unknown, clientId: string): QueuedRuns {
  const { queue_running: running, queue_pending: pending } = asFields(answer);
  const ownIds = (entries: unknown) =>
    (Array.isArray(entries) ? entries : []).flatMap((entry) => {
      if (!Array.isArray(entry)) return [];
      const [, id, , extra] = entry;
      return typeof id === 'string' && asFields(extra).client_id === clientId ? [id] : [];
    });
  return { running: ownIds(running), pending: ownIds(pending) };
}
