/** An image of an account. A deleted one stays as a tombstone: its charge must stay explained. */
export interface GalleryImageRow {
  id: string;
  account_id: string;
  /** Null for what a guest moved in, and only then. */
  charge_key: string | null;
  receipt_id: string | null;
  hold_id: string | null;
  /** Null once purged, and only then. */
  stored_object_id: string | null;
  /** The picture that it began with; null once purged. */
  starting_object_id: string | null;
  prompt: string;
  full_prompt: string;
  width: number;
  height: number;
  tool: 'green' | 'yellow';
  cost: number;
  /** JSON of ImageRecipe. */
  recipe: string | null;
  created_at: number;
  deleted_at: number | null;
  purged_at: number | null;
  /** `account:key` of a request that named a key for itself. */
  request_key: string | null;
  request_hash: string | null;
  /** Null until it was looked at; '' when it cannot be. */
  color: string | null;
}

/** One thing that an image is found under; see image-terms.rules.ts. */
interface GalleryTermRow {
  account_id: string;
  term: string;
  created_at: number;
  image_id: string;
}

interface GalleryCollectionRow {
  id: string;
  account_id: string;
  name: string;
  created_at: number;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    gallery_image: GalleryImageRow;
    gallery_term: GalleryTermRow;
    gallery_collection: GalleryCollectionRow;
  }
}
