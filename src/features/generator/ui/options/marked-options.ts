import { createObservable } from '../../../../shared/observable.ts';
import { browserStorage } from '../../../../ui/browser-storage.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';

type Entries = Readonly<Partial<Record<OptionListName, readonly string[]>>>;

/** What a visitor starred, and what they chose lately, newest first. */
export interface MarkedOptions {
  favorites: Entries;
  recent: Entries;
}

const KEY = 'dreamseed.marked-options';
const MOST_FAVORITES = 30;
const MOST_RECENT = 4;

export const markedOptions = createObservable<MarkedOptions>(read);

export function toggleFavorite(list: OptionListName, entry: string): void {
  const now = markedOptions.getSnapshot();
  const starred = now.favorites[list] ?? [];
  const next = starred.includes(entry)
    ? starred.filter((other) => other !== entry)
    : [entry, ...starred].slice(0, MOST_FAVORITES);
  keep({ ...now, favorites: { ...now.favorites, [list]: next } });
}

export function noteChosen(list: OptionListName, entry: string): void {
  const now = markedOptions.getSnapshot();
  const others = (now.recent[list] ?? []).filter((other) => other !== entry);
  keep({ ...now, recent: { ...now.recent, [list]: [entry, ...others].slice(0, MOST_RECENT) } });
}

function keep(marked: MarkedOptions): void {
  markedOptions.set(marked);
  browserStorage.setItem(KEY, JSON.stringify(marked));
}

function read(): MarkedOptions {
  try {
    const { favorites, recent } = Object(JSON.parse(browserStorage.getItem(KEY) ?? '{}'));
    return { favorites: readEntries(favorites), recent: readEntries(recent) };
  } catch {
    // Another program's entry, or half of one: as good as none.
    return { favorites: {}, recent: {} };
  }
}

function readEntries(value: unknown): Entries {
  const lists = Object.entries(Object(value) as Record<string, unknown>);
  return Object.fromEntries(
    lists.map(([list, entries]) => [list, Array.isArray(entries) ? entries.filter(isText) : []]),
  );
}

const isText = (value: unknown) => typeof value === 'string';
