export interface WaitingLines<Task> {
  add(visitor: string, task: Task): void;
  remove(visitor: string, task: Task): void;
  /**
   * Takes out the next task: of the visitor for whom `countRunning` is lowest, and among equals of
   * the one whose last turn is longest ago.
   */
  takeNext(countRunning: (visitor: string) => number): { visitor: string; task: Task } | undefined;
  count(): number;
  countOf(visitor: string): number;
}

/** One line of waiting tasks for each visitor. */
export function createWaitingLines<Task>(): WaitingLines<Task> {
  // A map keeps its keys in the order in which they were set: here, the order of the visitors' turns.
  const lines = new Map<string, Task[]>();
  const replace = (visitor: string, line: Task[]) => {
    if (line.length > 0) lines.set(visitor, line);
    else lines.delete(visitor);
  };
  return {
    add: (visitor, task) => replace(visitor, [...(lines.get(visitor) ?? []), task]),
    remove: (visitor, task) =>
      replace(
        visitor,
        (lines.get(visitor) ?? []).filter((other) => other !== task),
      ),
    takeNext(countRunning) {
      const visitor = firstWithLeast([...lines.keys()], countRunning);
      if (visitor === undefined) return undefined;
      const [task, ...others] = lines.get(visitor) ?? [];
      // Setting the key anew sends the visitor to the end.
      lines.delete(visitor);
      replace(visitor, others);
      return task === undefined ? undefined : { visitor, task };
    },
    count: () => [...lines.values()].reduce((total, line) => total + line.length, 0),
    countOf: (visitor) => lines.get(visitor)?.length ?? 0,
  };
}

function firstWithLeast(visitors: string[], measure: (visitor: string) => number): string | undefined {
  const least = Math.min(...visitors.map(measure));
  return visitors.find((visitor) => measure(visitor) === least);
}
