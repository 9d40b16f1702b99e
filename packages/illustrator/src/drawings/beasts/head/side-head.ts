import type { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import { ellipse, fill, limb, line, path, pathAt } from '../../pen/pen.ts';
import type { Mood } from '../beast-expression.ts';
import { paintHide, softPatch, unite } from '../paint-hide.ts';

/** A head in profile, looking right, one unit long from the back of the skull to the nose; the skull is around the origin. */
export interface SideHeadPlan {
  coat: Rgb;
  /** Radius of the skull. */
  skull: number;
  /** Depths of the muzzle at the cheek and at the nose, and how far the nose lies below the skull's middle. */
  cheek: number;
  tip: number;
  drop: number;
  /** How far the nose lies before the middle of the skull; 0.68 when absent. */
  reach?: number;
  /** Color of nose and lips. */
  nose: Rgb;
  noseKind: 'ball' | 'nostril' | 'disc';
  muzzle?: Rgb;
  /** How far back the muzzle's color reaches, 0..1. */
  muzzleReach?: number;
  ear: {
    kind: 'pointed' | 'round' | 'leaf' | 'long' | 'floppy' | 'none';
    size: number;
    color?: Rgb;
    inside?: Rgb;
    tip?: Rgb;
  };
  eye: { size: number; x?: number; y?: number; iris?: Rgb };
  tufts?: number;
  /** Its jaws stand open whatever it does. */
  open?: boolean;
  /** How far the head hangs from level, radians. */
  tilt?: number;
  behind?: (context: SKRSContext2D) => void;
  markings?: (context: SKRSContext2D) => void;
  after?: (context: SKRSContext2D) => void;
}

export function drawSideHead(context: SKRSContext2D, plan: SideHeadPlan, mood: Mood, wide = false): void {
  const open = wide || plan.open === true;
  plan.behind?.(context);
  if (plan.ear.kind !== 'floppy') drawEar(context, plan, mood.lightSide, 0.8);
  if (open) drawOpenJaw(context, plan, mood);
  const head = headShape(plan);
  paintHide(context, head, plan.coat, {
    lightSide: mood.lightSide,
    depth: 0.07,
    outline: 0.016,
    markings: (clipped) => {
      plan.markings?.(clipped);
      if (plan.muzzle) drawMuzzleColor(clipped, plan, plan.muzzle);
    },
  });
  drawNoseAndMouth(context, plan, mood, open);
  drawSideEye(context, plan, mood);
  drawEar(context, plan, mood.lightSide, 1);
  plan.after?.(context);
}

/** How far the nose is from the middle of the skull. */
const NOSE_X = 0.68;

function headShape({ skull, cheek, tip, drop, tufts = 0, reach: nose = NOSE_X }: SideHeadPlan): Path2D {
  const reach = nose - tip * 0.5;
  const muzzle = limb(
    [
      [-0.02, 0.04],
      [reach * 0.42, drop * 0.42 + 0.03],
      [reach * 0.8, drop * 0.85],
      [reach, drop],
    ],
    [skull * 1.7, cheek, tip * 1.06, tip * 0.92],
  );
  const parts = [ellipse(0, 0, skull, skull * 0.98), muzzle, ellipse(reach, drop, tip * 0.5, tip * 0.5)];
  if (tufts > 0)
    parts.push(
      path(
        `M${skull * 0.5} ${skull * 0.5}L${skull * 0.3} ${skull * (1.0 + tufts)}L${skull * 0.05} ${skull * 0.9}L${-skull * 0.25} ${skull * (1.05 + tufts * 1.2)}` +
          `L${-skull * 0.42} ${skull * 0.82}L${-skull * (0.85 + tufts * 0.5)} ${skull * (0.86 + tufts * 0.5)}L${-skull * 0.9} ${skull * 0.2}Z`,
      ),
    );
  return unite(parts);
}

function drawMuzzleColor(
  context: SKRSContext2D,
  { drop, tip, muzzleReach = 0.5, skull, reach = NOSE_X }: SideHeadPlan,
  color: Rgb,
) {
  const noseX = reach;
  const back = noseX * (1 - muzzleReach);
  const gradient = context.createLinearGradient(back - 0.1, -0.05, back + 0.12, 0.05);
  gradient.addColorStop(0, toCss(color, 0));
  gradient.addColorStop(1, toCss(color, 1));
  fill(
    context,
    `M${back - 0.2} ${drop + skull}L${back + 0.02} ${drop * 0.5 + 0.02}L${noseX * 0.8} ${drop - tip * 0.04}L1 ${drop - tip * 0.1}V1H${back - 0.2}Z`,
    gradient,
  );
}

function drawOpenJaw(
  context: SKRSContext2D,
  { coat, muzzle, tip, drop, cheek, reach: noseX = NOSE_X }: SideHeadPlan,
  mood: Mood,
): void {
  const jaw = limb(
    [
      [0.08, 0.14],
      [0.3, drop + cheek * 0.62],
      [noseX * 0.74, drop + cheek * 0.86],
    ],
    [0.22, tip * 0.62, tip * 0.4],
  );
  fill(
    context,
    `M0.1 0.02L${noseX - 0.04} ${drop}L${noseX * 0.74} ${drop + cheek * 0.86}L0.1 0.2Z`,
    [112, 34, 44],
  );
  paintHide(context, jaw, muzzle ?? coat, { lightSide: mood.lightSide, outline: 0.014 });
}

function drawNoseAndMouth(context: SKRSContext2D, plan: SideHeadPlan, mood: Mood, open: boolean): void {
  const { tip, drop, nose, noseKind, reach: noseX = NOSE_X } = plan;
  const ink = toCss(scale(plan.muzzle ?? plan.coat, 0.32), 0.9);
  if (noseKind === 'ball') {
    fill(context, ellipse(noseX - tip * 0.12, drop - tip * 0.26, tip * 0.32, tip * 0.27, 0.3), nose);
    fill(
      context,
      ellipse(noseX - tip * 0.2, drop - tip * 0.36, tip * 0.11, tip * 0.07),
      'rgba(255,255,255,0.6)',
    );
  } else if (noseKind === 'nostril') {
    fill(context, ellipse(noseX - tip * 0.24, drop - tip * 0.14, tip * 0.13, tip * 0.09, 0.6), nose);
  } else {
    paintHide(context, ellipse(noseX - tip * 0.06, drop, tip * 0.24, tip * 0.52, -0.12), nose, {
      lightSide: mood.lightSide,
      outline: 0.014,
    });
    fill(context, ellipse(noseX - tip * 0.06, drop - tip * 0.16, tip * 0.06, tip * 0.12), scale(nose, 0.5));
    fill(context, ellipse(noseX - tip * 0.04, drop + tip * 0.16, tip * 0.06, tip * 0.12), scale(nose, 0.5));
  }
  if (open) return;
  const low = drop + tip * (noseKind === 'disc' ? 0.3 : 0.2);
  const corner = noseX - tip * 1.05;
  const lift = mood.expression === 'sad' || mood.expression === 'angry' ? 0.03 : -0.05;
  line(
    context,
    `M${noseX - tip * 0.2} ${low}Q${noseX - tip * 0.7} ${low + 0.035} ${corner} ${low + lift}`,
    ink,
    0.015,
  );
}

function drawSideEye(
  context: SKRSContext2D,
  { eye, skull, coat }: SideHeadPlan,
  { closed, iris, expression }: Mood,
): void {
  const x = eye.x ?? skull * 0.42;
  const y = eye.y ?? -skull * 0.3;
  const size = eye.size * (expression === 'surprised' || expression === 'scared' ? 1.2 : 1);
  if (closed) {
    line(context, pathAt(x, y, 'M-1 0Q0 1.1 1.1 0', size, size), [40, 24, 26], size * 0.32);
    return;
  }
  softPatch(context, x, y, size * 2.1, size * 1.9, scale(coat, 0.6), 0.25);
  const color = iris ?? eye.iris;
  fill(context, ellipse(x, y, size, size * 1.08), [36, 24, 26]);
  if (color) {
    fill(context, ellipse(x + size * 0.06, y + size * 0.06, size * 0.84, size * 0.9), color);
    fill(context, ellipse(x + size * 0.16, y, size * 0.5, size * 0.64), [22, 14, 18]);
  }
  fill(context, ellipse(x - size * 0.22, y - size * 0.36, size * 0.34), [255, 255, 255]);
  fill(context, ellipse(x + size * 0.36, y + size * 0.36, size * 0.15), 'rgba(255,255,255,0.8)');
  if (expression === 'angry' || expression === 'sad') {
    const slope = expression === 'angry' ? 1 : -1;
    line(
      context,
      `M${x - size} ${y - size * (1.5 + slope * 0.4)}L${x + size * 1.2} ${y - size * (1.5 - slope * 0.5)}`,
      [40, 24, 26],
      size * 0.36,
    );
  }
}

function drawEar(
  context: SKRSContext2D,
  { ear, skull, coat }: SideHeadPlan,
  lightSide: -1 | 1,
  shade: number,
): void {
  if (ear.kind === 'none') return;
  const near = shade === 1;
  const color = ear.color ?? coat;
  const s = ear.size;
  context.save();
  if (near) context.translate(-skull * 0.34, -skull * (ear.kind === 'floppy' ? 0.5 : 0.72));
  else context.translate(skull * 0.2, -skull * 0.8);
  if (!near) context.scale(0.86, 0.9);
  const { outer, inner } = EARS[ear.kind](s);
  paintHide(context, outer, color, {
    lightSide,
    shade,
    outline: 0.015,
    markings: (clipped) => {
      if (inner && near) fill(clipped, inner, ear.inside ?? mix(color, [236, 168, 156], 0.55));
      if (ear.tip) fill(clipped, ellipse(0, -s, s * 0.5, s * 0.4), ear.tip);
    },
  });
  context.restore();
}

const EARS: Record<
  Exclude<SideHeadPlan['ear']['kind'], 'none'>,
  (s: number) => { outer: Path2D; inner?: Path2D }
> = {
  pointed: (s) => ({
    outer: path(pathAt(0, 0, 'M-0.36 0.3Q-0.3 -0.5 -0.06 -1Q0.34 -0.6 0.4 0.12Q0 0.4 -0.36 0.3Z', s, s)),
    inner: path(pathAt(0, 0, 'M-0.14 0.1Q-0.16 -0.4 -0.03 -0.74Q0.2 -0.4 0.24 0.04Z', s, s)),
  }),
  round: (s) => ({ outer: ellipse(0, -0.16 * s, s * 0.5), inner: ellipse(0.04 * s, -0.12 * s, s * 0.3) }),
  leaf: (s) => ({
    outer: path(
      pathAt(0, 0, 'M0.16 0.1Q-0.1 -0.44 -0.56 -0.5Q-0.86 -0.5 -1 -0.3Q-0.76 0.16 -0.3 0.22Z', s, s),
    ),
    inner: path(pathAt(0, 0, 'M-0.02 0.02Q-0.3 -0.34 -0.84 -0.3Q-0.6 0.1 -0.02 0.02Z', s, s)),
  }),
  long: (s) => ({
    outer: limb(pointsAt(0, 0, '0,0.2 -0.06,-0.3 -0.12,-0.7 -0.1,-1.06', s, s), [
      0.18 * s,
      0.28 * s,
      0.28 * s,
      0.06 * s,
    ]),
    inner: limb(pointsAt(0, 0, '0,0 -0.05,-0.3 -0.11,-0.66 -0.1,-0.92', s, s), [
      0.06 * s,
      0.13 * s,
      0.14 * s,
      0.03 * s,
    ]),
  }),
  floppy: (s) => ({
    outer: limb(pointsAt(0, 0, '0.04,-0.1 -0.08,0.24 -0.06,0.6 0.02,0.92', s, s), [
      0.34 * s,
      0.5 * s,
      0.52 * s,
      0.24 * s,
    ]),
  }),
};
