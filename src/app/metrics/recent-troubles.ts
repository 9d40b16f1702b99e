import type { Clock } from '../../shared/clock.ts';

/** What went wrong with something, and when it last did. */
export interface Trouble {
  /** What it went wrong with, e.g. `the shop gumroad`. */
  subject: string;
  /** One line; nothing about a person. */
  reason: string;
  at: number;
}

/** What went wrong lately on this server, for whoever looks whether something needs them. */
export interface RecentTroubles<Subject extends string = string> {
  note(subject: Subject, reason: string): void;
  list(): Trouble[];
}

const FORGOTTEN_AFTER_MS = 3_600_000;

/** Keeps the newest trouble of each subject for an hour: what still goes wrong is noted again by then. */
export function createRecentTroubles<Subject extends string>(clock: Clock): RecentTroubles<Subject> {
  const newest = new Map<string, Trouble>();
  return {
    note(subject, reason) {
      newest.set(subject, { subject, reason, at: clock.now() });
    },
    list: () => [...newest.values()].filter(({ at }) => at > clock.now() - FORGOTTEN_AFTER_MS),
  };
}
