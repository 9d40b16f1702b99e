import { type AttackLimits, type AttackReport, REFUSAL_LIMIT_MS } from './attack-calls.ts';
import type { HostileSite } from './hostile-site.ts';
import { MEMORY_LIMIT_BYTES, measureGrowth } from './memory-growth.ts';
import { exchange, type RawAnswer } from './raw-exchange.ts';

/** Bytes over a bare connection, and what may come back. */
interface ConnectionAttack {
  what: string;
  pieces: () => Iterable<string | Buffer>;
  /** A request that ends: its connection may be used again. */
  isWhole?: boolean;
  /** Statuses that are right; 0 for a connection that is closed without a word. */
  right: readonly number[];
}

const MEGABYTE = 1024 * 1024;
const HUNDRED_MEGABYTES = 100 * MEGABYTE;
const PIECE = Buffer.alloc(64 * 1024, 'A');

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: dreamseed.example', ...headers, '', ''].join('\r\n');
const post = (path: string, ...headers: string[]) =>
  head(`POST ${path}`, 'Content-Type: application/json', ...headers);

function* pour(first: string, total: number, wrap: (piece: Buffer) => Buffer = (piece) => piece) {
  yield first;
  const piece = wrap(PIECE);
  for (let sent = 0; sent < total; sent += PIECE.length) yield piece;
}

const asChunk = (piece: Buffer) =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);

/** Every kind of address that takes a body, and some that take none. */
const TARGETS = [
  '/api/images/save',
  '/api/story-script',
  '/api/auth/sign-in/email',
  '/api/license/activate',
  '/api/shops/gumroad/webhook',
  '/prompt/fox',
  '/media/a.webp',
  '/feeds/posts/default',
];

const sendLarge = (targets: readonly string[], bytes: number): ConnectionAttack[] =>
  targets.flatMap((path) => [
    {
      what: `${bytes} bytes to ${path}`,
      pieces: () => pour(post(path, `Content-Length: ${bytes}`), bytes),
      isWhole: true,
      right: [400, 401, 403, 404, 405, 413],
    },
    {
      what: `${bytes} bytes in chunks to ${path}`,
      pieces: () => pour(post(path, 'Transfer-Encoding: chunked'), bytes, asChunk),
      right: [400, 401, 403, 404, 405, 413],
    },
  ]);

const traverse = (path: string, right: readonly number[] = [400, 403, 404]): ConnectionAttack => ({
  what: path.slice(0, 80),
  pieces: () => [head(`GET ${path}`, 'Connection: close')],
  right,
});

const PATHS: readonly ConnectionAttack[] = [
  '/media/',
  '/media/s1600/',
  '/social/',
  '/assets/',
  '/api/images/',
  '/feeds/posts/default/-/',
  '/fonts/',
  '/',
].flatMap((place) => {
  const right = place.startsWith('/feeds/') ? [200, 308, 400, 404] : [308, 400, 403, 404];
  // An image's own address, which knows another method.
  if (place.startsWith('/api/images/')) right.push(405);
  return [
    '../../../../etc/passwd',
    '..%2f..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '..%5c..%5cpackage.json',
    '%00.webp',
    '%ff.webp',
    '%c0%ae%c0%ae/package.json',
    'package.json%00.webp',
    '....//....//package.json',
    'C:%5cwindows%5cwin.ini',
    `${'a/'.repeat(15_000)}.png`,
  ].map((name) => traverse(place + name, right));
});

const plain = (what: string, text: string, right: readonly number[] = [400]): ConnectionAttack => ({
  what,
  pieces: () => [text],
  right,
});

const STATUS = 'GET /api/user/status';

