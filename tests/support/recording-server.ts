import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A request as it really arrived. */
export interface RecordedRequest {
  method: string;
  /** With the query. */
  address: string;
  headers: IncomingMessage['headers'];
  /** The body as it came. */
  bytes: Buffer;
  text: string;
  /** Parsed; undefined when it was no JSON. */
  body: unknown;
  isAnswered: boolean;
  /** Whether the caller hung up before it was answered. */
  wasLeft: boolean;
}

type AnswerRequest = (request: RecordedRequest, response: ServerResponse) => Promise<void> | void;

export interface RecordingServer {
  /** e.g. `http://127.0.0.1:4000`. */
  readonly origin: string;
  /** Every request so far, the oldest first. */
  readonly requests: readonly RecordedRequest[];
  close(): Promise<void>;
}

/** Takes over a connection that asks to speak WebSocket. */
type UpgradeConnection = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** A local server over real HTTP that keeps what it was asked. */
export async function startRecordingServer(
  answer: AnswerRequest,
  upgrade?: UpgradeConnection,
): Promise<RecordingServer> {
  const sockets = new Set<Socket>();
  const requests: RecordedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request: RecordedRequest = {
      method: incoming.method ?? '',
      address: incoming.url ?? '',
      headers: incoming.headers,
      bytes: Buffer.alloc(0),
      text: '',
      body: undefined,
      isAnswered: false,
      wasLeft: false,
    };
    response.once('finish', () => {
      request.isAnswered = true;
    });
    response.once('close', () => {
      request.wasLeft = !response.writableEnded;
    });
    requests.push(request);
    request.bytes = await readBytes(incoming);
    request.text = request.bytes.toString();
    request.body = parseJson(request.text);
    await answer(request, response);
  });
  if (upgrade) server.on('upgrade', upgrade);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function readBytes(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The body as a multipart form; empty when it is none. */
export async function readSentForm({ bytes, headers }: RecordedRequest): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return new FormData();
  return await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData();
}

/** The bytes of a file in a form; undefined when there is none. */
export async function readSentFile(form: FormData, name: string): Promise<Buffer | undefined> {
  return (await readSentFiles(form, name))[0];
}

/** The bytes of all files of that name, in their order. */
export async function readSentFiles(form: FormData, name: string): Promise<Buffer[]> {
  const files = form.getAll(name).filter((file) => file instanceof File);
  return await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8', ...headers });
  response.end(JSON.stringify(body));
}

/** What any service behind HTTP may do, whatever it speaks. */
const PLAIN_FAILURES = ['slow', 'garbage', 'redirect', 'endless'] as const;
export type PlainFailure = (typeof PLAIN_FAILURES)[number];

export function isPlainFailure(failure: string): failure is PlainFailure {
  return (PLAIN_FAILURES as readonly string[]).includes(failure);
}

/** What is slow is never answered; whoever waits must stop waiting. */
export function sendPlainFailure(failure: PlainFailure, response: ServerResponse): void {
  if (failure === 'garbage') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8' });
    response.end('<!DOCTYPE html><h1>It works!</h1>');
  }
  if (failure === 'endless') {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    writeWithoutEnd(response);
  }
  if (failure === 'redirect') response.writeHead(302, { Location: 'http://127.0.0.1:1/elsewhere' }).end();
}

function writeWithoutEnd(response: ServerResponse): void {
  const piece = Buffer.alloc(64 * 1024, ' ');
  const write = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', write);
  write();
}
