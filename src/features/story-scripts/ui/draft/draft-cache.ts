import type { DraftSource } from '../../draft/draft-source.types.ts';
import type { DraftStudio } from './draft-studio.ts';

let kept: { script: string; studio: DraftStudio } | null = null;

/** Lets a draft outlive a visit to another page of the site; the latest one only, and no reload. */
export function keepStudio(source: DraftSource, studio: DraftStudio): void {
  kept = { script: identify(source), studio };
}

/** The draft that was begun of this script, or null. */
export function recallStudio(source: DraftSource): DraftStudio | null {
  return kept?.script === identify(source) ? kept.studio : null;
}

/** For whoever has decided to begin anew. */
export function forgetStudio(): void {
  kept = null;
}

function identify({ title, script }: DraftSource): string {
  return JSON.stringify([title, script.story]);
}
