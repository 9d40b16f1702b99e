import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { points, pointsAt, rows } from '../../core/number-tables.ts';
import { moodOf } from '../beasts/beast-expression.ts';
import { drawEye } from '../beasts/head/face-eyes.ts';
import { paintHide, softPatch } from '../beasts/paint-hide.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, line, modelled, type Point, smooth } from '../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../pen/sketch.ts';

/** The colors of a penguin's wings and of its body: chicks are gray. */
function coatOf({ color, qualities, random }: DrawingRequest): { back: Rgb; body: Rgb; young: boolean } {
  const back = color ? mix(color, [30, 30, 40], 0.15) : pickColor(random.fork('coat'), '#343a4e #2c303e');
  const young = qualities.includes('young') || qualities.includes('tiny');
  return { back, body: young && !color ? [150, 152, 166] : back, young };
}

/** The trunk and head of a penguin on its feet. */
const PENGUIN_BODY =
  '0,-1 0.19,-0.93 0.25,-0.74 0.3,-0.46 0.31,-0.22 0.2,-0.05 -0.2,-0.05 -0.31,-0.22 -0.3,-0.46 -0.25,-0.74 -0.19,-0.93';
const BEAK: Rgb = [246, 164, 56];

/** A penguin on its feet, its wings like arms: it holds, waves and slides. */
export function drawPenguin(request: DrawingRequest): Drawing {
  const { size, lightSide, pose, bust, fromBehind, random } = request;
  if ((pose === 'walking' || pose === 'running') && !bust && !fromBehind) return drawWalkingPenguin(request);
  if ((pose === 'lying' || pose === 'swimming') && !bust) return drawSlidingPenguin(request);
  const { back, body, young } = coatOf(request);
  return sketch(
    {
      size: size * (bust ? 1.5 : 1),
      left: -0.8,
      right: 0.8,
      top: -1.3,
      bottom: bust ? -0.3 : 0.06,
      facing: 'right',
    },
    (sheet) => {
      const { context } = sheet;
      const build = random.fork('build');
      context.scale(build.range(0.9, 1.06), build.range(0.9, 1));
      // One waddles to this side, the next to the other.
      context.rotate(build.range(-0.07, 0.07));
      const arms =
        pose === 'waving' || pose === 'dancing' || pose === 'flying' || pose === 'jumping' ? 'up' : 'down';
      for (const side of [-1, 1])
        paintHide(context, ellipse(side * 0.13, -0.035, 0.12, 0.05), BEAK, {
          lightSide,
          depth: 0.02,
        });
      for (const side of [-1, 1] as const)
        drawFlipper(sheet, side, back, arms === 'up', lightSide, build.range(-0.07, 0.16));
      paintHide(context, smooth(points(PENGUIN_BODY)), body, {
        lightSide,
        depth: 0.08,
        markings: (clipped) => {
          if (fromBehind) return;
          const chest = smooth(
            points('0.02,-0.62 0.16,-0.66 0.24,-0.4 0.22,-0.16 0,-0.03 -0.2,-0.16 -0.22,-0.4 -0.14,-0.66'),
          );
          fill(clipped, chest, [252, 250, 246]);
          clipped.save();
          clipped.clip(chest);
          softPatch(clipped, 0.02, -0.62, 0.3, 0.16, [250, 206, 92], young ? 0.2 : 0.85);
          clipped.restore();
          for (const side of [-1, 1])
            fill(clipped, ellipse(side * 0.11 + 0.02, -0.79, 0.115, 0.13), [252, 250, 246]);
        },
      });
      if (!fromBehind) drawPenguinFace(sheet, request);
      anchorAll(sheet, 'hat 0,-0.97 face 0.02,-0.79');
      sheet.anchor('hand', 0.42, arms === 'up' ? -0.7 : -0.3);
      anchorAll(sheet, 'seat 0,-0.05 back 0,-0.6');
      sheet.head(0.46);
    },
  );
}

