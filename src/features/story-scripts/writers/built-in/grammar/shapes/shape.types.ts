import type { TitleKind } from '../../title-reading/title-reading.types.ts';

export type Role = 'opening' | 'wanting' | 'turn' | 'consequence' | 'ending';

export const ROLES: readonly Role[] = ['opening', 'wanting', 'turn', 'consequence', 'ending'];

/** What a page of one role may say: any first sentence goes with any second one. */
export interface PageSentences {
  titles: readonly string[];
  first: readonly string[];
  /** The opening, the turn and the ending also draw their second sentence from what the picture shows. */
  second: readonly string[];
}

/** A way to tell a story in five pages. */
export interface Shape {
  name: string;
  tense: 'past' | 'present';
  /** The kinds of titles whose subjects all its sentences suit. */
  kinds: readonly TitleKind[];
  pages: Readonly<Record<Role, PageSentences>>;
}
