import { postgresFaults, sqliteFaults } from './faults/database-faults.ts';
import type { Fault } from './faults/fault.types.ts';
import { type FaultStage, openStage, type StageOptions } from './faults/fault-stage.ts';
import { bucketFaults, clockFaults, fileFaults, threadFaults } from './faults/inside-faults.ts';
import { engineFaults, feedFaults, mailFaults } from './faults/outside-faults.ts';
import { USUAL_CAST } from './faults/persistent-visitors.ts';
import { type FaultRun, runFaults } from './faults/run-faults.ts';
import { findMemoryFaults } from './load/load-report.ts';
import { buildSite } from './site-process.ts';
import type { TortureOptions, TorturePart, TortureRow } from './torture-part.types.ts';

const FORMS = {
  short: { visitors: 6, seconds: 1 },
  long: { visitors: 32, seconds: 6 },
} as const;

/** Everything that the site leans on fails, one thing after the other and two at once, while visitors work. */
export const faultsPart: TorturePart = {
  name: 'faults',
  async run(options) {
    buildSite();
    const onFiles = await runOn({ databaseUrl: options.databaseUrl, pictures: 'files' }, options, everything);
    if (options.form === 'short') return [onFiles];
    return [onFiles, await runOn({ databaseUrl: '', pictures: 'bucket' }, options, bucketFaults)];
  },
};

type ListFaults = (stage: FaultStage, options: TortureOptions) => Fault[];

const everything: ListFaults = (stage, { databaseUrl, form }) => {
  const ofDatabase = databaseUrl === '' ? sqliteFaults(stage) : postgresFaults(stage, databaseUrl);
  const single = [
    ...engineFaults(stage),
    ...feedFaults(stage),
    ...mailFaults(stage),
    ...ofDatabase,
    ...fileFaults(stage),
    ...threadFaults(stage),
  ];
  if (form === 'short') return single.filter(({ short }) => short);
  return [...single, ...pairUp(single), ...clockFaults(stage)];
};

/** Each with its neighbour half a list away, so that no two of a kind meet. */
function pairUp(faults: readonly Fault[]): Fault[] {
  const half = Math.floor(faults.length / 2);
  return faults.slice(0, half).flatMap((one, place) => {
    const other = faults[place + half];
    return other ? [both(one, other)] : [];
  });
}

function both(one: Fault, other: Fault): Fault {
  return {
    name: `${one.name}, and ${other.name}`,
    shows: one.shows ?? other.shows,
    seconds: Math.max(one.seconds ?? 0, other.seconds ?? 0) || undefined,
    async inject() {
      await one.inject();
      await other.inject();
    },
    async heal() {
      await other.heal();
      await one.heal();
    },
  };
}

async function runOn(
  place: StageOptions,
  options: TortureOptions,
  listFaults: ListFaults,
): Promise<TortureRow> {
  const { form, say } = options;
  const { visitors, seconds } = FORMS[form];
  const stage = await openStage(place);
  try {
    const faults = listFaults(stage, options);
    const warm = await stage.site.weigh();
    const run = await runFaults({
      stage,
      faults,
      visitors,
      cast: USUAL_CAST,
      auditsEach: form === 'long',
      secondsOf: (fault) => (form === 'short' ? seconds : (fault.seconds ?? seconds)),
      random: Math.random,
      say,
    });
    const memory = form === 'long' ? findMemoryFaults(warm, await stage.site.weigh()) : [];
    return describeRun(run, { visitors, memory, pictures: place.pictures });
  } finally {
    await stage.remove();
  }
}

function describeRun(
  { outcomes, faults, lost }: FaultRun,
  { visitors, memory, pictures }: { visitors: number; memory: string[]; pictures: string },
): TortureRow {
  const found = outcomes.flatMap(({ name, faults: own }) => own.map((fault) => `${name}: ${fault}`));
  const slowest = Math.max(0, ...outcomes.map(({ recoveryMs }) => recoveryMs));
  return {
    what: `faults while ${visitors} visitors work (pictures in ${pictures})`,
    amount: `${outcomes.length} faults`,
    faults: [...found, ...faults, ...memory],
    lost,
    measured: `everybody went on within ${(slowest / 1000).toFixed(1)} s of every healing`,
  };
}
