import type { LOOK_SHAPES, LOOKS_FILE_KIND } from './looks.rules.ts';

/** The selectors of a tool as somebody set them, under a name; those left out are neutral. */
export interface Look {
  name: string;
  /** Entries by the names of their lists. */
  options: Readonly<Record<string, string>>;
  /** Missing when the look goes with any shape. */
  shape?: (typeof LOOK_SHAPES)[number];
}

export interface KeptLook extends Look {
  id: string;
  /** ISO 8601. */
  createdAt: string;
}

/** The newest first. */
export interface KeptLooks {
  looks: readonly KeptLook[];
  most: number;
}

/** As it is exported, sent to be kept, and handed on. */
export interface LooksFile {
  kind: typeof LOOKS_FILE_KIND;
  looks: readonly Look[];
}
