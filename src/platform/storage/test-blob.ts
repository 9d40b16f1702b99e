import type { Blobs, StoredObject } from './storage.types.ts';

/** An object that nothing refers to, as a refusal later on would leave it. */
export function keepAlone(
  objects: Pick<Blobs, 'keep'>,
  owner: string,
  content: { bytes: Uint8Array; contentType: string },
): Promise<StoredObject> {
  return objects.keep(owner, content, async (_transaction, object) => object);
}
