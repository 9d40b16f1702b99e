import type { ServerResponse } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { createPlannedFailures } from '../failures/planned-failures.ts';
import {
  isPlainFailure,
  type RecordedRequest,
  readSentFile,
  readSentForm,
  sendJson,
  sendPlainFailure,
  startRecordingServer,
} from '../recording-server.ts';
import { type ComfyUiFailure, createComfyUiCard } from './comfyui-card.ts';
import { type ComfyUiRuns, createComfyUiRuns, type QueuedRun } from './comfyui-runs.ts';
import { isWireFailure, type PictureFailure, sendBadFile, sendWireFailure } from './picture-failures.ts';

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
  /** Whether it says by which name an uploaded picture is found. */
  namesUploads: boolean;
  fail(failure: ComfyUiFailure, times?: number): void;
  close(): Promise<void>;
}

/** ComfyUI with one graph that it can run: nodes around a KSampler, an EmptyLatentImage and a SaveImage. */
export async function startComfyUiServer(): Promise<ComfyUiServer> {
  const failures = createPlannedFailures<ComfyUiFailure>();
  const runs = createComfyUiRuns();
  const sockets = new WebSocketServer({ noServer: true });
  const clients = new Map<string, WebSocket>();
  const card = createComfyUiCard({ runs, clients, build: () => comfy.build });

  const server = await startRecordingServer(
    async (request, response) => {
      const url = new URL(request.address, 'http://localhost');
      if (url.pathname === '/prompt') return submit(request, response);
      if (url.pathname === '/upload/image') return upload(request, response);
      if (url.pathname === '/queue') return answerQueue(runs, request, response);
      if (url.pathname === '/interrupt') return interrupt(request, response);
      if (url.pathname.startsWith('/history/')) {
        const id = url.pathname.slice('/history/'.length);
        const entry = card.history.get(id);
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
    const { image } = Object.values(graph).find((node) => node.class_type === 'LoadImage')?.inputs ?? {};
    if (image !== undefined && !card.uploads.has(String(image)))
      return sendJson(response, ...(REFUSALS.invalid ?? [400, {}]));
    if (!clients.has(clientId) && comfy.hasSocket) return sendJson(response, 500, { error: 'no socket yet' });
    const { promptId } = runs.add({ graph, clientId }, (run) => card.execute(run, failure));
    sendJson(response, 200, { prompt_id: promptId, number: 1, node_errors: {} });
  }

  async function upload(request: RecordedRequest, response: ServerResponse): Promise<void> {
    const form = await readSentForm(request);
    const [file, bytes] = [form.get('image'), await readSentFile(form, 'image')];
    if (!(file instanceof File) || !bytes) return void response.writeHead(400).end();
    const name = form.get('overwrite') === 'true' ? file.name : `1 ${file.name}`;
    card.uploads.set(`${UPLOADS}/${name}`, bytes);
    sendJson(response, 200, comfy.namesUploads ? { name, subfolder: UPLOADS, type: 'input' } : {});
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
    const file = card.files.get(query.get('filename') ?? '');
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
      return card.executions;
    },
    build: 'new',
    hasSocket: true,
    namesUploads: true,
    fail: failures.plan,
    async close() {
      for (const client of clients.values()) client.terminate();
      await server.close();
    },
  };
  return comfy;
}

const UPLOADS = 'of visitors';

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
