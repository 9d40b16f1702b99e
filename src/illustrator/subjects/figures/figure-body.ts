import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import { across, barrel, box, ellipse, fill, limb, line, modelled, type Point, path } from '../pen.ts';
import type { FigureLook, Garment, Skeleton } from './figure.types.ts';

export interface FigurePaintbox {
  context: SKRSContext2D;
  look: FigureLook;
  bones: Skeleton;
  lightSide: -1 | 1;
}

/** Legs, skirt or tail: everything below the belt. */
export function drawLower(paintbox: FigurePaintbox): void {
  const { look } = paintbox;
  const garment = look.lower;
  if (garment.kind === 'fish-tail') {
    drawFishTail(paintbox, garment.colour);
    return;
  }
  if (garment.kind === 'skirt') {
    const leg = garment.stockings ?? look.skin;
    drawLeg(paintbox, 'far', leg, garment.shoes, 0.04);
    drawLeg(paintbox, 'near', leg, garment.shoes, 0.04);
    drawSkirt(paintbox, garment);
    return;
  }
  const [cloth, boots, width] = legDress(garment);
  drawLeg(paintbox, 'far', scale(cloth, 0.82), scale(boots, 0.82), width);
  drawLeg(paintbox, 'near', cloth, boots, width);
  fillPelvis(paintbox, cloth);
  if (garment.kind === 'armour') drawKneePlates(paintbox, garment.colour);
}

function legDress(garment: Exclude<Garment, { kind: 'skirt' } | { kind: 'fish-tail' }>): [Rgb, Rgb, number] {
  if (garment.kind === 'trousers') return [garment.colour, garment.boots, 0.062];
  if (garment.kind === 'space-suit') return [garment.colour, scale(garment.colour, 0.62), 0.092];
  return [garment.colour, scale(garment.colour, 0.8), 0.066];
}

function drawLeg(
  { context, bones, look, lightSide }: FigurePaintbox,
  side: 'near' | 'far',
  cloth: Rgb,
  boot: Rgb,
  width: number,
): void {
  const sign = side === 'near' ? 1 : -1;
  const hip: Point = [sign * look.build.hips * 0.52, bones.hip - 0.01];
  const knee = side === 'near' ? bones.nearKnee : bones.farKnee;
  const foot = side === 'near' ? bones.nearFoot : bones.farFoot;
  const ankle: Point = [foot[0], foot[1] - 0.035];
  const leg = limb(
    [hip, [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2], knee, ankle],
    [width * 1.32, width * 1.2, width, width * 0.8],
  );
  modelled(context, leg, cloth, { depth: 0.022, lightSide, outline: 0.005 });
  const shin = limb(
    [[(knee[0] * 1 + ankle[0] * 1.4) / 2.4, (knee[1] + ankle[1] * 1.4) / 2.4], ankle, [foot[0], foot[1]]],
    [width * 0.98, width * 0.86, width * 0.9],
  );
  modelled(context, shin, boot, { depth: 0.014, lightSide, outline: 0.005 });
  const ahead = 0.016 + bones.turn * 0.03;
  const shoe = path(
    `M${foot[0] - width * 0.48} ${foot[1] + 0.012}V${foot[1] - 0.018}Q${foot[0]} ${foot[1] - 0.045} ${foot[0] + width * 0.4 + ahead} ${foot[1] - 0.012}` +
      `Q${foot[0] + width * 0.5 + ahead} ${foot[1] + 0.004} ${foot[0] + width * 0.4 + ahead} ${foot[1] + 0.012}Z`,
  );
  modelled(context, shoe, boot, { depth: 0.012, lightSide, outline: 0.005 });
}

function fillPelvis({ context, bones, look, lightSide }: FigurePaintbox, cloth: Rgb): void {
  const { hips, waist } = look.build;
  const shape = path(
    `M${-waist} ${bones.waist}H${waist}Q${hips * 1.05} ${bones.hip - 0.03} ${hips * 0.98} ${bones.hip + 0.02}` +
      `Q0 ${bones.hip + 0.075} ${-hips * 0.98} ${bones.hip + 0.02}Q${-hips * 1.05} ${bones.hip - 0.03} ${-waist} ${bones.waist}Z`,
  );
  modelled(context, shape, cloth, { depth: 0.018, lightSide, outline: 0 });
}

function drawKneePlates({ context, bones, lightSide }: FigurePaintbox, colour: Rgb): void {
  for (const [x, y] of [bones.farKnee, bones.nearKnee]) {
    modelled(context, ellipse(x, y, 0.034, 0.038), mix(colour, [255, 255, 255], 0.15), {
      depth: 0.016,
      lightSide,
      outline: 0.004,
    });
  }
}

