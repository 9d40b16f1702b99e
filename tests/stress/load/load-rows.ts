import type { SiteWeight } from '../site-probe.ts';
import type { StressRow } from '../stress-part.types.ts';
import type { DrainReport } from './drain-trial.ts';
import { findGreedFaults, type GreedReport } from './greed-trial.ts';
import { findMemoryFaults, judge } from './load-report.ts';
import type { VisitorsReport } from './run-visitors.ts';

const PAGES_P99_MS = 250;

interface VisitorsOutcome {
  /** e.g. "100 visitors for 300 s". */
  who: string;
  report: VisitorsReport;
  last: SiteWeight;
  /** What is wrong in the data itself, and what the log tells of errors. */
  faults: readonly string[];
}

export function describeVisitors({ who, report, last, faults }: VisitorsOutcome): StressRow {
  const { figures, broken, visits } = report;
  const pages = figures.kinds().find(({ kind }) => kind === 'page');
  const inTime = pages ? judge(`p99 of pages ${round(pages.p99)} ms`, pages.p99, PAGES_P99_MS) : 'no page';
  const loop = `event loop late p99 ${round(last.loopDelay.p99)} ms, longest ${round(last.loopDelay.longest)} ms`;
  return {
    what: `load: ${who}`,
    amount: `${figures.requests()} requests, ${visits} visits`,
    faults: [...figures.faults(), ...broken, ...faults],
    lost: broken.length,
    measured: `${inTime}; ${figures.notModified()} answers 304; ${loop}`,
  };
}

export function describeMemory(warm: SiteWeight, last: SiteWeight): StressRow {
  const megabytes = (bytes: number) => `${round(bytes / 1024 / 1024)} MB`;
  return {
    what: 'load: memory held, warm and at the end',
    amount: `${megabytes(warm.heldBytes)}, ${megabytes(last.heldBytes)}`,
    faults: findMemoryFaults(warm, last),
    lost: 0,
    measured: `resident ${megabytes(warm.residentBytes)}, ${megabytes(last.residentBytes)}`,
  };
}

export function describeGreed(greed: GreedReport, { fairness }: VisitorsReport): StressRow {
  const { visitors, median, longest } = fairness;
  const waits = `${visitors} visitors waited ${round(median)} ms for a picture (median of averages), the worst-off ${round(longest)} ms`;
  return {
    what: 'load: one asks for 50 pictures at once',
    amount: `${greed.granted} given, ${greed.refused} refused`,
    faults: findGreedFaults(greed),
    lost: 0,
    measured: `${greed.servedBefore} of them before ${greed.modest} others; ${waits}`,
  };
}

export function describeDrain({ answered, faults }: DrainReport, errors: readonly string[]): StressRow {
  const count = [...answered.values()].reduce((total, each) => total + each, 0);
  return {
    what: 'load: SIGTERM in the middle of work',
    amount: `${count} requests running`,
    faults: [...faults, ...errors],
    lost: 0,
    measured: [...answered].map(([status, times]) => `${times} x ${status}`).join(', '),
  };
}

function round(value: number): string {
  return String(Math.round(value));
}
