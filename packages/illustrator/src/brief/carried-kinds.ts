import type { RelationKind } from './brief.types.ts';

/** In these relations the object carries the subject. */
export const CARRIED_KINDS: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'inside', 'riding']);
