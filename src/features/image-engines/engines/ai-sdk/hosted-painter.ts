import type { ImageModelV4 } from '@ai-sdk/provider';
import { generateImage } from 'ai';
import { createGuardedFetch } from '../../../../platform/http/outside-fetch/guarded-fetch.ts';
import { denoisingOf } from '../../denoising.rules.ts';
import type { ImageRequest } from '../../image-engines.types.ts';
import type { Fetch } from '../../remote/ask-service.ts';
import { joinWords } from '../../remote/engine-words.rules.ts';
import { fitStartingPicture } from '../../remote/fit-starting-picture.ts';
import { shownPictures } from '../../remote/manner.rules.ts';
import { createPictureDownload, type PictureDownloadOptions } from '../../remote/picture-download.ts';
import { readHostedFailure } from './hosted-failure.ts';
import type { HostedProviderName } from './hosted-model.rules.ts';
import type { HostedProvider } from './hosted-provider.ts';
import { blackForestLabs } from './providers/black-forest-labs.ts';
import { fal } from './providers/fal.ts';
import { google } from './providers/google.ts';
import { replicate } from './providers/replicate.ts';
import { togetherai } from './providers/togetherai.ts';
import { createWatchedFetch } from './watched-fetch.ts';

const LONGEST_PROMPT = 4_000;
/** The engine's own time limit comes first. */
const MORE_TIMEOUT_MS = 60_000;
const CANCEL_MS = 5_000;

const PROVIDERS: Readonly<Record<HostedProviderName, HostedProvider>> = {
  google,
  replicate,
  fal,
  'black-forest-labs': blackForestLabs,
  togetherai,
};

interface HostedPainterOptions {
  provider: HostedProviderName;
  id: string;
  key: string;
  /** Where the API is, if not where it usually is. */
  url?: string;
  pollMs: number;
  timeoutMs: number;
  fetch?: Fetch;
  isPublic?: PictureDownloadOptions['isPublic'];
}

/** One model of one provider. */
export interface HostedPainter {
  /** Loads what the provider needs; nobody is asked. */
  warm(): Promise<void>;
  /**
   * @returns the file of a picture of nearly the wished shape.
   * @throws {RemoteEngineError}
   */
  paint(request: ImageRequest, signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function createHostedPainter(options: HostedPainterOptions): HostedPainter {
  const { id, key, pollMs, timeoutMs, fetch, isPublic } = options;
  const provider = PROVIDERS[options.provider];
  const url = options.url ?? provider.url;
  const files = { serviceUrl: url, serviceHeaders: {}, timeoutMs, pauseMs: pollMs, fetch, isPublic };
  const download = createPictureDownload(files);
  const askElsewhere = createGuardedFetch({ ownerUrl: url, isPublic }) as Fetch;
  return {
    async warm() {
      await provider.createModel({ id, key, url, fetch: globalThis.fetch });
    },
    async paint(request, signal) {
      let cancelPath: string | undefined;
      const watched = createWatchedFetch({
        url,
        fetch,
        askElsewhere,
        download,
        signal,
        until: performance.now() + timeoutMs,
        pauseMs: pollMs,
        readFailure: provider.readFailure,
        onAnswer: (body) => {
          cancelPath = provider.findCancelPath?.(body);
        },
      });
      try {
        const model = await provider.createModel({ id, key, url, fetch: watched });
        const pace = { pollMs, timeoutMs: timeoutMs + MORE_TIMEOUT_MS };
        const { startingPicture } = request;
        const denoising = startingPicture && denoisingOf(startingPicture.strength);
        const plan = provider.planPicture({ ...request, denoising }, pace);
        return await generate(model, request, { plan, signal });
      } catch (error) {
        if (signal.aborted && cancelPath !== undefined) cancel(`${url}${cancelPath}`, key, fetch);
        throw readHostedFailure(error);
      }
    },
    close: () => download.close(),
  };
}

interface GenerateOptions {
  plan: ReturnType<HostedProvider['planPicture']>;
  signal: AbortSignal;
}

/** Once: every try may be billed, also one that gives no picture. */
async function generate(
  model: ImageModelV4,
  request: ImageRequest,
  { plan, signal }: GenerateOptions,
): Promise<Uint8Array> {
  const { image } = await generateImage({
    model: withoutWarnings(model),
    prompt: await writePrompt(request),
    n: 1,
    seed: request.seed,
    ...plan,
    maxRetries: 0,
    abortSignal: signal,
  });
  return image.uint8Array;
}

type Prompt = Parameters<typeof generateImage>[0]['prompt'];

async function writePrompt(request: ImageRequest): Promise<Prompt> {
  const text = joinWords(request, LONGEST_PROMPT);
  const { startingPicture } = request;
  const start = startingPicture && (await fitStartingPicture(startingPicture, request));
  const images = shownPictures(request, start);
  return images.length > 0 ? { text, images } : text;
}

/** The SDK would print them for every picture; what a provider cannot do is known, and planned for. */
function withoutWarnings(model: ImageModelV4): ImageModelV4 {
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    maxImagesPerCall: 1,
    doGenerate: async (options) => ({ ...(await model.doGenerate(options)), warnings: [] }),
  };
}

/** Ends work that nobody waits for any more. Whether that is heard changes nothing here. */
function cancel(url: string, key: string, doFetch: Fetch = fetch): void {
  const signal = AbortSignal.timeout(CANCEL_MS);
  const headers = { Authorization: `Bearer ${key}` };
  doFetch(url, { method: 'POST', headers, signal, redirect: 'manual' })
    .then((response) => response.body?.cancel())
    .catch(() => undefined);
}
