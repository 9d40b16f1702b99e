import type { WrittenScript } from '../story-scripts.types.ts';

/** A script with what it was written from. */
export interface WrittenStory {
  title: string;
  /** Null when the page was loaded anew since: pictures are not kept. */
  image: File | null;
  script: WrittenScript;
}
