import type { Blobs, StoredObject } from './storage.types.ts';

/** An object that nothing refers to, as a refusal later on would leave it. */
export function storeAlone(
  blobs: Pick<Blobs, 'store'>,
  owner: string,
  content: { bytes: Uint8Array; contentType: string },
): Promise<StoredObject> {
  return blobs.store(owner, content, async (_transaction, object) => object);
}
