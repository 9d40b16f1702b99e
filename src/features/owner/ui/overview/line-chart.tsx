import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartUnit } from '../../overview/charts.rules.ts';
import type { Series } from '../../overview/figures.types.ts';
import { lookOf } from './series-look.ts';
import { showFigure } from './show-figure.ts';

interface LineChartProps {
  days: readonly string[];
  series: readonly Series[];
  unit: ChartUnit;
  /** What is said of it to those who do not see it. */
  label: string;
  /** Told which day is pointed at; null when none is any more. */
  onPoint: (place: number | null) => void;
}

const HEIGHT = 200;
const AXIS_WIDTH = 60;

/** The lines of a chart. What they say also stands in words beside them, and in the table. */
export function LineChart({ days, series, unit, label, onPoint }: LineChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const plot = draw(element, { days, series, unit, onPoint });
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [days, series, unit, onPoint]);
  return (
    <div ref={frame} role="img" aria-label={label} className="overflow-hidden" style={{ height: HEIGHT }} />
  );
}

function draw(element: HTMLElement, { days, series, unit, onPoint }: Omit<LineChartProps, 'label'>): uPlot {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(name);
  const axis: uPlot.Axis = {
    stroke: color('--color-ink-muted'),
    grid: { stroke: color('--color-line'), width: 1 },
    ticks: { show: false },
    font: `12px ${style.fontFamily}`,
  };
  const options: uPlot.Options = {
    width: element.clientWidth,
    height: HEIGHT,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { y: { range: (_, __, most) => [0, Math.max(most * 1.1, unit === 'percent' ? 100 : 1)] } },
    axes: [
      { ...axis, values: (_, seconds) => seconds.map(showDayOf) },
      { ...axis, size: AXIS_WIDTH, values: (_, values) => values.map((value) => showTick(unit, value)) },
    ],
    series: [
      {},
      ...series.map((_, place): uPlot.Series => {
        const { colorName, dash } = lookOf(place);
        return {
          stroke: color(colorName),
          width: 2,
          dash,
          // A day between two without a value would have no line.
          points: { show: days.length <= 31, size: 5, fill: color(colorName) },
        };
      }),
    ],
    hooks: { setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)] },
  };
  const seconds = days.map((day) => Date.parse(day) / 1000);
  return new uPlot(options, [seconds, ...series.map(({ values }) => values)] as uPlot.AlignedData, element);
}

const AXIS_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const showDayOf = (seconds: number): string => AXIS_DAY.format(seconds * 1000);

/** Half a picture is no mark on an axis. */
function showTick(unit: ChartUnit, value: number): string {
  if (unit !== 'seconds' && unit !== 'percent' && !Number.isInteger(value)) return '';
  return showFigure(unit, value);
}
