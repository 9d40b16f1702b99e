import type { SubjectRequest } from '../../brief.types.ts';
import type { Worn } from '../../clothes.types.ts';

/** Something said of how a subject looks, found before the subjects are known. */
export interface LookNote {
  index: number;
  /** The words speak of the next subject instead of the one before. */
  ahead: boolean;
  look: Partial<
    Pick<
      SubjectRequest,
      'color' | 'eyeColor' | 'hairColor' | 'skinColor' | 'fromBehind' | 'silhouette' | 'material'
    >
  >;
  quality?: string;
  expression?: SubjectRequest['expression'];
  worn?: readonly Worn[];
}

/** A note and how many words made it. */
export interface Noted {
  note: LookNote;
  length: number;
}
