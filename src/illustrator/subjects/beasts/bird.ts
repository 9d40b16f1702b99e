import type { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../drawing.types.ts';
import { ellipse, fill, limb, line, modelled, type Point, path } from '../pen.ts';
import { type Sketch, sketch } from '../sketch.ts';
import { drawBeak } from './bird-beak.ts';
import type { BirdAnchors, BirdPlan } from './bird-plan.ts';
import { drawSpreadWing } from './bird-wing.ts';
import { paintHide, softPatch, unite } from './hide.ts';

type BirdPose = 'standing' | 'flying' | 'swimming' | 'sleeping' | 'eating' | 'bust';

/** Draws a bird: on its legs with folded wings, in flight, or afloat. */
export function drawBird(
  request: DrawingRequest,
  plan: BirdPlan,
  usual: 'standing' | 'flying' = 'standing',
): Drawing {
  const pose = poseOf(request, usual);
  const size = request.size * (pose === 'bust' ? 2 : 1);
  const drawing = sketch(
    {
      size,
      left: -1.5,
      right: 1.5,
      top: -1.9,
      bottom: pose === 'bust' ? -plan.legs.length - plan.body.depth * 0.5 : 0.06,
      facing: 'right',
    },
    (sheet) => drawPosed(sheet, request, plan, pose),
  );
  return { ...drawing, units: pose === 'bust' ? undefined : Math.min(1.1, drawing.canvas.height / size) };
}

function poseOf({ pose, bust, qualities }: DrawingRequest, usual: 'standing' | 'flying'): BirdPose {
  if (bust) return 'bust';
  if (pose === 'flying' || pose === 'jumping' || pose === 'fighting') return 'flying';
  if (pose === 'swimming' || pose === 'bathing') return 'swimming';
  if (pose === 'sleeping' || pose === 'lying') return 'sleeping';
  if (pose === 'eating' || pose === 'drinking') return 'eating';
  if (pose === undefined && (usual === 'flying' || qualities.includes('flying'))) return 'flying';
  return 'standing';
}

function drawPosed(sheet: Sketch, request: DrawingRequest, plan: BirdPlan, pose: BirdPose): void {
  const { lightSide } = request;
  const flying = pose === 'flying';
  const { body } = plan;
  const low = pose === 'swimming' || pose === 'sleeping';
  const legs = low ? 0 : flying ? plan.legs.length * 0.4 : plan.legs.length;
  const tilt = flying
    ? -0.06
    : pose === 'eating'
      ? body.tilt - 0.3
      : low
        ? Math.min(body.tilt, 0.12)
        : body.tilt;
  const at = anchorsOf(plan, legs, tilt, pose);
  const { context } = sheet;
  if (flying)
    drawSpreadWing(
      context,
      [at.body[0] + body.length * 0.14, at.body[1] - body.depth * 0.2],
      body.length * plan.span * 0.86,
      plan,
      0.8,
      true,
    );
  plan.behind?.(sheet, at);
  drawTailFeathers(context, plan, at.body, tilt, lightSide);
  if (legs > 0) drawLegs(context, plan, at.body, legs, flying, lightSide);
  const shape = bodyShape(plan, at, tilt);
  paintHide(context, shape, plan.coat, {
    lightSide,
    depth: body.depth * 0.2,
    markings: (clipped) => paintFeathers(clipped, plan, at, tilt),
  });
  if (flying)
    drawSpreadWing(
      context,
      [at.body[0] + body.length * 0.04, at.body[1] - body.depth * 0.12],
      body.length * plan.span,
      plan,
      1,
      false,
    );
  else drawFoldedWing(context, plan, at.body, tilt, lightSide);
  plan.over?.(sheet, at);
  drawHead(context, plan, at, request, pose);
  noteAnchors(sheet, plan, at, low);
}

function anchorsOf(plan: BirdPlan, legs: number, tilt: number, pose: BirdPose): BirdAnchors {
  const { body, neck, headRadius } = plan;
  const drop = Math.abs(Math.sin(tilt)) * body.length * 0.34 + body.depth * 0.46 * Math.cos(tilt);
  const centre: Point = [0, -legs - drop];
  const shoulder = turned([body.length * 0.4, -body.depth * 0.16], tilt, centre);
  if (!neck)
    return {
      body: centre,
      head: [shoulder[0] + headRadius * 0.2, shoulder[1] - headRadius * 0.62],
      headRadius,
    };
  const end = neck.points[neck.points.length - 1]!;
  if (pose === 'sleeping')
    return { body: centre, head: [centre[0] + body.length * 0.1, centre[1] - body.depth * 0.5], headRadius };
  if (pose === 'flying')
    return { body: centre, head: [shoulder[0] + Math.hypot(...end) * 0.9, shoulder[1] - 0.04], headRadius };
  return { body: centre, head: [shoulder[0] + end[0], shoulder[1] + end[1]], headRadius };
}

function turned([x, y]: Point, tilt: number, [originX, originY]: Point): Point {
  return [
    originX + x * Math.cos(tilt) + y * Math.sin(tilt),
    originY - x * Math.sin(tilt) + y * Math.cos(tilt),
  ];
}

function bodyShape(plan: BirdPlan, at: BirdAnchors, tilt: number): Path2D {
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

function paintFeathers(context: SKRSContext2D, plan: BirdPlan, at: BirdAnchors, tilt: number): void {
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

function drawFoldedWing(
  context: SKRSContext2D,
  { body, wing, tips }: BirdPlan,
  centre: Point,
  tilt: number,
  lightSide: -1 | 1,
): void {
  const place = (x: number, y: number) => turned([x * body.length, y * body.depth], tilt, centre).join(' ');
  const shape = path(
    `M${place(0.3, -0.2)}C${place(0.26, -0.42)} ${place(-0.16, -0.44)} ${place(-0.62, -0.02)}C${place(-0.4, 0.1)} ${place(-0.2, 0.34)} ${place(0.06, 0.3)}C${place(0.26, 0.26)} ${place(0.34, 0.0)} ${place(0.3, -0.2)}Z`,
  );
  paintHide(context, shape, wing, {
    lightSide,
    depth: body.depth * 0.12,
    outline: 0.008,
    markings: (clipped) => {
      fill(
        clipped,
        path(
          `M${place(-0.1, -0.3)}L${place(-0.7, -0.1)}L${place(-0.6, 0.2)}L${place(-0.16, 0.4)}Q${place(-0.04, 0)} ${place(-0.1, -0.3)}Z`,
        ),
        toCss(tips, 0.9),
      );
      for (const offset of [0, 0.12, 0.24])
        line(
          clipped,
          path(
            `M${place(0.0, -0.06 + offset)}Q${place(-0.26, -0.04 + offset)} ${place(-0.52, -0.02 + offset * 0.4)}`,
          ),
          toCss(scale(tips, 0.55), 0.5),
          0.009,
        );
      for (const offset of [0, 0.1, 0.2])
        line(
          clipped,
          path(`M${place(0.18 - offset, -0.24)}q${0.03} ${body.depth * 0.1} ${-0.01} ${body.depth * 0.2}`),
          toCss(mix(wing, [255, 255, 255], 0.5), 0.4),
          0.009,
        );
    },
  });
}

function drawTailFeathers(
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

function drawLegs(
  context: SKRSContext2D,
  { body, legs }: BirdPlan,
  centre: Point,
  length: number,
  flying: boolean,
  lightSide: -1 | 1,
): void {
  for (const [offset, shade] of [
    [0.1, 0.8],
    [-0.04, 1],
  ] as const) {
    const x = centre[0] + offset * body.length;
    const tone = scale(legs.colour, shade);
    if (flying) {
      modelled(
        context,
        limb(
          [
            [x - 0.1, centre[1] + body.depth * 0.3],
            [x - 0.24, centre[1] + body.depth * 0.44],
            [x - 0.34, centre[1] + body.depth * 0.44],
          ],
          [legs.width * 1.4, legs.width, legs.width],
        ),
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
    if (legs.webbed)
      fill(
        context,
        path(`M${x - 0.02} -0.04L${x + 0.13} -0.02Q${x + 0.15} 0 ${x + 0.12} 0.005H${x - 0.02}Z`),
        tone,
      );
    else
      for (const toe of [-0.07, 0.05, 0.1])
        line(
          context,
          path(`M${x + 0.01} -0.03Q${x + toe * 0.6} -0.035 ${x + toe} -0.002`),
          tone,
          legs.width * 0.75,
        );
  }
}

function drawHead(
  context: SKRSContext2D,
  plan: BirdPlan,
  { head, headRadius }: BirdAnchors,
  request: DrawingRequest,
  pose: BirdPose,
): void {
  const { eye } = plan;
  context.save();
  context.translate(head[0], head[1]);
  if (pose === 'eating') context.rotate(0.5);
  if (request.pose === 'reaching' || request.pose === 'howling') context.rotate(-0.45);
  drawBeak(
    context,
    plan.beak,
    headRadius,
    request.lightSide,
    request.pose === 'howling' || request.pose === 'dancing',
  );
  const x = headRadius * 0.3;
  const y = -headRadius * 0.18;
  if (eye.ring) fill(context, ellipse(x, y, eye.size * 1.7, eye.size * 1.6), eye.ring);
  if (pose === 'sleeping')
    line(
      context,
      path(`M${x - eye.size} ${y}Q${x} ${y + eye.size} ${x + eye.size} ${y}`),
      [40, 26, 26],
      eye.size * 0.36,
    );
  else drawBirdEye(context, x, y, eye.size, request.eyeColour ?? eye.iris);
  context.restore();
}

export function drawBirdEye(context: SKRSContext2D, x: number, y: number, size: number, iris?: Rgb): void {
  fill(context, ellipse(x, y, size * 1.08, size * 1.12), [30, 20, 24]);
  if (iris) {
    fill(context, ellipse(x, y, size * 0.92), iris);
    fill(context, ellipse(x + size * 0.08, y, size * 0.52), [20, 14, 18]);
  }
  fill(context, ellipse(x - size * 0.26, y - size * 0.36, size * 0.34), [255, 255, 255]);
  fill(context, ellipse(x + size * 0.34, y + size * 0.34, size * 0.15), 'rgba(255,255,255,0.8)');
}

function noteAnchors(
  sheet: Sketch,
  plan: BirdPlan,
  { body, head, headRadius }: BirdAnchors,
  afloat: boolean,
): void {
  sheet.anchor('hat', head[0], head[1] - headRadius * 0.86);
  sheet.anchor('face', head[0], head[1]);
  sheet.anchor('hand', head[0] + headRadius + plan.beak.length * 0.8, head[1] + headRadius * 0.3);
  sheet.anchor('seat', body[0], body[1] - plan.body.depth * 0.4);
  sheet.anchor('back', body[0], body[1] - plan.body.depth * 0.45);
  if (afloat) sheet.anchor('waterline', 0, -plan.body.depth * 0.2);
  sheet.head(headRadius * 2);
}
