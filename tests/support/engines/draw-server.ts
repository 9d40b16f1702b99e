import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { readConfig } from '../../../src/app/config.ts';
import { startDrawServer } from '../../../src/app/draw-server/start-draw-server.ts';
import { createPlannedFailures } from '../failures/planned-failures.ts';
import { type RecordedRequest, sendJson, startRecordingServer } from '../recording-server.ts';
import { isWireFailure, makeBadFile, sendWireFailure, type WireFailure } from './picture-failures.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../..');
export const DRAW_KEY = 'a-key-of-servers-that-draw-0123456789';
const METRICS_TOKEN = 'figures-for-tests';

export interface TestDrawServer {
  readonly url: string;
  /** How many pictures it draws now. */
  countRunning(): Promise<number>;
  stop(): Promise<unknown>;
}

/** A real server with ROLE=draw in this process, on a port of its own. */
export async function startTestDrawServer(settings: Record<string, string> = {}): Promise<TestDrawServer> {
  const config = readConfig({
    ROLE: 'draw',
    HOST: '127.0.0.1',
    PORT: '0',
    DREAMSEED_KEY: DRAW_KEY,
    METRICS_TOKEN,
    SITE_URL: 'https://draw.example',
    ILLUSTRATOR_WORKERS: '1',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const server = await startDrawServer({ config, projectRoot, say: () => {} });
  const url = `http://127.0.0.1:${server.port}`;
  return {
    url,
    async countRunning() {
      const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
      return Number(/^dreamseed_queue_images\{state="running"\} (\d+)$/m.exec(await answer.text())?.[1]);
    },
    stop: server.stop,
  };
}

/** What may go wrong before such a server, or in it. */
export type DrawFailure =
  | WireFailure
  | 'wrong-key'
  | 'hung-up'
  | 'no-credits'
  | 'queue-full'
  | 'declined'
  | 'declined-late'
  | 'stopping'
  | 'half-picture'
  | 'no-picture';

export interface FailingDrawServer {
  readonly url: string;
  readonly key: string;
  readonly requests: readonly RecordedRequest[];
  /** Fails the next `times` questions for pictures, then passes them on again. */
  fail(failure: DrawFailure, times?: number): void;
  close(): Promise<void>;
}

/** Stands before a real server, passes everything on, and fails when it is told to. */
export async function startFailingDrawServer(real: Pick<TestDrawServer, 'url'>): Promise<FailingDrawServer> {
  const failures = createPlannedFailures<DrawFailure>();
  const server = await startRecordingServer(async (request, response) => {
    const failure = request.method === 'POST' ? failures.next() : undefined;
    if (failure === undefined) await passOn(real, request, response);
    else if (failure === 'hung-up') response.destroy();
    else if (failure === 'wrong-key') await passOn(real, request, response, 'Bearer another-key');
    else await sendFailure(failure, response);
  });
  return {
    url: server.origin,
    key: DRAW_KEY,
    requests: server.requests,
    fail: failures.plan,
    close: server.close,
  };
}

async function passOn(
  { url }: Pick<TestDrawServer, 'url'>,
  { address, method, headers, bytes }: RecordedRequest,
  response: ServerResponse,
  authorization = headers.authorization ?? '',
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  try {
    const answer = await fetch(url + address, {
      method,
      headers: { authorization, 'content-type': headers['content-type'] ?? '' },
      body: method === 'GET' ? undefined : new Uint8Array(bytes),
      signal: left.signal,
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    for await (const piece of answer.body ?? []) response.write(piece);
    response.end();
  } catch {
    response.destroy();
  }
}

const error = (type: string, code: string) => ({ error: { message: 'No.', type, param: null, code } });

const REFUSALS = {
  'no-credits': [429, error('insufficient_quota', 'insufficient_quota'), {}],
  'queue-full': [503, error('server_error', 'image_service.queue_full'), { 'Retry-After': '7' }],
  declined: [400, error('invalid_request_error', 'content_policy_violation'), {}],
} as const;

const EVENTS = {
  'declined-late': { name: 'error', data: error('invalid_request_error', 'content_policy_violation') },
  stopping: { name: 'error', data: error('server_error', 'image_service.stopping') },
  'half-picture': { name: 'image_generation.completed', data: undefined },
  'no-picture': { name: 'ping', data: {} },
} as const;

async function sendFailure(
  failure: Exclude<DrawFailure, 'wrong-key' | 'hung-up'>,
  response: ServerResponse,
): Promise<void> {
  if (isWireFailure(failure)) return sendWireFailure(failure, response);
  if (failure in REFUSALS) {
    const [status, body, headers] = REFUSALS[failure as keyof typeof REFUSALS];
    return sendJson(response, status, body, headers);
  }
  const { name, data } = EVENTS[failure as keyof typeof EVENTS];
  const half = { b64_json: (await makeBadFile('half')).toString('base64'), engine: 'illustrator' };
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  response.write(': 10%\n\n');
  response.end(`event: ${name}\ndata: ${JSON.stringify(data ?? half)}\n\n`);
}