function drawSkirt(
  { context, bones, look, lightSide }: FigurePaintbox,
  garment: Extract<Garment, { kind: 'skirt' }>,
): void {
  const { waist } = look.build;
  const top = bones.waist - 0.012;
  const rest = -top - 0.012;
  const hem = top + rest * garment.length;
  const half = waist + garment.flare * garment.length;
  const lean = bones.turn > 0.7 ? -0.03 : 0;
  const middle = (top + hem) / 2;
  const shape = path(
    `M${-waist} ${top}C${-waist - 0.035} ${top + 0.06} ${-half * 0.86 + lean} ${middle + 0.04} ${-half + lean} ${hem - 0.012}` +
      `Q${-half * 0.5 + lean} ${hem + 0.03} ${lean} ${hem + 0.012}Q${half * 0.5 + lean} ${hem + 0.034} ${half + lean} ${hem - 0.012}` +
      `C${half * 0.86 + lean} ${middle + 0.04} ${waist + 0.035} ${top + 0.06} ${waist} ${top}Z`,
  );
  modelled(context, shape, garment.colour, { depth: 0.045, lightSide, outline: 0.005 });
  context.save();
  context.clip(shape);
  const folds = 6;
  for (let fold = 0; fold < folds; fold++) {
    const t = (fold + 0.5) / folds - 0.5;
    const crease = path(
      `M${t * waist * 1.5} ${top + 0.03}Q${t * half * 1.2} ${middle} ${t * half * 2 + lean} ${hem + 0.03}` +
        `L${t * half * 2 + 0.024 + lean} ${hem + 0.03}Q${t * half * 1.3 + 0.006} ${middle} ${t * waist * 1.5} ${top + 0.03}Z`,
    );
    fill(
      context,
      crease,
      toCss(fold % 2 === 0 ? scale(garment.colour, 0.5) : mix(garment.colour, [255, 250, 240], 0.5), 0.34),
    );
  }
  if (garment.trim) {
    const trim = path(
      `M${-half * 1.1 + lean} ${hem - 0.03}Q${-half * 0.5 + lean} ${hem + 0.014} ${lean} ${hem - 0.006}Q${half * 0.5 + lean} ${hem + 0.016} ${half * 1.1 + lean} ${hem - 0.03}`,
    );
    line(context, trim, garment.trim, 0.024);
  }
  context.restore();
}

function drawFishTail({ context, bones, look, lightSide }: FigurePaintbox, colour: Rgb): void {
  const { hip, waist } = bones;
  const fin = path(
    'M0.23 -0.05C0.3 -0.14 0.38 -0.16 0.42 -0.15C0.4 -0.1 0.36 -0.05 0.3 -0.03C0.35 0.0 0.38 0.03 0.38 0.06C0.32 0.06 0.26 0.02 0.22 -0.01Z',
  );
  modelled(context, fin, mix(colour, [190, 240, 230], 0.35), { depth: 0.03, lightSide });
  for (const tip of ['0.37 -0.13', '0.35 -0.1', '0.34 0.04', '0.31 0.035']) {
    line(context, path(`M0.23 -0.035L${tip}`), toCss(scale(colour, 0.55), 0.5), 0.004);
  }
  const tail = limb(
    [
      [0, waist - 0.01],
      [0.005, hip],
      [-0.02, hip + 0.16],
      [-0.03, hip + 0.29],
      [0.04, -0.09],
      [0.14, -0.035],
      [0.245, -0.035],
    ],
    [look.build.waist * 2, look.build.hips * 2.1, 0.17, 0.13, 0.1, 0.07, 0.035],
  );
  modelled(context, tail, colour, { depth: 0.05, lightSide });
  context.save();
  context.clip(tail);
  for (let row = 0; row < 22; row++) {
    for (let column = -5; column < 9; column++) {
      const x = column * 0.034 + (row % 2) * 0.017;
      const y = waist + 0.03 + row * 0.026;
      line(
        context,
        path(`M${x - 0.016} ${y}Q${x} ${y + 0.026} ${x + 0.016} ${y}`),
        toCss(scale(colour, 0.5), 0.45),
        0.004,
      );
    }
  }
  context.restore();
}

