import type { Tool } from '../../plans/plans.types.ts';

/**
 * The entries of local storage that say that strips of a tool are kept in this browser: only then is the
 * code that reads them fetched. They once held the pictures themselves.
 */
export const KEPT_STRIPS_KEYS: Readonly<Record<Tool, string>> = {
  green: 'dreamseed.green.images',
  yellow: 'dreamseed.yellow.images',
};
