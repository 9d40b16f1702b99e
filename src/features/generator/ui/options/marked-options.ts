import { createKeptObservable } from '../../../../ui/kept-observable.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';

type Entries = Readonly<Partial<Record<OptionListName, readonly string[]>>>;

/** What a visitor starred, and what they chose lately, newest first. */
export interface MarkedOptions {
  favorites: Entries;
  recent: Entries;
}

const MOST_FAVORITES = 30;
const MOST_RECENT = 4;

export const markedOptions = createKeptObservable<MarkedOptions>('dreamseed.marked-options', (stored) => {
  const { favorites, recent } = Object(stored);
  return { favorites: readEntries(favorites), recent: readEntries(recent) };
});

export function toggleFavorite(list: OptionListName, entry: string): void {
  const now = markedOptions.getSnapshot();
  const starred = now.favorites[list] ?? [];
  const next = starred.includes(entry)
    ? starred.filter((other) => other !== entry)
    : [entry, ...starred].slice(0, MOST_FAVORITES);
  markedOptions.set({ ...now, favorites: { ...now.favorites, [list]: next } });
}

export function noteChosen(list: OptionListName, entry: string): void {
  const now = markedOptions.getSnapshot();
  const others = (now.recent[list] ?? []).filter((other) => other !== entry);
  markedOptions.set({ ...now, recent: { ...now.recent, [list]: [entry, ...others].slice(0, MOST_RECENT) } });
}

function readEntries(value: unknown): Entries {
  const lists = Object.entries(Object(value) as Record<string, unknown>);
  return Object.fromEntries(
    lists.map(([list, entries]) => [list, Array.isArray(entries) ? entries.filter(isText) : []]),
  );
}

const isText = (value: unknown) => typeof value === 'string';
