import { exchange } from '../../api/hostile/raw-exchange.ts';
import type { SiteProcess } from '../site-process.ts';
import type { StressRow } from '../stress-part.types.ts';
import { signUpAt } from './stranger.ts';

const MEGABYTE = 1024 * 1024;
/** As large as an honest picture: more is refused by its length alone. */
const BODY_BYTES = 6 * MEGABYTE;
/** Without bounds one such body would take hundreds. */
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

/** 0 where the connection was closed before anything could be said. */
const RIGHT: readonly number[] = [0, 400, 401, 404, 413, 415, 429, 503];

/** Bodies that would become far more in memory than they are on the wire, each to all who read one. */
export async function tryCostlyBodies(site: SiteProcess, atOnce: number): Promise<StressRow> {
  const token = (await signUpAt(site, '192.0.2.1')).token();
  // Code that runs for the first time takes memory, too.
  await sendAll(site, { token, atOnce: 1 });
  const before = (await site.weigh()).residentBytes;
  const { faults, inputs } = await sendAll(site, { token, atOnce });
  const grown = (await site.weigh()).residentBytes - before;
  const megabytes = Math.round(grown / MEGABYTE);
  if (grown > MOST_GROWTH_BYTES) faults.push(`the server grew by ${megabytes} MB`);
  return {
    what: 'bodies that cost more than their bytes',
    amount: `${inputs} bodies`,
    faults,
    lost: 0,
    measured: `${megabytes} MB more afterwards`,
  };
}

async function sendAll(site: SiteProcess, { token, atOnce }: { token: string; atOnce: number }) {
  const faults: string[] = [];
  let inputs = 0;
  for (const body of BODIES) {
    for (const path of PATHS) {
      const sent = Array.from({ length: atOnce }, () => sendBody(site, { path, body, token }));
      const statuses = await Promise.all(sent);
      inputs += statuses.length;
      const wrong = statuses.filter((status) => !RIGHT.includes(status));
      faults.push(...wrong.map((status) => `${body.what} to ${path}: ${status}`));
    }
  }
  return { faults, inputs };
}

interface Order {
  path: string;
  body: CostlyBody;
  token: string;
}

async function sendBody(site: SiteProcess, { path, body, token }: Order): Promise<number> {
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(site.url).host}`,
    `Origin: ${site.url}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${body.type}`,
    'Connection: close',
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
