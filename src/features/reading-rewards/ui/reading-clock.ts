import type { Clock } from '../../../shared/clock.ts';
import { createObservable, type Observable } from '../../../shared/observable.ts';
import type { KeyValueStorage } from '../../../ui/browser-storage.ts';
import type { Tool } from '../../plans/plans.types.ts';
import { READING_REWARDS } from '../reading-rewards.rules.ts';
import {
  beginReading,
  decodeTimer,
  EARNED_NOTICE_MS,
  isHeldElsewhere,
  READING_KEYS,
  type ReadingTimer,
  TICK_MS,
} from '../reading-timer.rules.ts';

interface ReadingState {
  timer?: ReadingTimer;
  /** The tool whose credits were earned a moment ago. */
  earned?: Tool;
}

interface ReadingClockOptions {
  storage: KeyValueStorage;
  clock: Clock;
  /** Tells this tab from the others. */
  tabId: string;
  isHidden: () => boolean;
  /** Adds to the guest's credits. */
  pay: (target: Tool, credits: number) => void;
}

export interface ReadingClock extends Observable<ReadingState> {
  /** Begins a reading, in place of one that runs: ask first when that one has time already. */
  start(target: Tool): void;
  /** Stops counting until `resume`, in every tab and over reloads. */
  pause(): void;
  resume(): void;
  /** Gives the reading up; nothing is earned. */
  cancel(): void;
  /** Looks at what other tabs did, and counts one second if this tab is the one that is read. */
  tick(): void;
  /** Ticks until the answer is called. */
  run(): () => void;
}

/**
 * Counts the time that a visitor reads. A tick is one second whatever the clocks say, so that a clock
 * that jumps, or a tab that slept, earns nothing. What was read is stored at each tick: a reload
 * loses at most one second. Of several tabs one counts, and only while it is looked at.
 */
export function createReadingClock(options: ReadingClockOptions): ReadingClock {
  const { storage, clock, tabId, isHidden, pay } = options;
  const state = createObservable<ReadingState>(() => ({ timer: decodeTimer(storage.getItem) }));
  let forgetEarned: ReturnType<typeof setTimeout> | undefined;

  const clear = () => {
    for (const key of Object.values(READING_KEYS)) storage.removeItem(key);
  };
  const show = (timer: ReadingTimer | undefined) => {
    const shown = state.getSnapshot();
    if (!isSame(shown.timer, timer)) state.set({ ...shown, timer });
  };
  const finish = ({ target }: ReadingTimer) => {
    // Gone before it is paid: a reload in between loses the credits rather than paying them twice.
    clear();
    pay(target, READING_REWARDS[target].credits);
    state.set({ earned: target });
    clearTimeout(forgetEarned);
    forgetEarned = setTimeout(() => state.set({ timer: state.getSnapshot().timer }), EARNED_NOTICE_MS);
  };
  const letGo = () => {
    if (storage.getItem(READING_KEYS.tab)?.startsWith(`${tabId} `)) storage.removeItem(READING_KEYS.tab);
  };
  const count = (timer: ReadingTimer) => {
    const read = { ...timer, readMs: timer.readMs + TICK_MS };
    if (read.readMs >= read.neededMs) return finish(timer);
    storage.setItem(READING_KEYS.tab, `${tabId} ${clock.now()}`);
    storage.setItem(READING_KEYS.readMs, String(read.readMs));
    show(read);
  };

  const clockOfTab: ReadingClock = {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    start(target) {
      clear();
      const timer = beginReading(target, clock.now());
      storage.setItem(READING_KEYS.target, target);
      storage.setItem(READING_KEYS.startedAt, String(timer.startedAt));
      storage.setItem(READING_KEYS.neededMs, String(timer.neededMs));
      state.set({ timer });
    },
    pause() {
      storage.setItem(READING_KEYS.paused, '1');
      letGo();
      show(decodeTimer(storage.getItem));
    },
    resume() {
      storage.removeItem(READING_KEYS.paused);
      show(decodeTimer(storage.getItem));
    },
    cancel() {
      clear();
      show(undefined);
    },
    tick() {
      const timer = decodeTimer(storage.getItem);
      if (!timer || timer.isPaused || isHidden()) {
        if (timer) letGo();
        return show(timer);
      }
      if (isHeldElsewhere(storage.getItem(READING_KEYS.tab), tabId, clock.now())) return show(timer);
      count(timer);
    },
    run() {
      const interval = setInterval(clockOfTab.tick, TICK_MS);
      return () => {
        clearInterval(interval);
        letGo();
      };
    },
  };
  return clockOfTab;
}

function isSame(one: ReadingTimer | undefined, other: ReadingTimer | undefined): boolean {
  return (
    one?.target === other?.target &&
    one?.startedAt === other?.startedAt &&
    one?.readMs === other?.readMs &&
    one?.isPaused === other?.isPaused
  );
}
