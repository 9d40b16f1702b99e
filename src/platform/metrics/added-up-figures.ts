import { AggregatorRegistry } from 'prom-client';
import type { FigureParts, FiguresText } from './meters.types.ts';

/** What is counted upwards: it goes on counting when who counted it has ended. */
const COUNTED: ReadonlySet<string> = new Set(['counter', 'histogram']);

interface AddedUpFigures {
  /** What a process has counted since its start; takes the place of what it said before. */
  note(process: object, parts: FigureParts): void;
  /** It ended: what it counted stays, so that no sum falls. */
  end(process: object): Promise<void>;
  read(): Promise<FiguresText>;
}

/** The figures of several processes as those of one server. */
export function createAddedUpFigures(): AddedUpFigures {
  const latest = new Map<object, FigureParts>();
  let ended: FigureParts = [];
  const addUp = (parts: readonly FigureParts[]) => AggregatorRegistry.aggregate([...parts]);
  return {
    note: (process, parts) => void latest.set(process, parts),
    async end(process) {
      const parts = latest.get(process);
      latest.delete(process);
      if (!parts) return;
      const counted = parts.filter(({ type }) => COUNTED.has(String(type)));
      ended = await addUp([ended, counted]).getMetricsAsJSON();
    },
    async read() {
      const registry = addUp([ended, ...latest.values()]);
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