/** On its belly, head first, feet and wings stretched back: so it slides and swims. */
function drawSlidingPenguin(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const { back, body, young } = coatOf(request);
  const hide = { lightSide, depth: 0.03 };
  return sketch({ size, left: -0.9, right: 0.9, top: -0.8, bottom: 0.04, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    for (const y of [-0.2, -0.1]) paintHide(context, ellipse(-0.58, y, 0.13, 0.045, 0.12), BEAK, hide);
    const flipper = (row: string, shade: number) =>
      paintHide(context, limb(row, [0.13, 0.14, 0.05]), scale(back, shade), hide);
    flipper('0.16,-0.44 0,-0.58 -0.2,-0.64', 0.8);
    paintHide(context, 'M-0.44 -0.3Q-0.6 -0.3 -0.7 -0.34Q-0.58 -0.22 -0.46 -0.2Z', back, hide);
    const trunk =
      'M-0.52 -0.24C-0.4 -0.5 0 -0.56 0.26 -0.5C0.3 -0.7 0.44 -0.78 0.58 -0.74C0.74 -0.7 0.78 -0.54 0.7 -0.44C0.66 -0.24 0.5 -0.02 0.2 0C-0.1 0.02 -0.44 -0.04 -0.52 -0.24Z';
    paintHide(context, trunk, body, {
      lightSide,
      depth: 0.08,
      markings: (clipped) => {
        fill(
          clipped,
          'M-0.5 -0.1C-0.2 -0.2 0.3 -0.22 0.5 -0.4Q0.62 -0.5 0.74 -0.4L0.7 0.1H-0.5Z',
          [252, 250, 246],
        );
        softPatch(clipped, 0.52, -0.34, 0.18, 0.12, [250, 206, 92], young ? 0.2 : 0.85);
        fill(clipped, ellipse(0.62, -0.57, 0.11, 0.1), [252, 250, 246]);
      },
    });
    paintHide(context, 'M0.71 -0.62Q0.84 -0.6 0.92 -0.54Q0.82 -0.5 0.71 -0.51Z', BEAK, {
      lightSide,
      depth: 0.015,
    });
    drawEye(context, 0.6, -0.6, 1, { size: 0.044, spread: 0.1, y: -0.6 }, moodOf(request));
    softPatch(context, 0.6, -0.49, 0.045, 0.03, [250, 150, 140], 0.7);
    flipper('0.12,-0.32 -0.08,-0.22 -0.26,-0.2', 0.94);
    anchorAll(sheet, 'hat 0.5,-0.74 face 0.6,-0.58 hand 0.86,-0.5 seat 0,-0.5 back -0.1,-0.5');
    sheet.anchor('waterline', 0, -0.22);
    sheet.head(0.4);
  });
}

/** A penguin from the side, leaning forward: it pulls something or goes somewhere, and looks ahead. */
function drawWalkingPenguin(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const { back, body, young } = coatOf(request);
  const hide = { lightSide, depth: 0.03 };
  return sketch({ size, left: -0.8, right: 0.8, top: -1.3, bottom: 0.06, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    context.rotate(0.06);
    for (const x of [-0.1, 0.2]) paintHide(context, ellipse(x, -0.035, 0.13, 0.05), BEAK, hide);
    paintHide(context, 'M-0.22 -0.2Q-0.34 -0.08 -0.44 -0.02Q-0.28 -0.02 -0.16 -0.06Z', back, hide);
    const flipper = (row: string) =>
      paintHide(context, limb(row, [0.14, 0.15, 0.06]), scale(back, 0.94), hide);
    flipper('0.18,-0.64 0.36,-0.5 0.46,-0.36');
    paintHide(context, 'M0.19 -0.85Q0.31 -0.84 0.39 -0.78Q0.3 -0.74 0.19 -0.74Z', BEAK, {
      lightSide,
      depth: 0.015,
    });
    paintHide(context, smooth(points(PENGUIN_BODY)), body, {
      lightSide,
      depth: 0.08,
      markings: (clipped) => {
        const chest = smooth(points('0.16,-0.64 0.4,-0.66 0.4,-0.1 0.16,-0.02 0.02,-0.16 0.06,-0.42'));
        fill(clipped, chest, [252, 250, 246]);
        clipped.save();
        clipped.clip(chest);
        softPatch(clipped, 0.2, -0.62, 0.2, 0.14, [250, 206, 92], young ? 0.2 : 0.85);
        clipped.restore();
        fill(clipped, ellipse(0.13, -0.8, 0.1, 0.12), [252, 250, 246]);
      },
    });
    drawEye(context, 0.12, -0.83, 1, { size: 0.044, spread: 0.1, y: -0.83 }, moodOf(request));
    softPatch(context, 0.14, -0.73, 0.045, 0.03, [250, 150, 140], 0.7);
    flipper('-0.06,-0.62 -0.14,-0.44 -0.24,-0.26');
    anchorAll(sheet, 'hat 0,-0.97 face 0.1,-0.8 hand 0.42,-0.4 seat 0,-0.05 back -0.1,-0.6');
    sheet.head(0.46);
  });
}

