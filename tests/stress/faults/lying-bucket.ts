import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How an object store may answer instead of the truth: an error of its own, a plea to ask less often,
 * that there is no such object, or an object whose bytes are others.
 */
export type BucketLie = 'broken' | 'overloaded' | 'forgetful' | 'other-bytes';

/** Stands before an object store and hands everything on, until it is told to lie. */
export interface LyingBucket {
  readonly port: number;
  /** From now on; null for the truth. */
  lie(how: BucketLie | null): void;
  close(): Promise<void>;
}

/** Of what is read one of so many is the truth all the same. */
const TRUE_ONE_OF = 3;
const ERRORS = {
  broken: { status: 500, code: 'InternalError' },
  overloaded: { status: 503, code: 'SlowDown' },
} as const;
const NO_OBJECT = { status: 404, code: 'NoSuchKey' };

/** @param host where the object store really is, e.g. `127.0.0.1:41234`. */
export async function startLyingBucket(host: string): Promise<LyingBucket> {
  let lie: BucketLie | null = null;
  let reads = 0;
  const server = createServer((incoming, response) => {
    if (lie === 'broken' || lie === 'overloaded') return sendError(response, ERRORS[lie]);
    if (incoming.method === 'GET') reads += 1;
    const isTold = incoming.method === 'GET' && reads % TRUE_ONE_OF !== 0;
    if (isTold && lie === 'forgetful') return sendError(response, NO_OBJECT);
    handOn(host, incoming, { response, change: isTold && lie === 'other-bytes' ? spoil : undefined });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lie(how) {
      lie = how;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendError(response: ServerResponse, { status, code }: { status: number; code: string }): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

interface Handing {
  response: ServerResponse;
  change: ((bytes: Buffer) => Buffer) | undefined;
}

/** Under the same Host, for that is part of what is signed. */
function handOn(host: string, incoming: IncomingMessage, { response, change }: Handing): void {
  const { method, url: path, headers } = incoming;
  const onward = request(`http://${host}`, { method, path, headers }, (answer) => {
    readAll(answer)
      .then((bytes) => {
        const { 'transfer-encoding': _, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, kept);
        response.end(change && answer.statusCode === 200 ? change(bytes) : bytes);
      })
      .catch(() => response.destroy());
  });
  onward.on('error', () => response.destroy());
  incoming.on('error', () => onward.destroy());
  incoming.pipe(onward);
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** As many bytes as before; the second half of them is another. */
function spoil(bytes: Buffer): Buffer {
  const half = Math.floor(bytes.length / 2);
  return Buffer.concat([bytes.subarray(0, half), bytes.subarray(half).map((byte) => byte ^ 0x55)]);
}
