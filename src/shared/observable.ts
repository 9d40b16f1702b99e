/** A value that React can subscribe to (useSyncExternalStore) and that works without React. */
export interface Observable<Value> {
  subscribe(listener: () => void): () => void;
  /** The same object until the value changes. */
  getSnapshot(): Value;
}

export interface WritableObservable<Value> extends Observable<Value> {
  /** Tells the listeners, unless it is the value that was there already. */
  set(value: Value): void;
}

/** `read` makes the first value when it is first asked for: a store may exist where it must not be read. */
export function createObservable<Value>(read: () => Value): WritableObservable<Value> {
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot() {
      current ??= { value: read() };
      return current.value;
    },
    set(value) {
      if (current && Object.is(current.value, value)) return;
      current = { value };
      for (const listener of [...listeners]) listener();
    },
  };
}
