import { toCss } from '../../../core/color.ts';
import { project } from '../../../stage/camera.ts';
import { paintFlatGround, traceGround } from '../../../stage/ground/city-ground.ts';
import { litColor } from '../../../stage/light/lighting.ts';
import { closeStreet, finishStreet, type PaintTown, pave, raiseRow } from '../town-street.ts';

/** Metres that the street climbs in one metre. */
const SLOPE = 0.3;

/**
 * A street that climbs before us: its ground runs to a point far above our eyes, while the houses along it stay level
 * and go up in steps.
 */
export const paintSteepStreet: PaintTown = (stage, random, light) => {
  paintFlatGround(stage, light.dark ? [104, 98, 112] : [168, 154, 142]);
  const half = random.range(3.2, 3.8);
  const shift = random.range(-0.5, 0.5);
  closeStreet(stage, random, light, shift);
  for (const side of [-1, 1] as const) raiseRow(stage, random, light, side, shift + side * half, SLOPE);
  // The foot of each house is in the hill.
  stage.context.fillStyle = toCss(
    litColor(stage, light.dark ? [104, 98, 112] : [168, 154, 142], { sun: 0.34 }),
  );
  traceGround(stage, [
    [shift - half, 39],
    [shift + half, 39],
    [shift + half, 0.8],
    [shift - half, 0.8],
  ]);
  stage.context.fill();
  pave(stage, random, shift, half);
  layRails(stage, shift);
  finishStreet(stage, random, half);
};

/** Where a tram goes there are rails. */
function layRails(stage: Parameters<PaintTown>[0], shift: number): void {
  if (!stage.brief.subjects.some(({ noun }) => noun.name === 'tram')) return;
  const { context } = stage;
  context.fillStyle = toCss(litColor(stage, [70, 72, 80], { sun: 0.5 }));
  for (const x of [-0.72, 0.72]) {
    context.beginPath();
    for (const [dx, z] of [
      [0, 39],
      [0.09, 39],
      [0.09, 0.8],
      [0, 0.8],
    ] as const) {
      const point = project(stage, shift + x + dx, 0, z);
      context.lineTo(point.x, point.y);
    }
    context.fill();
  }
}
