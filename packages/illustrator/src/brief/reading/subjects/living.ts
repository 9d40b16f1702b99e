import type { SubjectRequest } from '../../brief.types.ts';

/** Whether a subject stands on the ground with a body of its own. */
export function isBody({ noun: { kind } }: SubjectRequest): boolean {
  return kind === 'person' || kind === 'animal';
}

/** Whether a subject has a body that can take a pose, wear and hold things. */
export function isLiving({ noun: { kind, alive } }: SubjectRequest): boolean {
  return alive ?? ['person', 'animal', 'sea-creature', 'flying'].includes(kind);
}
