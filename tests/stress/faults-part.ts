import { startShopServers } from '../support/shops/shop-servers.ts';
import { actOfDrawingServers, startDrawingServers } from './faults/drawing-servers.ts';
import { actOfBucket, actOfEverything, actOfShops, type FaultAct } from './faults/fault-acts.ts';
import { type FaultStage, openStage, type StageOptions } from './faults/fault-stage.ts';
import { type FaultRun, runFaults } from './faults/run-faults.ts';
import { findMemoryFaults } from './load/load-report.ts';
import { buildSite } from './site-process.ts';
import { createNeighbour } from './stress-databases.ts';
import type { StressOptions, StressPart, StressRow } from './stress-part.types.ts';

const FORMS = {
  short: { visitors: 6, seconds: 1 },
  long: { visitors: 32, seconds: 6 },
} as const;

/** Everything that the site leans on fails, one thing after the other and two at once, while visitors work. */
export const faultsPart: StressPart = {
  name: 'faults',
  async run(options) {
    buildSite();
    const { databaseUrl, form } = options;
    const rows = [
      await play('pictures in files', options, {
        place: { databaseUrl, pictures: 'files' },
        open: (stage) => actOfEverything(stage, form),
      }),
    ];
    rows.push(await playDrawingServers(options));
    if (form === 'short') return rows;
    rows.push(
      await play('pictures in a bucket', options, {
        place: { databaseUrl: '', pictures: 'bucket' },
        open: actOfBucket,
      }),
      await playShops(options),
    );
    return rows;
  },
};

interface Play {
  place: StageOptions;
  open: (stage: FaultStage) => FaultAct | Promise<FaultAct>;
}

/** A stage that breaks off has held nothing, and keeps no other from being played. */
async function play(name: string, options: StressOptions, { place, open }: Play): Promise<StressRow> {
  const { visitors } = FORMS[options.form];
  const what = `faults while ${visitors} visitors work (${name})`;
  options.say(name);
  try {
    return { what, ...(await perform(options, { place, open })) };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { what, amount: 'broke off', faults: [reason], lost: 0 };
  }
}

async function playDrawingServers(options: StressOptions): Promise<StressRow> {
  const servers = await startDrawingServers();
  try {
    return await play('drawing servers', options, {
      place: {
        databaseUrl: await createNeighbour(options.databaseUrl, 'drawing'),
        pictures: 'files',
        settings: servers.settings,
      },
      open: (stage) => actOfDrawingServers(stage, servers),
    });
  } finally {
    await servers.close();
  }
}

async function playShops(options: StressOptions): Promise<StressRow> {
  const servers = await startShopServers();
  try {
    return await play('shops', options, {
      place: {
        databaseUrl: await createNeighbour(options.databaseUrl, 'shops'),
        pictures: 'files',
        settings: servers.settings,
      },
      open: (stage) => actOfShops(stage, servers),
    });
  } finally {
    await servers.close();
  }
}

async function perform(
  { form, say }: StressOptions,
  { place, open }: Play,
): Promise<Omit<StressRow, 'what'>> {
  const { visitors, seconds } = FORMS[form];
  const stage = await openStage(place);
  try {
    const { faults, cast, complaints } = await open(stage);
    const warm = await stage.site.weigh();
    const run = await runFaults({
      stage,
      faults,
      visitors,
      cast,
      auditsEach: form === 'long',
      secondsOf: (fault) => (form === 'short' ? seconds : (fault.seconds ?? seconds)),
      random: Math.random,
      say,
    });
    const memory = form === 'long' ? findMemoryFaults(warm, await stage.site.weigh()) : [];
    return describeRun(run, [...(complaints?.() ?? []), ...memory]);
  } finally {
    await stage.remove();
  }
}

function describeRun({ outcomes, faults, lost }: FaultRun, others: string[]): Omit<StressRow, 'what'> {
  const found = outcomes.flatMap(({ name, faults: own }) => own.map((fault) => `${name}: ${fault}`));
  const slowest = Math.max(0, ...outcomes.map(({ recoveryMs }) => recoveryMs));
  return {
    amount: `${outcomes.length} faults`,
    faults: [...found, ...faults, ...others],
    lost,
    measured: `everybody went on within ${(slowest / 1000).toFixed(1)} s of every healing`,
  };
}
