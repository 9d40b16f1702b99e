import { TAU } from '../../core/maths.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { takePlace } from '../cast/take-place.ts';

const PETALS = 14;

/** Lays copies of the main subject out like the petals of a flower, about the picture's middle, pointing outwards. */
export async function placeRadially(cast: Cast, member: Member): Promise<void> {
  const { stage, random } = cast;
  const shorter = Math.min(stage.width, stage.height);
  const place = random.fork('radial');
  const start = place.range(0, TAU / PETALS);
  const looks = [];
  for (let petal = 0; petal < PETALS; petal++) {
    stage.checkpoint.check();
    const angle = start + (petal / PETALS) * TAU;
    // Every second petal looks the same: a mandala repeats itself.
    const drawing = looks[petal % 2]?.drawing;
    const laid = await takePlace(cast, member, {
      x: stage.width / 2 + Math.sin(angle) * shorter * 0.13,
      y: stage.height / 2 - Math.cos(angle) * shorter * 0.13,
      height: shorter * 0.27,
      maxWidth: shorter * 0.22,
      distance: 9,
      footing: 'float',
      turn: angle,
      drawing,
      look: 'right',
      inside: false,
    });
    laid.fixed = true;
    laid.x = stage.width / 2 + Math.sin(angle) * shorter * 0.13;
    laid.y = stage.height / 2 - Math.cos(angle) * shorter * 0.13;
    looks.push(laid);
  }
}
