import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { requestKind } from './request-kinds.ts';

/** What came back for one request. */
export interface Exchange {
  method: string;
  path: string;
  /** 0 when the connection broke. */
  status: number;
  headers: Headers;
  body: Uint8Array;
  milliseconds: number;
}

export interface KindFigures {
  kind: string;
  count: number;
  refused: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  longest: number;
}

/** What a whole load came to. */
export interface LoadFigures {
  note(exchange: Exchange): void;
  /** Something that is wrong without being an answer. */
  complain(fault: string): void;
  /** By kind, the most frequent first. */
  kinds(): KindFigures[];
  requests(): number;
  notModified(): number;
  /** A line for each fault; the same one is told once, with how often it was seen. */
  faults(): string[];
}

const ANSWERED: ReadonlySet<number> = new Set([200, 204, 304]);
const REFUSED: ReadonlySet<number> = new Set([429, 503]);

interface Kind {
  times: RecordableHistogram;
  refused: number;
}

export function createLoadFigures(): LoadFigures {
  const kinds = new Map<string, Kind>();
  const faults = new Map<string, number>();
  let notModified = 0;
  const complain = (fault: string) => void faults.set(fault, (faults.get(fault) ?? 0) + 1);
  return {
    complain,
    note(exchange) {
      const name = requestKind(exchange.path);
      const kind = kinds.get(name) ?? { times: createHistogram(), refused: 0 };
      kinds.set(name, kind);
      kind.times.record(Math.max(1, Math.round(exchange.milliseconds * 1000)));
      if (exchange.status === 304) notModified += 1;
      if (REFUSED.has(exchange.status)) kind.refused += 1;
      const fault = findFault(exchange);
      if (fault) complain(`${exchange.method} ${name}: ${fault}`);
    },
    kinds: () =>
      [...kinds]
        .map(([kind, { times, refused }]) => ({
          kind,
          count: times.count,
          refused,
          p50: times.percentile(50) / 1000,
          p95: times.percentile(95) / 1000,
          p99: times.percentile(99) / 1000,
          longest: times.max / 1000,
        }))
        .sort((a, b) => b.count - a.count),
    requests: () => [...kinds.values()].reduce((total, { times }) => total + times.count, 0),
    notModified: () => notModified,
    faults: () => [...faults].map(([fault, times]) => (times > 1 ? `${fault} (${times} times)` : fault)),
  };
}

/** A busy site may refuse, when it says so in its own words and says when to come back. */
export function findFault({ status, headers, body }: Exchange): string | undefined {
  if (ANSWERED.has(status)) return undefined;
  if (status === 0) return `no answer: ${Buffer.from(body).toString()}`;
  const text = Buffer.from(body).toString().slice(0, 200);
  if (!REFUSED.has(status)) return `${status} ${text}`;
  if (!isRefusal(text)) return `${status} without a message and a code: ${text}`;
  return Number(headers.get('Retry-After')) >= 1 ? undefined : `${status} without Retry-After: ${text}`;
}

function isRefusal(text: string): boolean {
  try {
    const { message, code } = JSON.parse(text) as Record<string, unknown>;
    return typeof message === 'string' && message !== '' && typeof code === 'string' && code !== '';
  } catch {
    return false;
  }
}
