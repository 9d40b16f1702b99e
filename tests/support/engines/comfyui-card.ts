import sharp from 'sharp';
import type { WebSocket } from 'ws';
import type { PlainFailure } from '../recording-server.ts';
import type { ComfyUiRuns, QueuedRun, RunEnd } from './comfyui-runs.ts';
import { drawingTimeMs, paintPicture } from './painted-picture.ts';
import type { PictureFailure } from './picture-failures.ts';

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

interface GalleryEntry {
  prompt: unknown[];
  outputs: Record<string, { images: { filename: string; subfolder: string; type: string }[] }>;
  status?: { status_str: string; completed: boolean; messages: [string, object][] };
}

const STEPS = 10;

interface ComfyUiCard {
  execute(run: QueuedRun, failure: ComfyUiFailure | undefined): Promise<RunEnd>;
  readonly history: ReadonlyMap<string, GalleryEntry>;
  readonly files: ReadonlyMap<string, Buffer>;
  /** What was uploaded, by the name by which LoadImage finds it. */
  readonly uploads: Map<string, Buffer>;
  /** How many workflows really ran. */
  readonly executions: number;
}

interface ComfyUiCardOptions {
  runs: Pick<ComfyUiRuns, 'work'>;
  /** Who listens, by client id. */
  clients: ReadonlyMap<string, Pick<WebSocket, 'send'>>;
  build: () => 'new' | 'old';
}

/** What ComfyUI does with a graph that was submitted: node by node, told to whoever listens, and remembered. */
export function createComfyUiCard({ runs, clients, build }: ComfyUiCardOptions): ComfyUiCard {
  const history = new Map<string, GalleryEntry>();
  const files = new Map<string, Buffer>();
  const uploads = new Map<string, Buffer>();
  const known = new Set<string>();
  let executions = 0;

  const tell = ({ clientId, promptId }: QueuedRun, type: string, data: object) =>
    clients.get(clientId)?.send(JSON.stringify({ type, data: { prompt_id: promptId, ...data } }));
  const remember = (run: QueuedRun, outputs: GalleryEntry['outputs'], status: GalleryEntry['status']) =>
    history.set(run.promptId, {
      prompt: [1, run.promptId, run.graph, { client_id: run.clientId }, []],
      outputs,
      ...(build() === 'new' && { status }),
    });

  async function execute(run: QueuedRun, failure: ComfyUiFailure | undefined): Promise<RunEnd> {
    const { start, width, height, marks, seed, text } = await readGraph(run, uploads);
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
    files.set(filename, await paintPicture({ width, height, marks, start, exif: text }));
    known.add(JSON.stringify(run.graph));
    const save = findNode(run, 'SaveImage');
    const images = [{ filename, subfolder: 'site', type: 'output' }];
    const preview = { images: [{ filename: 'on the way.png', subfolder: '', type: 'temp' }] };
    if (!isKnown) tell(run, 'executed', { node: save, output: { images } });
    remember(run, failure === 'no-output' ? {} : { '0': preview, [save]: { images } }, SUCCESS);
    if (build() === 'new') tell(run, 'execution_success', {});
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
      exception_message: `cannot draw: ${inputsOf(run, 'CLIPTextEncode').text}`,
      traceback: ['File "/home/owner/ComfyUI/execution.py", line 1'],
    };
    remember(run, {}, { ...FAILED, messages: [['execution_error', details]] });
    tell(run, 'execution_error', details);
    return 'well';
  }

  return {
    execute,
    history,
    files,
    uploads,
    get executions() {
      return executions;
    },
  };
}

const SUCCESS: GalleryEntry['status'] = { status_str: 'success', completed: true, messages: [] };
const FAILED = { status_str: 'error', completed: false };

function isExecutionError(
  failure: ComfyUiFailure | undefined,
): failure is 'execution-error' | 'out-of-memory' {
  return failure === 'execution-error' || failure === 'out-of-memory';
}

function findNode({ graph }: QueuedRun, type: string): string {
  return Object.keys(graph).find((id) => graph[id]?.class_type === type) ?? '';
}

function inputsOf(run: QueuedRun, type: string): Record<string, unknown> {
  return run.graph[findNode(run, type)]?.inputs ?? {};
}

interface ReadGraph {
  width: number;
  height: number;
  seed: number;
  text: string;
  marks: unknown[];
  start?: Buffer;
}

/** A picture that it begins with says the size. */
async function readGraph(run: QueuedRun, uploads: ReadonlyMap<string, Buffer>): Promise<ReadGraph> {
  const { seed, denoise } = inputsOf(run, 'KSampler');
  const text = String(inputsOf(run, 'CLIPTextEncode').text);
  const read = { seed: Number(seed), text, marks: [Number(seed), text, denoise] };
  const start = uploads.get(String(inputsOf(run, 'LoadImage').image));
  if (start) {
    const { width, height } = await sharp(start).metadata();
    return { ...read, start, width, height };
  }
  const { width, height } = inputsOf(run, 'EmptyLatentImage');
  const [w = 0, h = 0] = [width, height].filter((side): side is number => typeof side === 'number');
  return { ...read, width: w, height: h };
}
