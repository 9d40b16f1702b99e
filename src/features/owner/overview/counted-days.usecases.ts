import { type Clock, utcDate } from '../../../shared/clock.ts';
import type { FigureStore } from './figures.store.ts';
import type { CountedName, DatedFigure } from './figures.types.ts';

/** Counts what only the process knows, and writes it down a few times a minute instead of each time. */
export interface CountedDays {
  /** Costs nothing that anybody waits for. @param by a whole number. */
  count(name: CountedName, label: string, by?: number): void;
  /** What was counted and is not written yet. */
  pending(): DatedFigure[];
  /** Writes it. What cannot be written is kept for the next time. */
  writeTo(store: Pick<FigureStore, 'add'>): Promise<void>;
}

export function createCountedDays(clock: Clock): CountedDays {
  let counted = new Map<string, DatedFigure>();
  const add = ({ day, name, label, value }: DatedFigure) => {
    const key = `${day} ${name} ${label}`;
    const known = counted.get(key);
    if (known) known.value += value;
    else counted.set(key, { day, name, label, value });
  };
  return {
    count(name, label, by = 1) {
      add({ day: utcDate(clock.now()), name, label, value: by });
    },
    pending: () => [...counted.values()],
    async writeTo(store) {
      const figures = [...counted.values()];
      if (figures.length === 0) return;
      counted = new Map();
      try {
        await store.add(figures);
      } catch (error) {
        for (const figure of figures) add(figure);
        throw error;
      }
    },
  };
}
