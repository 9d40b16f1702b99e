import { findPlan } from '../../plans/plans.rules.ts';
import type { ChartId, DatedFigure, DaysAnswer, FigureName, Series } from './figures.types.ts';

/** What a chart counts in. */
export type ChartUnit = 'count' | 'credits' | 'dollars' | 'percent' | 'seconds' | 'bytes';

interface ChartText {
  title: string;
  unit: ChartUnit;
  /** What a figure is and what it is not, where its name alone would mislead. */
  note: string;
}

/** The charts of the overview, in their order. */
export const CHARTS: Readonly<Record<ChartId, ChartText>> = {
  runs: { title: 'Runs', unit: 'count', note: 'Times somebody pressed Generate and was let in.' },
  pictures: {
    title: 'Pictures by engine',
    unit: 'count',
    note: 'Answered to visitors, those from memory included.',
  },
  guests: { title: 'Guests’ share', unit: 'percent', note: 'Of all pictures that were answered.' },
  failures: {
    title: 'Failures of engines',
    unit: 'count',
    note: 'An engine was asked and drew nothing. Another one may have drawn the picture.',
  },
  heldBack: {
    title: 'Pictures held back',
    unit: 'count',
    note: 'By the model that looks for sexual content, where SAFETY_IMAGES has it look.',
  },
  seconds: {
    title: 'Seconds for a picture',
    unit: 'seconds',
    note: 'On the average, waiting at the engine included.',
  },
  signUps: { title: 'Sign-ups', unit: 'count', note: 'New accounts.' },
  activations: {
    title: 'Activations by plan',
    unit: 'count',
    note: 'Licenses, also those that were given away.',
  },
  revenue: {
    title: 'Revenue by plan',
    unit: 'dollars',
    note: 'The prices of plans that were bought, on the day of activation. Shops keep their share of it.',
  },
  credits: {
    title: 'Credits',
    unit: 'credits',
    note: 'Held: set aside for pictures, whatever became of them.',
  },
  storage: { title: 'Storage', unit: 'bytes', note: 'Stored pictures, looked at every hour.' },
};

export const CHART_IDS = Object.keys(CHARTS) as ChartId[];

const TOOLS: Readonly<Record<string, string>> = { green: 'Green tool', yellow: 'Yellow tool' };
const PLACES: Readonly<Record<string, string>> = {
  drawn: 'Drawn by an engine',
  upload: 'Uploaded',
  shared: 'Shared',
};
const KINDS: Readonly<Record<string, string>> = {
  busy: 'Busy',
  refused: 'Declined the words',
  billing: 'Billing',
  misconfigured: 'Misconfigured',
  broken: 'Broken answer',
  timeout: 'Too slow',
  unreachable: 'Out of reach',
  resting: 'Resting',
  failed: 'Failed',
};

/** The figures of some days, by name and kind. */
function createSheet(days: readonly string[], figures: readonly DatedFigure[]) {
  const places = new Map(days.map((day, place) => [day, place]));
  const rows = new Map<string, Map<string, (number | null)[]>>();
  for (const { day, name, label, value } of figures) {
    const place = places.get(day);
    if (place === undefined) continue;
    const ofName = rows.get(name) ?? new Map<string, (number | null)[]>();
    const row = ofName.get(label) ?? days.map(() => null);
    // What this server has not written yet comes on top.
    row[place] = (row[place] ?? 0) + value;
    rows.set(name, ofName.set(label, row));
  }
  /** A day without a reading is unknown. */
  const readings = (name: FigureName, label = '') => rows.get(name)?.get(label) ?? days.map(() => null);
  /** A day without a count is one on which it did not happen. */
  const counts = (name: FigureName, label?: string) => readings(name, label).map((value) => value ?? 0);
  const sumOf = (row: readonly (number | null)[]) =>
    row.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  /** The largest first. */
  const kinds = (name: FigureName) =>
    [...(rows.get(name) ?? [])]
      .toSorted(([one, a], [other, b]) => sumOf(b) - sumOf(a) || one.localeCompare(other))
      .map(([label]) => label);
  const byKind = (name: FigureName, nameOf = (label: string) => label): Series[] =>
    kinds(name).map((label) => ({ name: nameOf(label), values: counts(name, label) }));
  return { readings, counts, kinds, byKind };
}

type Sheet = ReturnType<typeof createSheet>;

const planName = (label: string) => findPlan(label).name;

/** Null where there is nothing to divide by. */
function divide(parts: readonly number[], wholes: readonly number[], factor: number): (number | null)[] {
  return parts.map((part, place) => {
    const whole = wholes[place] ?? 0;
    return whole === 0 ? null : Math.round((part / whole) * factor * 100) / 100;
  });
}

const SERIES: Readonly<Record<ChartId, (sheet: Sheet) => Series[]>> = {
  runs: (sheet) => [
    ...sheet.byKind('runs', (label) => TOOLS[label] ?? label),
    ...sheet.byKind('guestRuns', () => 'Guests'),
  ],
  pictures: (sheet) => sheet.byKind('pictures'),
  guests(sheet) {
    const guests = sheet.counts('audience', 'guest');
    const accounts = sheet.counts('audience', 'account');
    const all = guests.map((count, place) => count + (accounts[place] ?? 0));
    if (all.every((count) => count === 0)) return [];
    return [{ name: 'Guests', values: divide(guests, all, 100) }];
  },
  failures: (sheet) => sheet.byKind('failures', (label) => KINDS[label] ?? label),
  heldBack: (sheet) => sheet.byKind('heldBack', (label) => PLACES[label] ?? label),
  seconds: (sheet) =>
    sheet.kinds('drawn').map((engine) => ({
      name: engine,
      values: divide(sheet.counts('drawingMs', engine), sheet.counts('drawn', engine), 0.001),
    })),
  signUps: (sheet) => sheet.byKind('signUps', () => 'Sign-ups'),
  activations: (sheet) => sheet.byKind('activations', planName),
  revenue: (sheet) => [
    ...sheet.byKind('revenue', planName),
    ...sheet.byKind('refunds', (label) => `${planName(label)}, refunded`),
  ],
  credits: (sheet) => [
    ...sheet.byKind('granted', () => 'Granted'),
    ...sheet.byKind('spent', () => 'Spent'),
    ...sheet.byKind('takenBack', () => 'Taken back'),
    ...sheet.byKind('held', () => 'Held'),
  ],
  storage(sheet) {
    const values = sheet.readings('storedBytes');
    return values.every((value) => value === null) ? [] : [{ name: 'Pictures', values }];
  },
};

/** Lays figures out by chart, line and day. */
export function toCharts(days: string[], figures: readonly DatedFigure[]): DaysAnswer {
  const sheet = createSheet(days, figures);
  const charts = Object.fromEntries(CHART_IDS.map((id) => [id, SERIES[id](sheet)]));
  return { days, charts: charts as DaysAnswer['charts'] };
}
