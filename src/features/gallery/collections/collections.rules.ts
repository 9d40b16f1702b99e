/** Images that one call may change, delete or pack. */
export const MOST_AT_ONCE = 500;
export const MOST_COLLECTIONS = 100;
export const LONGEST_COLLECTION_NAME = 60;
