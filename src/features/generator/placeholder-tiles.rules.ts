import type { Tool } from '../plans/plans.types.ts';
import type { ImageTile } from './generator.types.ts';
import { IMAGES_PER_RUN } from './run-cost.rules.ts';

/** What stands in a tool's result area before there are pictures. */
export function placeholderTiles(tool: Tool): ImageTile[] {
  return Array.from({ length: IMAGES_PER_RUN[tool] }, (_, place) => ({
    key: `${tool}-${place}`,
    src: '',
    status: 'placeholder',
    error: '',
  }));
}
