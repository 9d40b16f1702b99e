import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { lerp } from '../../core/maths.ts';
import { box, ellipse, fill, limb, line, type Point } from '../pen/pen.ts';
import type { FigureTools, Garment } from './figure.types.ts';
import { leaned } from './figure-skeleton.ts';
import { drawFishTail, drawWisp } from './figure-tails.ts';
import { drawCrook } from './folds.ts';
import { shear } from './shear.ts';
import { drawLap, drawSkirt } from './skirts.ts';

type Legged = Exclude<Garment, { kind: 'fish-tail' } | { kind: 'wisp' }>;
type Trousers = Extract<Garment, { kind: 'trousers' }>;

interface LegDress {
  cloth: Rgb;
  boots: Rgb;
  width: number;
  /** Widths against `width` at hip, thigh, knee, calf and ankle. */
  shape: readonly [hip: number, thigh: number, knee: number, calf: number, ankle: number];
  /** Part of the shin, from the ankle, that the boot covers. */
  bootHeight: number;
  /** Trousers end above the knee. */
  bareBelow?: Rgb;
}

/** Share of the legs that a skirt covers whose wearer's hips can be seen. */
const SHORT_SKIRT = 0.3;

/** Legs, skirt or tail: everything below the belt. */
export function drawLower(tools: FigureTools): void {
  const garment = tools.look.lower;
  if (garment.kind === 'fish-tail') {
    drawFishTail(tools, garment.color);
    return;
  }
  if (garment.kind === 'wisp') {
    drawWisp(tools, garment.color);
    return;
  }
  const dress = crossesLegs(tools) ? looseLegs(tools, garment) : legDress(tools, garment);
  const far = { ...dress, cloth: scale(dress.cloth, 0.84), boots: scale(dress.boots, 0.84) };
  if (!tools.astride) drawLeg(tools, 'far', far);
  if (crossesLegs(tools)) {
    fillPelvis(tools, dress.cloth);
    drawLeg(tools, 'near', dress);
    return;
  }
  if (tools.bones.seated && garment.kind === 'skirt' && !tools.astride) drawLap(tools, garment, 'far');
  if (tools.bones.seated && garment.kind === 'skirt') fillPelvis(tools, garment.color);
  drawLeg(tools, 'near', dress);
  if (garment.kind === 'skirt') {
    if (tools.bones.seated) {
      drawLap(tools, garment, 'near');
      return;
    }
    // A tutu stands off: without hips below it the legs would hang in the air.
    if (garment.length < SHORT_SKIRT) fillPelvis(tools, dress.cloth);
    drawSkirt(tools, garment);
    return;
  }
  fillPelvis(tools, dress.cloth);
  if (garment.kind === 'armour') drawKneePlates(tools, garment.color);
  drawTails(tools);
}

/** A skirt or a robe wraps each of the crossed legs. */
function looseLegs(tools: FigureTools, garment: Legged): LegDress {
  const dress = legDress(tools, garment);
  if (garment.kind !== 'skirt') return dress;
  return { ...dress, cloth: garment.color, width: dress.width * 1.5, shape: [1.5, 1.4, 1.2, 1.2, 1] };
}

function crossesLegs({ bones }: FigureTools): boolean {
  return isCrossed(bones, [0, bones.hip], bones.nearKnee, bones.nearFoot);
}

/** The lower part of a long shirt or coat. */
function drawTails(tools: FigureTools): void {
  const { tails, trim } = tools.look;
  if (!tails) return;
  const garment = {
    kind: 'skirt' as const,
    shoes: tails.color,
    ...tails,
    trim: tails.open ? undefined : trim,
  };
  if (tools.bones.seated) {
    drawLap(tools, garment, 'near');
    return;
  }
  drawSkirt(tools, garment);
  if (!tails.open) return;
  const { context, bones, look } = tools;
  const hem = bones.hip + (-bones.hip - 0.02) * tails.length * 0.8;
  line(
    context,
    `M${look.build.waist * 0.1} ${bones.waist}L${look.build.waist * 0.2} ${hem + 0.03}`,
    toCss(scale(tails.color, 0.4), 0.8),
    0.01,
  );
}

function legDress({ look }: FigureTools, garment: Legged): LegDress {
  const width = 0.068 * (look.build.limbs ?? 1) * (look.feminine ? 0.9 : 1);

  switch (garment.kind) {
    case 'trousers':
      return trouserLegs(garment, width, look.skin);
    case 'space-suit':
      return {
        cloth: garment.color,
        boots: mix(garment.color, [120, 126, 140], 0.35),
        width: width * 1.3,
        shape: [1.35, 1.28, 1.06, 1.08, 1],
        bootHeight: 0.42,
      };
    case 'armour':
      return {
        cloth: garment.color,
        boots: scale(garment.color, 0.84),
        width: width * 1.05,
        shape: [1.5, 1.34, 1.04, 1.08, 0.88],
        bootHeight: 0.62,
      };
    case 'skirt':
      return {
        cloth: garment.stockings ?? look.skin,
        boots: garment.shoes,
        width: width * 0.82,
        shape: BARE,
        bootHeight: 0,
      };
  }
}

