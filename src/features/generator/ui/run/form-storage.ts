import { browserStorage } from '../../../../ui/browser-storage.ts';
import { LOOK_PARAMETER } from '../../../looks/look-link.rules.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import { identityStore, onSignOut } from '../../../user-status/ui/identity-store.ts';
import { neutralChoices } from '../../composed-prompt.rules.ts';
import type { FilledForm } from '../../generator.types.ts';
import {
  decodeForm,
  encodeForm,
  type FormToRemember,
  REMEMBERED_FORM_KEYS,
} from '../../remembered-form.rules.ts';
import { toFilledForm } from '../../reused-settings.rules.ts';

/** A pause in typing that is long enough to write. */
const WRITE_AFTER_MS = 300;

export interface FormStorage {
  /** Writes the form soon; before anything was restored it is not written over. */
  keep(form: Omit<FormToRemember, 'isPrivate'>): void;
  /** Writes at once what waits to be written, and follows nothing any more. */
  close(): void;
}

export interface FormStorageOptions {
  tool: Tool;
  /** Called when it is known who is here; null where there is nothing to restore. */
  onRestored: (form: FilledForm | null) => void;
  /** The account's sign-in has ended, and its form is forgotten. */
  onForgotten: () => void;
}

/** Keeps a tool's form in this browser: over reloads and other pages for whoever filled it in, for nobody else. */
export function openFormStorage({ tool, onRestored, onForgotten }: FormStorageOptions): FormStorage {
  const key = REMEMBERED_FORM_KEYS[tool];
  const isAccount = () => identityStore.getSnapshot()?.kind === 'account';
  let isRestored = false;
  let waiting: Omit<FormToRemember, 'isPrivate'> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    if (!waiting || !isRestored) return;
    const entry = encodeForm(tool, { ...waiting, isPrivate: isAccount() });
    waiting = undefined;
    if (entry === null) browserStorage.removeItem(key);
    else browserStorage.setItem(key, entry);
  };
  const restore = () => {
    if (isRestored || identityStore.getSnapshot() === null) return;
    isRestored = true;
    const stored = decodeForm(tool, browserStorage.getItem(key));
    const isForeign = stored?.isPrivate === true && !isAccount();
    if (isForeign) browserStorage.removeItem(key);
    const restored = stored && !isForeign ? toFilledForm(stored.settings) : null;
    onRestored(restored);
    if (window.location.search.includes(`${LOOK_PARAMETER}=`)) wearLook(restored).catch(console.warn);
  };
  /** What was restored, with the look that the address carries. */
  const wearLook = async (restored: FilledForm | null) => {
    const { takeLookOfAddress } = await import('../looks/look-of-address.ts');
    const look = await takeLookOfAddress(tool);
    if (!look) return;
    const neutral = neutralChoices();
    const { choices = neutral, aspectRatio = '1:1', seed } = restored ?? {};
    onRestored({
      choices: { ...choices, options: { ...neutral.options, ...look.options } },
      aspectRatio: look.shape ?? aspectRatio,
      seed,
    });
  };
  const stopFollowing = identityStore.subscribe(restore);
  const stopListening = onSignOut(() => {
    if (!isRestored) return;
    waiting = undefined;
    browserStorage.removeItem(key);
    onForgotten();
  });
  window.addEventListener('pagehide', write);
  restore();
  return {
    keep(form) {
      waiting = form;
      clearTimeout(timer);
      timer = setTimeout(write, WRITE_AFTER_MS);
    },
    close() {
      write();
      stopFollowing();
      stopListening();
      window.removeEventListener('pagehide', write);
    },
  };
}
