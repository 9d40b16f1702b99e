import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../../ui/folding/disclosure.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { CHARTS } from '../../overview/charts.rules.ts';
import type { ChartId, Series } from '../../overview/figures.types.ts';
import { isSummed, toCsv, totalOf } from '../../overview/shown-figures.rules.ts';
import { FigureTable } from './figure-table.tsx';
import { LineChart } from './line-chart.tsx';
import { lookOf } from './series-look.ts';
import { showFigure, showLongDay } from './show-figure.ts';

interface ChartCardProps {
  id: ChartId;
  days: readonly string[];
  series: readonly Series[];
}

/** A chart, what it says in words, the same as a table and as a file. */
export function ChartCard({ id, days, series }: ChartCardProps) {
  const { title, unit, note } = CHARTS[id];
  const titleId = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const [isTable, setIsTable] = useState(false);
  const whole = isSummed(unit) ? `${days.length} days` : 'Newest';
  const save = () => saveFile(new Blob([toCsv(days, series)], { type: 'text/csv' }), `${id}.csv`);
  return (
    <Card as="section" aria-labelledby={titleId} className="min-w-0">
      <h3 id={titleId} className="text-title-sm">
        {title}
      </h3>
      <p className="mt-1 text-small text-ink-muted">{note}</p>
      {series.length === 0 ? (
        <p className="mt-5 text-ink-soft">Nothing in these days.</p>
      ) : (
        <>
          <p aria-hidden="true" className="mt-4 text-caption text-ink-muted">
            {pointed === null ? whole : showLongDay(days[pointed] ?? '')}
          </p>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-small">
            {series.map((line, place) => (
              <li key={line.name} className="flex items-center gap-2">
                <Swatch place={place} />
                {line.name}
                <strong className="tabular-nums">
                  {showFigure(unit, pointed === null ? totalOf(unit, line) : (line.values[pointed] ?? null))}
                </strong>
              </li>
            ))}
          </ul>
          <div className="mt-3">
            <LineChart {...{ days, series, unit }} label={`${title}, day by day`} onPoint={setPointed} />
          </div>
          <div className="mt-3 flex flex-wrap items-start justify-between gap-3">
            <Disclosure
              label="As a table"
              open={isTable}
              onOpenChange={setIsTable}
              className="min-w-0 flex-1"
            >
              {isTable && <FigureTable {...{ title, days, series, unit }} />}
            </Disclosure>
            <Button
              variant="secondary"
              size="small"
              onClick={save}
              aria-label={`Save ${title} as CSV`}
              icon={<Download aria-hidden="true" className="size-4" />}
            >
              CSV
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function Swatch({ place }: { place: number }) {
  const { colorName, dash } = lookOf(place);
  return (
    <svg aria-hidden="true" viewBox="0 0 20 4" className="w-5 shrink-0">
      <line
        x1="0"
        y1="2"
        x2="20"
        y2="2"
        strokeWidth="3"
        stroke={`var(${colorName})`}
        strokeDasharray={dash.join(' ')}
      />
    </svg>
  );
}
