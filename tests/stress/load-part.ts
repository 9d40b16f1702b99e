import { findDataFaults } from '../crash/data-faults.ts';
import { tryDrain } from './load/drain-trial.ts';
import { tryGreed } from './load/greed-trial.ts';
import { listErrors, writeKinds } from './load/load-report.ts';
import { describeDrain, describeGreed, describeMemory, describeVisitors } from './load/load-rows.ts';
import { runVisitors } from './load/run-visitors.ts';
import type { SiteWeight } from './site-probe.ts';
import { buildSite, type SiteProcess, startSite } from './site-process.ts';
import type { StressOptions, StressPart, StressRow } from './stress-part.types.ts';

const FORMS = {
  short: { visitors: 20, seconds: 14, rampSeconds: 3 },
  long: { visitors: 100, seconds: 300, rampSeconds: 15 },
} as const;

/** Limits that would be in the way of the few who do everything; the caches stay small, so that growth shows. */
const SETTINGS = {
  TRUST_PROXY: '1',
  // What a page shows is drawn when somebody looks at it.
  DRAW_PICTURES_AHEAD: 'off',
  ILLUSTRATOR_WORKERS: '2',
  IMAGE_CACHE_MB: '4',
  GUEST_DAILY_IMAGES: '100000',
  GUEST_TOTAL_DAILY_IMAGES: '1000000',
  AUTH_ATTEMPTS_PER_MINUTE: '100000',
  SIGN_UP_CREDITS_PER_ADDRESS: '100000',
  SANDBOX_SHOP: 'on',
  SANDBOX_PURCHASES_PER_ADDRESS: '100000',
};

/** Many visitors at once, a greedy one among them, and a stop in the middle of the work. */
export const loadPart: StressPart = {
  name: 'load',
  async run(options) {
    buildSite();
    const site = await startSite({ ...SETTINGS, DATABASE_URL: options.databaseUrl });
    try {
      return await runOn(site, options);
    } finally {
      await site.remove();
    }
  },
};

async function runOn(site: SiteProcess, { form, say }: StressOptions): Promise<StressRow[]> {
  const { visitors, seconds, rampSeconds } = FORMS[form];
  let warm: SiteWeight | undefined;
  const report = await runVisitors({
    origin: site.url,
    visitors,
    seconds,
    rampSeconds,
    random: Math.random,
    async onWarm() {
      warm = await site.weigh();
      say(`${visitors} visitors are there`);
    },
  });
  const last = await site.weigh();
  for (const line of writeKinds(report.figures.kinds())) say(line);
  const greed = await tryGreed(site.url, report.figures);
  const errors = listErrors(site.output());
  const drain = await tryDrain(site);
  const errorsOfStop = listErrors(site.output()).filter((line) => !errors.includes(line));
  const data = await findDataFaults(site);
  const who = `${visitors} visitors for ${seconds} s`;
  return [
    describeVisitors({ who, report, last, faults: [...data.faults, ...errors] }),
    describeMemory(warm ?? last, last),
    describeGreed(greed, report),
    describeDrain(drain, errorsOfStop),
  ];
}
