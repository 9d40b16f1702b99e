import { fromHex, mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { box, clipped, ellipse, path } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';
import { grain } from '../effects.ts';

const WOOD = '#a9713e #8f5f38 #b98a5a';
const GOLD: Rgb = [222, 182, 96];
const STEEL: Rgb = [206, 212, 220];

/** A sewing machine on its wooden foot, with cloth under the needle. */
export const drawSewingMachine = thing(
  { left: -0.84, right: 0.86, top: -1.14 },
  (tools, { random, color }) => {
    const body: Rgb = color ?? pickColor(random, '#2e3038 #5f9a94 #c2504a #e6dcc6');
    const trim = Math.max(...body) > 180 ? scale(body, 0.62) : GOLD;
    const cloth = pickColor(random, '#e08aa6 #7fb0d8 #f0c860 #8fc07a');
    tools.block(-0.04, 0, 1.36, 0.14, 0.2, [146, 98, 60], 0.02);
    tools.solid(box(0.02, -0.16, 1.16, 0.1, 0.03), body, 0.03);
    tools.turned(0.14, '0.03,-1.06 0.06,-1.04 0.05,-0.98 0.08,-0.95', cloth, { tilt: 0.2 });
    tools.solid(ellipse(0.64, -0.72, 0.075, 0.19), STEEL, 0.04);
    tools.flat(ellipse(0.66, -0.72, 0.03, 0.08), scale(STEEL, 0.55));
    tools.solid(
      'M0.24 -0.24L0.24 -0.56Q0.24 -0.64 0.16 -0.64H-0.2Q-0.28 -0.64 -0.28 -0.58V-0.46Q-0.28 -0.42 -0.33 -0.42H-0.5Q-0.55 -0.42 -0.55 -0.48V-0.8Q-0.55 -0.92 -0.44 -0.93C-0.1 -0.97 0.3 -0.97 0.46 -0.93Q0.58 -0.9 0.58 -0.78V-0.24Z',
      body,
      0.07,
    );
    tools.stroke('M-0.46 -0.84Q0 -0.88 0.42 -0.84Q0.5 -0.82 0.5 -0.74V-0.3', trim, 0.014);
    tools.stroke('M0.3 -0.3V-0.66Q0.3 -0.7 0.22 -0.71H-0.2', trim, 0.014);
    for (const [x, y, reach] of rows<3>('0.02,-0.79,0.06 -0.16,-0.79,0.045 0.2,-0.79,0.045'))
      tools.stroke(
        `M${x - reach} ${y}Q${x} ${y - 0.05} ${x + reach} ${y}Q${x} ${y + 0.05} ${x - reach} ${y}Z`,
        trim,
        0.012,
      );
    tools.ball(0.4, -0.5, 0.06, STEEL);
    tools.stroke('M-0.41 -0.42V-0.26', STEEL, 0.024);
    tools.stroke('M-0.41 -0.3V-0.235', [120, 124, 132], 0.01);
    tools.stroke('M0.14 -1.03Q-0.2 -1.12 -0.44 -0.93', mix(cloth, [255, 255, 255], 0.3), 0.008);
    // The cloth runs under the needle and down in front.
    tools.solid(
      'M-0.84 -0.27Q-0.5 -0.3 -0.16 -0.25L-0.1 -0.17Q-0.2 0.03 -0.3 0.01Q-0.5 -0.05 -0.66 0.01Q-0.8 -0.1 -0.84 -0.27Z',
      cloth,
      0.05,
    );
    for (const x of [-0.66, -0.4, -0.22])
      tools.stroke(`M${x} -0.2Q${x + 0.04} -0.1 ${x - 0.02} -0.04`, scale(cloth, 0.78), 0.014);
    tools.context.setLineDash([0.03, 0.022]);
    tools.stroke('M-0.8 -0.235Q-0.6 -0.26 -0.41 -0.245', [255, 255, 250], 0.014);
    tools.context.setLineDash([]);
    tools.solid(box(-0.41, -0.235, 0.1, 0.03, 0.01), STEEL, 0.01);
    tools.gleam('M-0.4 -0.9Q0 -0.935 0.4 -0.9', 0.016, 0.55);
    tools.sheet.anchor('seat', -0.2, -0.96);
  },
);

/** A wheel with turned spokes about (x, y). */
function drawSpokes(tools: ThingTools, x: number, y: number, radius: number, wood: Rgb, spokes = 10): void {
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = (spoke / spokes) * Math.PI * 2;
    const [across, down] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    tools.rod(
      `${x + across * 0.12},${y + down * 0.12} ${x + across * 0.95},${y + down * 0.95}`,
      '0.03 0.024',
      mix(wood, [255, 230, 190], 0.2),
      0.008,
    );
  }
  tools.stroke(ellipse(x, y, radius), scale(wood, 0.45), 0.06);
  tools.stroke(ellipse(x, y, radius), wood, 0.042);
  tools.ball(x, y, 0.05, wood);
}

