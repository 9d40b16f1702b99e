import type { StoryScript } from '../story-scripts.types.ts';

/** What a draft begins with. */
export interface DraftSource {
  script: StoryScript;
  title: string;
  /** What the script was written about; null when it is not at hand any more. */
  image: Blob | null;
}