/** A calf swells behind a narrow knee and runs out into the ankle. */
const BARE = [1.5, 1.34, 0.98, 1.06, 0.68] as const;

function trouserLegs(
  { color, boots, cut = 'slim', bootHeight }: Trousers,
  width: number,
  skin: Rgb,
): LegDress {
  if (cut === 'shorts')
    return {
      cloth: skin,
      boots,
      width: width * 0.9,
      shape: BARE,
      bootHeight: bootHeight ?? 0.16,
      bareBelow: color,
    };
  if (cut === 'wide')
    return { cloth: color, boots, width, shape: [1.5, 1.46, 1.34, 1.32, 1.3], bootHeight: 0 };
  // Over shoes they fall to the instep; in boots they are narrow.
  const hem = bootHeight === undefined ? 1 : 0.86;
  return { cloth: color, boots, width, shape: [1.5, 1.38, 1.06, 1.02, hem], bootHeight: bootHeight ?? 0 };
}

function drawLeg(tools: FigureTools, side: 'near' | 'far', dress: LegDress): void {
  const { bones, look, model, context } = tools;
  const sign = side === 'near' ? 1 : -1;
  const hip: [number, number] = [sign * look.build.hips * 0.5 * (1 - bones.turn * 0.85), bones.hip];
  hip[1] += hip[0] * bones.sway;
  const knee = side === 'near' ? bones.nearKnee : bones.farKnee;
  const foot = side === 'near' ? bones.nearFoot : bones.farFoot;
  const ankle: Point = [foot[0], foot[1] - 0.022];
  const { width, shape } = dress;
  const middle = between(hip, knee, 0.5);
  const [, , atKnee, atCalf, atAnkle] = shape;
  const back = bones.turn * width * (atCalf - atAnkle) * 0.5;
  if (isCrossed(bones, hip, knee, ankle)) {
    drawCrossedLeg(tools, side, dress, [hip, knee, ankle]);
    return;
  }
  model(
    limb(
      [
        hip,
        middle,
        between(hip, knee, 0.86),
        knee,
        behind(knee, ankle, 0.3, back),
        behind(knee, ankle, 0.66, back * 0.5),
        ankle,
      ],
      [
        shape[0],
        shape[1],
        lerp(shape[1], atKnee, 0.8),
        atKnee,
        atCalf,
        lerp(atCalf, atAnkle, 0.6),
        atAnkle,
      ].map((part) => part * width),
    ),
    dress.cloth,
    0.022,
    0.005,
  );
  if (dress.bareBelow) {
    const hem = between(hip, knee, 0.86);
    model(limb([hip, middle, hem], [1.6 * width, 1.7 * width, 1.6 * width]), dress.bareBelow, 0.022, 0.005);
  }
  if (dress.bootHeight > 0) {
    const top = between(ankle, knee, dress.bootHeight);
    const shaft = limb(
      [top, between(top, ankle, 0.5), ankle],
      [atAnkle * width * 1.26, atAnkle * width * 1.16, atAnkle * width * 1.12],
    );
    model(shaft, dress.boots, 0.016, 0.005);
    if (dress.bootHeight > 0.3) cuff(tools, top, ankle, atAnkle * width * 1.34, dress.boots);
  }
  drawShoe(tools, side, knee, foot, dress.boots, width * Math.max(atAnkle * 0.9, 0.78));
  if (!dress.bareBelow && tools.look.lower.kind === 'trousers')
    drawCrook(context, [hip, knee, ankle], width * atKnee, dress.cloth);
}

/** Seen from the front, the shin folded back towards the middle: it lies before the thigh. */
function isCrossed({ turn }: FigureTools['bones'], hip: Point, knee: Point, ankle: Point): boolean {
  const [thigh, shin] = [knee[0] - hip[0], ankle[0] - knee[0]];
  return turn < 0.2 && Math.abs(thigh) > 0.12 && thigh * shin < 0 && Math.abs(shin) > 0.12;
}

function drawCrossedLeg(
  tools: FigureTools,
  side: 'near' | 'far',
  dress: LegDress,
  [hip, knee, ankle]: readonly [Point, Point, Point],
): void {
  const { model } = tools;
  const { width, shape } = dress;
  const [atHip, atThigh, atKnee, atCalf, atAnkle] = shape;
  const thigh = limb(
    [hip, between(hip, knee, 0.5), knee],
    [atHip * width, atThigh * width, atKnee * width * 1.1],
  );
  model(thigh, scale(dress.cloth, 0.9), 0.022, 0.005);
  // The feet pass each other before the middle.
  const end: Point = [ankle[0] * -0.3, ankle[1] - 0.004];
  const shin = limb(
    [knee, between(knee, end, 0.3), between(knee, end, 0.7), end],
    [atKnee * width * 1.1, atCalf * width * 1.1, atCalf * width, atAnkle * width],
  );
  model(shin, dress.cloth, 0.022, 0.005);
  drawShoe(tools, side, knee, end, dress.boots, width * 0.78);
}

