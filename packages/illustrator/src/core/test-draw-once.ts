import { LRUCache } from 'lru-cache';

/** As many as the styles, of which one test compares all; more would only fill the memory. */
const MOST_KEPT = 64;

/** The same again for the same words and numbers, for tests that only look at what was drawn. */
export function drawOnce<Wishes extends ReadonlyArray<string | number>, Drawn extends object>(
  draw: (...wishes: Wishes) => Drawn,
): (...wishes: Wishes) => Drawn {
  const kept = new LRUCache<string, Drawn>({ max: MOST_KEPT });
  return (...wishes) => {
    const key = wishes.join(' ');
    const drawn = kept.get(key) ?? draw(...wishes);
    kept.set(key, drawn);
    return drawn;
  };
}
