import type { ChartUnit } from '../../overview/charts.rules.ts';
import { showBytes, showNumber } from '../shown-values.ts';

const IN_UNITS: Readonly<Record<ChartUnit, (value: number) => string>> = {
  count: showNumber,
  credits: showNumber,
  dollars: (value) => `$${showNumber(value)}`,
  percent: (value) => `${showNumber(value)} %`,
  seconds: (value) => `${showNumber(value)} s`,
  bytes: showBytes,
};

/** A value as it is read, with its unit. */
export const showFigure = (unit: ChartUnit, value: number | null): string =>
  value === null ? '–' : IN_UNITS[unit](value);

const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const showLongDay = (day: string): string => LONG_DAY.format(Date.parse(day));
