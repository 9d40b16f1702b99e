/** Read of what the site keeps anyway, once the day is over. */
export type RolledName =
  | 'runs'
  | 'signUps'
  | 'activations'
  | 'revenue'
  | 'refunds'
  | 'granted'
  | 'spent'
  | 'takenBack'
  | 'held';

/** Known to the process alone, so it is counted when it happens. */
export type CountedName =
  | 'guestRuns'
  | 'pictures'
  | 'audience'
  | 'drawn'
  | 'drawingMs'
  | 'failures'
  | 'heldBack';

/** How much there is; a day keeps the last reading. */
type LevelName = 'storedBytes';

export type FigureName = RolledName | CountedName | LevelName;

/** Of one day. */
export interface Figure<Name extends FigureName = FigureName> {
  name: Name;
  /** Which of a few kinds, e.g. an engine's name; '' where there are none. Nothing about a person. */
  label: string;
  /** A whole number. */
  value: number;
}

export interface DatedFigure extends Figure {
  /** YYYY-MM-DD, in UTC. */
  day: string;
}

/** A line of a chart: a value for each day; null where there is nothing to tell. */
export interface Series {
  name: string;
  values: (number | null)[];
}

export type ChartId =
  | 'runs'
  | 'pictures'
  | 'guests'
  | 'failures'
  | 'heldBack'
  | 'seconds'
  | 'signUps'
  | 'activations'
  | 'revenue'
  | 'credits'
  | 'storage';

export interface DaysAnswer {
  /** YYYY-MM-DD, in UTC, the oldest first; the last one is today, so far. */
  days: string[];
  charts: Record<ChartId, Series[]>;
}