/** A spinning wheel of the old kind: a treadle below, a distaff with wool beside it. */
export const drawSpinningWheel = thing(
  { left: -0.7, right: 0.62, top: -1.16 },
  (tools, { random, color }) => {
    const wood: Rgb = color ?? pickColor(random, WOOD);
    const wool: Rgb = [246, 238, 222];
    tools.rod('0.34,-0.3 0.46,0', '0.05 0.036', scale(wood, 0.8));
    tools.rod('-0.5,-0.44 -0.6,0', '0.05 0.036', scale(wood, 0.8));
    tools.rod('-0.4,-0.44 -0.26,0', '0.05 0.036', wood);
    tools.rod('-0.42,-0.46 -0.44,-1.06', '0.03 0.016', wood);
    tools.solid(
      '-0.44,-1.14 -0.34,-1.04 -0.32,-0.86 -0.4,-0.72 -0.48,-0.74 -0.55,-0.9 -0.53,-1.06',
      wool,
      0.06,
    );
    for (const [x, y] of rows<2>('-0.5,-0.98 -0.42,-1.02 -0.38,-0.88 -0.46,-0.84'))
      tools.stroke(`M${x - 0.03} ${y}q0.04 0.05 0.07 0.01`, scale(wool, 0.8), 0.01);
    drawSpokes(tools, 0.16, -0.62, 0.38, wood, 12);
    tools.rod('0.12,-0.22 0.16,-0.62', '0.05 0.04', scale(wood, 0.88));
    tools.solid('M-0.62 -0.46L0.5 -0.28L0.5 -0.2L-0.62 -0.38Z', wood, 0.03);
    tools.rod('-0.2,-0.4 -0.2,-0.66', '0.036 0.03', wood);
    tools.rod('-0.34,-0.62 -0.08,-0.64', '0.05 0.05', mix(wood, [255, 230, 190], 0.2));
    tools.ball(-0.22, -0.63, 0.055, wool, 0.06);
    tools.stroke('M-0.22 -0.69L0.1 -1.0M-0.2 -0.57L0.1 -0.25', [244, 236, 216], 0.01);
    tools.stroke('M-0.3 -0.63Q-0.4 -0.7 -0.4 -0.76', wool, 0.012);
    tools.solid('M-0.24 -0.07L0.26 -0.07L0.32 0H-0.28Z', scale(wood, 0.9), 0.02);
    tools.stroke('M0.16 -0.56L0.1 -0.07', [120, 96, 70], 0.014);
  },
);

const WEAVES = [
  ['#c8423c', '#f0c860', '#3f6fa0', '#f4ead2'],
  ['#2f7a6a', '#f4ead2', '#d8863c', '#8a3a4a'],
  ['#7a4a8a', '#e8b8c4', '#f4ead2', '#4f8ab0'],
] as const;

/** A standing loom: warp threads above, woven stripes below, the shuttle on its way. */
export const drawLoom = thing({ left: -0.74, right: 0.74, top: -1.1 }, (tools, { random, color }) => {
  const wood: Rgb = pickColor(random, WOOD);
  const weave = random.pick(WEAVES);
  for (let thread = 0; thread <= 30; thread++) {
    const x = -0.45 + thread * 0.03;
    tools.stroke(`M${x} -0.92V-0.46`, thread % 2 ? [250, 244, 226] : [226, 212, 180], 0.009);
  }
  const cloth = path('M-0.48 -0.56H0.48V-0.14H-0.48Z');
  clipped(tools.context, cloth, () => {
    for (let row = 0; row < 15; row++) {
      const y = -0.56 + row * 0.028;
      const tone = color && row % 3 ? color : fromHex(weave[((row * 7) % 5) % 4]!);
      tools.flat(box(0, y + 0.03, 1, 0.031), tone);
      for (let knot = 0; knot < 32; knot++)
        tools.flat(
          ellipse(-0.47 + knot * 0.03 + (row % 2) * 0.015, y + 0.016, 0.007, 0.01),
          scale(tone, 0.84),
        );
    }
    for (let lozenge = 0; lozenge < 5; lozenge++)
      tools.flat(`M${-0.38 + lozenge * 0.19} -0.42l0.06 0.06l-0.06 0.06l-0.06 -0.06Z`, [250, 240, 216]);
  });
  tools.stroke(cloth, 'rgba(60,30,20,0.6)', 0.008);
  for (const y of [-0.98, -0.12])
    tools.rod(`-0.6,${y} 0.6,${y}`, '0.09 0.09', mix(wood, [255, 230, 190], 0.16));
  for (const x of [-0.62, 0.62]) {
    tools.solid(box(x, 0, 0.11, 1.06, 0.02), wood, 0.03);
    tools.solid(box(x, 0, 0.26, 0.07, 0.02), scale(wood, 0.85), 0.02);
    tools.ball(x, -1.06, 0.05, wood);
  }
  tools.rod('-0.6,-0.7 0.6,-0.7', '0.045 0.045', scale(wood, 0.86));
  grain(tools, random, -0.55, 0.55, -1.01, -0.95, scale(wood, 0.7));
  tools.solid('-0.06,-0.59 0.1,-0.62 0.26,-0.59 0.1,-0.55', [206, 160, 104], 0.02);
  tools.flat(ellipse(0.1, -0.585, 0.06, 0.013), fromHex(weave[0]));
  tools.stroke('M-0.06 -0.585Q-0.26 -0.6 -0.46 -0.565', fromHex(weave[0]), 0.012);
});
