/** One picture that somebody waited for and got. */
interface Wait {
  visitor: string;
  /** Milliseconds beyond what the engine itself took. */
  milliseconds: number;
}

export interface FairnessReport {
  visitors: number;
  /** Milliseconds that the visitor in the middle waited for a picture on average, and the worst-off one. */
  median: number;
  longest: number;
}

export interface FairnessLog {
  note(wait: Wait): void;
  report(): FairnessReport;
}

/** Who waited for so few pictures tells of chance, not of the queue. */
const FEWEST_PICTURES = 5;

export function createFairnessLog(): FairnessLog {
  const waits = new Map<string, number[]>();
  return {
    note({ visitor, milliseconds }) {
      const own = waits.get(visitor) ?? [];
      waits.set(visitor, own);
      own.push(Math.max(0, milliseconds));
    },
    report() {
      const averages = [...waits.values()]
        .filter((own) => own.length >= FEWEST_PICTURES)
        .map((own) => own.reduce((total, wait) => total + wait, 0) / own.length)
        .sort((a, b) => a - b);
      return {
        visitors: averages.length,
        median: averages[Math.floor(averages.length / 2)] ?? 0,
        longest: averages.at(-1) ?? 0,
      };
    },
  };
}
