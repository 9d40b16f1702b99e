import { isSign } from '../../stage/brief-questions.ts';
import type { Cast } from '../cast/cast.types.ts';
import { boundsOf } from '../plan/placement.types.ts';

/** How much of a sheet an emblem takes. */
const SHARE = 0.74;

/** A logo is in the middle of its sheet, wherever its kind would stand. */
export function centreEmblem({ stage, placed }: Cast): void {
  if (placed.length === 0 || !isSign(stage.brief)) return;
  const boxes = placed.map(boundsOf);
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  const zoom = Math.min((stage.width * SHARE) / (right - left), (stage.height * SHARE) / (bottom - top));
  for (const one of placed) {
    one.x = stage.width / 2 + (one.x - (left + right) / 2) * zoom;
    one.y = stage.height / 2 + (one.y - (top + bottom) / 2) * zoom;
    one.width *= zoom;
    one.height *= zoom;
  }
}
