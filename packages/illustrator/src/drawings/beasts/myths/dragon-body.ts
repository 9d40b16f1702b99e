import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { points, pointsAt } from '../../../core/number-tables.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, modelled, type Point, polygon } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';
import type { Skeleton } from '../build.types.ts';
import type { SideHeadPlan } from '../head/side-head.ts';
import { alongSpine } from '../markings.ts';
import { paintHide, softPatch } from '../paint-hide.ts';

/** Horned, toothed, with a slit eye; jaws open to breathe fire. */
export function dragonHead(
  skin: Rgb,
  pale: Rgb,
  { lightSide }: Pick<DrawingRequest, 'lightSide'>,
  roaring = false,
): SideHeadPlan {
  const horn: Rgb = [244, 230, 196];
  return {
    coat: skin,
    skull: 0.27,
    cheek: 0.34,
    tip: 0.26,
    drop: 0.08,
    reach: 0.68,
    nose: scale(skin, 0.35),
    noseKind: 'nostril',
    muzzle: mix(skin, pale, 0.3),
    muzzleReach: 0.3,
    ear: { kind: 'leaf', size: 0.3, color: skin, inside: pale },
    eye: { size: 0.085, iris: [255, 206, 60], x: 0.12, y: -0.08 },
    open: roaring,
    behind: (context) =>
      modelled(context, limb('-0.02,-0.2 -0.16,-0.36 -0.36,-0.46', [0.12, 0.09, 0.01]), scale(horn, 0.84), {
        depth: 0.02,
        lightSide,
        outline: 0.014,
      }),
    after: (context) => {
      modelled(context, limb('-0.08,-0.2 -0.26,-0.32 -0.46,-0.36', [0.13, 0.1, 0.01]), horn, {
        depth: 0.02,
        lightSide,
        outline: 0.014,
      });
      for (const x of [0.36, 0.46, 0.56])
        fill(context, polygon(pointsAt(x, 0, '0,0.15 0.025,0.22 0.05,0.15')), [255, 252, 240]);
      fill(context, polygon(points('0.52,-0.06 0.5,-0.16 0.6,-0.04')), scale(skin, 0.6));
      line(context, 'M0.02 -0.2Q0.12 -0.24 0.24 -0.15', scale(skin, 0.55), 0.05);
    },
  };
}

export function paintPlates(
  context: Sketch['context'],
  { neck, neckWidths, spine }: Skeleton,
  pale: Rgb,
): void {
  for (let plate = 0; plate < 8; plate++) {
    const [x, y, depth] = alongSpine(neck, neckWidths, plate / 7);
    fill(
      context,
      ellipse(x + depth * 0.46, y + depth * 0.1, depth * 0.34, depth * 0.22),
      plate % 2 ? pale : scale(pale, 0.92),
    );
  }
  const [x, y] = spine[2]!;
  softPatch(context, x + 0.12, y + 0.08, 0.14, 0.2, pale, 0.9);
}

/** Triangles along neck and back, rising behind the body's outline. */
export function drawSpikes(
  context: Sketch['context'],
  { spine, spineWidths, neck, neckWidths }: Skeleton,
  color: Rgb,
): void {
  for (const [points, widths, count] of [
    [spine, spineWidths, 6],
    [neck, neckWidths, 6],
  ] as const) {
    for (let spike = 0; spike < count; spike++) {
      const t = (spike + 0.4) / count;
      const [x, y, depth] = alongSpine(points, widths, t);
      const [nextX, nextY] = alongSpine(points, widths, t + 0.06);
      const length = Math.hypot(nextX - x, nextY - y) || 1;
      const [alongX, alongY] = [(nextX - x) / length, (nextY - y) / length];
      const [rootX, rootY] = [x + alongY * depth * 0.46, y - alongX * depth * 0.46];
      const size = 0.05 + depth * 0.12;
      fill(
        context,
        polygon([
          [rootX - alongX * size * 0.7, rootY - alongY * size * 0.7],
          [rootX + alongY * size - alongX * size * 0.5, rootY - alongX * size - alongY * size * 0.5],
          [rootX + alongX * size * 0.7, rootY + alongY * size * 0.7],
        ]),
        color,
      );
    }
  }
}

/** A bat's wing, folded over the back at rest or half raised. */
export function drawFoldedWing(
  { context }: Sketch,
  [x, y]: Point,
  skin: Rgb,
  shade: number,
  resting: boolean,
): void {
  const tone = mix(skin, [250, 170, 110], 0.28);
  const wristY = resting ? -0.28 : -0.5;
  const reach = resting ? 0.52 : 0.62;
  const drop = resting ? 0.1 : -0.12;
  const wristX = x - (resting ? 0.24 : 0.16);
  const shape =
    `M${x + 0.04} ${y + 0.06}Q${x + 0.05} ${y + wristY * 0.5} ${wristX} ${y + wristY}Q${x - reach * 0.5} ${y + wristY * 0.9} ${x - reach} ${y + drop - 0.06}` +
    `Q${x - reach * 0.72} ${y + drop - 0.06} ${x - reach * 0.66} ${y + drop + 0.1}Q${x - reach * 0.46} ${y + drop * 0.5} ${x - reach * 0.34} ${y + drop * 0.5 + 0.14}Q${x - reach * 0.16} ${y + 0.0} ${x + 0.04} ${y + 0.06}Z`;
  paintHide(context, shape, tone, {
    lightSide: -1,
    shade,
    depth: 0.05,
    markings: (clipped) => {
      for (const [toX, toY] of [
        [-reach, drop - 0.06],
        [-reach * 0.66, drop + 0.1],
        [-reach * 0.34, drop * 0.5 + 0.14],
      ] as const)
        line(
          clipped,
          `M${wristX} ${y + wristY}Q${x + toX * 0.4} ${y + (wristY + toY) * 0.5 - 0.06} ${x + toX} ${y + toY}`,
          toCss(scale(skin, 0.7 * shade), 0.9),
          0.02,
        );
    },
  });
  const arm = limb(
    [
      [x + 0.02, y + 0.06],
      [x + 0.01, y + wristY * 0.4],
      [wristX, y + wristY],
    ],
    [0.075, 0.05, 0.03],
  );
  paintHide(context, arm, mix(tone, skin, 0.5), { lightSide: -1, shade, depth: 0.02, outline: 0.004 });
  fill(
    context,
    polygon(pointsAt(wristX, y + wristY, '-0.015,0.02 0.03,-0.05 0.03,0.02')),
    scale([244, 230, 196], shade),
  );
}
