import type { FigureName } from './figures.types.ts';

/** How often something happened on a day, or how much of it there was. */
interface DailyFigureRow {
  /** YYYY-MM-DD. */
  utc_date: string;
  /** `rolled` stands on a day that was rolled up. */
  name: FigureName | 'rolled';
  /** Which of a few kinds, e.g. an engine's name; '' where there are none. Nothing about a person. */
  label: string;
  value: number;
}

declare module '../../../platform/db/database.types.ts' {
  interface Tables {
    daily_figure: DailyFigureRow;
  }
}