/** The trunk of the body with its surface: cloth, plate, coat, bare skin. */
export function drawTorso(paintbox: FigurePaintbox): void {
  const { context, look, bones, lightSide } = paintbox;
  const shape = torsoShape(look, bones);
  modelled(context, shape, look.torso, { depth: 0.035, lightSide, outline: 0.005 });
  context.save();
  context.clip(shape);
  dressTorso(paintbox);
  context.restore();
  if (look.belt) {
    fill(context, box(0, bones.waist + 0.02, look.build.waist * 2.08, 0.026, 0.006), look.belt);
    fill(context, box(0, bones.waist + 0.024, 0.034, 0.034, 0.006), [222, 184, 92]);
  }
}

function torsoShape(look: FigureLook, bones: Skeleton) {
  const { shoulders, waist, hips } = look.build;
  const top = bones.neck[1];
  const skirted = look.lower.kind === 'skirt' || look.lower.kind === 'fish-tail';
  const bottom = skirted ? bones.waist + 0.012 : bones.hip + 0.012;
  const base = skirted ? waist : hips * 0.98;
  return path(
    `M${-shoulders * 0.42} ${top - 0.008}Q${-shoulders * 1.06} ${top + 0.004} ${-shoulders * 1.06} ${top + 0.05}` +
      `C${-shoulders * 0.98} ${top + 0.13} ${-waist} ${bones.waist - 0.06} ${-waist} ${bones.waist}` +
      `L${-base} ${bottom}Q0 ${bottom + 0.022} ${base} ${bottom}L${waist} ${bones.waist}` +
      `C${waist} ${bones.waist - 0.06} ${shoulders * 0.98} ${top + 0.13} ${shoulders * 1.06} ${top + 0.05}` +
      `Q${shoulders * 1.06} ${top + 0.004} ${shoulders * 0.42} ${top - 0.008}Z`,
  );
}

function dressTorso({ context, look, bones, lightSide }: FigurePaintbox): void {
  const { shoulders, waist } = look.build;
  const top = bones.neck[1];
  const trim = look.trim ?? mix(look.torso, [255, 250, 240], 0.55);
  switch (look.torsoSurface ?? 'cloth') {
    case 'bare': {
      const shadow = toCss(scale(look.torso, 0.62), 0.55);
      line(
        context,
        path(
          `M${-shoulders * 0.7} ${top + 0.1}Q${-0.03} ${top + 0.13} 0 ${top + 0.1}Q0.03 ${top + 0.13} ${shoulders * 0.7} ${top + 0.1}M0 ${top + 0.11}V${bones.waist}`,
        ),
        shadow,
        0.005,
      );
      break;
    }
    case 'plate': {
      fill(
        context,
        box(0, bones.hip + 0.02, 0.3, bones.hip - bones.waist + 0.03),
        across(context, -waist, waist, barrel(scale(look.torso, 0.86), lightSide)),
      );
      line(
        context,
        path(
          `M0 ${top + 0.02}V${bones.waist}M${-waist * 1.2} ${bones.waist}H${waist * 1.2}M${-waist * 1.2} ${bones.waist + 0.035}H${waist * 1.2}`,
        ),
        toCss(scale(look.torso, 0.5), 0.7),
        0.006,
      );
      fill(
        context,
        ellipse(lightSide * shoulders * 0.4, top + 0.08, 0.022, 0.05, 0.2),
        'rgba(255,255,255,0.4)',
      );
      break;
    }
    case 'lamellar':
      for (let row = 0; row < 8; row++) {
        const y = top + 0.06 + row * 0.034;
        line(
          context,
          path(`M${-shoulders * 1.1} ${y}H${shoulders * 1.1}`),
          toCss(scale(look.torso, 0.45), 0.8),
          0.008,
        );
        for (let lace = -5; lace <= 5; lace++)
          line(context, path(`M${lace * 0.021} ${y - 0.026}V${y - 0.01}`), trim, 0.005);
      }
      break;
    case 'space-suit':
      fill(context, box(0, bones.waist - 0.01, 0.11, 0.085, 0.012), [214, 218, 226]);
      fill(context, box(-0.025, bones.waist - 0.05, 0.03, 0.022, 0.004), [72, 132, 206]);
      fill(context, ellipse(0.022, bones.waist - 0.06, 0.009), [226, 74, 60]);
      fill(context, ellipse(0.022, bones.waist - 0.034, 0.009), [246, 190, 70]);
      line(
        context,
        path(`M-0.055 ${bones.waist - 0.04}Q-0.09 ${bones.waist - 0.02} -0.08 ${top + 0.1}`),
        [150, 156, 168],
        0.012,
      );
      break;
    case 'coat':
      fill(
        context,
        path(`M-0.035 ${top - 0.01}L0.035 ${top - 0.01}L0.012 ${bones.hip + 0.05}H-0.012Z`),
        [244, 240, 230],
      );
      line(
        context,
        path(
          `M-0.035 ${top - 0.01}L-0.014 ${bones.hip + 0.05}M0.035 ${top - 0.01}L0.014 ${bones.hip + 0.05}`,
        ),
        trim,
        0.012,
      );
      for (let button = 0; button < 4; button++)
        fill(context, ellipse(0.032, top + 0.1 + button * 0.05, 0.007), [232, 192, 96]);
      break;
    case 'sash':
      line(
        context,
        path(`M${-shoulders * 1.1} ${top + 0.02}Q0 ${top + 0.16} ${waist * 1.4} ${bones.waist + 0.03}`),
        trim,
        0.05,
      );
      line(
        context,
        path(`M${-shoulders * 1.1} ${top + 0.02}Q0 ${top + 0.16} ${waist * 1.4} ${bones.waist + 0.03}`),
        toCss(scale(trim, 0.6), 0.5),
        0.006,
      );
      break;
    default:
      line(context, path(`M-0.05 ${top - 0.008}Q0 ${top + 0.055} 0.05 ${top - 0.008}`), trim, 0.014);
      line(
        context,
        path(`M${-waist} ${bones.waist - 0.03}Q-0.02 ${bones.waist - 0.06} 0.01 ${bones.waist - 0.1}`),
        toCss(scale(look.torso, 0.55), 0.35),
        0.006,
      );
  }
}

