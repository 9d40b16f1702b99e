import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createPlannedFailures } from '../failures/planned-failures.ts';
import {
  type RecordedRequest,
  readSentFiles,
  readSentForm,
  sendJson,
  startRecordingServer,
} from '../recording-server.ts';
import { OPENAI_FAILURES, type OpenAiImagesFailure } from './openai-images-failures.ts';
import { type AskedPicture, type ImagesKind, type JsonAnswer, SPEAKERS } from './openai-images-speakers.ts';
import { drawingTimeMs, paintPicture } from './painted-picture.ts';
import { isBadFile, isWireFailure, makeBadFile, sendWireFailure } from './picture-failures.ts';

export interface OpenAiImagesServer {
  /** What OPENAI_COMPATIBLE_URL takes. */
  readonly url: string;
  readonly key: string;
  readonly requests: readonly RecordedRequest[];
  /** What was understood of each question that went well. */
  readonly asked: readonly AskedPicture[];
  /** Answers an address instead of the file: at this server, or at another origin. */
  answersUrlAt: string | undefined;
  /** Fails the next `times` requests, then goes well again. */
  fail(failure: OpenAiImagesFailure, times?: number): void;
  close(): Promise<void>;
}

const KEY = 'sk-test-key-of-images-0123456789';
const GENERATIONS = '/v1/images/generations';
const EDITS = '/v1/images/edits';
const FILE_PATH = '/generated-images/b641234.png';

/** `POST /v1/images/generations` and `/v1/images/edits` as OpenAI and those who imitate it really answer. */
export async function startOpenAiImagesServer(kind: ImagesKind = 'openai'): Promise<OpenAiImagesServer> {
  const failures = createPlannedFailures<OpenAiImagesFailure>();
  const asked: AskedPicture[] = [];
  let file: Buffer = Buffer.alloc(0);
  const answerPicture = async (picture: AskedPicture, response: ServerResponse) => {
    asked.push(picture);
    await wait(drawingTimeMs(picture));
    const { width, height, prompt, seed, format, start, references } = picture;
    // Without a seed every picture is another one.
    const marks = [prompt, seed ?? asked.length];
    file = await paintPicture({ width, height, marks, format, start, references });
    const origin = images.answersUrlAt ?? (picture.asUrl ? server.origin : undefined);
    const entry =
      origin === undefined ? { b64_json: file.toString('base64') } : { url: `${origin}${FILE_PATH}` };
    sendJson(response, 200, { ...SPEAKERS[kind].describe(picture), data: [entry] });
  };
  const server = await startRecordingServer(async (request, response) => {
    if (request.method === 'GET') return sendFile(request, response, file);
    const failure = failures.next();
    if (failure !== undefined) return await sendFailure(failure, response);
    const answer = await readRequest(kind, request);
    if (Array.isArray(answer)) sendJson(response, ...answer);
    else await answerPicture(answer, response);
  });
  const images: OpenAiImagesServer = {
    url: `${server.origin}/v1`,
    key: KEY,
    requests: server.requests,
    asked,
    answersUrlAt: undefined,
    fail: failures.plan,
    close: server.close,
  };
  return images;
}

async function readRequest(kind: ImagesKind, request: RecordedRequest): Promise<AskedPicture | JsonAnswer> {
  const speaker = SPEAKERS[kind];
  const isEdit = request.address === EDITS && speaker.hasEdits;
  if (!isEdit && request.address !== GENERATIONS) return [404, { error: { message: 'Not found' } }];
  if (speaker.needsKey && request.headers.authorization !== `Bearer ${KEY}`)
    return OPENAI_FAILURES['key-invalid'];
  if (!isEdit) return speaker.read((request.body ?? {}) as Record<string, unknown>);
  const form = await readSentForm(request);
  const [start, ...references] = await readSentFiles(form, form.has('image[]') ? 'image[]' : 'image');
  const { image: _, 'image[]': __, ...fields } = Object.fromEntries(form);
  const read = speaker.read(fields);
  if (start === undefined)
    return [400, { error: { message: 'An image is needed.', type: 'invalid_request' } }];
  return Array.isArray(read) ? read : { ...read, start, references };
}

function sendFile({ address }: RecordedRequest, response: ServerResponse, file: Buffer): void {
  response.writeHead(address === FILE_PATH ? 200 : 404, { 'Content-Type': 'image/png' });
  response.end(address === FILE_PATH ? file : undefined);
}

async function sendFailure(failure: OpenAiImagesFailure, response: ServerResponse): Promise<void> {
  if (isWireFailure(failure)) sendWireFailure(failure, response);
  else if (failure === 'no-body') response.writeHead(500).end();
  else if (isBadFile(failure)) {
    const base64 = (await makeBadFile(failure)).toString('base64');
    sendJson(response, 200, { created: 1_763_000_000, data: [{ b64_json: base64 }] });
  } else sendJson(response, ...OPENAI_FAILURES[failure]);
}
