import type { SiteWeight } from '../site-probe.ts';
import type { KindFigures } from './load-figures.ts';

const MEGABYTE = 1024 * 1024;
/** Caches that fill and code that is compiled late are no leak; what grows with every visit soon passes this. */
const MOST_GROWTH_BYTES = 48 * MEGABYTE;

/** @param most in the unit of `value`; timings are told, and never fail anything. */
export function judge(text: string, value: number, most: number): string {
  return `${text} (${value < most ? 'met' : 'missed'}: under ${most})`;
}

export function findMemoryFaults(warm: SiteWeight, last: SiteWeight): string[] {
  const growth = last.heldBytes - warm.heldBytes;
  if (growth <= MOST_GROWTH_BYTES) return [];
  return [`the site held ${Math.round(growth / MEGABYTE)} MB more at the end than when it was warm`];
}

/** A table of latencies, in milliseconds. */
export function writeKinds(kinds: readonly KindFigures[]): string[] {
  const cells = kinds.map(({ kind, count, refused, p50, p95, p99, longest }) => [
    kind,
    ...[count, refused, p50, p95, p99, longest].map((value) => String(Math.round(value))),
  ]);
  const rows = [['requests', 'count', 'refused', 'p50 ms', 'p95', 'p99', 'longest'], ...cells];
  return rows.map(([kind = '', ...values]) =>
    [kind.padEnd(26), ...values.map((value) => value.padStart(8))].join(''),
  );
}

/** @returns what the log calls an error, each kind once, without what is told of every line. */
export function listErrors(output: string): string[] {
  const errors = output.split('\n').flatMap((line) => readError(line) ?? []);
  return [...new Set(errors)];
}

function readError(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  const { level, msg, err } = JSON.parse(line) as { level: number; msg: string; err?: { message?: string } };
  return level >= 50 ? `the log tells of an error: ${msg}: ${err?.message ?? ''}` : undefined;
}