function drawFlipper(
  { context }: Sketch,
  side: -1 | 1,
  color: Rgb,
  raised: boolean,
  lightSide: -1 | 1,
  spread: number,
): void {
  const points: Point[] = raised
    ? pointsAt(0, 0, '0.24,-0.62 0.4,-0.74 0.54,-0.92', side)
    : [
        [side * 0.24, -0.64],
        [side * (0.37 + spread * 0.6), -0.46],
        [side * (0.42 + spread), -0.24 - Math.abs(spread) * 0.4],
      ];
  paintHide(context, limb(points, [0.14, 0.15, 0.06]), scale(color, 0.94), { lightSide, depth: 0.03 });
}

function drawPenguinFace({ context }: Sketch, request: DrawingRequest): void {
  const mood = moodOf(request);
  for (const side of [-1, 1] as const) {
    drawEye(context, side * 0.1 + 0.03, -0.82, side, { size: 0.042, spread: 0.1, y: -0.82 }, mood);
    softPatch(context, side * 0.17 + 0.02, -0.73, 0.05, 0.035, [250, 150, 140], 0.7);
  }
  paintHide(
    context,
    'M-0.035 -0.78Q0.03 -0.82 0.095 -0.78Q0.08 -0.72 0.03 -0.7Q-0.02 -0.72 -0.035 -0.78Z',
    BEAK,
    { lightSide: request.lightSide, depth: 0.015 },
  );
  line(context, 'M-0.025 -0.765Q0.03 -0.745 0.085 -0.765', [150, 80, 30], 0.008);
}

const peacockColors = (color: Rgb | undefined) => ({
  blue: color ?? ([36, 92, 190] as const),
  green: color ? mix(color, [255, 255, 255], 0.2) : ([46, 150, 100] as const),
});

/** A peacock before its open fan; in arms and on a perch its train hangs down. */
export function drawPeacock(request: DrawingRequest): Drawing {
  const { size, lightSide, color, pose } = request;
  if (pose === 'sitting' || pose === 'lying' || pose === 'sleeping') return drawFoldedPeacock(request);
  const { blue, green } = peacockColors(color);
  return sketch({ size, left: -1, right: 1, top: -1.4, bottom: 0.05 }, (sheet) => {
    const { context } = sheet;
    for (const [reach, count] of rows<2>('0.92,17 0.74,15 0.54,12')) {
      for (let feather = 0; feather < count; feather++) {
        const angle = Math.PI * (1.02 + (feather / (count - 1)) * 0.96);
        const tip: Point = [Math.cos(angle) * reach, -0.26 + Math.sin(angle) * reach];
        const middle: Point = [Math.cos(angle) * reach * 0.5, -0.26 + Math.sin(angle) * reach * 0.5];
        modelled(
          context,
          limb([[0, -0.26], middle, tip], [0.04, 0.1, 0.15]),
          scale(green, 0.75 + (feather % 2) * 0.16),
          { depth: 0.02, lightSide, outline: 0.005 },
        );
        const [x, y] = [Math.cos(angle) * (reach - 0.02), -0.26 + Math.sin(angle) * (reach - 0.02)];
        drawFeatherEye(context, x, y);
      }
    }
    for (const side of [-1, 1])
      line(
        context,
        `M${side * 0.07} -0.14V-0.02M${side * 0.07} -0.02l${-0.04} 0.02M${side * 0.07} -0.02l0.05 0.02`,
        [150, 120, 96],
        0.022,
      );
    const body = limb('0,-0.12 0,-0.28 0,-0.46 0.01,-0.62 0.02,-0.74', [0.16, 0.3, 0.25, 0.14, 0.12]);
    paintHide(context, body, blue, {
      lightSide,
      depth: 0.06,
      markings: (clipped) => softPatch(clipped, 0, -0.24, 0.12, 0.12, mix(blue, green, 0.6), 0.7),
    });
    paintHide(context, ellipse(0.02, -0.76, 0.085, 0.08), blue, { lightSide, depth: 0.03 });
    for (const lean of [-0.09, -0.03, 0.03, 0.09]) {
      line(context, `M0.02 -0.83L${0.02 + lean} -0.93`, scale(blue, 0.8), 0.009);
      fill(context, ellipse(0.02 + lean, -0.94, 0.018), mix(blue, green, 0.5));
    }
    for (const side of [-1, 1]) {
      fill(context, ellipse(0.02 + side * 0.045, -0.77, 0.034, 0.028), [250, 248, 242]);
      fill(context, ellipse(0.02 + side * 0.045, -0.77, 0.018, 0.02), [26, 18, 22]);
    }
    fill(context, 'M-0.01 -0.745Q0.02 -0.76 0.05 -0.745L0.02 -0.7Z', [226, 178, 90]);
    anchorAll(sheet, 'hat 0.02,-0.83 face 0.02,-0.76 back 0,-0.4');
    sheet.head(0.18);
  });
}

