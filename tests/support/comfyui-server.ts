import type { ServerResponse } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { type ComfyUiRuns, createComfyUiRuns, type QueuedRun, type RunEnd } from './comfyui-runs.ts';
import { drawingTimeMs, paintPicture } from './painted-picture.ts';
import { isWireFailure, type PictureFailure, sendBadFile, sendWireFailure } from './picture-failures.ts';
import { createPlannedFailures } from './planned-failures.ts';
import {
  isPlainFailure,
  type PlainFailure,
  type RecordedRequest,
  sendJson,
  sendPlainFailure,
  startRecordingServer,
} from './recording-server.ts';

export type ComfyUiFailure =
  | PlainFailure
  | 'invalid'
  | 'no-prompt'
  | 'no-id'
  | 'overloaded'
  | 'execution-error'
  | 'out-of-memory'
  | 'interrupted'
  | 'no-output'
  | 'view-forbidden'
  | `view-${PictureFailure}`;

export interface ComfyUiServer {
  readonly url: string;
  /** ComfyUI knows no keys; this stands in no request. */
  readonly key: string;
  /** The workflows that were submitted; everything is in `allRequests`. */
  readonly requests: readonly RecordedRequest[];
  readonly allRequests: readonly RecordedRequest[];
  readonly runs: ComfyUiRuns;
  /** How many workflows really ran. */
  readonly executions: number;
  /** `old`: interrupts whatever runs, ends with a null node, keeps no status. */
  build: 'new' | 'old';
  /** Whether a socket may be opened. */
  hasSocket: boolean;
  fail(failure: ComfyUiFailure, times?: number): void;
  close(): Promise<void>;
}

interface HistoryEntry {
  prompt: unknown[];
  outputs: Record<string, { images: { filename: string; subfolder: string; type: string }[] }>;
  status?: { status_str: string; completed: boolean; messages: [string, object][] };
}

const STEPS = 10;

/** ComfyUI with one graph that it can run: nodes around a KSampler, an EmptyLatentImage and a SaveImage. */
export async function startComfyUiServer(): Promise<ComfyUiServer> {
  const failures = createPlannedFailures<ComfyUiFailure>();
  const runs = createComfyUiRuns();
  const sockets = new WebSocketServer({ noServer: true });
  const clients = new Map<string, WebSocket>();
  const history = new Map<string, HistoryEntry>();
  const files = new Map<string, Buffer>();
  const known = new Set<string>();
  let executions = 0;

  const tell = ({ clientId, promptId }: QueuedRun, type: string, data: object) =>
    clients.get(clientId)?.send(JSON.stringify({ type, data: { prompt_id: promptId, ...data } }));
  const remember = (run: QueuedRun, outputs: HistoryEntry['outputs'], status: HistoryEntry['status']) =>
    history.set(run.promptId, {
      prompt: [1, run.promptId, run.graph, { client_id: run.clientId }, []],
      outputs,
      ...(comfy.build === 'new' && { status }),
    });

  async function execute(run: QueuedRun, failure: ComfyUiFailure | undefined): Promise<RunEnd> {
    const { width, height, seed, text } = readGraph(run);
    const isKnown = known.has(JSON.stringify(run.graph));
    tell(run, 'execution_start', {});
    if (!isKnown) {
      executions++;
      const sampler = findNode(run, 'KSampler');
      for (const node of Object.keys(run.graph)) {
        tell(run, 'executing', { node });
        for (let value = 1; node === sampler && value <= STEPS; value++) {
          if (await runs.work(drawingTimeMs({ width, height }) / STEPS)) return endInterrupted(run);
          tell(run, 'progress', { value, max: STEPS, node });
          // A preview: what it is, its format, and its bytes.
          clients.get(run.clientId)?.send(Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 0xff, 0xd8, 0xff]));
        }
        if (node === sampler && failure === 'interrupted') return endInterrupted(run);
        if (node === sampler && isExecutionError(failure)) return endBadly(run, failure);
      }
    } else tell(run, 'execution_cached', { nodes: Object.keys(run.graph) });
    const filename = `Dreamseed_${String(seed).padStart(5, '0')}_ &.png`;
    files.set(filename, await paintPicture({ width, height, marks: [seed, text], exif: text }));
    known.add(JSON.stringify(run.graph));
    const save = findNode(run, 'SaveImage');
    const images = [{ filename, subfolder: 'site', type: 'output' }];
    const preview = { images: [{ filename: 'on the way.png', subfolder: '', type: 'temp' }] };
    if (!isKnown) tell(run, 'executed', { node: save, output: { images } });
    remember(run, failure === 'no-output' ? {} : { '0': preview, [save]: { images } }, SUCCESS);
    if (comfy.build === 'new') tell(run, 'execution_success', {});
    tell(run, 'executing', { node: null });
    return 'well';
  }

  function endInterrupted(run: QueuedRun): RunEnd {
    remember(run, {}, { ...FAILED, messages: [['execution_interrupted', { node_id: '3' }]] });
    tell(run, 'execution_interrupted', { node_id: '3', node_type: 'KSampler', executed: [] });
    return 'interrupted';
  }

  function endBadly(run: QueuedRun, failure: 'execution-error' | 'out-of-memory'): RunEnd {
    const details = {
      node_id: '3',
      node_type: 'KSampler',
      exception_type: failure === 'out-of-memory' ? 'torch.OutOfMemoryError' : 'RuntimeError',
      exception_message: `cannot draw: ${readGraph(run).text}`,
      traceback: ['File "/home/owner/ComfyUI/execution.py", line 1'],
    };
    remember(run, {}, { ...FAILED, messages: [['execution_error', details]] });
    tell(run, 'execution_error', details);
    return 'well';
  }

  const server = await startRecordingServer(
    async (request, response) => {
      const url = new URL(request.address, 'http://localhost');
      if (url.pathname === '/prompt') return submit(request, response);
      if (url.pathname === '/queue') return answerQueue(runs, request, response);
      if (url.pathname === '/interrupt') return interrupt(request, response);
      if (url.pathname.startsWith('/history/')) {
        const id = url.pathname.slice('/history/'.length);
        const entry = history.get(id);
        return sendJson(response, 200, entry ? { [id]: entry } : {});
      }
      if (url.pathname === '/view') return view(url.searchParams, response);
      sendJson(response, 404, {});
    },
    (incoming, socket, head) => {
      if (!comfy.hasSocket) return void socket.destroy();
      const clientId = new URL(incoming.url ?? '', 'http://localhost').searchParams.get('clientId') ?? '';
      sockets.handleUpgrade(incoming, socket, head, (client) => {
        clients.set(clientId, client);
        client.send(
          JSON.stringify({ type: 'status', data: { status: { exec_info: { queue_remaining: 0 } } } }),
        );
      });
    },
  );

  let viewFailure: PictureFailure | 'forbidden' | undefined;

  async function submit(request: RecordedRequest, response: ServerResponse): Promise<void> {
    const failure = failures.next();
    viewFailure = failure?.startsWith('view-') ? (failure.slice(5) as typeof viewFailure) : undefined;
    if (failure !== undefined && isPlainFailure(failure)) return sendPlainFailure(failure, response);
    const refusal = failure === undefined ? undefined : REFUSALS[failure];
    if (refusal) return sendJson(response, ...refusal);
    const { prompt: graph, client_id: clientId = '' } = request.body as {
      prompt: QueuedRun['graph'];
      client_id?: string;
    };
    if (!clients.has(clientId) && comfy.hasSocket) return sendJson(response, 500, { error: 'no socket yet' });
    const { promptId } = runs.add({ graph, clientId }, (run) => execute(run, failure));
    sendJson(response, 200, { prompt_id: promptId, number: 1, node_errors: {} });
  }

  function interrupt(request: RecordedRequest, response: ServerResponse): void {
    const { prompt_id: wanted } = (request.body ?? {}) as { prompt_id?: string };
    if (comfy.build === 'old' || wanted === undefined || runs.running?.promptId === wanted) runs.interrupt();
    response.writeHead(200).end();
  }

  async function view(query: URLSearchParams, response: ServerResponse): Promise<void> {
    if (viewFailure === 'forbidden') return sendJson(response, 403, {});
    if (viewFailure !== undefined && isWireFailure(viewFailure))
      return sendWireFailure(viewFailure, response);
    if (viewFailure !== undefined) return await sendBadFile(viewFailure, response);
    const file = files.get(query.get('filename') ?? '');
    if (!file || query.get('subfolder') !== 'site' || query.get('type') !== 'output')
      return sendJson(response, 404, {});
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(file);
  }

  const comfy: ComfyUiServer = {
    url: server.origin,
    key: 'a-key-that-comfyui-does-not-know',
    get requests() {
      return server.requests.filter(({ address }) => address === '/prompt');
    },
    allRequests: server.requests,
    runs,
    get executions() {
      return executions;
    },
    build: 'new',
    hasSocket: true,
    fail: failures.plan,
    async close() {
      for (const client of clients.values()) client.terminate();
      await server.close();
    },
  };
  return comfy;
}

