import type { Database } from '../../../platform/db/database.types.ts';
import { toCharts } from './charts.rules.ts';
import type { CountedDays } from './counted-days.usecases.ts';
import { listDays } from './figures.rules.ts';
import { createFigureStore } from './figures.store.ts';
import type { DaysAnswer } from './figures.types.ts';
import { listNeeds } from './needs.rules.ts';
import type { Need, SiteFacts } from './needs.types.ts';
import { createRollUp, type RollUpOptions } from './roll-up.usecases.ts';

/** The first page of the console. */
export interface Overview {
  /** The last days with today, as charts. @param count one of RANGES. */
  readDays(count: number): Promise<DaysAnswer>;
  /** What needs a person now. */
  readNeeds(): Promise<Need[]>;
  /** Writes down what was counted, and rolls up the days that are over. Several servers may do so at once. */
  keepFigures(): Promise<void>;
  /** Writes down what was counted; the last thing before the database is closed. */
  writeCounted(): Promise<void>;
}

interface OverviewOptions extends RollUpOptions {
  database: Database;
  counted: CountedDays;
  /** How the site stands now. */
  readFacts: () => Promise<SiteFacts>;
}

export function createOverview(options: OverviewOptions): Overview {
  const { database, counted, clock } = options;
  const store = createFigureStore(database);
  const rollUp = createRollUp(store, options);
  const writeCounted = () => counted.writeTo(store);
  return {
    async readDays(count) {
      const days = listDays(clock.now(), count);
      const [first = '', last = ''] = [days[0], days.at(-1)];
      const [stored, open] = await Promise.all([store.read(first, last), rollUp.readOpenDays()]);
      return toCharts(days, [...stored, ...open, ...counted.pending()]);
    },
    readNeeds: async () => listNeeds(await options.readFacts()),
    async keepFigures() {
      await writeCounted();
      await rollUp.runOnce();
    },
    writeCounted,
  };
}
