import { AppError } from '../../shared/app-error.ts';
import { isAbortError } from '../image-engines/image-engines.errors.ts';
import type { LearningPlace } from './learn-style.usecases.ts';
import { createCannotLearnError } from './learned-styles.errors.ts';
import type { LearningLine } from './learned-styles.types.ts';

interface LearningAnswer {
  place: LearningPlace;
  pictures: readonly Uint8Array[];
  /** Aborted when the visitor leaves. */
  left: AbortSignal;
  onFailed: (error: unknown) => void;
}

/**
 * Answers line by line while a style is learned: how far it is, then the style. What goes wrong after the first
 * line is a line too. Whoever stops listening stops the work.
 */
export function answerLearning({ place, pictures, left, onFailed }: LearningAnswer): Response {
  const stopping = new AbortController();
  const signal = AbortSignal.any([left, stopping.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (line: LearningLine) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      let told = -1;
      const onProgress = (done: number) => {
        const rounded = Math.floor(done * 100) / 100;
        if (rounded <= told) return;
        told = rounded;
        write({ done: rounded });
      };
      try {
        onProgress(0);
        const { style, previews } = await place.learn(pictures, { signal, onProgress });
        write({ style, previews: previews.map(toDataUrl) });
      } catch (error) {
        if (!(error instanceof AppError) && !isAbortError(error)) onFailed(error);
        write(describe(error));
      } finally {
        if (!stopping.signal.aborted) controller.close();
      }
    },
    cancel() {
      stopping.abort();
    },
  });
  const headers = {
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Cache-Control': 'private, no-store',
    // Or proxies that collect answers show no progress.
    'X-Accel-Buffering': 'no',
  };
  return new Response(body, { headers });
}

function describe(error: unknown): LearningLine {
  const { message, code } = error instanceof AppError ? error : createCannotLearnError();
  return { message, code };
}

function toDataUrl(jpeg: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
}