const SHAPES: readonly ConnectionAttack[] = [
  plain('two lengths', `${post('/api/auth/sign-in/email', 'Content-Length: 2', 'Content-Length: 40')}{}`),
  plain('two lengths in one', `${post('/api/auth/sign-in/email', 'Content-Length: 2, 40')}{}`),
  plain(
    'a length and chunks',
    `${post('/api/auth/sign-in/email', 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
  ),
  plain(
    'chunks that are not the last',
    `${post('/api/auth/sign-in/email', 'Transfer-Encoding: chunked, identity')}0\r\n\r\n`,
  ),
  plain(
    'chunks of another kind',
    `${post('/api/auth/sign-in/email', 'Transfer-Encoding: xchunked')}0\r\n\r\n`,
  ),
  plain(
    'chunks with a space before the colon',
    `${post('/api/auth/sign-in/email', 'Transfer-Encoding : chunked')}0\r\n\r\n`,
  ),
  plain('a length below nothing', `${post('/api/auth/sign-in/email', 'Content-Length: -1')}{}`),
  plain('a length that is none', `${post('/api/auth/sign-in/email', 'Content-Length: 0x2')}{}`),
  plain(
    'a length beyond all numbers',
    `${post('/api/auth/sign-in/email', 'Content-Length: 99999999999999999999')}{}`,
  ),
  plain(
    'a size of a chunk beyond all numbers',
    `${post('/api/auth/sign-in/email', 'Transfer-Encoding: chunked')}fffffffffffffffff\r\n`,
  ),
  plain(
    'a chunk of 10 MB of extensions',
    `${post('/api/auth/sign-in/email', 'Transfer-Encoding: chunked')}1;${'a'.repeat(MEGABYTE)}\r\n`,
    [400, 413, 431],
  ),
  plain('a folded header', head(STATUS, 'X-A: b', '  folded: yes')),
  plain('a NUL in a header', head(STATUS, 'X-A: b\0c')),
  plain('a lone line feed', `${STATUS} HTTP/1.1\nHost: x\n\n`, [400, 401]),
  plain('no Host', `${STATUS} HTTP/1.1\r\nConnection: close\r\n\r\n`),
  plain('two Hosts', `${STATUS} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`, [400, 401]),
  plain('HTTP/1.0 without a Host', `${STATUS} HTTP/1.0\r\n\r\n`, [400]),
  plain('HTTP/2 all of a sudden', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [0, 400]),
  plain('TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  plain('a tunnel', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n', [0, 400, 405]),
  plain(
    'an upgrade',
    head(
      STATUS,
      'Upgrade: websocket',
      'Connection: Upgrade, close',
      'Sec-WebSocket-Key: eA==',
      'Sec-WebSocket-Version: 13',
    ),
    [400, 401],
  ),
  plain(
    'another address in whole',
    'GET http://169.254.169.254/api/user/status HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    [401],
  ),
  plain(
    'an address of another kind in whole',
    'GET file:///etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ),
  plain('a NUL in the address', `GET /api/\0 HTTP/1.1\r\nHost: x\r\n\r\n`),
  plain(
    'bytes in the address',
    'GET /api/\xff\xfe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    [400, 404],
  ),
  plain('a space in the address', 'GET /api/a b HTTP/1.1\r\nHost: x\r\n\r\n'),
  plain('a method that nobody knows', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n'),
  plain('an expectation', head(STATUS, 'Expect: 200-ok'), [417]),
  plain(
    '10,000 parameters',
    head(`GET /prompt/fox?width=1&${'a=b&'.repeat(10_000)}`, 'Connection: close'),
    [400],
  ),
  plain(
    '2,500 headers',
    head(STATUS, ...Array.from({ length: 2500 }, (_, number) => `A${number}: b`), 'Connection: close'),
    [401, 431],
  ),
  plain('a header of a megabyte', head(STATUS, `X-A: ${'b'.repeat(MEGABYTE)}`), [431]),
  plain('an address of a megabyte', head(`GET /prompt/${'b'.repeat(MEGABYTE)}`), [431]),
];

export interface ConnectionReport extends AttackReport {
  /** Bytes: the most that an attack cost the server. */
  growth: number;
}

interface ConnectionAttackOptions extends AttackLimits {
  /** Which of the addresses take the large bodies. */
  targets?: readonly string[];
}

/** Attacks the server below its calls: with sizes, shapes and addresses. */
export async function attackConnections(
  site: HostileSite,
  { targets = TARGETS, refusalMs = REFUSAL_LIMIT_MS }: ConnectionAttackOptions = {},
): Promise<ConnectionReport> {
  const report: ConnectionReport = { inputs: 0, faults: [], slowest: 0, growth: 0 };
  const limited = { site, report, refusalMs };
  for (const attack of [...SHAPES, ...PATHS]) await attackOnce(limited, attack);
  for (const attack of sendLarge(targets, HUNDRED_MEGABYTES)) {
    const growth = await measureGrowth(site, () => attackOnce(limited, attack));
    report.growth = Math.max(report.growth, growth);
    if (growth > MEMORY_LIMIT_BYTES) note(report, attack, `took ${Math.round(growth / 1e6)} MB`);
  }
  return report;
}

const note = (report: AttackReport, attack: ConnectionAttack, fault: string) =>
  report.faults.push(`${attack.what}: ${fault}`);

interface LimitedAttack {
  site: HostileSite;
  report: ConnectionReport;
  refusalMs: number;
}

async function attackOnce(
  { site, report, refusalMs }: LimitedAttack,
  attack: ConnectionAttack,
): Promise<void> {
  report.inputs += 1;
  try {
    const pieces = attack.pieces();
    const answer = await exchange({ port: site.port, pieces, untilAnswered: attack.isWhole });
    if (answer.status >= 400) report.slowest = Math.max(report.slowest, answer.ms);
    const fault = findFault(attack, answer, refusalMs);
    if (fault) note(report, attack, `${fault} [${answer.text.slice(0, 300)}]`);
  } catch (error) {
    note(report, attack, String(error));
  }
}

function findFault(
  { right }: ConnectionAttack,
  { status, head: lines, body, ms, text }: RawAnswer,
  refusalMs: number,
): string | undefined {
  if (!right.includes(status)) return `answered ${status}`;
  if (/root:x:0|"dependencies"/.test(text)) return 'gave a file away';
  if (status < 400) return undefined;
  if (!/^x-content-type-options: nosniff\r?$/im.test(lines))
    return 'nothing keeps a browser from guessing the type';
  if (!/^\{"message":"[^"]+","code":"[a-z_]+\.[a-z_0-9]+"(,"requestId":"[0-9a-f-]{36}")?\}/.test(body))
    return 'no error of our shape';
  if (ms > refusalMs) return `took ${Math.round(ms)} ms`;
  return undefined;
}
