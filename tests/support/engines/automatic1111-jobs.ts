import { setTimeout as wait } from 'node:timers/promises';

interface DrawingJob {
  taskId: string;
  width: number;
  height: number;
  steps: number;
}

interface FinishedJob {
  wasInterrupted: boolean;
}

export interface DrawingJobs {
  /** Waits for the jobs before, then draws; an interrupt ends it early, as if it were done. */
  draw(job: DrawingJob, millisecondsPerStep: number): Promise<FinishedJob>;
  /** Stops whichever job is being drawn. */
  interrupt(): void;
  readonly running: DrawingJob | undefined;
  /** Steps of the running job. */
  readonly step: number;
  /** Of each job another one, once it has begun. */
  readonly timestamp: string;
  /** What a step waits for instead of its time. */
  untilStep: ((job: DrawingJob, step: number) => Promise<void>) | undefined;
  isQueued(taskId: string): boolean;
  isCompleted(taskId: string): boolean;
}

/** The web UI's one graphics card: a lock, and flags that anybody may set. */
export function createDrawingJobs(): DrawingJobs {
  const queued = new Set<string>();
  const completed = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  let running: DrawingJob | undefined;
  let step = 0;
  let begun = 0;
  let interrupted = false;

  async function drawNow(job: DrawingJob, millisecondsPerStep: number): Promise<FinishedJob> {
    queued.delete(job.taskId);
    running = job;
    begun++;
    interrupted = false;
    for (step = 0; step < job.steps && !interrupted; step++) {
      await (jobs.untilStep?.(job, step) ?? wait(millisecondsPerStep));
    }
    completed.add(job.taskId);
    running = undefined;
    return { wasInterrupted: interrupted };
  }

  const jobs: DrawingJobs = {
    untilStep: undefined,
    draw(job, millisecondsPerStep) {
      queued.add(job.taskId);
      const drawing = last.then(() => drawNow(job, millisecondsPerStep));
      last = drawing;
      return drawing;
    },
    interrupt() {
      interrupted = true;
    },
    get running() {
      return running;
    },
    get step() {
      return step;
    },
    get timestamp() {
      return `20261122${String(begun).padStart(6, '0')}`;
    },
    isQueued: (taskId) => queued.has(taskId),
    isCompleted: (taskId) => completed.has(taskId),
  };
  return jobs;
}