function drawFeatherEye(context: Sketch['context'], x: number, y: number): void {
  fill(context, ellipse(x, y, 0.06, 0.066), [206, 170, 66]);
  fill(context, ellipse(x, y + 0.004, 0.044, 0.05), [44, 170, 180]);
  fill(context, ellipse(x, y + 0.01, 0.026, 0.03), [30, 40, 120]);
}

/** A peacock from the side, the feathers of its train one over the other. */
function drawFoldedPeacock({ size, lightSide, color }: DrawingRequest): Drawing {
  const { blue, green } = peacockColors(color);
  const hide = { lightSide, depth: 0.05 };
  return sketch({ size, left: -1.1, right: 0.6, top: -1.1, bottom: 0.05, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    for (const [x, y, width] of rows<3>('-0.94,-0.1,0.2 -0.98,0,0.2 -0.86,-0.02,0.24')) {
      const feather: Point[] = [
        [-0.06, -0.36],
        [x * 0.5, -0.26],
        [x, y],
      ];
      modelled(context, limb(feather, [0.2, width, 0.12]), scale(green, 0.9), {
        depth: 0.03,
        lightSide,
        outline: 0.005,
      });
    }
    for (const [x, y] of rows<2>('-0.36,-0.26 -0.56,-0.16 -0.6,-0.26 -0.78,-0.08 -0.82,-0.16 -0.94,-0.04'))
      drawFeatherEye(context, x, y);
    for (const x of [-0.02, 0.1]) line(context, `M${x} -0.2V0l0.07 0.02`, [150, 120, 96], 0.024);
    paintHide(context, limb('-0.2,-0.34 0.02,-0.3 0.2,-0.42', [0.16, 0.36, 0.22]), blue, hide);
    paintHide(context, ellipse(-0.06, -0.33, 0.2, 0.1, 0.2), scale(mix(blue, green, 0.6), 0.85), hide);
    paintHide(context, limb('0.14,-0.4 0.28,-0.56 0.27,-0.76', [0.26, 0.15, 0.11]), blue, hide);
    for (const lean of [-0.08, -0.02, 0.04]) {
      line(context, `M0.28 -0.86L${0.26 + lean} -0.96`, scale(blue, 0.8), 0.009);
      fill(context, ellipse(0.26 + lean, -0.97, 0.018), mix(blue, green, 0.5));
    }
    paintHide(context, 'M0.34 -0.83L0.45 -0.78L0.34 -0.76Z', [226, 178, 90], { lightSide, depth: 0.01 });
    paintHide(context, ellipse(0.29, -0.8, 0.085, 0.075), blue, { lightSide, depth: 0.03 });
    fill(context, ellipse(0.31, -0.815, 0.034, 0.028), [250, 248, 242]);
    fill(context, ellipse(0.318, -0.815, 0.018, 0.02), [26, 18, 22]);
    anchorAll(sheet, 'hat 0.29,-0.87 face 0.3,-0.8 back -0.04,-0.42');
    sheet.head(0.18);
  });
}
