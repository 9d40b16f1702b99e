import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { withinTime } from '../jobs/within-time.ts';
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
      // Sums of our own: the library takes labels apart each time that something is added.
      const sums = createSeries(figure.labels ?? [], (labels) => ({ labels, amount: 0 }));
      new Counter({
        ...describe(figure),
        collect() {
          for (const sum of sums.all()) {
            this.inc(sum.labels, sum.amount);
            sum.amount = 0;
          }
        },
      });
      return (labels, amount = 1) => {
        const sum = amount >= 0 ? sums.of(labels) : undefined;
        if (sum) sum.amount += amount;
      };
    },
    timer(figure) {
      const histogram = new Histogram({ ...describe(figure), buckets: [...figure.buckets] });
      const series = createSeries(figure.labels ?? [], (labels) => histogram.labels(labels));
      return (labels, seconds) => {
        if (Number.isFinite(seconds)) series.of(labels)?.observe(seconds);
      };
    },
    gauge(figure, read) {
      new Gauge({
        ...describe(figure),
        aggregator: figure.ofProcesses ?? 'sum',
        async collect() {
          const readings = await readInTime(read);
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
    readParts: () => registry.getMetricsAsJSON(),
    watchProcess() {
      collectDefaultMetrics({ register: registry, prefix });
    },
  };
}

interface Series<Label extends string, One> {
  /** The one of these labels, made when it is first asked for; undefined where there are too many. */
  of(labels: Labels<Label>): One | undefined;
  all(): Iterable<One>;
}

function createSeries<Label extends string, One>(
  names: readonly Label[],
  make: (labels: Record<Label, string>) => One,
): Series<Label, One> {
  const known = new Map<string, One>();
  return {
    of(labels) {
      let key = '';
      for (const name of names) key += `${labels[name]}\n`;
      const found = known.get(key);
      if (found || known.size >= MOST_SERIES) return found;
      const made = make({ ...labels });
      known.set(key, made);
      return made;
    },
    all: () => known.values(),
  };
}

async function readInTime<Label extends string>(
  read: () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>,
): Promise<readonly Reading<Label>[]> {
  const reading = new Promise<readonly Reading<Label>[]>((resolve) => resolve(read())).catch(() => []);
  return await withinTime(reading, READ_BOUND_MS, () => []);
}
