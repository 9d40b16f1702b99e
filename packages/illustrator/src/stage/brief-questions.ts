import type { Brief } from '../brief/brief.types.ts';
import type { SubjectClass } from '../vocabulary/noun.types.ts';

/** Whether the visitor asked to leave this out; vetoes may hold the singular or the plural. */
export function forbids(brief: Brief, ...nouns: string[]): boolean {
  return nouns.some((noun) => brief.vetoes.has(noun) || brief.vetoes.has(`${noun}s`));
}

export function isSymmetrical(brief: Brief): boolean {
  return brief.composition === 'symmetrical';
}

/** Subject in the middle: the two compositions that leave no choice of side. */
export function isCentred(brief: Brief): boolean {
  return brief.composition === 'symmetrical' || brief.composition === 'centred';
}

export function hasSubjectOf(brief: Brief, ...kinds: SubjectClass[]): boolean {
  return brief.subjects.some((subject) => kinds.includes(subject.noun.kind));
}

/** A bridge stands over its river instead of on a hill. */
export function bridgesRiver({ features, subjects }: Brief): boolean {
  return features.has('river') && subjects.some(({ noun }) => /^(?:wooden )?bridge$/.test(noun.name));
}

/** One sign in the middle of a bare sheet, without a shadow. */
export function isSign({ place, style, features }: Brief): boolean {
  return place === 'plain' && (style === 'flat' || features.has('emblem'));
}

/** Told of the place or of who is in it. */
export function isEerie({ placeQualities, subjects }: Brief): boolean {
  return [placeQualities ?? [], ...subjects.map(({ qualities }) => qualities)].some((told) =>
    told.includes('haunted'),
  );
}

export function isOvercast(brief: Brief): boolean {
  return ['cloudy', 'rain', 'storm', 'fog', 'snowfall'].includes(brief.weather);
}

/** How many of a thing to draw, from its usual number and the wished level of detail. */
export function countFor(brief: Brief, usual: number): number {
  return Math.max(1, Math.round(usual * (0.4 + 0.6 * brief.detail)));
}

/** Small things seen straight from above: the table that they lie on is all there is around them. */
export function isTopView({ scene, cameraAngle, subjects }: Brief): boolean {
  const above = cameraAngle === 'aerial' || cameraAngle === 'high';
  return (
    above && scene === 'interior' && subjects.length > 0 && subjects.every(({ noun }) => liesOnTable(noun))
  );
}

/** In metres; a dog is left on the floor. */
const HIGHEST_ON_SILL = 0.4;

/** A cat or a bird on a windowsill: the sill is seen from as near as a table. */
export function isOnSill({ place, subjects }: Brief): boolean {
  return (
    place === 'windowsill' &&
    subjects.length > 0 &&
    subjects.every(
      ({ noun }) =>
        liesOnTable(noun) ||
        (/^(?:animal|flying)$/.test(noun.kind) && (noun.tall ?? HIGHEST_ON_SILL) <= HIGHEST_ON_SILL),
    )
  );
}

function liesOnTable({ kind, onFloor }: Brief['subjects'][number]['noun']): boolean {
  return kind === 'item' && !onFloor;
}

/** Whether motifs are strewn over a plain sheet, rather than a whole scene repeated. */
export function isPatternSheet({ composition, place, scene, subjects }: Brief): boolean {
  return composition === 'pattern' && place === 'plain' && scene !== 'portrait' && subjects.length > 0;
}
