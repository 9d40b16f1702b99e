import type { ChartUnit } from '../../overview/charts.rules.ts';
import type { Series } from '../../overview/figures.types.ts';
import { showFigure, showLongDay } from './show-figure.ts';

interface FigureTableProps {
  title: string;
  days: readonly string[];
  series: readonly Series[];
  unit: ChartUnit;
}

/** What a chart shows, the newest day first. */
export function FigureTable({ title, days, series, unit }: FigureTableProps) {
  const rows = days.map((day, place) => ({ day, place })).reverse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section tabIndex={0} aria-label={`${title} as a table`} className="max-h-64 overflow-auto">
      <table className="w-full text-left text-small">
        <caption className="sr-only">{title}, by UTC day</caption>
        <thead className="text-caption text-ink-muted">
          <tr>
            <th scope="col" className="px-4 py-3 font-semibold">
              Day
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-4 py-3 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ day, place }) => (
            <tr key={day}>
              <th scope="row" className="px-4 py-2 font-normal whitespace-nowrap">
                {showLongDay(day)}
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className="px-4 py-2 text-right tabular-nums">
                  {showFigure(unit, values[place] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