const SUCCESS: HistoryEntry['status'] = { status_str: 'success', completed: true, messages: [] };
const FAILED = { status_str: 'error', completed: false };

function isExecutionError(
  failure: ComfyUiFailure | undefined,
): failure is 'execution-error' | 'out-of-memory' {
  return failure === 'execution-error' || failure === 'out-of-memory';
}

function findNode({ graph }: QueuedRun, type: string): string {
  return Object.keys(graph).find((id) => graph[id]?.class_type === type) ?? '';
}

function readGraph(run: QueuedRun): { width: number; height: number; seed: number; text: string } {
  const inputs = (type: string) => run.graph[findNode(run, type)]?.inputs ?? {};
  const { width, height } = inputs('EmptyLatentImage');
  const sizes = [width, height].filter((side): side is number => typeof side === 'number');
  const [w = 0, h = 0] = sizes;
  return {
    width: w,
    height: h,
    seed: Number(inputs('KSampler').seed),
    text: String(inputs('CLIPTextEncode').text),
  };
}

function answerQueue(runs: ComfyUiRuns, { method, body }: RecordedRequest, response: ServerResponse): void {
  if (method === 'POST') {
    runs.delete((body as { delete?: string[] }).delete ?? []);
    response.writeHead(200).end();
    return;
  }
  const list = (run: QueuedRun) => [1, run.promptId, run.graph, { client_id: run.clientId }, []];
  sendJson(response, 200, {
    queue_running: runs.running ? [list(runs.running)] : [],
    queue_pending: runs.pending.map(list),
  });
}

const REFUSALS: Readonly<Partial<Record<ComfyUiFailure, [number, unknown]>>> = {
  invalid: [
    400,
    {
      error: {
        type: 'prompt_outputs_failed_validation',
        message: 'Prompt outputs failed validation',
        details: 'Value not in list: ckpt_name',
        extra_info: {},
      },
      node_errors: {
        '4': {
          errors: [{ type: 'value_not_in_list', message: 'Value not in list', details: '', extra_info: {} }],
          dependent_outputs: ['9'],
          class_type: 'CheckpointLoaderSimple',
        },
      },
    },
  ],
  'no-prompt': [400, { error: 'no prompt', node_errors: [] }],
  'no-id': [200, {}],
  overloaded: [503, {}],
};