function cuff({ context }: FigureTools, [x, y]: Point, ankle: Point, width: number, boots: Rgb): void {
  const angle = Math.atan2(ankle[1] - y, ankle[0] - x) - Math.PI / 2;
  framed(context, { at: [x, y], turn: angle }, () =>
    fill(context, box(0, 0.012, width, 0.024, 0.008), mix(boots, [255, 240, 220], 0.22)),
  );
}

/** A shoe on the ground, or a foot that goes on in the direction of the shin when stretched or in the air. */
function drawShoe(
  { bones, model, look }: FigureTools,
  side: 'near' | 'far',
  knee: Point,
  foot: Point,
  color: Rgb,
  width: number,
): void {
  const shin: Point = [foot[0] - knee[0], foot[1] - knee[1]];
  const length = Math.hypot(...shin) || 1;
  const direction: Point = [shin[0] / length, shin[1] / length];
  const size = width * (look.young ? 1.16 : 1.06);
  // A shin that lies on the ground lays the foot along with it.
  const kneels = knee[1] > -0.075 && Math.abs(direction[0]) > 0.85;
  if (bones.pointed || kneels) {
    const tip: Point = [foot[0] + direction[0] * 0.062, foot[1] + direction[1] * 0.062];
    model(
      limb(
        [[foot[0] - direction[0] * 0.02, foot[1] - direction[1] * 0.02], foot, tip],
        [size * 0.8, size * 0.82, size * 0.34],
      ),
      color,
      0.01,
      0.005,
    );
    return;
  }
  const ahead = 0.3 + bones.turn * 0.95;
  const splay = side === 'near' ? 1 : bones.turn > 0.5 ? 1 : -1;
  const level = Math.atan2(direction[0], direction[1]);
  // Feet in the air hang with the shin; those that carry stand level.
  const tilt = Math.abs(level) > 0.75 ? -level * 0.8 : 0;
  const [heel, toe] = [size * 0.56, size * (0.62 + ahead * 0.72)];
  const place = ([x, y]: Point): Point => {
    const px = x * splay;
    return [
      foot[0] + px * Math.cos(tilt) - y * Math.sin(tilt),
      foot[1] + px * Math.sin(tilt) + y * Math.cos(tilt),
    ];
  };
  const at = (x: number, y: number) => place([x, y]).join(' ');
  const shoe =
    `M${at(-heel, 0.012)}Q${at(-heel * 1.15, -0.016)} ${at(-heel * 0.7, -0.036)}Q${at(size * 0.2, -0.05)} ${at(size * 0.55, -0.028)}` +
    `Q${at(toe, -0.026)} ${at(toe, 0.004)}Q${at(toe, 0.013)} ${at(toe * 0.9, 0.013)}Z`;
  model(shoe, color, 0.012, 0.005);
}

function fillPelvis({ bones, look, model, context }: FigureTools, cloth: Rgb): void {
  const { hips, waist } = look.build;
  const wide = 1 - bones.turn * 0.16;
  const [half, top] = [hips * wide, waist * wide];
  // Its upper corners lean along with the trunk, or they would stand out behind the back.
  const [back, front] = [-top, top].map((x) => leaned(bones, [x, bones.waist]).join(' '));
  const shape =
    `M${back}L${front}Q${half * 1.06} ${bones.hip - 0.03} ${half * 0.98} ${bones.hip + 0.022}` +
    `Q0 ${bones.hip + 0.07} ${-half * 0.98} ${bones.hip + 0.022}Q${-half * 1.06} ${bones.hip - 0.03} ${back}Z`;
  context.save();
  shear(context, bones.sway);
  model(shape, cloth, 0.018, 0);
  context.restore();
}

function drawKneePlates({ bones, model }: FigureTools, color: Rgb): void {
  for (const [x, y] of [bones.farKnee, bones.nearKnee])
    model(ellipse(x, y, 0.038, 0.042), mix(color, [255, 255, 255], 0.15), 0.016, 0.004);
}

/** A point on the shin, moved towards the back of the leg. */
function behind(knee: Point, ankle: Point, share: number, back: number): Point {
  const [x, y] = between(knee, ankle, share);
  const length = Math.hypot(ankle[0] - knee[0], ankle[1] - knee[1]) || 1;
  return [x - ((ankle[1] - knee[1]) / length) * back, y + ((ankle[0] - knee[0]) / length) * back];
}

function between(from: Point, to: Point, amount: number): Point {
  return [from[0] + (to[0] - from[0]) * amount, from[1] + (to[1] - from[1]) * amount];
}
