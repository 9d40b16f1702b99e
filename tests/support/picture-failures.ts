import type { ServerResponse } from 'node:http';
import { paintPicture } from './painted-picture.ts';
import { isPlainFailure, type PlainFailure, sendPlainFailure } from './recording-server.ts';

/** What any service that answers files of pictures may do, whatever it speaks. */
const FILE_FAILURES = ['drip', 'lost', 'nothing', 'json', 'vector', 'video', 'half', 'tiny', 'bomb'] as const;
export type PictureFailure = PlainFailure | (typeof FILE_FAILURES)[number];

export function isPictureFailure(failure: string): failure is PictureFailure {
  return isPlainFailure(failure) || (FILE_FAILURES as readonly string[]).includes(failure);
}

/** Sends a file that is none, or never whole. Drips and slow answers last until the caller hangs up. */
export async function sendPictureFailure(failure: PictureFailure, response: ServerResponse): Promise<void> {
  if (isPlainFailure(failure)) return sendPlainFailure(failure, response);
  if (failure === 'drip') return drip(response);
  if (failure === 'lost') return loseConnection(response);
  const [type, body] = await makeFile(failure);
  response.writeHead(200, { 'Content-Type': type });
  response.end(body);
}

const FILES: Record<
  Exclude<PictureFailure, PlainFailure | 'drip' | 'lost'>,
  () => Promise<[string, Buffer]>
> = {
  nothing: async () => ['image/jpeg', Buffer.alloc(0)],
  json: async () => ['application/json', Buffer.from('{"status":"processing"}')],
  vector: async () => ['image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  video: async () => [
    'video/mp4',
    Buffer.from('\u0000\u0000\u0000 ftypisom\u0000\u0000\u0002\u0000isomiso2'),
  ],
  half: async () => {
    const whole = await paintPicture({ width: 640, height: 640, marks: ['half'], format: 'jpeg' });
    return ['image/jpeg', whole.subarray(0, Math.floor(whole.length / 2))];
  },
  tiny: async () => ['image/png', await paintPicture({ width: 1, height: 1, marks: ['tiny'] })],
  bomb: async () => ['image/png', await paintPicture({ width: 6_400, height: 6_400, marks: ['bomb'] })],
};

const makeFile = (failure: keyof typeof FILES) => FILES[failure]();

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'image/jpeg' });
  const timer = setInterval(() => response.write(Buffer.from([0xff])), 20);
  response.once('close', () => clearInterval(timer));
}

function loseConnection(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': '50000' });
  response.write(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), () => response.destroy());
}
