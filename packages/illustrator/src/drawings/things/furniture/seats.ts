import { fromHex, mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { points } from '../../../core/number-tables.ts';
import { box, ellipse, pathAt } from '../../pen/pen.ts';
import { anchorAll } from '../../pen/sketch.ts';
import { paintsOn, type ThingTools, thing } from '../../pen/thing-tools.ts';
import { grain } from '../effects.ts';

const WOODS = ['#8a5a34', '#a06c3e', '#6f452a'] as const;
const CLOTHS = ['#b5443c', '#2f6f78', '#3f6aa0', '#c08a3a', '#6a7d4a'] as const;

/** A wing-backed armchair with buttons, rolled arms and a cushion. */
export const drawArmchair = thing({ left: -0.62, right: 0.62, top: -1.06 }, (tools, { random, color }) => {
  const cloth: Rgb = color ?? fromHex(random.pick(CLOTHS));
  const wood = fromHex(random.pick(WOODS));
  for (const side of [-1, 1]) tools.turned(side * 0.4, '0.045,-0.16 0.05,-0.1 0.025,-0.01', wood);
  const rounded = random.chance(0.5);
  tools.solid(
    rounded
      ? 'M-0.4 -0.2V-0.66C-0.4 -1.08 0.4 -1.08 0.4 -0.66V-0.2Z'
      : 'M-0.42 -0.2C-0.44 -0.5 -0.5 -0.86 -0.4 -0.97C-0.3 -1.05 -0.2 -0.98 0 -1C0.2 -0.98 0.3 -1.05 0.4 -0.97C0.5 -0.86 0.44 -0.5 0.42 -0.2Z',
    cloth,
    0.08,
  );
  tools.flat(box(0, -0.4, 0.56, 0.46, 0.16), mix(cloth, [255, 240, 220], 0.1));
  for (const [x, y] of points('-0.15,-0.8 0.15,-0.8 0,-0.68 -0.15,-0.56 0.15,-0.56')) {
    tools.ball(x, y, 0.016, scale(cloth, 0.66));
    tools.stroke(pathAt(x, y, 'M-0.055 -0.035Q0 0 0.055 -0.035'), scale(cloth, 0.72), 0.008);
  }
  drawSeatCushions(tools, cloth, 0.34, 1);
  for (const side of [-1, 1]) drawArm(tools, side, 0.44, cloth);
  tools.sheet.anchor('seat', 0, -0.42);
});

function drawSeatCushions(tools: ThingTools, cloth: Rgb, half: number, count: number): void {
  tools.solid(box(0, -0.12, half * 2 + 0.06, 0.16, 0.03), scale(cloth, 0.84), 0.04);
  const width = (half * 2) / count;
  for (let cushion = 0; cushion < count; cushion++)
    tools.solid(
      box(-half + width * (cushion + 0.5), -0.26, width * 0.99, 0.16, 0.06),
      mix(cloth, [255, 240, 220], 0.14),
      0.045,
    );
}

function drawArm(tools: ThingTools, side: number, x: number, cloth: Rgb): void {
  tools.solid(box(side * x, -0.1, 0.15, 0.4, 0.04), scale(cloth, 0.96), 0.05);
  tools.ball(side * x, -0.5, 0.1, cloth, 0.085);
  tools.stroke(ellipse(side * x, -0.5, 0.056, 0.046), scale(cloth, 0.7), 0.009);
}

/** A sofa for three with loose cushions. */
export const drawSofa = thing({ left: -1.15, right: 1.15, top: -0.92 }, (tools, { random, color }) => {
  const cloth: Rgb = color ?? fromHex(random.pick(CLOTHS));
  const wood = fromHex(random.pick(WOODS));
  for (const side of [-1, 1]) tools.turned(side * 0.9, '0.04,-0.16 0.045,-0.1 0.022,-0.01', wood);
  tools.solid(
    random.chance(0.5)
      ? box(0, -0.2, 1.84, 0.66, 0.16)
      : 'M-0.92 -0.2V-0.66Q-0.92 -0.8 -0.7 -0.8Q-0.3 -0.76 0 -0.9Q0.3 -0.76 0.7 -0.8Q0.92 -0.8 0.92 -0.66V-0.2Z',
    cloth,
    0.08,
  );
  for (const x of [-0.29, 0.29]) tools.stroke(`M${x} -0.78V-0.42`, scale(cloth, 0.68), 0.01);
  drawSeatCushions(tools, cloth, 0.84, 3);
  const pillow = pickColor(random, '#e8c35a #e6dcc8 #d9795a #8fb3c2');
  for (const side of [-1, 1])
    framed(tools.context, { at: [side * 0.66, -0.42], turn: side * 0.28 }, () =>
      tools.solid(
        'M-0.15 -0.02Q-0.13 -0.16 -0.17 -0.3Q0 -0.26 0.17 -0.3Q0.13 -0.16 0.15 -0.02Q0 -0.05 -0.15 -0.02Z',
        side < 0 ? pillow : mix(pillow, [255, 255, 255], 0.35),
        0.05,
      ),
    );
  for (const side of [-1, 1]) drawArm(tools, side, 0.94, cloth);
  tools.sheet.anchor('seat', 0, -0.42);
});

/** A park bench of boards on iron or wooden feet. */
export const drawBench = thing({ left: -0.98, right: 0.98, top: -1 }, (tools, { random, color, snow }) => {
  const wood: Rgb = color ?? pickColor(random, '#a9713e #8f5f38 #b98450');
  const iron: Rgb = random.chance(0.6) ? [58, 60, 66] : scale(wood, 0.7);
  for (const side of [-1, 1]) {
    tools.rod(
      `${side * 0.74},-0.8 ${side * 0.73},-0.42 ${side * 0.8},-0.2 ${side * 0.78},0`,
      '0.05 0.05 0.05 0.06',
      iron,
    );
    tools.rod(`${side * 0.74},-0.38 ${side * 0.66},-0.2 ${side * 0.6},0`, '0.05 0.045 0.055', iron);
  }
  for (let board = 0; board < 3; board++) drawBoard(tools, wood, -0.56 - board * 0.125, 1.64, 0.095);
  for (let board = 0; board < 3; board++)
    drawBoard(tools, mix(wood, [255, 235, 200], 0.16), -0.33 + board * 0.062, 1.7 + board * 0.05, 0.056);
  for (const side of [-1, 1])
    tools.rod(
      `${side * 0.74},-0.52 ${side * 0.84},-0.54 ${side * 0.88},-0.44 ${side * 0.84},-0.24`,
      '0.05 0.055 0.05 0.04',
      iron,
    );
  grain(tools, random, -0.78, 0.78, -0.88, -0.56, scale(wood, 0.6));
  if (snow) {
    tools.solid(
      'M-0.82 -0.89Q-0.7 -0.96 -0.4 -0.94Q0 -0.98 0.4 -0.94Q0.7 -0.97 0.82 -0.89Q0.3 -0.86 -0.82 -0.89Z',
      [242, 247, 253],
      0.02,
    );
    tools.solid(
      'M-0.84 -0.33Q-0.4 -0.42 0 -0.39Q0.5 -0.42 0.84 -0.33Q0.2 -0.3 -0.84 -0.33Z',
      [242, 247, 253],
      0.02,
    );
  }
  tools.sheet.anchor('seat', 0, -0.34);
});

function drawBoard(tools: ThingTools, wood: Rgb, y: number, width: number, height: number): void {
  tools.solid(box(0, y, width, height, 0.016), wood, 0.014);
}

/** A plain wooden chair or, by chance, one with a woven seat, seen from the front. */
export const drawChair = thing({ left: -0.4, right: 0.4, top: -1.1 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? fromHex(random.pick(WOODS));
  const woven = random.chance(0.4);
  for (const side of [-1, 1])
    tools.rod(`${side * 0.2},-0.44 ${side * 0.2},-0.06`, '0.045 0.035', scale(wood, 0.68));
  for (const side of [-1, 1]) tools.rod(`${side * 0.24},-1 ${side * 0.235},-0.44`, '0.05 0.055', wood);
  const bars = random.chance(0.5);
  if (bars)
    for (let slat = 0; slat < 3; slat++)
      tools.solid(box(0, -0.62 - slat * 0.13, 0.45, 0.075, 0.02), mix(wood, [255, 230, 190], 0.1), 0.02);
  else {
    tools.solid('M-0.25 -0.94Q0 -1.06 0.25 -0.94V-0.84Q0 -0.93 -0.25 -0.84Z', wood, 0.02);
    for (let spindle = -2; spindle <= 2; spindle++)
      tools.rod(`${spindle * 0.08},-0.88 ${spindle * 0.08},-0.46`, '0.024 0.024', wood, 0.01);
  }
  const seat: Rgb = woven ? [218, 186, 122] : mix(wood, [255, 230, 190], 0.18);
  tools.solid('M-0.22 -0.52H0.22L0.3 -0.4H-0.3Z', seat, 0.02);
  tools.solid(box(0, -0.355, 0.62, 0.055, 0.012), scale(seat, 0.86), 0.015);
  for (const side of [-1, 1]) tools.rod(`${side * 0.265},-0.36 ${side * 0.27},0`, '0.055 0.042', wood);
  tools.solid(box(0, -0.17, 0.5, 0.03, 0.008), scale(wood, 0.9), 0.01);
  tools.sheet.anchor('seat', 0, -0.44);
});

/** A round stool on three or four legs. */
export const drawStool = thing({ left: -0.5, right: 0.5, top: -0.94 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? fromHex(random.pick(WOODS));
  tools.rod('0,-0.8 0,-0.1', '0.06 0.05', scale(wood, 0.66));
  for (const side of [-1, 1]) tools.rod(`${side * 0.2},-0.8 ${side * 0.36},0`, '0.08 0.055', wood);
  tools.solid(box(0, -0.3, 0.6, 0.04, 0.01), scale(wood, 0.85), 0.012);
  tools.turned(0, '0.36,-0.88 0.37,-0.84 0.34,-0.78', mix(wood, [255, 230, 190], 0.12), { tilt: 0.2 });
  tools.sheet.anchor('seat', 0, -0.87);
});

/** A bed with head and foot board, pillow and quilt, its head to the left; in front, the quilt over whoever is in it. */
export const drawBed = thing(
  { left: -1.1, right: 1.1, top: -0.98 },
  (tools, { random, color, lightSide }) => {
    const quilt: Rgb = color ?? pickColor(random, '#4f7fb5 #c2564a #6b9a5b #d9a441 #8a6bb0');
    const wood = fromHex(random.pick(WOODS));
    tools.solid(
      'M-1 0V-0.82Q-0.98 -0.95 -0.9 -0.95Q-0.82 -0.95 -0.82 -0.82V0H-0.88V-0.14H-0.94V0Z',
      wood,
      0.04,
    );
    tools.ball(-0.91, -0.93, 0.05, mix(wood, [255, 230, 190], 0.2));
    tools.solid(box(0.02, -0.16, 1.76, 0.16, 0.02), scale(wood, 0.9), 0.03);
    tools.solid(box(0.02, -0.28, 1.72, 0.17, 0.05), [240, 236, 226], 0.04);
    tools.solid(
      'M-0.8 -0.42Q-0.84 -0.6 -0.62 -0.62Q-0.34 -0.64 -0.36 -0.5Q-0.36 -0.42 -0.5 -0.42Z',
      [250, 247, 240],
      0.05,
    );
    const patch = mix(quilt, [255, 245, 225], 0.4);
    for (const { paint, cover, fold } of [
      { paint: tools, cover: 'M-0.42 -0.46Q-0.2 -0.56 0.2 -0.53Q0.6 -0.56 0.9 -0.48', fold: FOLD },
      { paint: paintsOn(tools.sheet.front, lightSide), cover: OVER_SOMEBODY, fold: FOLD_OVER_SOMEBODY },
    ]) {
      paint.solid(`${cover}${QUILT_EDGE}`, quilt, 0.06);
      for (let column = 0; column < 5; column++)
        for (let row = 0; row < 2; row++)
          if ((column + row) % 2 === 0)
            paint.flat(box(-0.18 + column * 0.24, -0.3 + row * 0.13, 0.16, 0.09, 0.02), patch);
      paint.solid(fold, [246, 242, 232], 0.03);
      paint.solid(
        'M0.86 0V-0.54Q0.88 -0.64 0.95 -0.64Q1.02 -0.64 1.03 -0.54V0H0.98V-0.12H0.92V0Z',
        wood,
        0.04,
      );
      paint.ball(0.95, -0.64, 0.045, mix(wood, [255, 230, 190], 0.2));
    }
    anchorAll(tools.sheet, 'seat 0,-0.53 pillow -0.6,-0.66');
  },
);

const QUILT_EDGE =
  'Q0.95 -0.3 0.92 -0.14Q0.7 -0.1 0.45 -0.15Q0.2 -0.1 -0.05 -0.15Q-0.3 -0.1 -0.44 -0.16Q-0.46 -0.3 -0.42 -0.46Z';
const FOLD = 'M-0.5 -0.45Q-0.44 -0.54 -0.3 -0.53Q-0.26 -0.3 -0.3 -0.15Q-0.42 -0.11 -0.5 -0.16Z';
const OVER_SOMEBODY =
  'M-0.42 -0.5Q-0.36 -0.8 -0.1 -0.8Q0.3 -0.76 0.5 -0.68Q0.7 -0.7 0.78 -0.62Q0.86 -0.56 0.9 -0.48';
const FOLD_OVER_SOMEBODY =
  'M-0.52 -0.45Q-0.52 -0.78 -0.3 -0.82Q-0.16 -0.82 -0.2 -0.6Q-0.24 -0.3 -0.3 -0.15Q-0.42 -0.11 -0.5 -0.16Z';

/** A thick striped pad, buttoned. */
export const drawMattress = thing({ left: -1.05, right: 1.05, top: -0.5 }, (tools, { random, color }) => {
  const cloth: Rgb = color ?? pickColor(random, '#e8dcc4 #dfe4ea #e6d6d0');
  tools.solid(box(0, 0, 2, 0.4, 0.09), cloth, 0.07);
  tools.flat(
    'M-0.96 -0.38Q0 -0.46 0.96 -0.38L0.96 -0.33Q0 -0.41 -0.96 -0.33Z',
    mix(cloth, [255, 255, 255], 0.4),
  );
  for (let stripe = -9; stripe <= 9; stripe++)
    tools.flat(box(stripe * 0.1, -0.05, 0.03, 0.27), mix(cloth, [88, 124, 176], 0.6));
  for (const y of [-0.05, -0.34]) tools.stroke(`M-0.97 ${y}H0.97`, scale(cloth, 0.62), 0.016);
});
