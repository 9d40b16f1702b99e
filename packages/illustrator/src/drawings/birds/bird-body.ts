import type { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, scale, toCss } from '../../core/color.ts';
import { pointsAt, rows } from '../../core/number-tables.ts';
import { paintHide, softPatch, unite } from '../beasts/paint-hide.ts';
import { ellipse, fill, limb, line, modelled, type Point, pathAt } from '../pen/pen.ts';
import type { BirdAnchors, BirdPlan } from './bird-plan.ts';

export function turned([x, y]: Point, tilt: number, [originX, originY]: Point): Point {
  return [
    originX + x * Math.cos(tilt) + y * Math.sin(tilt),
    originY - x * Math.sin(tilt) + y * Math.cos(tilt),
  ];
}

export function bodyShape(plan: BirdPlan, at: BirdAnchors, tilt: number): Path2D {
  const { body, neck, headRadius } = plan;
  const spine = [-0.56, -0.3, 0, 0.28, 0.46].map((t) =>
    turned([t * body.length, (Math.abs(t) - 0.2) * body.depth * -0.1], tilt, at.body),
  );
  const trunk = limb(spine, [
    body.depth * 0.22,
    body.depth * 0.72,
    body.depth,
    body.depth * 0.86,
    body.depth * 0.42,
  ]);
  const parts = [trunk, ellipse(at.head[0], at.head[1], headRadius, headRadius * 0.96)];
  const shoulder = turned([body.length * 0.34, -body.depth * 0.1], tilt, at.body);
  if (neck) {
    const end = neck.points[neck.points.length - 1]!;
    const bent = Math.hypot(at.head[0] - shoulder[0] - end[0], at.head[1] - shoulder[1] - end[1]) > 0.1;
    const points = bent
      ? [shoulder, [(shoulder[0] + at.head[0]) / 2, (shoulder[1] + at.head[1]) / 2] as Point, at.head]
      : [
          shoulder,
          ...neck.points.map(
            ([x, y]): Point => [
              shoulder[0] + x + (at.head[0] - shoulder[0] - end[0]),
              shoulder[1] + y + (at.head[1] - shoulder[1] - end[1]),
            ],
          ),
        ];
    const widths = bent
      ? [neck.widths[0]! * 1.1, neck.widths[1]!, neck.widths[neck.widths.length - 1]!]
      : [neck.widths[0]! * 1.2, ...neck.widths];
    parts.push(limb(points, widths.slice(0, points.length)));
  } else
    parts.push(
      limb(
        [turned([body.length * 0.1, 0], tilt, at.body), shoulder, at.head],
        [body.depth * 0.9, body.depth * 0.8, headRadius * 1.7],
      ),
    );
  return unite(parts);
}

export function paintFeathers(context: SKRSContext2D, plan: BirdPlan, at: BirdAnchors, tilt: number): void {
  const { body, belly } = plan;
  const chest = turned([body.length * 0.22, body.depth * 0.36], tilt, at.body);
  softPatch(context, chest[0], chest[1], body.length * 0.42, body.depth * 0.56, belly, 0.95);
  const vent = turned([-body.length * 0.16, body.depth * 0.42], tilt, at.body);
  softPatch(context, vent[0], vent[1], body.length * 0.4, body.depth * 0.36, belly, 0.85);
  if (plan.head) {
    const reach = at.headRadius * 1.5;
    softPatch(context, at.head[0], at.head[1], reach, reach, plan.head, 1);
    fill(context, ellipse(at.head[0], at.head[1], at.headRadius * 1.02), plan.head);
  }
  plan.markings?.(context, at);
}

export function drawFoldedWing(
  context: SKRSContext2D,
  { body, wing, tips }: BirdPlan,
  centre: Point,
  tilt: number,
  lightSide: -1 | 1,
): void {
  const place = (x: number, y: number) => turned([x * body.length, y * body.depth], tilt, centre).join(' ');
  const shape = `M${place(0.3, -0.2)}C${place(0.26, -0.42)} ${place(-0.16, -0.44)} ${place(-0.62, -0.02)}C${place(-0.4, 0.1)} ${place(-0.2, 0.34)} ${place(0.06, 0.3)}C${place(0.26, 0.26)} ${place(0.34, 0.0)} ${place(0.3, -0.2)}Z`;
  paintHide(context, shape, wing, {
    lightSide,
    depth: body.depth * 0.12,
    outline: 0.008,
    markings: (clipped) => {
      fill(
        clipped,
        `M${place(-0.1, -0.3)}L${place(-0.7, -0.1)}L${place(-0.6, 0.2)}L${place(-0.16, 0.4)}Q${place(-0.04, 0)} ${place(-0.1, -0.3)}Z`,
        toCss(tips, 0.9),
      );
      for (const offset of [0, 0.12, 0.24])
        line(
          clipped,
          `M${place(0.0, -0.06 + offset)}Q${place(-0.26, -0.04 + offset)} ${place(-0.52, -0.02 + offset * 0.4)}`,
          toCss(scale(tips, 0.55), 0.5),
          0.009,
        );
      for (const offset of [0, 0.1, 0.2])
        line(
          clipped,
          `M${place(0.18 - offset, -0.24)}q${0.03} ${body.depth * 0.1} ${-0.01} ${body.depth * 0.2}`,
          toCss(mix(wing, [255, 255, 255], 0.5), 0.4),
          0.009,
        );
    },
  });
}

