interface VisitorQueues<Task> {
  add(visitor: string, task: Task): void;
  remove(visitor: string, task: Task): void;
  /**
   * Takes out the next task: of the visitor for whom `countRunning` is lowest, and among equals of
   * the one whose last turn is longest ago.
   */
  takeNext(countRunning: (visitor: string) => number): { visitor: string; task: Task } | undefined;
  /** How many tasks come before this one if no other joins; undefined when it does not wait here. */
  countBefore(visitor: string, task: Task, countRunning: (visitor: string) => number): number | undefined;
  count(): number;
  countOf(visitor: string): number;
}

/** One queue of waiting tasks for each visitor. */
export function createVisitorQueues<Task>(): VisitorQueues<Task> {
  // A map keeps its keys in the order in which they were set: here, the order of the visitors' turns.
  const queues: Queues<Task> = new Map();
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
    takeNext: (countRunning) => takeNext(queues, countRunning),
    countBefore(visitor, task, countRunning) {
      if (!queues.get(visitor)?.includes(task)) return undefined;
      const later: Queues<Task> = new Map(queues);
      const begun = new Map<string, number>();
      const begunOf = (other: string) => begun.get(other) ?? 0;
      const countThen = (other: string) => countRunning(other) + begunOf(other);
      let before = 0;
      for (let next = takeNext(later, countThen); next; next = takeNext(later, countThen)) {
        if (next.task === task) break;
        begun.set(next.visitor, begunOf(next.visitor) + 1);
        before++;
      }
      return before;
    },
    count: () => [...queues.values()].reduce((total, queue) => total + queue.length, 0),
    countOf: (visitor) => queues.get(visitor)?.length ?? 0,
  };
}

type Queues<Task> = Map<string, readonly Task[]>;

function takeNext<Task>(
  queues: Queues<Task>,
  countRunning: (visitor: string) => number,
): { visitor: string; task: Task } | undefined {
  const visitor = firstWithLeast(queues.keys(), countRunning);
  if (visitor === undefined) return undefined;
  const [task, ...others] = queues.get(visitor) ?? [];
  // Setting the key anew sends the visitor to the end.
  queues.delete(visitor);
  if (others.length > 0) queues.set(visitor, others);
  return task === undefined ? undefined : { visitor, task };
}

function firstWithLeast(
  visitors: Iterable<string>,
  measure: (visitor: string) => number,
): string | undefined {
  let first: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const visitor of visitors) {
    const measured = measure(visitor);
    if (measured < least) [first, least] = [visitor, measured];
  }
  return first;
}