/** One arm with its sleeve and hand. */
export function drawArm({ context, look, bones, lightSide }: FigurePaintbox, side: 'near' | 'far'): void {
  const [shoulder, elbow, hand] =
    side === 'near'
      ? [bones.nearShoulder, bones.nearElbow, bones.nearHand]
      : [bones.farShoulder, bones.farElbow, bones.farHand];
  const suit = look.torsoSurface === 'space-suit';
  const width = (suit ? 0.082 : look.feminine ? 0.044 : 0.054) * (look.build.limbs ?? 1);
  const shade = side === 'far' && bones.turn > 0.6 ? 0.8 : 1;
  const start: Point = [shoulder[0] * 0.9, shoulder[1] + 0.012];
  const options = { depth: 0.018, lightSide, outline: 0.005 };
  const skin = scale(look.skin, shade);
  modelled(context, limb([start, elbow, hand], [width, width * 0.82, width * 0.62]), skin, options);
  modelled(
    context,
    ellipse(hand[0], hand[1] + 0.008, width * 0.46, width * 0.54),
    suit ? [170, 176, 188] : skin,
    { ...options, depth: 0.01 },
  );
  if (look.sleeves.length === 'none') return;
  const cloth = scale(look.sleeves.colour, shade);
  const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.86, elbow[1] + (hand[1] - elbow[1]) * 0.86];
  const end: Point =
    look.sleeves.length === 'short'
      ? [start[0] + (elbow[0] - start[0]) * 0.7, start[1] + (elbow[1] - start[1]) * 0.7]
      : wrist;
  const middle: Point =
    look.sleeves.length === 'short' ? [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2] : elbow;
  const flare = look.sleeves.wide ? 2.3 : suit ? 0.86 : 0.98;
  const sleeve = limb([start, middle, end], [width * 1.32, width * 1.2, width * flare]);
  modelled(context, sleeve, cloth, options);
  if (look.torsoSurface === 'plate' || look.torsoSurface === 'lamellar') {
    const pad = ellipse(
      start[0] * 1.06,
      start[1] - 0.006,
      width * 0.86,
      width * 0.72,
      side === 'near' ? 0.4 : -0.4,
    );
    modelled(context, pad, mix(cloth, [255, 255, 255], 0.14), options);
    return;
  }
  // Without this the outline around the sleeve makes the arm look pinned on like a puppet's.
  fill(context, ellipse(start[0] * 0.86, start[1] + 0.004, width * 0.5, width * 0.52), cloth);
  if (look.trim && look.sleeves.length === 'long') {
    const alongX = (end[0] - middle[0]) * 0.05;
    const alongY = (end[1] - middle[1]) * 0.05;
    const cuffWidth = width * flare * 0.96;
    const cuff = limb(
      [
        [end[0] - alongX, end[1] - alongY],
        [end[0] + alongX, end[1] + alongY],
      ],
      [cuffWidth, cuffWidth],
    );
    fill(context, cuff, look.trim);
  }
}
