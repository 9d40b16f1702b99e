import { randomUUID } from 'node:crypto';
import type { ConfigValues } from '../../../../shared/config-keys.ts';
import { MissingEngineSettingError } from '../../image-engines.errors.ts';
import type { ImageEngine, ImageRequest } from '../../image-engines.types.ts';
import type { Fetch } from '../../remote/ask-service.ts';
import { createRemoteEngine } from '../../remote/create-remote-engine.ts';
import { alignSize } from '../../remote/picture-size.rules.ts';
import { afterWorkBegan } from '../../remote/remote-engine.errors.ts';
import { readTransportFailure } from '../../remote/transport-failure.rules.ts';
import { risingProgress } from '../../rising-progress.ts';
import { awaitRun } from './await-run.ts';
import type { comfyUiConfig } from './comfyui.config.ts';
import { createComfyUiService } from './comfyui-service.ts';
import { listenToRuns } from './listen-to-runs.ts';
import { chooseGraph, hashGraphs, readGraphs } from './read-graphs.ts';
import { stopRuns } from './stop-run.ts';
import { uploadPicture } from './upload-picture.ts';
import { fillWorkflow, type WorkflowGraph } from './workflow.rules.ts';
import { writeSlots } from './workflow-slots.rules.ts';

const NAME = 'comfyui';
/** ComfyUI runs one workflow at a time; waiting is fairer here than there. */
const AT_ONCE = 1;
const LOOK_EVERY_MS = 500;
/** Of EmptyLatentImage. */
const STEP = 8;

export type ComfyUiSettings = ConfigValues<typeof comfyUiConfig>;

interface ComfyUiSurroundings {
  /** From where relative paths of workflow files start. */
  projectRoot: string;
  fetch?: Fetch;
  lookEveryMs?: number;
}

/**
 * ComfyUI, which runs the owner's own workflow file.
 * @throws {MissingEngineSettingError} without an address or a workflow.
 * @throws {WorkflowFileError} for a file that is no workflow, or lacks a place for the words or numbers.
 */
export function createComfyUiEngine(
  settings: ComfyUiSettings,
  { projectRoot, fetch, lookEveryMs = LOOK_EVERY_MS }: ComfyUiSurroundings,
): ImageEngine {
  if (settings.url === '') throw new MissingEngineSettingError('COMFYUI_URL', NAME);
  if (settings.workflow === '') throw new MissingEngineSettingError('COMFYUI_WORKFLOW', NAME);
  const graphs = readGraphs(settings, projectRoot);
  const service = createComfyUiService(settings.url, fetch);
  const fill = async (request: ImageRequest, signal: AbortSignal): Promise<WorkflowGraph> => {
    const graph = chooseGraph(graphs, request);
    const size = alignSize(request, { step: STEP, least: STEP, most: settings.longestSide });
    const slots = writeSlots(graph, request, size);
    const { startingPicture } = request;
    if (!startingPicture) return fillWorkflow(graph, slots);
    return fillWorkflow(graph, {
      ...slots,
      ...(await uploadPicture(service, startingPicture, { size, signal })),
    });
  };
  /** Until a run was listened to it is believed to tell. */
  let tells = true;
  return createRemoteEngine({
    name: NAME,
    version: `${settings.url} ${settings.longestSide} ${hashGraphs(graphs)}`,
    models: {
      standard: settings.workflow,
      booster: settings.boosterWorkflow,
      yellow: settings.yellowWorkflow,
    },
    reportsProgress: () => tells,
    concurrency: AT_ONCE,
    takesStartingPicture: graphs.picture !== undefined,
    timeoutMs: settings.timeoutSeconds * 1000,
    async ask(request, { signal, hangUp, onProgress }) {
      const clientId = randomUUID();
      const graph = await fill(request, signal);
      const listener = await listenToRuns(service.socketAddress(clientId), signal);
      signal.throwIfAborted();
      tells = listener.isListening();
      /** Pending while a run that nobody wants any more is being stopped. */
      let stopping = Promise.resolve();
      const stop = () => {
        stopping = stopRuns(service, clientId, { pauseMs: lookEveryMs, hangUp }).catch(() => {});
      };
      try {
        signal.addEventListener('abort', stop, { once: true });
        const promptId = await service.submit(graph, clientId, signal);
        const run = { graph, promptId, signal, onProgress: risingProgress(onProgress) };
        const file = awaitRun({ ...run, service, listener, pauseMs: lookEveryMs });
        return await file
          .then((found) => service.view(found, signal))
          .catch((error) => {
            throw afterWorkBegan(readTransportFailure(error));
          });
      } finally {
        signal.removeEventListener('abort', stop);
        listener.close();
        await stopping;
      }
    },
  });
}
