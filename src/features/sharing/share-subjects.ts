import type { ShareRow } from './sharing.tables.ts';
import type { ShareSubject } from './sharing.types.ts';

/** Where a row says what it shows. */
export const columnOf = ({ kind }: ShareSubject) => (kind === 'image' ? 'image_id' : 'collection_id');

/** How answers name it. */
export const subjectIds = ({ kind, id }: ShareSubject) => ({
  imageId: kind === 'image' ? id : null,
  collectionId: kind === 'collection' ? id : null,
});

/** A check of the table sees to it that one of the two is there. */
export function subjectOf({
  image_id,
  collection_id,
}: Pick<ShareRow, 'image_id' | 'collection_id'>): ShareSubject {
  return image_id === null
    ? { kind: 'collection', id: collection_id ?? '' }
    : { kind: 'image', id: image_id };
}
