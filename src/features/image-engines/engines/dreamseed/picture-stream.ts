import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { asFields, parseJson, readFailedAnswer } from '../../remote/answer-failure.rules.ts';
import { LARGEST_PICTURE_BYTES } from '../../remote/fit-image.ts';
import { afterWorkBegan, RemoteEngineError } from '../../remote/remote-engine.errors.ts';

const LARGEST_EVENT = Math.ceil((LARGEST_PICTURE_BYTES * 4) / 3) + 256 * 1024;
const COMPLETED = /^image_(generation|edit)\.completed$/;
const PREVIEW = /^image_(generation|edit)\.partial_image$/;
const PERCENT = /^\s*(\d{1,3})%$/;

const words = z.array(z.string()).optional();
const pictureSchema = z.object({
  b64_json: z.base64(),
  engine: z.string().optional(),
  understood: words,
  unknown: words,
  borrowed: z.array(z.object({ word: z.string(), drawn: z.string() })).optional(),
});

/** A picture as another Dreamseed answers it. */
export interface StreamedPicture extends Omit<z.infer<typeof pictureSchema>, 'b64_json'> {
  bytes: Uint8Array<ArrayBuffer>;
}

interface StreamOptions {
  onProgress?: (done: number) => void;
  onPreview?: (preview: StreamedPicture) => void;
  /** Told of each piece that comes. */
  onPiece: () => void;
}

/**
 * Reads the one picture of a stream of the images API.
 * @throws {RemoteEngineError} when it tells of a failure, or ends without a picture.
 */
export async function readPictureStream(
  response: Response,
  { onProgress, onPreview, onPiece }: StreamOptions,
): Promise<StreamedPicture> {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream'))
    throw broken('It answered no pictures bit by bit: is it a Dreamseed?');
  const found: { picture?: StreamedPicture; tooLarge?: boolean } = {};
  const parser = createParser({
    maxBufferSize: LARGEST_EVENT,
    onComment(comment) {
      const percent = PERCENT.exec(comment)?.[1];
      if (percent !== undefined) onProgress?.(Number(percent) / 100);
    },
    onEvent({ event = '', data }) {
      if (event === 'error') throw readFailure(data);
      if (PREVIEW.test(event)) onPreview?.(readPicture(data));
      if (COMPLETED.test(event)) found.picture = readPicture(data);
    },
    onError({ type }) {
      if (type === 'max-buffer-size-exceeded') found.tooLarge = true;
    },
  });
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    onPiece();
    parser.feed(decoder.decode(piece, { stream: true }));
    if (found.tooLarge) throw broken('It answered a picture that is too large.');
    if (found.picture) return found.picture;
  }
  throw broken('It ended its answer without a picture.');
}

function readPicture(data: string): StreamedPicture {
  const parsed = pictureSchema.safeParse(parseJson(data));
  if (!parsed.success) throw broken('It answered what is no picture.');
  const { b64_json: base64, ...notes } = parsed.data;
  return { ...notes, bytes: new Uint8Array(Buffer.from(base64, 'base64')) };
}

const STATUSES: Readonly<Record<string, number>> = {
  server_error: 500,
  requests: 429,
  insufficient_quota: 402,
};

/** An event has no status: the usual one of its type stands in. */
function readFailure(data: string): RemoteEngineError {
  const body = parseJson(data);
  const { type } = asFields(asFields(body).error);
  const status = STATUSES[String(type)] ?? 400;
  return afterWorkBegan(new RemoteEngineError(readFailedAnswer({ status, headers: {}, body })));
}

function broken(reason: string): RemoteEngineError {
  return new RemoteEngineError({ kind: 'broken', reason });
}
