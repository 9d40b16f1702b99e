import type { ServerResponse } from 'node:http';
import { isPlainFailure, type PlainFailure, sendPlainFailure } from '../recording-server.ts';
import { paintPicture } from './painted-picture.ts';

/** Answers that never end, end too early, or are no answer of the service at all. */
export type WireFailure = PlainFailure | 'drip' | 'lost';

/** Files that are no picture that anybody could use. */
const BAD_FILES = ['nothing', 'json', 'vector', 'video', 'half', 'tiny', 'bomb'] as const;
export type BadFile = (typeof BAD_FILES)[number];

/** What any service that draws may do, whatever it speaks. */
export type PictureFailure = WireFailure | BadFile;

export function isWireFailure(failure: string): failure is WireFailure {
  return isPlainFailure(failure) || failure === 'drip' || failure === 'lost';
}

export function isBadFile(failure: string): failure is BadFile {
  return (BAD_FILES as readonly string[]).includes(failure);
}

/** Drips and slow answers last until the caller hangs up. */
export function sendWireFailure(failure: WireFailure, response: ServerResponse): void {
  if (failure === 'drip') drip(response);
  else if (failure === 'lost') loseConnection(response);
  else sendPlainFailure(failure, response);
}

/** A bad file as the whole answer. */
export async function sendBadFile(failure: BadFile, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'image/jpeg' });
  response.end(await makeBadFile(failure));
}

const FILES: Record<BadFile, () => Promise<Buffer>> = {
  nothing: async () => Buffer.alloc(0),
  json: async () => Buffer.from('{"status":"processing"}'),
  vector: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  video: async () => Buffer.from('\u0000\u0000\u0000 ftypisom\u0000\u0000\u0002\u0000isomiso2'),
  half: async () => {
    const whole = await paintPicture({ width: 640, height: 640, marks: ['half'], format: 'jpeg' });
    return whole.subarray(0, Math.floor(whole.length / 2));
  },
  tiny: () => paintPicture({ width: 1, height: 1, marks: ['tiny'] }),
  bomb: () => paintPicture({ width: 6_400, height: 6_400, marks: ['bomb'] }),
};

const made = new Map<BadFile, Promise<Buffer>>();

/** The file, painted once: a bomb takes seconds to build. */
export function makeBadFile(failure: BadFile): Promise<Buffer> {
  const file = made.get(failure) ?? FILES[failure]();
  made.set(failure, file);
  return file;
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'image/jpeg' });
  const timer = setInterval(() => response.write(Buffer.from([0xff])), 20);
  response.once('close', () => clearInterval(timer));
}

function loseConnection(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': '50000' });
  response.write(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), () => response.destroy());
}
