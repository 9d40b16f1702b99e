import { systemClock } from '../../../shared/clock.ts';
import { browserStorage } from '../../../ui/browser-storage.ts';
import { guestBalance } from '../../user-status/ui/use-tool-status.ts';
import { createReadingClock, type ReadingClock } from './reading-clock.ts';

let clock: ReadingClock | undefined;

/** The reading clock of this tab; only to be asked for in the browser. */
export function readingClock(): ReadingClock {
  clock ??= createReadingClock({
    storage: browserStorage,
    clock: systemClock,
    tabId: Math.random().toString(36).slice(2),
    isHidden: () => document.visibilityState === 'hidden',
    pay: (target, credits) => guestBalance().add(target, credits),
  });
  return clock;
}
