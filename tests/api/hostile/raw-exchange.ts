import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0 when nothing came. */
  status: number;
  head: string;
  body: string;
  /** Everything that came, answers to other requests on the same connection too. */
  text: string;
  /** Until the first byte of it. */
  ms: number;
}

interface RawExchange {
  port: number;
  /** Sent in this order, each when the system took the one before; nothing more once the server closes. */
  pieces: Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
  /** The connection may stay open: one answer is enough. */
  untilAnswered?: boolean | undefined;
  /** Given up after that. */
  limitMs?: number;
}

const LIMIT_MS = 60_000;

/** Sends bytes as they are and reads until the server closes the connection, or has answered. */
export async function exchange(order: RawExchange): Promise<RawAnswer> {
  const { port, pieces, untilAnswered = false, limitMs = LIMIT_MS } = order;
  const started = performance.now();
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  let ms = 0;
  socket.on('data', (piece: string) => {
    ms ||= performance.now() - started;
    text += piece;
  });
  const closed = new Promise<void>((resolve, reject) => {
    // A server that has had enough may also reset the connection; what it said before counts.
    socket.on('error', () => resolve());
    socket.once('end', () => resolve()).once('close', () => resolve());
    setTimeout(
      () => reject(new Error(`The server left the connection open for ${limitMs} ms: ${text.slice(0, 200)}`)),
      limitMs,
    ).unref();
  });
  const answered = new Promise<void>((resolve) => {
    socket.on('data', () => untilAnswered && isWhole(text) && resolve());
  });
  try {
    await Promise.race([sendAll(socket, pieces).then(() => Promise.race([answered, closed])), closed]);
  } finally {
    socket.destroy();
  }
  return { ...readAnswer(text), text, ms };
}

async function sendAll(socket: Socket, pieces: RawExchange['pieces']): Promise<void> {
  for await (const piece of pieces) {
    if (socket.destroyed || socket.readableEnded) return;
    await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
  }
}

function isWhole(text: string): boolean {
  const [, length = ''] = /^content-length: (\d+)\r?$/im.exec(text) ?? [];
  const end = text.indexOf('\r\n\r\n');
  return length !== '' && end > 0 && text.length >= end + 4 + Number(length);
}

function readAnswer(text: string): Pick<RawAnswer, 'status' | 'head' | 'body'> {
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  const bytes = end < 0 ? '' : text.slice(end + 4);
  const isChunked = /^transfer-encoding: chunked\r?$/im.test(head);
  const body = Buffer.from(isChunked ? joinChunks(bytes) : bytes, 'latin1').toString();
  return { status: Number(/^HTTP\/1\.[01] (\d{3}) /.exec(head)?.[1] ?? 0), head, body };
}

/** RFC 9112, section 7.1: each chunk stands behind its length, and the last one is empty. */
function joinChunks(bytes: string): string {
  let body = '';
  for (let rest = bytes; ; ) {
    const [line = '', length = '0'] = /^([0-9a-f]+)[^\r]*\r\n/i.exec(rest) ?? [];
    const size = Number.parseInt(length, 16);
    if (size === 0) return body;
    body += rest.slice(line.length, line.length + size);
    rest = rest.slice(line.length + size + 2);
  }
}
