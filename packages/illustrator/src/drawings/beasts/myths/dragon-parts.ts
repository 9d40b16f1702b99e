import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { lerp } from '../../../core/maths.ts';
import type { Random } from '../../../core/random.ts';
import {
  bandSides,
  fill,
  limb,
  line,
  modelled,
  type Point,
  path,
  pathAt,
  polygon,
  smooth,
} from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';

export interface DragonPaint {
  body: Rgb;
  belly: Rgb;
  membrane: Rgb;
  spine: Rgb;
  horn: Rgb;
  eye: Rgb;
  lightSide: -1 | 1;
}

export interface WingPlan {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** Ends of the fingers, from the leading edge to the trailing one. */
  tips: readonly Point[];
  /** Where the membrane joins the flank. */
  root: Point;
}

/** A bat-like wing: membrane with a scalloped trailing edge, folds, finger bones and a thumb claw. */
export function drawWing({ context }: Sketch, plan: WingPlan, paint: DragonPaint, shade: number): void {
  const { shoulder, elbow, wrist, tips, root } = plan;
  const first = tips[0]!;
  let data = `M${shoulder[0]} ${shoulder[1]}L${elbow[0]} ${elbow[1]}L${wrist[0]} ${wrist[1]}`;
  data += `Q${lerp(wrist[0], first[0], 0.45)} ${lerp(wrist[1], first[1], 0.45) - 0.05} ${first[0]} ${first[1]}`;
  const ends = [...tips.slice(1), root];
  let from = first;
  for (const to of ends) {
    const inX = lerp((from[0] + to[0]) / 2, wrist[0], 0.32);
    const inY = lerp((from[1] + to[1]) / 2, wrist[1], 0.32);
    data += `Q${inX} ${inY} ${to[0]} ${to[1]}`;
    from = to;
  }
  const membrane = path(`${data}Z`);
  const tone = scale(paint.membrane, shade);
  const gradient = context.createLinearGradient(wrist[0], wrist[1], from[0], from[1]);
  gradient.addColorStop(0, toCss(scale(tone, 0.72)));
  gradient.addColorStop(0.55, toCss(tone));
  gradient.addColorStop(1, toCss(mix(tone, [255, 214, 150], 0.34)));
  fill(context, membrane, gradient);
  context.save();
  context.clip(membrane);
  drawFolds({ context }, plan, tone);
  context.restore();
  line(context, membrane, toCss(scale(paint.body, 0.28 * shade), 0.8), 0.007);
  const bone = scale(paint.body, shade * 0.95);
  for (const tip of tips) {
    const bend: Point = [lerp(wrist[0], tip[0], 0.5), lerp(wrist[1], tip[1], 0.5) - 0.045];
    modelled(context, limb([wrist, bend, tip], [0.03, 0.02, 0.005]), bone, {
      depth: 0.01,
      lightSide: paint.lightSide,
      outline: 0.004,
    });
  }
  const arm = limb([shoulder, elbow, wrist], [0.085, 0.05, 0.042]);
  modelled(context, arm, bone, { depth: 0.02, lightSide: paint.lightSide });
  const thumb = limb(
    [wrist, [wrist[0] + 0.02, wrist[1] - 0.045], [wrist[0] + 0.045, wrist[1] - 0.06]],
    [0.022, 0.014, 0.003],
  );
  fill(context, thumb, scale(paint.horn, shade));
}

/** Soft dark valleys between the fingers and a light one on each finger's lee side. */
function drawFolds({ context }: Pick<Sketch, 'context'>, { wrist, tips, root }: WingPlan, tone: Rgb): void {
  const ends = [...tips, root];
  for (let index = 0; index + 1 < ends.length; index++) {
    const [from, to] = [ends[index]!, ends[index + 1]!];
    const valley = polygon([wrist, from, [lerp(from[0], to[0], 0.36), lerp(from[1], to[1], 0.36)]]);
    fill(context, valley, toCss(scale(tone, 0.35), 0.28));
    const ridge = polygon([wrist, [lerp(from[0], to[0], 0.8), lerp(from[1], to[1], 0.8)], to]);
    fill(context, ridge, toCss(mix(tone, [255, 240, 205], 0.6), 0.2));
    for (const t of [0.3, 0.55]) {
      const end: Point = [lerp(from[0], to[0], t), lerp(from[1], to[1], t)];
      line(context, `M${wrist[0]} ${wrist[1]}L${end[0]} ${end[1]}`, toCss(scale(tone, 0.4), 0.25), 0.004);
    }
  }
}

