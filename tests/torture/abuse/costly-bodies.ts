import { exchange } from '../../api/hostile/raw-exchange.ts';
import type { SiteProcess } from '../site-process.ts';
import type { TortureRow } from '../torture-part.types.ts';
import { signUpAt } from './stranger.ts';

const MEGABYTE = 1024 * 1024;
const BODY_BYTES = 16 * MEGABYTE;
/** What one body may cost beyond what is collected later; without bounds it was 700 MB. */
const MOST_GROWTH_BYTES = 100 * MEGABYTE;
const BOUNDARY = 'multipart/form-data; boundary=b';

interface CostlyBody {
  what: string;
  type: string;
  /** Repeated until the body is full. */
  piece: string;
  chunked?: boolean;
}

const BODIES: readonly CostlyBody[] = [
  { what: 'arrays in arrays', type: 'application/json', piece: '[' },
  { what: 'objects in objects', type: 'application/json', piece: '{"a":' },
  { what: 'values without end', type: 'application/json', piece: '[0,' },
  {
    what: 'parts without end',
    type: BOUNDARY,
    piece: '--b\r\nContent-Disposition: form-data; name="f"\r\n\r\nx\r\n',
  },
  { what: 'chunks of one byte', type: BOUNDARY, piece: '1\r\nA\r\n', chunked: true },
];

const PATHS = ['/api/images/save', '/api/story-script', '/api/images/release', '/api/auth/sign-in/email'];

/** Bodies that would become far more in memory than they are on the wire, each to all who read one. */
export async function tryCostlyBodies(site: SiteProcess, atOnce: number): Promise<TortureRow> {
  const token = (await signUpAt(site, '192.0.2.1')).token();
  const before = (await site.weigh()).residentBytes;
  const faults: string[] = [];
  let most = 0;
  let inputs = 0;
  for (const body of BODIES) {
    for (const path of PATHS) {
      const sent = Array.from({ length: atOnce }, () => sendBody(site, { path, body, token }));
      const answers = await Promise.allSettled(sent);
      inputs += answers.length;
      for (const answer of answers) {
        const status = answer.status === 'fulfilled' ? answer.value : String(answer.reason);
        // 0: the connection was closed before anything could be said.
        if (![0, 400, 401, 404, 413, 415, 429, 503].includes(Number(status)))
          faults.push(`${body.what} to ${path}: ${status}`);
      }
    }
    most = Math.max(most, (await site.weigh()).residentBytes - before);
  }
  if (most > MOST_GROWTH_BYTES) faults.push(`the server grew by ${Math.round(most / MEGABYTE)} MB`);
  return {
    what: 'bodies that cost more than their bytes',
    amount: `${inputs} bodies`,
    faults,
    lost: 0,
    measured: `at most ${Math.round(most / MEGABYTE)} MB more`,
  };
}

async function sendBody(site: SiteProcess, { path, body, token }: Order): Promise<number> {
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(site.url).host}`,
    `Origin: ${site.url}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${body.type}`,
    body.chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${BODY_BYTES}`,
    '',
    '',
  ].join('\r\n');
  const block = body.piece.repeat(Math.ceil((64 * 1024) / body.piece.length));
  const pieces = function* () {
    yield head;
    for (let sent = 0; sent < BODY_BYTES; sent += block.length) yield block;
  };
  return (await exchange({ port: Number(new URL(site.url).port), pieces: pieces() })).status;
}

interface Order {
  path: string;
  body: CostlyBody;
  token: string;
}
