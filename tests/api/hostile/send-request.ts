import { Agent, type OutgoingHttpHeaders, request as sendHttp } from 'node:http';
import type { ReceivedAnswer } from './answer-check.ts';
import type { HostileRequest } from './hostile-request.types.ts';

export interface TimedAnswer extends ReceivedAnswer {
  ms: number;
}

const LIMIT_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** A kept connection that the server closed at the moment it was used again. */
class ClosedConnection extends Error {}

/** Sends a request byte for byte as it was planned. @throws {Error} when no answer comes. */
export async function sendRequest(
  port: number,
  token: string,
  request: HostileRequest,
): Promise<TimedAnswer> {
  for (let turn = 0; ; turn++) {
    try {
      return await sendOnce(port, token, request);
    } catch (error) {
      if (!(error instanceof ClosedConnection) || turn === 2) throw error;
    }
  }
}

function sendOnce(port: number, token: string, request: HostileRequest): Promise<TimedAnswer> {
  const { method, path, body, signedIn } = request;
  const headers: OutgoingHttpHeaders = {
    ...(signedIn ? { Authorization: `Bearer ${token}` } : {}),
    ...request.headers,
    ...(body ? { 'Content-Length': String(body.length) } : {}),
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = sendHttp(
      { host: '127.0.0.1', port, method, path, headers, agent, timeout: LIMIT_MS },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(pieces),
            ms: performance.now() - started,
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer came')));
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new ClosedConnection(error.message) : error),
    );
    sent.end(body);
  });
}
