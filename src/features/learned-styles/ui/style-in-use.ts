import { createObservable } from '../../../shared/observable.ts';
import { onSignOut } from '../../user-status/ui/identity-store.ts';
import type { ChosenStyle } from './chosen-style.types.ts';

/** Of this tab's session; a guest's style is nowhere else. */
const KEY = 'dreamseed.style-in-use';

/** What both tools draw in. */
export const styleInUse = createObservable<ChosenStyle | null>(read);

export function chooseStyle(chosen: ChosenStyle | null): void {
  styleInUse.set(chosen);
  write(chosen);
}

onSignOut(() => chooseStyle(null));

function read(): ChosenStyle | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    // Reading may be forbidden; then nothing was stored either.
    return null;
  }
}

function write(chosen: ChosenStyle | null): void {
  try {
    if (chosen) window.sessionStorage.setItem(KEY, JSON.stringify(chosen));
    else window.sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('This browser keeps no style for the session.', error);
  }
}
