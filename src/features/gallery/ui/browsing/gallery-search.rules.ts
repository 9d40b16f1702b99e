/** What the address of the gallery may say, in the order in which it says it. */
export const SEARCH_NAMES = [
  'query',
  'starred',
  'color',
  'collection',
  'tool',
  'engine',
  'option',
  'from',
  'to',
] as const;
export type SearchName = (typeof SEARCH_NAMES)[number];

/** The part of an address that is a search of the gallery; '' when it asks for nothing. */
export function readSearch(address: URLSearchParams): string {
  const search = new URLSearchParams();
  for (const name of SEARCH_NAMES)
    for (const value of address.getAll(name)) if (value.trim() !== '') search.append(name, value);
  return search.toString();
}

/** @param value '' asks for nothing. */
export function withSearch(search: string, name: SearchName, value: string): string {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return readSearch(next);
}

/**
 * What the server is asked for. Visitors mean days of theirs, and the last one as well.
 * @param startOfDay the moment at which a day such as `2026-01-31` begins.
 */
export function toRequest(search: string, startOfDay: (day: string, later: number) => string): string {
  const request = new URLSearchParams(search);
  for (const [name, later] of [
    ['from', 0],
    ['to', 1],
  ] as const) {
    const day = request.get(name);
    if (day) request.set(name, /^\d{4}-\d\d-\d\d$/.test(day) ? startOfDay(day, later) : day);
  }
  return request.toString();
}

/** By the clock of the visitor. */
export function startOfLocalDay(day: string, later: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date + later);
  return Number.isNaN(start.getTime()) ? day : start.toISOString();
}
