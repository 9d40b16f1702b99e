import type { Path2D } from '@napi-rs/canvas';
import { lerp } from '../../../core/maths.ts';
import { points } from '../../../core/number-tables.ts';
import { type Point, path, smooth } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { PROFILE, THREE_QUARTER } from './head-frame.ts';

/** From the crown over the far temple, brow, socket, cheek and jaw to the chin, and back up on the near side. */
const FRONT =
  '0,-1 0.46,-0.93 0.75,-0.62 0.83,-0.28 0.825,0.04 0.79,0.3 0.64,0.65 0.34,0.94 0,1.03 -0.34,0.94 -0.64,0.65 -0.79,0.3 -0.825,0.04 -0.83,-0.28 -0.75,-0.62 -0.46,-0.93';
const TURNED =
  '0.1,-1 0.54,-0.93 0.78,-0.64 0.87,-0.3 0.8,0.03 0.83,0.3 0.74,0.66 0.6,0.94 0.38,1.04 0.08,0.96 -0.28,0.74 -0.5,0.38 -0.56,0.04 -0.54,-0.28 -0.44,-0.62 -0.2,-0.93';

/** The outline of a face as its turn, age and sex have it. */
export function faceOutline(tools: FigureTools): Path2D {
  const { look, bones, random } = tools;
  if (bones.turn >= PROFILE) return profileOutline(tools);
  const own = random.fork('face-shape');
  const jaw =
    (look.build.cheeks ?? 1) ** 2 * (look.young ? 1.04 : look.feminine ? 0.84 : 1.12) * own.range(0.94, 1.06);
  const deep = (look.young ? 0.93 : 1) + own.range(-0.03, 0.03);
  const share = bones.turn / THREE_QUARTER;
  const front = points(FRONT);
  const chin = lerp(0, 0.38, share);
  return smooth(
    points(TURNED).map(([x, y], index): Point => {
      const [frontX, frontY] = front[index]!;
      const [across, down] = [lerp(frontX, x, share), lerp(frontY, y, share)];
      // The lower, the more the jaw decides.
      const low = Math.max(0, down);
      return [across + (across - chin) * (jaw - 1) * low, down > 0 ? down * deep : down];
    }),
  );
}

/** How far the nose stands out in profile. */
export function noseReach({ look, random }: FigureTools): number {
  const size = look.young ? 0.7 : (look.feminine ? 0.82 : 1.05) * random.fork('nose').range(0.84, 1.24);
  return 0.82 + 0.17 * size;
}

/** Forehead, nose, lips and chin to the right, the jaw back to the ear. */
function profileOutline(tools: FigureTools): Path2D {
  const { look } = tools;
  const tip = noseReach(tools);
  const lift = look.young ? 0.05 : 0;
  const chin = look.young ? 0.64 : look.feminine ? 0.67 : 0.72;
  return path(
    `M-0.1 -1C0.32 -1.02 0.68 -0.86 0.75 -0.5C0.78 -0.36 0.8 -0.28 0.74 -0.12` +
      `C0.76 0.04 ${tip - 0.1} ${0.16 - lift} ${tip - 0.02} ${0.3 - lift}Q${tip + 0.03} ${0.38 - lift} ${tip - 0.06} ${0.415 - lift}Q0.86 0.45 0.79 0.44` +
      `C0.78 0.49 0.81 0.52 0.83 0.565Q0.825 0.61 0.765 0.625Q0.82 0.65 0.805 0.715Q0.78 0.77 ${chin + 0.03} 0.79` +
      `C${chin + 0.04} 0.87 ${chin + 0.05} 0.94 ${chin - 0.02} 1Q${chin - 0.12} 1.07 0.4 1.01C0.14 0.92 -0.12 0.74 -0.24 0.42L-0.34 -0.3Z`,
  );
}
