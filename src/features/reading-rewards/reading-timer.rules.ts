import type { Tool } from '../plans/plans.types.ts';
import { READING_TARGET_KEY } from './reading-key.rules.ts';
import { READING_REWARDS } from './reading-rewards.rules.ts';

/** A reading that has begun. All times are in milliseconds. */
export interface ReadingTimer {
  /** The tool whose guest credits it earns. */
  target: Tool;
  /** When it began, since 1970 UTC. */
  startedAt: number;
  neededMs: number;
  /** What has been read so far. */
  readMs: number;
  /** The reader paused it: nothing counts, nothing is lost. */
  isPaused: boolean;
}

/** Entries of local storage, one for each fact, so that every tab of the site can follow. */
export const READING_KEYS = {
  target: READING_TARGET_KEY,
  startedAt: 'dreamseed.earn.started-at',
  neededMs: 'dreamseed.earn.needed-ms',
  readMs: 'dreamseed.earn.read-ms',
  /** There while the reading is paused. */
  paused: 'dreamseed.earn.paused',
  /** Which tab counts, and when it last did: `{id} {time}`. */
  tab: 'dreamseed.earn.tab',
} as const;

/** A tab that has not counted for this long is gone. */
const TAB_LEASE_MS = 3000;

/** How long 'Credits Earned!' is shown. */
export const EARNED_NOTICE_MS = 6000;

/** The countdown is checked, and moves on, once in this time. */
export const TICK_MS = 1000;

const WHOLE_NUMBER = /^\d{1,15}$/;

export function beginReading(target: Tool, startedAt: number): ReadingTimer {
  return { target, startedAt, neededMs: READING_REWARDS[target].durationMs, readMs: 0, isPaused: false };
}

/** The timer that the entries speak of; undefined when there is none, or when one of them is corrupt. */
export function decodeTimer(read: (key: string) => string | null): ReadingTimer | undefined {
  const target = read(READING_KEYS.target);
  const startedAt = wholeNumber(read(READING_KEYS.startedAt));
  const neededMs = wholeNumber(read(READING_KEYS.neededMs));
  if (target !== 'green' && target !== 'yellow') return undefined;
  if (startedAt === undefined || !neededMs) return undefined;
  // A reading that has just begun has no entry of what was read.
  const readMs = wholeNumber(read(READING_KEYS.readMs) ?? '0');
  const isPaused = read(READING_KEYS.paused) !== null;
  return readMs === undefined ? undefined : { target, startedAt, neededMs, readMs, isPaused };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && WHOLE_NUMBER.test(text) ? Number(text) : undefined;
}

/** Whether another tab than `ownId` holds the right to count. A time ahead of ours is a clock that was set back. */
export function isHeldElsewhere(lease: string | null, ownId: string, now: number): boolean {
  const [id, time] = (lease ?? '').split(' ');
  if (!id || id === ownId) return false;
  const age = now - (wholeNumber(time ?? null) ?? Number.NEGATIVE_INFINITY);
  return age >= 0 && age < TAB_LEASE_MS;
}

/** `09:58` */
export function remainingTime({ neededMs, readMs }: Pick<ReadingTimer, 'neededMs' | 'readMs'>): string {
  const seconds = Math.max(0, Math.ceil((neededMs - readMs) / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** `3 minutes`, or `40 seconds` while there is no whole minute; '' before anything was read. */
export function timeRead({ readMs }: Pick<ReadingTimer, 'readMs'>): string {
  const seconds = Math.floor(readMs / 1000);
  if (seconds === 0) return '';
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.floor(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
