interface VisitorQueues<Task> {
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

/** One queue of waiting tasks for each visitor. */
export function createVisitorQueues<Task>(): VisitorQueues<Task> {
  // A map keeps its keys in the order in which they were set: here, the order of the visitors' turns.
  const queues = new Map<string, Task[]>();
  const replace = (visitor: string, queue: Task[]) => {
    if (queue.length > 0) queues.set(visitor, queue);
    else queues.delete(visitor);
  };
  return {
    add: (visitor, task) => replace(visitor, [...(queues.get(visitor) ?? []), task]),
    remove: (visitor, task) =>
      replace(
        visitor,
        (queues.get(visitor) ?? []).filter((other) => other !== task),
      ),
    takeNext(countRunning) {
      const visitor = firstWithLeast([...queues.keys()], countRunning);
      if (visitor === undefined) return undefined;
      const [task, ...others] = queues.get(visitor) ?? [];
      // Setting the key anew sends the visitor to the end.
      queues.delete(visitor);
      replace(visitor, others);
      return task === undefined ? undefined : { visitor, task };
    },
    count: () => [...queues.values()].reduce((total, queue) => total + queue.length, 0),
    countOf: (visitor) => queues.get(visitor)?.length ?? 0,
  };
}

function firstWithLeast(visitors: string[], measure: (visitor: string) => number): string | undefined {
  const least = Math.min(...visitors.map(measure));
  return visitors.find((visitor) => measure(visitor) === least);
}