/** Body, neck and tail in one: scales above, plates below, a crest of spines along the back. */
export function drawTrunk(
  { context }: Sketch,
  random: Random,
  points: readonly Point[],
  widths: readonly number[],
  paint: DragonPaint,
  detail: number,
): void {
  const { left, right } = bandSides(points, widths);
  drawSpines(context, right, widths, paint);
  const trunk = limb(points, widths);
  modelled(context, trunk, paint.body, { depth: 0.055, lightSide: paint.lightSide, strength: 1.15 });
  context.save();
  context.clip(trunk);
  drawScales(context, random, points, widths, paint.body, detail);
  const bellySide = left.map(([x, y], index): Point => {
    const [centreX, centreY] = points[index]!;
    return [lerp(centreX, x, 0.28), lerp(centreY, y, 0.28)];
  });
  const belly = smooth([
    ...bellySide,
    ...left
      .slice()
      .reverse()
      .map(([x, y]): Point => [x, y + 0.01]),
  ]);
  modelled(context, belly, paint.belly, { depth: 0.03, lightSide: paint.lightSide, outline: 0 });
  drawPlates(context, bellySide, left, paint.belly);
  context.restore();
  line(context, trunk, toCss(scale(paint.body, 0.28), 0.85), 0.008);
}

function drawPlates(
  context: Sketch['context'],
  inner: readonly Point[],
  outer: readonly Point[],
  belly: Rgb,
): void {
  for (let index = 0; index + 1 < inner.length; index++) {
    for (let step = 0; step < 4; step++) {
      const t = step / 4;
      const fromX = lerp(inner[index]![0], inner[index + 1]![0], t);
      const fromY = lerp(inner[index]![1], inner[index + 1]![1], t);
      const toX = lerp(outer[index]![0], outer[index + 1]![0], t);
      const toY = lerp(outer[index]![1], outer[index + 1]![1], t);
      line(context, `M${fromX} ${fromY}L${toX} ${toY}`, toCss(scale(belly, 0.5), 0.6), 0.005);
    }
  }
}

function drawSpines(
  context: Sketch['context'],
  back: readonly Point[],
  widths: readonly number[],
  paint: DragonPaint,
): void {
  for (let index = 1; index + 1 < back.length; index++) {
    const [x0, y0] = back[index]!;
    const [x1, y1] = back[index + 1]!;
    for (let step = 0; step < 3; step++) {
      const t = step / 3;
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const normalX = (y1 - y0) / length;
      const normalY = -(x1 - x0) / length;
      const height = 0.022 + widths[index]! * 0.22;
      const baseX = lerp(x0, x1, t) - normalX * 0.012;
      const baseY = lerp(y0, y1, t) - normalY * 0.012;
      const reach = (length / 3) * 0.62;
      const alongX = ((x1 - x0) / length) * reach;
      const alongY = ((y1 - y0) / length) * reach;
      const spike = polygon([
        [baseX - alongX * 0.4, baseY - alongY * 0.4],
        [baseX - alongX * 0.9 + normalX * height, baseY - alongY * 0.9 + normalY * height],
        [baseX + alongX, baseY + alongY],
      ]);
      fill(context, spike, paint.spine);
      line(context, spike, toCss(scale(paint.spine, 0.4), 0.7), 0.004);
    }
  }
}

function drawScales(
  context: Sketch['context'],
  random: Random,
  points: readonly Point[],
  widths: readonly number[],
  body: Rgb,
  detail: number,
): void {
  const count = Math.round(34 * detail);
  for (let index = 0; index + 1 < points.length; index++) {
    for (let scaleIndex = 0; scaleIndex < count * (0.3 + widths[index]! * 5); scaleIndex++) {
      const t = random.next();
      const off = random.range(-0.5, 0.5) * lerp(widths[index]!, widths[index + 1]!, t);
      const x = lerp(points[index]![0], points[index + 1]![0], t) + off * 0.4;
      const y = lerp(points[index]![1], points[index + 1]![1], t) + off;
      const radius = random.range(0.006, 0.012);
      const arc = pathAt(x, y, 'M-1 0Q0 1.5 1 0', radius, radius);
      line(
        context,
        arc,
        toCss(random.chance(0.3) ? mix(body, [255, 240, 210], 0.5) : scale(body, 0.5), 0.4),
        0.004,
      );
    }
  }
}

/** A leg with a strong thigh and three claws; `foot` is where the toes spread. */
export function drawDragonLeg(
  { context }: Sketch,
  hip: Point,
  knee: Point,
  foot: Point,
  thigh: number,
  paint: DragonPaint,
  shade: number,
): void {
  const tone = scale(paint.body, shade);
  for (let claw = -1; claw <= 1; claw++) {
    const tip: Point = [foot[0] + 0.05 + claw * 0.012, foot[1] + 0.022 + claw * 0.022];
    const toe = limb([foot, [foot[0] + 0.03, foot[1] + 0.004 + claw * 0.014], tip], [0.03, 0.026, 0.016]);
    modelled(context, toe, tone, { depth: 0.008, lightSide: paint.lightSide, outline: 0.004 });
    fill(
      context,
      limb([tip, [tip[0] + 0.014, tip[1] + 0.003], [tip[0] + 0.026, tip[1] + 0.014]], [0.014, 0.01, 0.002]),
      scale(paint.horn, shade),
    );
  }
  const shape = limb(
    [hip, [lerp(hip[0], knee[0], 0.5), lerp(hip[1], knee[1], 0.5)], knee, foot],
    [thigh, thigh * 0.92, thigh * 0.46, 0.034],
  );
  modelled(context, shape, tone, { depth: 0.03, lightSide: paint.lightSide });
}
