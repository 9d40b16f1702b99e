import { Path2D } from '@napi-rs/canvas';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { points } from '../../core/number-tables.ts';
import { ellipse, fill, limb, line, type Point } from '../pen/pen.ts';
import type { FigureTools, HandShape } from './figure.types.ts';

export interface HandPlan {
  shape: HandShape;
  wrist: Point;
  /** Direction of the forearm, radians. */
  angle: number;
  /** Thickness of the arm; a hand is about one and a half of it long. */
  width: number;
  /** On which side the thumb is, looking along the forearm. */
  thumb: -1 | 1;
}

interface Finger {
  points: readonly Point[];
  widths: readonly number[];
}

/** Along the forearm and across it, in thicknesses of the arm, thumb on the positive side. */
const PALMS: Record<HandShape, Finger> = {
  relaxed: { points: points('-0.1,0 0.34,0.02 0.74,0.02'), widths: [0.6, 0.8, 0.7] },
  open: { points: points('-0.1,0 0.34,0 0.72,0'), widths: [0.58, 0.84, 0.78] },
  grip: { points: points('-0.1,0 0.28,0 0.72,0'), widths: [0.6, 0.92, 0.86] },
  pinch: { points: points('-0.1,0 0.3,-0.04 0.66,-0.1'), widths: [0.6, 0.86, 0.66] },
  fist: { points: points('-0.1,0 0.28,0 0.66,0'), widths: [0.6, 0.94, 0.9] },
  point: { points: points('-0.1,0 0.3,0 0.68,0'), widths: [0.6, 0.88, 0.8] },
};

const CURLED = [
  finger([0.5, -0.34], [0.8, -0.36], [0.92, -0.32], 0.3),
  finger([0.52, -0.12], [0.86, -0.12], [1.0, -0.11], 0.3),
  finger([0.52, 0.1], [0.86, 0.1], [1.0, 0.1], 0.3),
];

/** The thumb is the last of each. */
const FINGERS: Record<HandShape, readonly Finger[]> = {
  relaxed: [
    finger([0.6, -0.26], [1.02, -0.22], [1.24, -0.06], 0.22),
    finger([0.66, -0.08], [1.14, -0.05], [1.36, 0.1], 0.23),
    finger([0.66, 0.12], [1.12, 0.16], [1.3, 0.26], 0.23),
    finger([0.14, 0.26], [0.5, 0.52], [0.84, 0.5], 0.23),
  ],
  open: [
    finger([0.6, -0.3], [0.9, -0.46], [1.14, -0.6], 0.2),
    finger([0.66, -0.12], [1.06, -0.18], [1.36, -0.26], 0.21),
    finger([0.66, 0.08], [1.1, 0.08], [1.42, 0.08], 0.22),
    finger([0.62, 0.28], [1.0, 0.38], [1.28, 0.44], 0.21),
    finger([0.16, 0.3], [0.42, 0.64], [0.62, 0.88], 0.23),
  ],
  grip: [
    ...CURLED,
    finger([0.5, 0.3], [0.8, 0.3], [0.92, 0.28], 0.28),
    finger([0.12, 0.34], [0.42, 0.52], [0.72, 0.36], 0.25),
  ],
  // The fingers are behind what is held by its edge.
  pinch: [finger([0.12, 0.26], [0.56, 0.42], [1.0, 0.3], 0.29)],
  fist: [
    ...CURLED,
    finger([0.5, 0.3], [0.8, 0.3], [0.9, 0.28], 0.28),
    finger([0.2, 0.4], [0.5, 0.44], [0.76, 0.16], 0.27),
  ],
  point: [
    ...CURLED,
    finger([0.5, 0.3], [1.1, 0.34], [1.5, 0.36], 0.24),
    finger([0.16, 0.36], [0.44, 0.46], [0.74, 0.2], 0.25),
  ],
};

/** At a distance the fingers are one mass; the thumb stays, so that no hand is a stump. */
const MITTENS: Partial<Record<HandShape, Finger>> = {
  relaxed: { points: points('0.5,-0.02 0.96,0.02 1.26,0.12'), widths: [0.76, 0.68, 0.36] },
  open: { points: points('0.5,0 1,0 1.32,0'), widths: [0.82, 0.92, 0.66] },
};

function finger(root: Point, middle: Point, tip: Point, width: number): Finger {
  return { points: [root, middle, tip], widths: [width, width * 0.96, width * 0.74] };
}

/** A hand with palm, fingers and thumb: one silhouette, inside which lines part the fingers. */
export function drawHand(tools: FigureTools, plan: HandPlan, color: Rgb): void {
  const { context, fingers: fingered } = tools;
  const { shape, angle } = plan;
  const { size, place, draft } = handFrame(tools, plan);
  const palm = draft(PALMS[shape]);
  const mitten = fingered ? undefined : MITTENS[shape];
  const bones = mitten ? [mitten, FINGERS[shape].at(-1)!] : FINGERS[shape];
  const fingers = bones.map(draft);
  const tips = bones.map(({ points, widths }) => {
    const [x, y] = place(points[2]!);
    return ellipse(x, y, (widths[2]! * size) / 2);
  });
  const whole = new Path2D();
  for (const part of [palm, ...fingers, ...tips]) whole.addPath(part);
  const dark = darkOf(color);
  line(context, whole, toCss(dark, 0.85), 0.008);
  fill(context, whole, color);
  if (mitten) return;
  const light = mix(color, [255, 246, 232], 0.28);
  fill(context, ellipse(...place([0.4, -0.06]), size * 0.3, size * 0.24, angle), toCss(light, 0.5));
  // Each finger lies a little over the next one.
  fingers.forEach((part, index) => {
    line(context, part, toCss(dark, 0.55), 0.0042);
    fill(context, part, mix(color, light, index % 2 ? 0.35 : 0.15));
  });
}

/** The thumb of a hand, over what the rest of it is behind. */
export function drawThumb(tools: FigureTools, plan: HandPlan, color: Rgb): void {
  const { place, draft, size } = handFrame(tools, plan);
  const thumb = FINGERS[plan.shape].at(-1)!;
  const whole = draft(thumb);
  whole.addPath(ellipse(...place(thumb.points[2]!), (thumb.widths[2]! * size) / 2));
  line(tools.context, whole, toCss(darkOf(color), 0.85), 0.006);
  fill(tools.context, whole, color);
}

function darkOf(color: Rgb): Rgb {
  return scale(mix(color, [120, 40, 30], 0.2), 0.42);
}

function handFrame({ look }: FigureTools, { wrist, angle, width, thumb }: HandPlan) {
  const size = width * (look.young ? 1.2 : look.feminine ? 1.36 : 1.32);
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const place = ([ahead, across]: Point): Point => [
    wrist[0] + ahead * cos - across * thumb * sin,
    wrist[1] + ahead * sin + across * thumb * cos,
  ];
  const draft = ({ points, widths }: Finger) =>
    limb(
      points.map(place),
      widths.map((part) => part * size),
    );
  return { size, place, draft };
}
