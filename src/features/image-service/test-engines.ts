/** Engines for tests of the service around them: real ones, that draw plain colors and can be slow, hang or fail. */
import sharp from 'sharp';
import { toContentType } from '../image-engines/image-bytes.rules.ts';
import { createAbortError } from '../image-engines/image-engines.errors.ts';
import type { GenerateOptions, ImageEngine, ImageRequest } from '../image-engines/image-engines.types.ts';

export interface TestEngine extends ImageEngine {
  /** The prompts it has begun to draw, in order. */
  begun: string[];
  /** How many of them were stopped before they were done. */
  stopped(): number;
}

export interface TestEngineOptions {
  concurrency?: number;
  deterministic?: boolean;
  /** How long a picture takes; Infinity hangs until it is stopped. */
  milliseconds?: number;
  /** No picture is done before this. */
  gate?: Promise<void>;
  /** What goes wrong instead. */
  failure?: Error;
  understood?: string[];
  unknown?: string[];
}

export function createTestEngine(options: TestEngineOptions = {}): TestEngine {
  const begun: string[] = [];
  let stopped = 0;
  return {
    name: 'painter',
    version: '1',
    deterministic: options.deterministic ?? true,
    concurrency: options.concurrency ?? 2,
    begun,
    stopped: () => stopped,
    async generate(request, { signal }) {
      begun.push(request.prompt);
      await pause(options.milliseconds ?? 0, { signal }).catch((error) => {
        stopped++;
        throw error;
      });
      await options.gate;
      if (options.failure) throw options.failure;
      const { understood, unknown } = options;
      const { seed, format } = request;
      const bytes = await paint(request);
      return { bytes, contentType: toContentType(format), engine: 'painter', seed, understood, unknown };
    },
    warm: async () => {},
    close: async () => {},
  };
}

function pause(milliseconds: number, { signal }: GenerateOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
    const onAbort = () => {
      clearTimeout(timer);
      reject(createAbortError());
    };
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

async function paint({ width, height, seed, format }: ImageRequest): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: seed & 0xff, g: (seed >> 8) & 0xff, b: (seed >> 16) & 0xff };
  const image = sharp({ create: { width, height, channels: 3, background } });
  return new Uint8Array(await image.toFormat(format).toBuffer());
}
