import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../shared/clock.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

export type Encoding = 'identity' | 'gzip' | 'br';

/** A page as it is sent: the same bytes for every visitor. */
export interface StoredPage {
  headers: [string, string][];
  etag: string;
  /**
   * One character (Latin-1) for each byte: Node joins such a text with the head and hands both to the
   * system in one piece, where it would gather a buffer and the head from two places first.
   */
  bodies: Record<Encoding, string>;
}

/**
 * Answers public pages from memory: each is rendered, hashed and compressed once, until its data
 * changes (`clear`) or the UTC day does, because pages may show today's date.
 */
export interface PageCache {
  get(key: string): StoredPage | undefined;
  /** Whether a page is kept; asking does not make it last longer. */
  has(key: string): boolean;
  /** Keeps a page, unless the day or its data changed since `generation` was asked for. */
  put(key: string, page: StoredPage, generation: number): void;
  /** A number that changes whenever everything kept so far is forgotten. Ask before rendering. */
  generation(): number;
  clear(): void;
  readonly bytes: number;
}

export function createPageCache({
  clock,
  maxBytes = DEFAULT_MAX_BYTES,
  onAsked = () => {},
}: {
  clock: Clock;
  maxBytes?: number;
  /** Told whether a page that was asked for was kept, or had to be made. */
  onAsked?: (isCached: boolean) => void;
}): PageCache {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  let generation = 0;
  let day = dayOf(clock.now());

  const clear = () => {
    pages.clear();
    generation += 1;
  };
  const startNewDay = () => {
    const today = dayOf(clock.now());
    if (today === day) return;
    day = today;
    clear();
  };

  return {
    get(key) {
      startNewDay();
      const page = pages.get(key);
      if (!page) return undefined;
      onAsked(true);
      return page;
    },
    has(key) {
      startNewDay();
      return pages.has(key);
    },
    put(key, page, renderedIn) {
      startNewDay();
      // Two ways look for a page, and one of them makes it.
      onAsked(false);
      if (renderedIn === generation) pages.set(key, page);
    },
    generation() {
      startNewDay();
      return generation;
    },
    clear,
    get bytes() {
      return pages.calculatedSize;
    },
  };
}

/** Counted from 1970 in UTC. */
function dayOf(time: number): number {
  return Math.floor(time / 86_400_000);
}

/** Hashes and compresses a rendered body. */
export async function preparePage(body: Uint8Array, headers: [string, string][]): Promise<StoredPage> {
  const [br, zipped] = await Promise.all([
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    compressGzip(body, { level: 6 }),
  ]);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { headers, etag, bodies: { identity: toText(body), br: toText(br), gzip: toText(zipped) } };
}

/** What nearly every browser sends names Brotli without more ado. */
const PLAINLY_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;

export function acceptedEncoding(header: string | undefined): Encoding {
  if (header && PLAINLY_BROTLI.test(header)) return 'br';
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => quality?.trim() !== 'q=0')
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

function toText({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}

function sizeOf(page: StoredPage): number {
  return page.bodies.identity.length + page.bodies.gzip.length + page.bodies.br.length;
}
