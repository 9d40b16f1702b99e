import sharp from 'sharp';
import { createSingleFlight } from '../../../../platform/jobs/single-flight.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { DRAWING_HEADER, type KnownDrawing, readDrawingHeader } from '../../drawing-header.rules.ts';
import type { GenerateOptions, ImageRequest } from '../../image-engines.types.ts';
import { type AskOptions, askInTime } from '../../remote/ask-in-time.ts';
import { askService, openAnswer } from '../../remote/ask-service.ts';
import { fitImage } from '../../remote/fit-image.ts';
import { RemoteEngineError } from '../../remote/remote-engine.errors.ts';
import { DREAMSEED } from './dreamseed.config.ts';
import { writePictureQuestion } from './picture-question.rules.ts';
import { readPictureStream, type StreamedPicture } from './picture-stream.ts';

/** A server that draws sends something every five seconds. */
const LONGEST_SILENCE_MS = 15_000;
const CHECK_TIMEOUT_MS = 3_000;
const CHECK_AGAIN_MS = 1_000;
/** However long it asks to be left alone. */
const LONGEST_REST_MS = 300_000;
const SHORT_ANSWER_BYTES = 256 * 1024;

interface DrawingServerOptions {
  url: string;
  /** '' for a server on this machine that asks for none. */
  key: string;
  timeoutMs: number;
  clock: Clock;
  closing: AbortSignal;
  longestSilenceMs?: number;
  /** Told when it is not asked any more until it passes a health check. */
  onAway: (server: string, error: unknown) => void;
}

/** One other Dreamseed that draws. */
export interface DrawingServer {
  /** Its host, for logs. */
  readonly name: string;
  /** What it said of itself last. */
  readonly known: KnownDrawing | undefined;
  /** Why it is not asked for pictures; undefined while it is. */
  readonly awayBecause: RemoteEngineError | undefined;
  /** When it may be checked again, by the clock. */
  readonly checkableAt: number;
  /** How much of its places we have taken, 0 for none. */
  readonly load: number;
  /** @throws what engines behind a network throw. */
  draw(request: ImageRequest, options: GenerateOptions): Promise<StreamedPicture>;
  /**
   * Checks its health, unless it asked to be left alone.
   * @param isUrgent whether somebody waits for it; else it is not checked twice within a second.
   */
  check(isUrgent: boolean): Promise<boolean>;
}

export function createDrawingServer(options: DrawingServerOptions): DrawingServer {
  const { url, key, timeoutMs, clock, closing, onAway } = options;
  const name = new URL(url).host;
  const headers = key === '' ? undefined : { Authorization: `Bearer ${key}` };
  const checkOnce = createSingleFlight<boolean>();
  let known: KnownDrawing | undefined;
  let away: RemoteEngineError | undefined;
  let checkableAt = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let drawing = 0;

  const learn = (header: string | null | undefined) => {
    known = readDrawingHeader(header ?? undefined) ?? known;
  };
  const noteFailure = (error: RemoteEngineError) => {
    if (!away) onAway(name, error);
    away = error;
    checkableAt = clock.now() + Math.min(LONGEST_REST_MS, error.retryAfterMs ?? 0);
  };

  async function ask(
    request: ImageRequest,
    { signal, onProgress, previews }: AskOptions,
  ): Promise<StreamedPicture> {
    const silence = createSilence(options.longestSilenceMs ?? LONGEST_SILENCE_MS);
    const { path, ...body } = writePictureQuestion(request, previews?.most ?? 0);
    const either = AbortSignal.any([signal, silence.signal]);
    try {
      const question = { ...body, url: `${url}${path}`, method: 'POST', headers, signal: either } as const;
      const response = await openAnswer({ ...question, isSilent: true });
      learn(response.headers.get(DRAWING_HEADER));
      const picture = await readPictureStream(response, {
        ...{ onProgress, onPiece: silence.breaks },
        onPreview: ({ bytes, engine: drawnBy }) =>
          previews?.onPreview({ bytes, engine: DREAMSEED, drawnBy, seed: request.seed }),
      });
      return { ...picture, bytes: await fitWhereNeeded(picture.bytes, request) };
    } catch (error) {
      throw silence.signal.aborted && !signal.aborted ? silence.reason : error;
    } finally {
      silence.end();
    }
  }

  async function check(): Promise<boolean> {
    checkedAt = clock.now();
    const signal = AbortSignal.any([closing, AbortSignal.timeout(CHECK_TIMEOUT_MS)]);
    try {
      const answer = await askService({
        ...{ url: `${url}/v1/models/dreamseed`, headers, signal },
        maxBytes: SHORT_ANSWER_BYTES,
      });
      learn(answer.headers[DRAWING_HEADER.toLowerCase()]);
      away = undefined;
    } catch (error) {
      if (error instanceof RemoteEngineError) noteFailure(error);
    }
    return away === undefined;
  }

  return {
    name,
    get known() {
      return known;
    },
    get awayBecause() {
      return away;
    },
    get checkableAt() {
      return checkableAt;
    },
    get load() {
      return drawing / (known?.places ?? 1);
    },
    async draw(request, generateOptions) {
      drawing += 1;
      const onWork = (ended: Promise<void>) => void ended.then(() => drawing--);
      try {
        return await askInTime({ ask, timeoutMs, closing }, request, { ...generateOptions, onWork });
      } catch (error) {
        if (error instanceof RemoteEngineError && error.kind !== 'refused') noteFailure(error);
        throw error;
      }
    },
    async check(isUrgent) {
      const earliest = isUrgent ? checkableAt : Math.max(checkableAt, checkedAt + CHECK_AGAIN_MS);
      return away && clock.now() < earliest ? false : await checkOnce(name, check);
    },
  };
}

/** The bytes as they were drawn, unless their size or format is not the one that was asked for. */
async function fitWhereNeeded(
  bytes: Uint8Array<ArrayBuffer>,
  request: ImageRequest,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, format } = request;
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const fits = found?.width === width && found.height === height && found.format === format;
  return fits ? bytes : await fitImage(bytes, request);
}

/** Ends the wait for a server that sends nothing: a machine without power closes no connection. */
function createSilence(milliseconds: number) {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), milliseconds);
  return {
    signal: silent.signal,
    reason: new RemoteEngineError({
      kind: 'timeout',
      reason: `It said nothing for ${milliseconds / 1000} s.`,
    }),
    breaks: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  };
}
