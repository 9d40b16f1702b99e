import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../ui/save-file.ts';
import { keepMark } from '../../provenance/ui/keep-mark.ts';
import { ProductApiError, productApi } from '../../user-status/ui/api-client.ts';
import type { EnlargementOrder } from '../enlarging.rules.ts';
import type { EnlargementProgress } from '../enlarging.types.ts';
import { fetchLargeFile } from './fetch-large-file.ts';

export type LargeFileState =
  | { name: 'idle' }
  | { name: 'preparing'; progress: EnlargementProgress }
  | { name: 'stopped' }
  | { name: 'saved' }
  | { name: 'failed'; message: string };

const FALLBACK = 'The download couldn’t be prepared. Please check your connection and try again.';
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** One download that is being prepared; whoever leaves, stops it. */
export function useLargeFile() {
  const [state, setState] = useState<LargeFileState>({ name: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Whatever brings a file, with its words for a failure. */
  const run = async (work: (signal: AbortSignal) => Promise<void>) => {
    const stopping = new AbortController();
    running.current = stopping;
    setState({ name: 'preparing', progress: { state: 'waiting', done: 0 } });
    try {
      await work(stopping.signal);
      setState({ name: 'saved' });
    } catch (error) {
      if (stopping.signal.aborted) return;
      console.warn('A download failed.', error);
      setState({ name: 'failed', message: error instanceof ProductApiError ? error.message : FALLBACK });
    } finally {
      running.current = null;
    }
  };

  return {
    state,
    run,
    enlarge: (
      imageId: string,
      order: EnlargementOrder,
      { fileName, prompt }: { fileName: string; prompt: string },
    ) =>
      run(async (signal) => {
        const onProgress = (progress: EnlargementProgress) => {
          if (!signal.aborted) setState({ name: 'preparing', progress });
        };
        const file = await fetchLargeFile(imageId, order, { api: productApi(), pause, onProgress, signal });
        saveFile(await keepMark(file, file, { prompt }), fileName);
      }),
    stop() {
      if (!running.current) return;
      running.current.abort();
      setState({ name: 'stopped' });
    },
    forget: () => setState({ name: 'idle' }),
  };
}
