interface Page<Row> {
  shown: Row[];
  /** The place where the next page begins; null at the end. */
  next: string | null;
}

/** @param found one row more than a page has, where there are so many. */
export function pageOf<Row>(found: readonly Row[], length: number, placeOf: (row: Row) => string): Page<Row> {
  const shown = found.slice(0, length);
  const last = found.length > length ? shown.at(-1) : undefined;
  return { shown, next: last ? placeOf(last) : null };
}
