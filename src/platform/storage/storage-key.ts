const LONGEST_KEY = 512;
/** No part begins with a dot, so no key can leave the folder it is put in. */
const KEY = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/;

/** @throws when the key is not one: the program is at fault then, never a visitor. */
export function assertStorageKey(key: string): void {
  if (key.length > LONGEST_KEY || !KEY.test(key)) throw new Error(`"${key}" is not a storage key.`);
}

/** Where the bytes of a stored object are. Folders of many thousand files are slow to list. */
export function keyOfObject(id: string): string {
  return `images/${id.slice(0, 2)}/${id}`;
}
