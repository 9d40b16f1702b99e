import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { clipped, down, fade, limb, line, type Point, pathAt } from '../pen/pen.ts';
import type { FigureTools } from './figure.types.ts';
import { leaned } from './figure-skeleton.ts';

/** The tail of a mermaid; it curls to the right and ends in a broad fin. */
export function drawFishTail(tools: FigureTools, color: Rgb): void {
  const { bones, look, model, context } = tools;
  const { waist } = bones;
  const seated = bones.hip > -0.3;
  const light = mix(color, [190, 240, 230], 0.35);
  context.save();
  if (seated) context.translate(0.16, -0.01);
  const fin =
    'M0.23 -0.05C0.27 -0.16 0.36 -0.21 0.45 -0.2C0.43 -0.13 0.38 -0.06 0.31 -0.035C0.37 -0.005 0.42 0.03 0.43 0.075C0.35 0.08 0.27 0.03 0.22 -0.01Z';
  model(fin, light, 0.03, 0.006);
  for (const tip of ['0.42 -0.18', '0.38 -0.13', '0.34 -0.08', '0.35 0.03', '0.39 0.055'])
    line(context, `M0.23 -0.035L${tip}`, toCss(scale(color, 0.55), 0.5), 0.004);
  context.restore();
  // The upper end leans along with the trunk.
  const top = leaned(bones, [0, waist - 0.01]);
  const tail = limb(
    [top, ...(seated ? seatedTail(bones.hip) : hangingTail(bones.hip))],
    [look.build.waist * 2, look.build.hips * 2.15, 0.175, 0.13, 0.1, 0.07, 0.035],
  );
  model(tail, color, 0.05, 0.006);
  clipped(context, tail, () => {
    const scaleLine = toCss(scale(color, 0.5), 0.42);
    const gleam = toCss(mix(color, [255, 255, 230], 0.6), 0.4);
    for (let row = 0; row < 22; row++) {
      for (let column = -5; column < 9; column++) {
        const x = column * 0.034 + (row % 2) * 0.017;
        const y = waist + 0.03 + row * 0.026;
        line(
          context,
          pathAt(x, y, 'M-0.016 0Q0 0.026 0.016 0'),
          (row + column) % 5 === 0 ? gleam : scaleLine,
          0.004,
        );
      }
    }
  });
  const at = (x: number, down: number) => leaned(bones, [x, waist + down]).join(' ');
  const { waist: half, hips } = look.build;
  const belt = `M${at(-half, -0.012)}Q${at(0, 0.03)} ${at(half, -0.012)}L${at(hips, 0.05)}Q${at(0, 0.1)} ${at(-hips, 0.05)}Z`;
  model(belt, light, 0.02, 0.004);
}

function hangingTail(hip: number): Point[] {
  return [
    [0.005, hip],
    [-0.02, hip + (-hip - 0.1) * 0.4],
    [-0.02, hip + (-hip - 0.1) * 0.8],
    [0.05, -0.075],
    [0.14, -0.035],
    [0.245, -0.03],
  ];
}

/** Bent at the hip, with the knees a human would have raised a little. */
function seatedTail(hip: number): Point[] {
  return [
    [0.01, hip - 0.01],
    [0.12, hip - 0.03],
    [0.22, -0.1],
    [0.3, -0.055],
    [0.35, -0.04],
    [0.405, -0.04],
  ];
}

/** The lower end of a ghost or genie: a curl of smoke that thins out. */
export function drawWisp({ bones, look, context, model }: FigureTools, color: Rgb): void {
  const { hip, waist } = bones;
  const wisp = limb(
    [
      [0, waist - 0.01],
      [0.02, hip + 0.02],
      [0.07, hip + 0.14],
      [-0.03, hip + 0.25],
      [-0.1, -0.09],
      [0.0, -0.03],
      [0.12, -0.045],
    ],
    [look.build.waist * 2.05, look.build.hips * 2.2, 0.17, 0.12, 0.09, 0.05, 0.012],
  );
  const paint = down(
    context,
    waist,
    0,
    fade(color, [0.6, mix(color, [255, 255, 255], 0.18)], toCss(mix(color, [255, 255, 255], 0.4), 0.7)),
  );
  model(wisp, paint, 0.035, 0.004);
}
