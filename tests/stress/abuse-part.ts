import { findDataFaults } from '../crash/data-faults.ts';
import { tryAbandonedPictures } from './abuse/abandoned-pictures.ts';
import { tryCostlyBodies } from './abuse/costly-bodies.ts';
import { tryEndedSessions } from './abuse/ended-sessions.ts';
import { tryHeldUploads } from './abuse/held-uploads.ts';
import { tryEqualQuestions, tryUnknownPages } from './abuse/many-questions.ts';
import { listErrors } from './load/load-report.ts';
import { buildSite, type SiteProcess, startSite } from './site-process.ts';
import type { StressOptions, StressPart, StressRow } from './stress-part.types.ts';

const FORMS = {
  short: { bodiesAtOnce: 1, uploads: 30, pages: 400, sessions: 3 },
  long: { bodiesAtOnce: 8, uploads: 120, pages: 3200, sessions: 30 },
} as const;

/** What a stranger can do with patience alone: make the site work, pay, wait, forget or tell. */
export const abusePart: StressPart = {
  name: 'abuse',
  async run(options) {
    buildSite();
    const site = await startSite({
      TRUST_PROXY: '1',
      DRAW_PICTURES_AHEAD: 'off',
      ILLUSTRATOR_WORKERS: '1',
      DATABASE_URL: options.databaseUrl,
    });
    try {
      return await runOn(site, options);
    } finally {
      await site.remove();
    }
  },
};

async function runOn(site: SiteProcess, { form, say }: StressOptions): Promise<StressRow[]> {
  const { bodiesAtOnce, uploads, pages, sessions } = FORMS[form];
  const trials = [
    () => tryEqualQuestions(site),
    () => tryUnknownPages(site, pages),
    () => tryCostlyBodies(site, bodiesAtOnce),
    () => tryHeldUploads(site, uploads),
    () => tryAbandonedPictures(site),
    () => tryEndedSessions(site, sessions),
  ];
  const rows: StressRow[] = [];
  for (const trial of trials) {
    const row = await trial();
    say(`${row.what}: ${row.faults.length} faults`);
    rows.push(row);
  }
  const { faults } = await findDataFaults(site);
  const errors = listErrors(site.output());
  const alive = site.isAlive() ? [] : ['it ended'];
  const after = { what: 'the site afterwards', amount: '1 process', lost: 0 };
  return [...rows, { ...after, faults: [...faults, ...errors, ...alive] }];
}
