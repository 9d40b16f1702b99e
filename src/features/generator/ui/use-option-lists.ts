import { useSyncExternalStore } from 'react';
import { OPTION_LIST_DESCRIPTIONS } from '../options/option-list-descriptions.rules.ts';
import type { OptionLists } from '../options/option-lists.types.ts';

/** Until the lists are here, each selector offers only what it already shows. */
const NEUTRAL_LISTS = Object.fromEntries(
  OPTION_LIST_DESCRIPTIONS.map(({ name, neutral }) => [name, [neutral]]),
) as unknown as OptionLists;

const listeners = new Set<() => void>();
let lists: OptionLists = NEUTRAL_LISTS;
let loading: Promise<OptionLists> | undefined;

/** Fetches the lists, a chunk of their own, once for both tools; a failed try may be repeated. */
export function loadOptionLists(): Promise<OptionLists> {
  loading ??= import('../options/short-option-lists.generated.ts').then(
    ({ SHORT_OPTION_LISTS }) => {
      lists = SHORT_OPTION_LISTS;
      for (const listener of listeners) listener();
      return lists;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** For pointers and focus that come near: what fails here is tried again when a list opens. */
export function warmOptionLists(): void {
  loadOptionLists().catch((error: unknown) => console.warn('The option lists did not load yet.', error));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useOptionLists(): OptionLists {
  return useSyncExternalStore(
    subscribe,
    () => lists,
    () => NEUTRAL_LISTS,
  );
}
