import { LONGEST_STYLE_NAME } from '../../shared/learned-style-mark.ts';
import type { PlanId } from '../plans/plans.types.ts';

export const MOST_PICTURES = 12;
/** Bytes of one picture. */
export const LARGEST_PICTURE = 12 * 1024 * 1024;
/** Bytes of all pictures together. The site's own page sends copies of some hundred kilobytes. */
export const LARGEST_FORM = 32 * 1024 * 1024;
/** Of the small copy that is learned from, in pixels. */
export const LONGEST_SIDE = 1024;

/** How many pictures are kept with a style, where an engine of the site looks at pictures. */
export const MOST_KEPT_PICTURES = 4;
/** Of such a picture, in pixels. */
export const KEPT_SIDE = 512;
/** Bytes of all of them as they are sent. */
export const LARGEST_KEPT_FORM = 8 * 1024 * 1024;

/** Most styles that any account keeps. */
export const MOST_STYLES = 24;
/** Of an account without a plan that has custom style training: enough to find out what it is good for. */
export const STYLES_TO_TRY = 3;

const TRAINING_PLANS: ReadonlySet<PlanId> = new Set(['PREMIUM', 'PROFESSIONAL']);

export function mostStylesOf(plan: PlanId): number {
  return TRAINING_PLANS.has(plan) ? MOST_STYLES : STYLES_TO_TRY;
}

/** What a file of a style is called, for every system. */
export function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain.slice(0, LONGEST_STYLE_NAME) || 'my'}.style.json`;
}
