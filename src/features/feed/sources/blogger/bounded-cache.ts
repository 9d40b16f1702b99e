/** Keeps what was used last, within a number of entries and a number of bytes. */
export interface BoundedCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
}

export function createBoundedCache<Value>(limits: { entries: number; bytes: number }): BoundedCache<Value> {
  // A Map lists its keys in the order in which they were set: the first was used longest ago.
  const kept = new Map<string, { value: Value; bytes: number }>();
  let total = 0;

  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      drop(key);
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (kept.size <= limits.entries && total <= limits.bytes) break;
        drop(oldest);
      }
    },
    delete: drop,
  };
}
