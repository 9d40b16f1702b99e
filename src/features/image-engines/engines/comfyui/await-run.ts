import { setTimeout as wait } from 'node:timers/promises';
import type { ComfyUiService } from './comfyui-service.ts';
import type { RunListener } from './listen-to-runs.ts';
import { createNodeTally, readRunEvent } from './run-events.rules.ts';
import { type OutputFile, readRunOutcome } from './run-outcome.rules.ts';
import type { WorkflowGraph } from './workflow.rules.ts';

interface AwaitedRun {
  service: Pick<ComfyUiService, 'readHistory'>;
  listener: RunListener;
  graph: WorkflowGraph;
  promptId: string;
  signal: AbortSignal;
  onProgress: ((done: number) => void) | undefined;
  /** Between two looks into the history without a socket; ten times that with one. */
  pauseMs: number;
}

const PAUSES_WITH_SOCKET = 10;

/**
 * Waits for the end of a run. The history decides; the socket, while there is one, says when to look.
 * @throws {RemoteEngineError} when the run failed.
 */
export async function awaitRun(run: AwaitedRun): Promise<OutputFile> {
  const { service, listener, promptId, signal, pauseMs } = run;
  let wakeUp = () => {};
  let hasEnded = false;
  followRun(run, () => {
    hasEnded = true;
    wakeUp();
  });
  for (;;) {
    const file = readRunOutcome(await service.readHistory(promptId, signal), promptId);
    if (file) return file;
    const pause = listener.isListening() && !hasEnded ? pauseMs * PAUSES_WITH_SOCKET : pauseMs;
    const nap = new AbortController();
    wakeUp = () => nap.abort();
    await wait(pause, undefined, { signal: AbortSignal.any([nap.signal, signal]) }).catch(() => {});
    signal.throwIfAborted();
  }
}

function followRun({ listener, graph, promptId, onProgress }: AwaitedRun, onEnd: () => void): void {
  const tally = createNodeTally(graph);
  listener.setOnFrame((frame) => {
    const event = readRunEvent(frame, promptId);
    if (!event) return;
    onProgress?.(tally(event));
    if (event.kind === 'ended') onEnd();
  });
}
