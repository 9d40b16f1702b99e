import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createPlannedFailures } from '../failures/planned-failures.ts';
import { type RecordedRequest, sendJson, startRecordingServer } from '../recording-server.ts';
import {
  HOSTED_FAILURES,
  type HostedFailure,
  type HostedKind,
  type JsonAnswer,
} from './hosted-models-failures.ts';
import { type AskedHostedPicture, HOSTS, type HostContext, type HostedWork } from './hosted-models-hosts.ts';
import { drawingTimeMs, paintPicture } from './painted-picture.ts';
import { isBadFile, isWireFailure, makeBadFile, sendWireFailure } from './picture-failures.ts';

export interface HostedModelsServer {
  /** Where the API of the provider is. */
  readonly url: string;
  readonly key: string;
  readonly requests: readonly RecordedRequest[];
  /** What was understood of each question that went well. */
  readonly asked: readonly AskedHostedPicture[];
  /** Pieces of work that were ended before they were done. */
  readonly canceled: readonly string[];
  /** Replaces the time that drawing takes. */
  untilDrawn: (() => Promise<unknown>) | undefined;
  /** Where files are said to be; at this server when missing. */
  filesAt: string | undefined;
  /** Fails the next `times` pictures, then goes well again. */
  fail(failure: HostedFailure, times?: number): void;
  /** Fails the next `times` questions how far a picture is, or for its file. */
  failLooks(what: 'state' | 'file', failure: LookFailure, times?: number): void;
  close(): Promise<void>;
}

/** `silent`: no answer as long as the caller waits. */
type LookFailure = 'busy' | 'broken' | 'gone' | 'lost' | 'silent';

const LOOKS: Readonly<Record<Exclude<LookFailure, 'lost' | 'silent'>, JsonAnswer>> = {
  busy: [429, { detail: 'Too many requests' }, { 'Retry-After': '1' }],
  broken: [502, { detail: 'Bad gateway' }],
  gone: [404, { detail: 'Not found' }],
};

const KEY = 'test-key-of-a-host-0123456789';
const FILES = '/files/';

/** Five hosts of models, each with its own paths, headers, states and errors, as their SDKs speak to them. */
export async function startHostedModelsServer(kind: HostedKind): Promise<HostedModelsServer> {
  const failures = createPlannedFailures<HostedFailure>();
  const looks = { state: createPlannedFailures<LookFailure>(), file: createPlannedFailures<LookFailure>() };
  const works = new Map<string, HostedWork>();
  const asked: AskedHostedPicture[] = [];
  const canceled: string[] = [];
  const host = HOSTS[kind];

  const begin = (picture: AskedHostedPicture, failure: HostedFailure | undefined): HostedWork => {
    asked.push(picture);
    const id = `work${asked.length}`;
    const work: HostedWork = { id, picture, failure, state: 'running', file: Buffer.alloc(0) };
    works.set(id, work);
    work.done = finish(work, hosted.untilDrawn);
    return work;
  };

  const context: HostContext = {
    key: KEY,
    begin,
    findWork: (id) => works.get(id),
    cancel: (id) => canceled.push(id),
    fileUrl: ({ id }) => `${hosted.filesAt ?? server.origin}${FILES}${id}.png`,
    apiUrl: (path) => `${server.origin}${host.base}${path}`,
  };

  const server = await startRecordingServer(async (request, response) => {
    const isFile = request.address.startsWith(FILES);
    const lookFailure = request.method === 'GET' ? looks[isFile ? 'file' : 'state'].next() : undefined;
    if (lookFailure !== undefined) return failLook(lookFailure, response);
    if (isFile) return sendFile(request, response, works);
    const asksForPicture = request.method === 'POST' && !request.address.endsWith('/cancel');
    const failure = asksForPicture ? failures.next() : undefined;
    if (failure !== undefined && isWireFailure(failure)) return sendWireFailure(failure, response);
    const refusal = failure === undefined ? undefined : HOSTED_FAILURES[kind][failure];
    sendJson(response, ...(refusal ?? (await host.answer(request, context, failure))));
  });
  const hosted: HostedModelsServer = {
    url: `${server.origin}${host.base}`,
    key: KEY,
    requests: server.requests,
    asked,
    canceled,
    untilDrawn: undefined,
    filesAt: undefined,
    fail: failures.plan,
    failLooks: (what, failure, times) => looks[what].plan(failure, times),
    close: server.close,
  };
  return hosted;
}

async function finish(work: HostedWork, untilDrawn: HostedModelsServer['untilDrawn']): Promise<void> {
  const { width, height, prompt, model, seed, start, references } = work.picture;
  await (untilDrawn?.() ?? wait(drawingTimeMs({ width, height })));
  const isBad = work.failure !== undefined && isBadFile(work.failure);
  work.file = isBad
    ? await makeBadFile(work.failure as Parameters<typeof makeBadFile>[0])
    : await paintPicture({ width, height, marks: [prompt, model, seed], start, references });
  work.state = 'done';
}

function sendFile(
  { address }: RecordedRequest,
  response: ServerResponse,
  works: Map<string, HostedWork>,
): void {
  const work = works.get(address.slice(FILES.length).replace('.png', ''));
  response.writeHead(work ? 200 : 404, { 'Content-Type': 'image/png' });
  response.end(work?.file);
}

function failLook(failure: LookFailure, response: ServerResponse): void {
  if (failure === 'silent') return;
  if (failure === 'lost') sendWireFailure('lost', response);
  else sendJson(response, ...LOOKS[failure]);
}