export function drawTailFeathers(
  context: SKRSContext2D,
  { body, tail, tips, coat }: BirdPlan,
  centre: Point,
  tilt: number,
  lightSide: -1 | 1,
): void {
  const root = turned([-body.length * 0.46, 0], tilt, centre);
  const count = 4;
  const spread = tail.spread ?? 0.3;
  for (let feather = 0; feather < count; feather++) {
    const angle = Math.PI - tilt * 0.9 - (tail.lift ?? 0) + (feather / (count - 1) - 0.5) * spread;
    const tip: Point = [
      root[0] + Math.cos(angle) * tail.length,
      Math.min(-0.02, root[1] - Math.sin(angle) * tail.length),
    ];
    const middle: Point = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2];
    const from: Point = [root[0] + body.length * 0.14, root[1]];
    modelled(
      context,
      limb([from, middle, tip], [tail.width * 0.5, tail.width, tail.width * 0.6]),
      feather === 0 ? mix(tips, coat, 0.4) : tips,
      { depth: 0.015, lightSide, outline: 0.006 },
    );
  }
}

export function drawLegs(
  context: SKRSContext2D,
  { body, legs }: BirdPlan,
  centre: Point,
  length: number,
  flying: boolean,
  lightSide: -1 | 1,
): void {
  for (const [offset, shade] of rows<2>('0.1,0.8 -0.04,1')) {
    const x = centre[0] + offset * body.length;
    const tone = scale(legs.color, shade);
    if (flying) {
      modelled(
        context,
        limb(pointsAt(x, centre[1], '-0.1,0.3 -0.24,0.44 -0.34,0.44', 1, body.depth), [
          legs.width * 1.4,
          legs.width,
          legs.width,
        ]),
        tone,
        { depth: 0.008, lightSide, outline: 0.005 },
      );
      continue;
    }
    const top = centre[1] + body.depth * 0.2;
    const knee: Point = [x - length * 0.08, -length * 0.52];
    modelled(
      context,
      limb([[x, top], knee, [x + 0.01, -0.03]], [legs.width * 1.8, legs.width, legs.width * 0.9]),
      tone,
      { depth: 0.008, lightSide, outline: 0.005 },
    );
    if (legs.webbed) fill(context, pathAt(x, 0, 'M-0.02 -0.04L0.13 -0.02Q0.15 0 0.12 0.005H-0.02Z'), tone);
    else
      for (const toe of [-0.07, 0.05, 0.1])
        line(
          context,
          `M${x + 0.01} -0.03Q${x + toe * 0.6} -0.035 ${x + toe} -0.002`,
          tone,
          legs.width * 0.75,
        );
  }
}

/** Thigh and shank of the far and of the near leg at full stretch: right and down, in lengths of a leg. */
const STRIDES = [
  { thigh: [0.34, 0.34], shank: [0.62, 0.72], toe: [0.18, -0.06], shade: 0.8 },
  { thigh: [-0.12, 0.52], shank: [-0.72, 0.5], toe: [-0.1, 0.16], shade: 1 },
] as const;

/** One leg far ahead, the other one thrown back. */
export function drawRunningLegs(
  context: SKRSContext2D,
  { body, legs }: BirdPlan,
  [x, y]: Point,
  lightSide: -1 | 1,
): void {
  const length = Math.max(legs.length, body.depth * 0.5);
  const hip: Point = [x, y + body.depth * 0.24];
  for (const { thigh, shank, toe, shade } of STRIDES) {
    const at = ([right, down]: readonly [number, number]): Point => [
      hip[0] + right * length,
      hip[1] + down * length,
    ];
    const [knee, foot] = [at(thigh), at(shank)];
    const tone = scale(legs.color, shade);
    modelled(context, limb([hip, knee, foot], [legs.width * 2.2, legs.width * 1.1, legs.width]), tone, {
      depth: 0.008,
      lightSide,
      outline: 0.005,
    });
    for (const spread of legs.webbed ? [-0.3, 0, 0.3] : [-0.4, 0.1])
      line(
        context,
        `M${foot[0]} ${foot[1]}l${(toe[0] + spread * toe[1]) * length} ${(toe[1] - spread * toe[0]) * length}`,
        tone,
        legs.width,
      );
  }
}
