import { csvLine } from '../../../shared/words/csv.rules.ts';
import type { ChartUnit } from './charts.rules.ts';
import type { Series } from './figures.types.ts';

/** Of days that are added up; of the others the newest counts. */
const SUMMED: ReadonlySet<ChartUnit> = new Set(['count', 'credits', 'dollars']);

export const isSummed = (unit: ChartUnit): boolean => SUMMED.has(unit);

/** What a line comes to: the sum of its days, or its newest value. */
export function totalOf(unit: ChartUnit, { values }: Series): number | null {
  if (isSummed(unit)) return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return values.findLast((value) => value !== null) ?? null;
}

/** The whole chart as a file: a line for each day, a column for each line. */
export function toCsv(days: readonly string[], series: readonly Series[]): string {
  const head = csvLine(['day', ...series.map(({ name }) => name)]);
  const lines = days.map((day, place) =>
    csvLine([day, ...series.map(({ values }) => values[place] ?? null)]),
  );
  return [head, ...lines].join('');
}
