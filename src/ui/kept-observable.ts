import { createObservable, type WritableObservable } from '../shared/observable.ts';
import { browserStorage, type KeyValueStorage } from './browser-storage.ts';

interface SharedStorage {
  storage: KeyValueStorage;
  /** Tells of what other tabs have written. */
  listen(listener: (event: Pick<StorageEvent, 'key'>) => void): void;
}

const OF_THIS_BROWSER: SharedStorage = {
  storage: browserStorage,
  listen: (listener) => window.addEventListener('storage', listener),
};

/**
 * A value that local storage keeps, the same in every tab: whoever changes it in one begins with what the
 * others have made of it.
 * @param decode of what is stored, which may be another program's entry; null where nothing can be read.
 */
export function createKeptObservable<Value>(
  key: string,
  decode: (stored: unknown) => Value,
  { storage, listen } = OF_THIS_BROWSER,
): WritableObservable<Value> {
  const read = () => decode(parse(storage.getItem(key)));
  const observable = createObservable(() => {
    listen((event) => {
      if (event.key === key || event.key === null) observable.set(read());
    });
    return read();
  });
  return {
    ...observable,
    set(value) {
      observable.set(value);
      storage.setItem(key, JSON.stringify(value));
    },
  };
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
