/** The part of Web Storage that the site uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Log = (message: string, detail?: unknown) => void;

/** Forgets with the page: what remains when a browser refuses storage. */
export function createMemoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/**
 * Storage that never throws. Reaching it may be forbidden and writing may hit the quota; both are
 * logged and the page goes on.
 */
export function createSafeStorage(open: () => KeyValueStorage, log: Log): KeyValueStorage {
  const storage = openOrForget(open, log);
  return {
    getItem: (key) => attempt(() => storage.getItem(key), null, log, `Could not read ${key}.`),
    setItem: (key, value) =>
      attempt(() => storage.setItem(key, value), undefined, log, `Could not store ${key}.`),
    removeItem: (key) => attempt(() => storage.removeItem(key), undefined, log, `Could not clear ${key}.`),
  };
}

function openOrForget(open: () => KeyValueStorage, log: Log): KeyValueStorage {
  try {
    return open();
  } catch (error) {
    log('This browser keeps no local storage for the site.', error);
    return createMemoryStorage();
  }
}

function attempt<Result>(work: () => Result, otherwise: Result, log: Log, message: string): Result {
  try {
    return work();
  } catch (error) {
    log(message, error);
    return otherwise;
  }
}

let opened: KeyValueStorage | undefined;

function localStorageOfPage(): KeyValueStorage {
  opened ??= createSafeStorage(
    () => window.localStorage,
    (message, detail) => console.warn(message, detail),
  );
  return opened;
}

/** The local storage of this browser, opened at first use, so that the server may hold the object too. */
export const browserStorage: KeyValueStorage = {
  getItem: (key) => localStorageOfPage().getItem(key),
  setItem: (key, value) => localStorageOfPage().setItem(key, value),
  removeItem: (key) => localStorageOfPage().removeItem(key),
};
