import type { Fault } from './faults/fault.types.ts';
import { USUAL_CAST } from './faults/persistent-visitors.ts';
import { type FaultRun, runFaults } from './faults/run-faults.ts';
import { startTwinServers, type TwinServers } from './restart/twin-servers.ts';
import { buildSite } from './site-process.ts';
import type { StressOptions, StressPart, StressRow } from './stress-part.types.ts';

const VISITORS = 16;
const ROUNDS = 2;
/** How long one server does the work of both. */
const ALONE_SECONDS = 3;
const WHAT = `rolling restart under ${VISITORS} visitors`;

/**
 * Two servers of one site are stopped and started again in turn, as at a new version, while visitors
 * work. Nobody may notice. An SQLite file belongs to one server, so this needs Postgres.
 */
export const restartPart: StressPart = {
  name: 'restart',
  async run(options) {
    if (options.form === 'short') return [];
    if (options.databaseUrl === '') {
      return [
        { what: WHAT, amount: 'needs Postgres, for an SQLite file has one server', faults: [], lost: 0 },
      ];
    }
    buildSite();
    const twins = await startTwinServers(options.databaseUrl);
    try {
      return [await restartInTurn(twins, options)];
    } finally {
      await twins.remove();
    }
  },
};

async function restartInTurn(twins: TwinServers, { databaseUrl, say }: StressOptions): Promise<StressRow> {
  const complaints: string[] = [];
  let slowestStopMs = 0;
  const restart = (which: number): Fault => ({
    name: `server ${which + 1} is restarted`,
    async inject() {
      const started = performance.now();
      complaints.push(...(await twins.stop(which)));
      slowestStopMs = Math.max(slowestStopMs, performance.now() - started);
    },
    heal: () => twins.start(which),
  });
  const restarts = Array.from({ length: ROUNDS }, () => [restart(0), restart(1)]).flat();
  const run = await runFaults({
    stage: {
      site: { url: twins.proxy.url, output: twins.output, isAlive: () => true },
      origin: twins.origin,
      place: { databaseUrl, dataDir: twins.dataDir },
      wires: {},
      // What nobody catches ends a server, with another code than 0.
      order: async () => ({ uncaught: [], outOfMemory: 0 }),
    },
    faults: restarts,
    visitors: VISITORS,
    cast: USUAL_CAST,
    auditsEach: true,
    secondsOf: () => ALONE_SECONDS,
    random: Math.random,
    say,
  });
  for (const which of [0, 1]) complaints.push(...(await twins.stop(which)));
  return describeRun(run, { complaints, retries: twins.proxy.retries(), slowestStopMs });
}

interface Circumstances {
  complaints: readonly string[];
  retries: number;
  slowestStopMs: number;
}

function describeRun({ outcomes, faults, lost }: FaultRun, around: Circumstances): StressRow {
  const { complaints, retries, slowestStopMs } = around;
  const found = outcomes.flatMap(({ name, faults: own }) => own.map((fault) => `${name}: ${fault}`));
  const refused = outcomes.flatMap(({ tally }) => [...tally.refusals.values()]);
  const answers = outcomes.reduce((sum, { tally }) => sum + tally.answers, 0);
  return {
    what: WHAT,
    amount: `${outcomes.length} restarts, ${answers} answers`,
    faults: [...found, ...faults, ...complaints],
    lost,
    measured: `${refused.reduce((sum, count) => sum + count, 0)} asked to come back, ${retries} handed to the other server, the slowest stop took ${(slowestStopMs / 1000).toFixed(1)} s`,
  };
}
