import { type Clock, type TimeSpan, utcDate } from '../../../shared/clock.ts';
import type { AccountOversight } from '../../accounts/oversight/account-oversight.usecases.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import type { Licenses } from '../../licenses/licenses.usecases.ts';
import { beginOf, DAY_MS, dayAfter, LONGEST_RANGE, lastFinishedDay, toFigures } from './figures.rules.ts';
import type { FigureStore } from './figures.store.ts';
import type { DatedFigure, Figure, RolledName } from './figures.types.ts';

export interface RollUpOptions {
  oversight: Pick<AccountOversight, 'countSignUps' | 'findFirstSignUp'>;
  credits: Pick<Credits, 'countActivity'>;
  licenses: Pick<Licenses, 'countActivity'>;
  /** How much is stored. */
  measureStorage: () => Promise<{ bytes: number }>;
  clock: Clock;
}

interface RollUp {
  /** Rolls up every finished day that is not, and reads how much is stored. Several servers may do so at once. */
  runOnce(): Promise<void>;
  /** What is not rolled up because it may still change: today, and for some minutes the day before it. */
  readOpenDays(): Promise<DatedFigure[]>;
}

const HOUR_MS = 3_600_000;

/** Reads each day once, when it is over, so that a year is as few rows as it has days and figures. */
export function createRollUp(store: FigureStore, options: RollUpOptions): RollUp {
  const { oversight, credits, licenses, measureStorage, clock } = options;
  /** What this server knows to be rolled up. */
  let doneThrough = '';
  let measuredAt = Number.NEGATIVE_INFINITY;

  const readSpan = async (span: TimeSpan): Promise<Figure<RolledName>[]> => {
    const [ledger, sold, signUps] = await Promise.all([
      credits.countActivity(span),
      licenses.countActivity(span),
      oversight.countSignUps(span),
    ]);
    return toFigures({ ledger, licenses: sold, signUps });
  };
  /** Undefined while there is nobody whose days could be told. */
  const findFirst = async (now: number): Promise<string | undefined> => {
    const first = await oversight.findFirstSignUp();
    if (first === undefined) return undefined;
    return utcDate(Math.max(first, now - LONGEST_RANGE * DAY_MS));
  };
  const rollDays = async (): Promise<void> => {
    const now = clock.now();
    const last = lastFinishedDay(now);
    if (doneThrough >= last) return;
    const first = doneThrough ? dayAfter(doneThrough) : await findFirst(now);
    if (first === undefined) return;
    const rolled = await store.listRolled(first);
    for (let day = first; day <= last; day = dayAfter(day)) {
      if (rolled.has(day)) continue;
      await store.rollUp(day, await readSpan(spanOf(day)), clock.now());
    }
    doneThrough = last;
  };
  const measure = async (): Promise<void> => {
    const now = clock.now();
    if (now < measuredAt + HOUR_MS) return;
    const { bytes } = await measureStorage();
    await store.put([{ day: utcDate(now), name: 'storedBytes', label: '', value: bytes }]);
    measuredAt = now;
  };
  return {
    async runOnce() {
      await rollDays();
      await measure();
    },
    async readOpenDays() {
      const now = clock.now();
      const open = [utcDate(now - DAY_MS), utcDate(now)].filter((day) => day > lastFinishedDay(now));
      const read = open.map(async (day) =>
        (await readSpan(spanOf(day))).map((figure) => ({ ...figure, day })),
      );
      return (await Promise.all(read)).flat();
    },
  };
}

const spanOf = (day: string): TimeSpan => ({ from: beginOf(day), before: beginOf(dayAfter(day)) });
