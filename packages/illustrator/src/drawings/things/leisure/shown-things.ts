import { fromHex, mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { box, ellipse, pathAt } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';

const ROOMS = ['#f0c8c8', '#c8dcec', '#f4e2b4', '#cfe4c8', '#dccdea', '#f2d6b8'] as const;
const WOOD: Rgb = [156, 108, 68];

/** A dollhouse, open to us: six small rooms with their furniture under a gable. */
export const drawDollhouse = thing(
  { left: -0.74, right: 0.74, top: -1.36 },
  (tools, { random, color, lamps }) => {
    const paint: Rgb = color ?? pickColor(random, '#e8a0b0 #a8c8dc #f0e0b8 #b8d4b0');
    const roof: Rgb = mix(paint, [150, 60, 60], 0.6);
    tools.solid(box(0.36, -1.02, 0.13, 0.3, 0.01), scale(roof, 0.8), 0.02);
    tools.solid('M-0.74 -0.88L0 -1.34L0.74 -0.88L0.64 -0.82H-0.64Z', roof, 0.04);
    tools.solid('M-0.4 -0.9L0 -1.16L0.4 -0.9Z', fromHex(ROOMS[4]), 0.02);
    tools.solid(box(0, -0.04, 1.32, 0.84, 0.01), paint, 0.03);
    for (let room = 0; room < 6; room++) {
      const [x, y] = [-0.42 + (room % 3) * 0.42, room < 3 ? -0.5 : -0.1];
      tools.flat(box(x, y, 0.39, 0.35), mix(fromHex(ROOMS[room]!), [255, 230, 170], lamps ? 0.5 : 0));
      tools.flat(box(x, y, 0.39, 0.05), WOOD);
      tools.stroke(box(x, y, 0.39, 0.35), scale(paint, 0.6), 0.012);
    }
    // Above a bed, a wardrobe and a lamp; below a table, a stove and an armchair.
    tools.solid(box(-0.42, -0.54, 0.28, 0.08, 0.02), [206, 88, 84], 0.014);
    tools.solid(box(-0.53, -0.54, 0.05, 0.16, 0.01), WOOD, 0.01);
    tools.solid(box(-0.48, -0.6, 0.08, 0.04, 0.02), [252, 250, 244], 0.006);
    tools.solid(box(-0.05, -0.53, 0.15, 0.24, 0.01), WOOD, 0.014);
    tools.stroke('M-0.05 -0.55V-0.76', scale(WOOD, 0.6), 0.008);
    tools.flat(box(0.1, -0.64, 0.1, 0.12), [150, 200, 226]);
    tools.stroke('M0.42 -0.54V-0.7', WOOD, 0.016);
    tools.solid('M0.36 -0.68H0.48L0.45 -0.77H0.39Z', [250, 214, 110], 0.01);
    tools.solid(box(0.53, -0.54, 0.09, 0.12, 0.01), [120, 150, 190], 0.01);
    tools.solid(box(-0.42, -0.23, 0.26, 0.03, 0.01), WOOD, 0.006);
    tools.stroke('M-0.5 -0.23V-0.14M-0.34 -0.23V-0.14', WOOD, 0.018);
    tools.ball(-0.42, -0.28, 0.035, [226, 120, 90]);
    tools.solid(box(0, -0.13, 0.16, 0.18, 0.01), [232, 232, 228], 0.014);
    tools.flat(box(0, -0.16, 0.11, 0.07, 0.01), [70, 70, 78]);
    tools.solid(box(0.42, -0.13, 0.2, 0.1, 0.03), [92, 140, 110], 0.02);
    tools.solid(box(0.42, -0.2, 0.16, 0.09, 0.03), [92, 140, 110], 0.02);
    tools.flat(box(0, -0.97, 0.13, 0.1, 0.05), [150, 200, 226]);
    tools.solid(box(0, 0, 1.44, 0.07, 0.01), scale(paint, 0.7), 0.02);
    if (lamps) tools.sheet.light(0, -0.5, 0.7, [255, 214, 140]);
  },
);

/** A tailor's dummy on its stand, a tape about its neck. */
export const drawMannequin = thing({ left: -0.36, right: 0.36, top: -1.12 }, (tools, { random, color }) => {
  const cloth: Rgb = color ?? pickColor(random, '#e0cfae #c8b8a0 #d8c0b4');
  for (const [x, y] of rows<2>('-0.26,0 0.26,0 0,-0.02'))
    tools.rod(`0,-0.12 ${x * 0.7},-0.09 ${x},${y}`, '0.036 0.03 0.028', WOOD);
  tools.rod('0,-0.08 0,-0.42', '0.04 0.04', WOOD);
  tools.solid(
    '-0.1,-1.02 0.1,-1.02 0.12,-0.96 0.25,-0.9 0.24,-0.78 0.19,-0.68 0.14,-0.58 0.22,-0.44 0.23,-0.34 0,-0.3 -0.23,-0.34 -0.22,-0.44 -0.14,-0.58 -0.19,-0.68 -0.24,-0.78 -0.25,-0.9 -0.12,-0.96',
    cloth,
    0.07,
  );
  tools.turned(0, '0.075,-1.07 0.085,-1.03', WOOD, { tilt: 0.24 });
  tools.ball(0, -1.1, 0.035, WOOD);
  tools.stroke('M0 -1.0V-0.32', scale(cloth, 0.72), 0.01);
  for (const side of [-1, 1]) {
    tools.stroke(pathAt(0, 0, 'M0.13 -0.94Q0.08 -0.68 0.12 -0.34', side), scale(cloth, 0.8), 0.01);
    tools.flat(ellipse(side * 0.245, -0.84, 0.022, 0.06), WOOD);
    tools.stroke(pathAt(0, 0, 'M0.02 -1.0Q0.1 -0.96 0.1 -0.7', side), [246, 204, 74], 0.034);
    for (let mark = 0; mark < 4; mark++)
      tools.stroke(`M${side * 0.085} ${-0.88 + mark * 0.05}h${side * 0.03}`, [90, 70, 40], 0.008);
  }
});

/** A chainsaw, its bar to the left. */
export const drawChainsaw = thing({ left: -1.1, right: 0.7, top: -0.86 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#e8742c #d8433c #e0a52c');
  const dark: Rgb = [50, 50, 58];
  const bar = 'M-0.1 -0.4H-0.98Q-1.08 -0.38 -1.08 -0.3Q-1.08 -0.2 -0.98 -0.19H-0.1Z';
  tools.solid(bar, [206, 212, 218], 0.03);
  tools.stroke(bar, dark, 0.034);
  for (let tooth = 0; tooth < 11; tooth++) {
    const x = -0.16 - tooth * 0.082;
    tools.flat(`M${x} -0.41l-0.04 -0.045l-0.014 0.045ZM${x} -0.18l0.04 0.045l0.014 -0.045Z`, dark);
  }
  tools.stroke('M0.32 -0.52Q0.62 -0.6 0.62 -0.34Q0.62 -0.1 0.3 -0.12', scale(dark, 0.7), 0.11);
  tools.stroke('M0.32 -0.52Q0.62 -0.6 0.62 -0.34Q0.62 -0.1 0.3 -0.12', dark, 0.085);
  tools.solid(
    'M-0.2 -0.08V-0.44L-0.1 -0.58H0.3L0.42 -0.44V-0.1Q0.4 -0.02 0.3 -0.02H-0.1Q-0.2 -0.02 -0.2 -0.08Z',
    paint,
    0.06,
  );
  tools.stroke('M0.14 -0.54V-0.74Q0.12 -0.82 0.02 -0.8L-0.14 -0.72L-0.18 -0.46', dark, 0.06);
  tools.solid('M-0.26 -0.44L-0.38 -0.74L-0.3 -0.76L-0.16 -0.48Z', dark, 0.02);
  tools.solid(box(-0.06, -0.14, 0.24, 0.3, 0.04), dark, 0.03);
  for (const x of [-0.12, -0.06, 0]) tools.stroke(`M${x} -0.38V-0.2`, [92, 94, 104], 0.022);
  tools.ball(0.24, -0.28, 0.08, scale(paint, 0.8));
  tools.gleam('M-0.06 -0.54H0.26', 0.024, 0.5);
  tools.gleam('M-0.96 -0.35H-0.3', 0.014, 0.7);
});

/** A helmet of iron plates with two horns. */
export const drawHornedHelmet = thing({ left: -0.9, right: 0.9, top: -1.02 }, (tools, { color }) => {
  const iron: Rgb = color ?? [138, 144, 154];
  const brass: Rgb = [204, 162, 84];
  for (const side of [-1, 1])
    tools.solid(
      pathAt(0, 0, 'M0.4 -0.42C0.62 -0.4 0.8 -0.6 0.76 -1C0.98 -0.72 0.9 -0.26 0.44 -0.2Z', side),
      [238, 226, 200],
      0.05,
    );
  tools.solid(
    'M-0.5 -0.12C-0.52 -0.7 -0.26 -0.86 0 -0.86C0.26 -0.86 0.52 -0.7 0.5 -0.12Q0 -0.02 -0.5 -0.12Z',
    iron,
    0.09,
  );
  tools.solid('M-0.06 -0.86H0.06L0.07 -0.1H-0.07Z', brass, 0.02);
  tools.solid('M-0.54 -0.22Q0 -0.08 0.54 -0.22L0.54 -0.06Q0 0.08 -0.54 -0.06Z', brass, 0.03);
  for (let rivet = -4; rivet <= 4; rivet++)
    tools.ball(rivet * 0.12, -0.085 - Math.abs(rivet) * 0.014, 0.024, iron);
  for (const side of [-1, 1]) tools.solid(ellipse(side * 0.45, -0.32, 0.08, 0.12), brass, 0.02);
  tools.gleam('M-0.36 -0.4Q-0.32 -0.68 -0.12 -0.77', 0.04, 0.45);
  tools.sheet.head(1);
});
