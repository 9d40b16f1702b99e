import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Figure, Labels, ReadableMeters, Reading } from './meters.types.ts';

/** A figure that is not there by then is left out. */
const READ_BOUND_MS = 1_000;
/** No figure of the site has more; a label that grows without end must not fill the memory. */
const MOST_SERIES = 2_000;

/** Figures in the text format of Prometheus, in a register of their own. */
export function createPrometheusMeters({ prefix }: { prefix: string }): ReadableMeters {
  const registry = new Registry();
  const describe = <Label extends string>({ name, help, labels = [] }: Figure<Label>) => ({
    name: `${prefix}${name}`,
    help,
    labelNames: [...labels],
    registers: [registry],
  });
  return {
    counter(figure) {
      const counter = new Counter(describe(figure));
      const isKnown = createSeriesBound(figure.labels ?? []);
      return (labels, amount = 1) => {
        if (amount >= 0 && isKnown(labels)) counter.inc(labels, amount);
      };
    },
    timer(figure) {
      const histogram = new Histogram({ ...describe(figure), buckets: [...figure.buckets] });
      const isKnown = createSeriesBound(figure.labels ?? []);
      return (labels, seconds) => {
        if (Number.isFinite(seconds) && isKnown(labels)) histogram.observe(labels, seconds);
      };
    },
    gauge(figure, read) {
      new Gauge({
        ...describe(figure),
        async collect() {
          const readings = await readWithin(read);
          this.reset();
          // Without labels a reset leaves a 0, which nobody read.
          if (readings.length === 0) this.remove();
          for (const { labels, value } of readings) this.set(labels, value);
        },
      });
    },
    async read() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    watchProcess() {
      collectDefaultMetrics({ register: registry, prefix });
    },
  };
}

function createSeriesBound<Label extends string>(
  names: readonly Label[],
): (labels: Labels<Label>) => boolean {
  const known = new Set<string>();
  return (labels) => {
    if (names.length === 0) return true;
    let key = '';
    for (const name of names) key += `${labels[name]}\n`;
    if (known.has(key)) return true;
    if (known.size >= MOST_SERIES) return false;
    known.add(key);
    return true;
  };
}

async function readWithin<Label extends string>(
  read: () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>,
): Promise<readonly Reading<Label>[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Reading<Label>[]>((resolve) => {
    timer = setTimeout(() => resolve([]), READ_BOUND_MS);
  });
  const reading = new Promise<readonly Reading<Label>[]>((resolve) => resolve(read())).catch(() => []);
  return await Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
