/** What tells the series of one figure apart. Only texts from a short, fixed list: never anything that a visitor wrote. */
export type Labels<Name extends string> = Readonly<Record<Name, string>>;

export interface Figure<Label extends string> {
  /** Without the site's prefix, e.g. `http_requests_total`. */
  name: string;
  /** One line for whoever reads the figures. */
  help: string;
  labels?: readonly Label[];
}

interface TimedFigure<Label extends string> extends Figure<Label> {
  /** Upper bounds in seconds, rising. */
  buckets: readonly number[];
}

export interface Reading<Label extends string> {
  labels: Labels<Label>;
  value: number;
}

/** Counts what happens. Nothing here ever throws at whoever counts. */
export interface Meters {
  /** @returns what adds to it: 1, or an amount from 0 on. */
  counter<Label extends string = never>(
    figure: Figure<Label>,
  ): (labels: Labels<Label>, amount?: number) => void;
  /** @returns what takes in one duration, in seconds. */
  timer<Label extends string = never>(
    figure: TimedFigure<Label>,
  ): (labels: Labels<Label>, seconds: number) => void;
  /**
   * A value that is read when somebody asks; of the processes of a server `sum`, or what is the same in all
   * of them by `max`. What cannot be read within a second, or at all, is left out
   * of that answer.
   */
  gauge<Label extends string = never>(
    figure: Figure<Label> & { ofProcesses?: 'sum' | 'max' },
    read: () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>,
  ): void;
}

/** Every figure as text. */
export interface FiguresText {
  contentType: string;
  text: string;
}

/** Every figure as what it is made of, to be added to those of another process. */
export type FigureParts = readonly { readonly type: unknown }[];

export interface ReadableMeters extends Meters {
  read(): Promise<FiguresText>;
  readParts(): Promise<FigureParts>;
  /** Adds what Node tells of the process: memory, processor, handles, the delay of its event loop. Once per process. */
  watchProcess(): void;
}
