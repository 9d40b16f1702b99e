export interface RememberedKeys {
  has(key: string): boolean;
  add(key: string): void;
}

/**
 * What was done already, as far as this process remembers: the newest `limit` keys. Forgetting one
 * must cost no more than doing the thing again.
 */
export function createRememberedKeys(limit: number): RememberedKeys {
  const keys = new Set<string>();
  return {
    has: (key) => keys.has(key),
    add(key) {
      keys.add(key);
      if (keys.size <= limit) return;
      for (const oldest of keys) {
        keys.delete(oldest);
        return;
      }
    },
  };
}
