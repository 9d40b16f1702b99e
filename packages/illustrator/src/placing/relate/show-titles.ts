import type { Cast } from '../cast/cast.types.ts';
import { boundsOf, overlap } from '../plan/placement.types.ts';

/** Breadth and height of a title at most, as shares of the picture. */
const WIDE = 0.84;
const HIGH = 0.2;
const MARGIN = 0.05;

/** The title of a poster or a cover is on top of everything, where nobody's head is. */
export function showTitles({ stage, placed }: Cast): void {
  for (const title of placed.filter(({ request }) => request.noun.name === 'lettering')) {
    const { canvas } = title.drawing;
    const zoom = Math.min((stage.width * WIDE) / canvas.width, (stage.height * HIGH) / canvas.height);
    title.width = canvas.width * zoom;
    title.height = canvas.height * zoom;
    title.x = stage.width / 2;
    const others = placed.filter((one) => one !== title);
    const [top, bottom] = [title.height + stage.height * MARGIN, stage.height * (1 - MARGIN)];
    const hiddenAt = (y: number) =>
      others.reduce((sum, other) => sum + overlap(boundsOf(other), boundsOf({ ...title, y })), 0);
    title.y = hiddenAt(top) <= hiddenAt(bottom) ? top : bottom;
    Object.assign(title, {
      distance: 0.5,
      footing: 'carried',
      turn: 0,
      rank: 99,
      fixed: true,
      lift: undefined,
    });
  }
  // Nobody reads from right to left.
  for (const one of placed) if (one.request.lettering) one.mirrored = false;
}
