import type { AppError } from '../../shared/app-error.ts';
import type { DrawingNews } from '../image-service/image-service.types.ts';
import type { ApiPicture, WantedPictures } from './images-api.types.ts';

interface PictureEventsOptions {
  /** How its events are named. */
  kind: 'image_generation' | 'image_edit';
  wanted: WantedPictures;
  /** Draws; what it tells of becomes events. */
  draw: (tell: {
    gone: AbortSignal;
    onNews: (news: DrawingNews) => void;
    onPreview: (preview: ApiPicture) => void;
    onPicture: (picture: ApiPicture) => void;
  }) => Promise<unknown>;
  /** Aborted when the connection is lost. */
  gone: AbortSignal;
  /** What the last event says of a failure. */
  describeFailure: (error: unknown) => object;
  now: () => number;
  onEnd: (failed: boolean) => void;
}

/** A client that receives nothing for long may think that the connection is lost. */
const SIGN_OF_LIFE_MS = 5_000;

/**
 * Answers each picture when it is there, after its previews. What is refused before anything is drawn is thrown, so that it has
 * its own status; between the events stand lines that say how far the picture is, and keep the connection open.
 * @throws {AppError}
 */
export async function streamPictures(options: PictureEventsOptions): Promise<Response> {
  const { kind, wanted, draw, describeFailure, onEnd } = options;
  const { readable, write, close, left } = openStream();
  const begun = Promise.withResolvers<void>();
  let percent = -1;
  /** How many previews of each picture there were. */
  const shown = new Map<number, number>();
  const tell = (name: string, picture: ApiPicture, more: object = {}) => {
    begun.resolve();
    const type = `${kind}.${name}`;
    const told = { type, ...describeEvent(wanted, picture, options.now()), ...more };
    write(`event: ${type}\ndata: ${JSON.stringify(told)}\n\n`);
  };
  const sign = setInterval(() => write(':\n\n'), SIGN_OF_LIFE_MS);
  const drawing = draw({
    gone: AbortSignal.any([options.gone, left]),
    onNews({ done = 0 }) {
      begun.resolve();
      const now = Math.floor(done * 100);
      if (now === percent) return;
      percent = now;
      write(`: ${now}%\n\n`);
    },
    onPreview(preview) {
      const index = shown.get(preview.place) ?? 0;
      shown.set(preview.place, index + 1);
      tell('partial_image', preview, { partial_image_index: index });
    },
    onPicture: (picture) => tell('completed', picture),
  }).finally(() => clearInterval(sign));
  await Promise.race([begun.promise, drawing]);
  drawing
    .then(
      () => false,
      (error: AppError) => {
        write(`event: error\ndata: ${JSON.stringify(describeFailure(error))}\n\n`);
        return true;
      },
    )
    .then((failed) => {
      close();
      onEnd(failed);
    });
  const headers = { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' };
  return new Response(readable, {
    headers: { ...headers, 'Content-Type': 'text/event-stream; charset=utf-8' },
  });
}

function describeEvent({ format }: WantedPictures, picture: ApiPicture, now: number) {
  const { bytes, width, height, seed, engine, understood, unknown, borrowed } = picture;
  return {
    b64_json: Buffer.from(bytes).toString('base64'),
    created_at: Math.floor(now / 1000),
    size: `${width}x${height}`,
    quality: 'auto',
    background: 'opaque',
    output_format: format,
    seed,
    engine,
    understood,
    unknown,
    borrowed,
  };
}

function openStream() {
  const encoder = new TextEncoder();
  const reader = new AbortController();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const readable = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
    cancel: () => reader.abort(),
  });
  return {
    readable,
    left: reader.signal,
    write(text: string) {
      if (!reader.signal.aborted) controller?.enqueue(encoder.encode(text));
    },
    close() {
      if (!reader.signal.aborted) controller?.close();
      controller = undefined;
    },
  };
}
