/**
 * Puts an entry last in a map that has room for `limit`; the one that was put longest ago goes. For the
 * browser, where a cache from a library would be more to load than what it keeps.
 */
export function rememberNewest<Key, Value>(
  map: Map<Key, Value>,
  [key, value]: readonly [Key, Value],
  limit: number,
): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= limit) return;
    map.delete(oldest);
  }
}
