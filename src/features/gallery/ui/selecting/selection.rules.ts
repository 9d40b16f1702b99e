import { MOST_AT_ONCE } from '../../collections/collections.rules.ts';

/** Images that were chosen to do something with all of them. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Where a range begins. */
  anchor: string | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** So many and no more; what comes first stays. */
function limited(ids: Iterable<string>): ReadonlySet<string> {
  return new Set([...ids].slice(0, MOST_AT_ONCE));
}

export function toggle({ ids }: Selection, id: string): Selection {
  const others = [...ids].filter((other) => other !== id);
  return { ids: limited(ids.has(id) ? others : [...others, id]), anchor: id };
}

/**
 * Chooses everything between two images, or lets go of it.
 * @param order of the screen.
 */
export function changeRange(
  selection: Selection,
  order: readonly string[],
  { from, to, isChosen }: { from: string; to: string; isChosen: boolean },
): Selection {
  const [one, other] = [order.indexOf(from), order.indexOf(to)];
  if (one < 0 || other < 0) return selection;
  const range = order.slice(Math.min(one, other), Math.max(one, other) + 1);
  // The nearest to where it began come first, should there be too many.
  if (other < one) range.reverse();
  const rest = [...selection.ids].filter((id) => !range.includes(id));
  return { ids: limited(isChosen ? [...rest, ...range] : rest), anchor: from };
}

/** Without those that are gone. */
export function keepShown(selection: Selection, order: readonly string[]): Selection {
  const shown = new Set(order);
  const ids = [...selection.ids].filter((id) => shown.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
