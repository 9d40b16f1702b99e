import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { down, ellipse, fade } from '../pen/pen.ts';
import { thing } from '../pen/thing-tools.ts';

/** A little house for birds on its pole. */
export const drawBirdhouse = thing({ left: -0.34, right: 0.34, top: -1.04 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#d8584a #4f8fb0 #e0a83a #6f9a58');
  tools.rod('0,0 0,-0.5', '0.07 0.06', [138, 98, 62]);
  tools.solid('M-0.22 -0.46H0.22V-0.76L0 -0.98L-0.22 -0.76Z', paint, 0.04);
  tools.solid('M0 -1.03L0.32 -0.72L0.26 -0.68L0 -0.93L-0.26 -0.68L-0.32 -0.72Z', [120, 78, 52], 0.03);
  tools.flat(ellipse(0, -0.68, 0.075), [44, 32, 28]);
  tools.rod('0,-0.54 0.02,-0.55', '0.04 0.035', [196, 160, 110], 0.01);
});

/** A dog's house with an arched door. */
export const drawKennel = thing({ left: -0.66, right: 0.66, top: -1.04 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#c8874a #c05a48 #b07f48');
  tools.solid('M-0.5 0H0.5V-0.6L0 -0.98L-0.5 -0.6Z', wood, 0.05);
  for (const y of [-0.15, -0.3, -0.45]) tools.stroke(`M-0.49 ${y}H0.49`, scale(wood, 0.72), 0.012);
  tools.solid('M0 -1.03L0.64 -0.56L0.57 -0.47L0 -0.89L-0.57 -0.47L-0.64 -0.56Z', [156, 62, 52], 0.04);
  tools.flat('M-0.24 0V-0.34A0.24 0.24 0 0 1 0.24 -0.34V0Z', [52, 36, 30]);
  tools.stroke('M-0.24 0V-0.34A0.24 0.24 0 0 1 0.24 -0.34V0', mix(wood, [255, 240, 210], 0.5), 0.035);
  tools.solid(
    '-0.12,-0.7 0.08,-0.7 0.12,-0.74 0.15,-0.68 0.12,-0.62 0.08,-0.66 -0.12,-0.66 -0.15,-0.63',
    [244, 236, 220],
  );
  tools.sheet.opening(0, -0.26, 0.22, 0.22);
});

/** A kettle grill with glowing coals and sausages on its grate. */
export const drawBarbecue = thing({ left: -0.46, right: 0.46, top: -1.0 }, (tools, { color }) => {
  const metal: Rgb = color ?? [58, 58, 64];
  for (const [x, foot] of rows<2>('-0.22,-0.34 0.22,0.34 0,0.04'))
    tools.rod(`${x},-0.46 ${foot},0`, '0.045 0.035', [126, 130, 136], 0.015);
  tools.solid('M-0.42 -0.68A0.42 0.36 0 0 0 0.42 -0.68Z', metal, 0.05);
  tools.solid(ellipse(0, -0.68, 0.42, 0.1), scale(metal, 0.8), 0.02);
  tools.flat(ellipse(0, -0.68, 0.36, 0.075), [226, 92, 36]);
  for (const x of [-0.24, -0.12, 0, 0.12, 0.24])
    tools.stroke(`M${x} ${-0.745 + Math.abs(x) * 0.08}V${-0.615 - Math.abs(x) * 0.08}`, [70, 70, 76], 0.016);
  for (const [x, y] of rows<2>('-0.17,-0.71 0.02,-0.67 0.18,-0.72'))
    tools.rod(`${x - 0.09},${y} ${x + 0.09},${y - 0.02}`, '0.05 0.05', [150, 74, 42], 0.02);
  tools.sheet.smoke(0, -0.78);
  tools.sheet.light(0, -0.68, 0.3, [255, 140, 60]);
});

/** A hammock between two posts. */
export const drawHammock = thing({ left: -1.04, right: 1.04, top: -1.0 }, (tools, { random, color }) => {
  const cloth: Rgb = color ?? pickColor(random, '#d8584a #4f8fb0 #e0a83a');
  for (const side of [-1, 1]) {
    tools.rod(`${side * 0.96},0 ${side * 0.9},-0.96`, '0.09 0.075', [138, 98, 62]);
    for (const y of [-0.62, -0.56, -0.5])
      tools.stroke(`M${side * 0.91} -0.82L${side * 0.6} ${y}`, [222, 206, 170], 0.014);
  }
  tools.solid('M-0.64 -0.66Q0 -0.2 0.64 -0.66L0.6 -0.46Q0 0.02 -0.6 -0.46Z', cloth, 0.05);
  for (const share of [0.25, 0.5, 0.75])
    tools.stroke(
      `M-0.63 ${-0.66 + share * 0.2}Q0 ${-0.2 + share * 0.22} 0.63 ${-0.66 + share * 0.2}`,
      [246, 238, 220],
      0.026,
    );
  tools.sheet.anchor('seat', 0, -0.4);
});

/** A cannon on its wheeled carriage. */
export const drawCannon = thing(
  { left: -0.98, right: 0.98, top: -0.98, facing: 'right' },
  (tools, { color }) => {
    const iron: Rgb = color ?? [70, 72, 80];
    const wood: Rgb = [142, 96, 58];
    tools.solid('M-0.78 -0.08L0.2 -0.5L0.34 -0.36L-0.7 -0.02Z', wood, 0.03);
    tools.rod('-0.5,-0.56 0.86,-0.82', '0.3 0.19', iron, 0.05);
    for (const share of [0.1, 0.42, 0.9])
      tools.rod(
        `${-0.5 + share * 1.36 - 0.02},${-0.56 - share * 0.26} ${-0.5 + share * 1.36 + 0.05},${-0.573 - share * 0.26}`,
        `${0.34 - share * 0.1} ${0.34 - share * 0.1}`,
        mix(iron, [255, 255, 255], 0.14),
        0.02,
      );
    tools.ball(-0.68, -0.53, 0.075, iron);
    tools.flat(ellipse(0.89, -0.826, 0.035, 0.075, -0.18), [22, 22, 26]);
    for (let spoke = 0; spoke < 8; spoke++) {
      const angle = (spoke / 8) * Math.PI * 2;
      tools.rod(
        `0,-0.34 ${Math.cos(angle) * 0.29},${-0.34 + Math.sin(angle) * 0.29}`,
        '0.045 0.04',
        mix(wood, [255, 230, 190], 0.2),
        0.01,
      );
    }
    tools.stroke(ellipse(0, -0.34, 0.3), scale(wood, 0.5), 0.1);
    tools.stroke(ellipse(0, -0.34, 0.3), wood, 0.07);
    tools.ball(0, -0.34, 0.075, iron);
  },
);

/** Ground spices in open sacks, heaped to a point. */
export const drawSpices = thing({ left: -1.0, right: 1.0, top: -0.86 }, (tools, { random, color }) => {
  const powders = ['#d8861e', '#b8321e', '#e8b62c', '#7a4a26', '#8a9a3a', '#c25a2a'].map(fromHex);
  const first = random.integer(powders.length);
  const sacks = rows<3>('-0.42,-0.16,0.8 0.42,-0.16,0.8 -0.7,0,1 0,0.02,1.04 0.7,0,1');
  for (const [index, [x, foot, size]] of sacks.entries()) {
    const powder = color ?? powders[(first + index) % powders.length]!;
    const half = 0.3 * size;
    const rim = foot - 0.42 * size;
    tools.solid(
      `M${x - half * 0.86} ${foot}Q${x - half * 1.15} ${foot - 0.2} ${x - half} ${rim}H${x + half}Q${x + half * 1.15} ${foot - 0.2} ${x + half * 0.86} ${foot}Z`,
      [196, 166, 118],
      0.05,
    );
    tools.solid(
      `M${x - half * 0.92} ${rim}Q${x - half * 0.3} ${rim - half * 0.7} ${x} ${rim - half * 1.05}Q${x + half * 0.3} ${rim - half * 0.7} ${x + half * 0.92} ${rim}Q${x} ${rim + half * 0.24} ${x - half * 0.92} ${rim}Z`,
      powder,
      0.05,
    );
    tools.rod(
      `${x - half},${rim} ${x - half * 0.5},${rim + half * 0.17} ${x + half * 0.5},${rim + half * 0.17} ${x + half},${rim}`,
      '0.075 0.075 0.075 0.075',
      [214, 186, 140],
      0.02,
    );
  }
});

/** A town of towers under a dome of glass, lit from within. */
export const drawGlassDome = thing({ left: -1.04, right: 1.04, top: -1.06 }, (tools, { random, color }) => {
  const light: Rgb = color ?? [255, 226, 150];
  for (const [x, wide, high] of rows<3>(
    '-0.62,0.2,0.4 0.62,0.2,0.36 -0.36,0.22,0.62 0.36,0.22,0.58 0,0.26,0.84',
  )) {
    const wall = mix(pickColor(random, '#7f93a8 #6f8a9c #8a86a4'), light, 0.2);
    tools.solid(
      `M${x - wide / 2} -0.08V${-high + 0.08}L${x} ${-high}L${x + wide / 2} ${-high + 0.08}V-0.08Z`,
      wall,
      0.03,
    );
    for (let y = -0.18; y > -high + 0.12; y -= 0.09)
      for (const side of [-0.25, 0.25]) {
        tools.flat(ellipse(x + side * wide, y, 0.02, 0.026), light);
        tools.sheet.light(x + side * wide, y, 0.05, light);
      }
  }
  const glass = 'M-0.96 -0.08A0.96 0.94 0 0 1 0.96 -0.08Z';
  tools.flat(glass, down(tools.context, -1, 0, fade('rgba(214,242,252,0.34)', 'rgba(150,206,236,0.16)')));
  for (const reach of [0.34, 0.7])
    tools.stroke(`M${-reach} -0.08A${reach} 0.94 0 0 1 ${reach} -0.08`, 'rgba(220,244,252,0.45)', 0.012);
  for (const [y, half] of rows<2>('-0.4,0.9 -0.72,0.69'))
    tools.stroke(`M${-half} ${y}Q0 ${y + 0.09} ${half} ${y}`, 'rgba(220,244,252,0.45)', 0.012);
  tools.stroke(glass, 'rgba(226,246,252,0.9)', 0.022);
  tools.stroke('M-0.8 -0.4Q-0.66 -0.76 -0.34 -0.9', 'rgba(255,255,255,0.8)', 0.04);
  tools.solid('M-1.02 0L-0.98 -0.11H0.98L1.02 0Z', [126, 134, 146], 0.03);
});

/** A hive of straw rings with a door, on its board. */
export const drawBeehive = thing({ left: -0.5, right: 0.5, top: -1.0 }, (tools, { color }) => {
  const straw: Rgb = color ?? [222, 172, 78];
  tools.block(0, 0, 0.84, 0.08, 0.05, [138, 98, 62]);
  for (const [wide, y] of rows<2>('0.4,-0.15 0.41,-0.29 0.385,-0.43 0.34,-0.57 0.265,-0.7 0.16,-0.82'))
    tools.solid(ellipse(0, y, wide, 0.098), straw, 0.05);
  tools.flat('M-0.13 -0.08V-0.2A0.13 0.13 0 0 1 0.13 -0.2V-0.08Z', [58, 36, 22]);
  tools.stroke('M-0.13 -0.08V-0.2A0.13 0.13 0 0 1 0.13 -0.2V-0.08', scale(straw, 0.7), 0.025);
  tools.sheet.anchor('seat', 0, -0.9);
});

/** A ring that stands upright, to be jumped through. */
export const drawHoop = thing({ left: -0.56, right: 0.56, top: -1.06 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#d8584a #e0a83a #4f8fb0');
  tools.stroke(ellipse(0, -0.52, 0.46, 0.49), scale(paint, 0.7), 0.1);
  tools.stroke(ellipse(0, -0.52, 0.46, 0.49), paint, 0.075);
  for (const turn of [0.3, 1.1, 1.9, 2.7, 3.5, 4.3, 5.1, 5.9])
    tools.stroke(
      `M${0.43 * Math.cos(turn)} ${-0.52 + 0.46 * Math.sin(turn)}L${0.49 * Math.cos(turn + 0.12)} ${-0.52 + 0.52 * Math.sin(turn + 0.12)}`,
      [250, 244, 230],
      0.05,
    );
  tools.gleam('M-0.3 -0.88Q-0.44 -0.72 -0.45 -0.54', 0.016);
});

/** A mound of earth with the dark way in: of a mole, a rabbit or ants. */
export const drawBurrow = thing({ left: -0.92, right: 0.92, top: -0.62 }, (tools, { random, color }) => {
  const earth: Rgb = color ?? [134, 98, 66];
  tools.solid(
    'M-0.88 0Q-0.7 -0.26 -0.44 -0.42Q-0.2 -0.6 0.1 -0.54Q0.42 -0.48 0.6 -0.26Q0.74 -0.12 0.88 0Z',
    earth,
    0.08,
  );
  tools.flat(ellipse(0.02, -0.27, 0.3, 0.2), scale(earth, 0.62));
  tools.flat(ellipse(0.02, -0.25, 0.26, 0.17), [38, 26, 20]);
  for (let clod = 0; clod < 26; clod++) {
    const x = random.range(-0.76, 0.76);
    const y = random.range(-0.42, 0) * (1 - Math.abs(x));
    if (Math.abs(x) < 0.34 && y < -0.06) continue;
    tools.ball(x, y - 0.02, random.range(0.02, 0.045), scale(earth, random.range(0.8, 1.2)));
  }
  for (const x of [-0.8, -0.66, 0.58, 0.76])
    tools.stroke(
      `M${x} 0Q${x - 0.02} -0.1 ${x - 0.07} -0.16M${x} 0Q${x + 0.03} -0.08 ${x + 0.08} -0.12`,
      [92, 136, 62],
      0.022,
    );
  tools.sheet.opening(0.02, -0.25, 0.24, 0.16);
});

/** Wires from pole to pole, where birds sit. */
export const drawPowerLine = thing({ left: -1.42, right: 1.4, top: -0.2, bottom: 0.3 }, (tools) => {
  for (const [y, sag] of rows<2>('0.24,0.1 0.12,0.09 0,0.08'))
    tools.stroke(`M-1.42 ${y - sag}Q0 ${y + sag} 1.4 ${y - sag}`, [44, 42, 46], 0.02);
  tools.sheet.anchor('seat', 0, 0.03);
});

const WALL_STONES =
  '-0.88,-0.1,0.3 -0.56,-0.1,0.3 -0.2,-0.1,0.38 0.2,-0.1,0.36 0.56,-0.1,0.32 0.87,-0.1,0.26 -0.84,-0.28,0.36 -0.46,-0.28,0.36 -0.1,-0.28,0.32 0.26,-0.28,0.36 0.66,-0.28,0.4 -0.9,-0.46,0.24 -0.6,-0.46,0.32 -0.24,-0.46,0.36 0.14,-0.46,0.36 0.52,-0.46,0.36 0.85,-0.46,0.26';

/** A low wall of field stones. */
export const drawGardenWall = thing({ left: -1.06, right: 1.06, top: -0.72 }, (tools, { random, color }) => {
  const stone: Rgb = color ?? [150, 142, 130];
  tools.flat('M-1.02 0V-0.56H1.02V0Z', scale(stone, 0.58));
  for (const [x, y, wide] of rows<3>(WALL_STONES))
    tools.solid(ellipse(x, y, wide / 2, 0.098), scale(stone, random.range(0.86, 1.14)), 0.04);
  for (const x of [-0.84, -0.5, -0.16, 0.18, 0.52, 0.86])
    tools.block(x, -0.54, 0.32, 0.09, 0.03, mix(stone, [232, 226, 212], 0.3), 0.03);
  for (const [x, y] of rows<2>('-0.7,-0.02 -0.3,-0.03 0.4,-0.02 0.8,-0.03'))
    tools.stroke(
      `M${x} ${y}Q${x - 0.02} -0.08 ${x - 0.06} -0.14M${x} ${y}Q${x + 0.02} -0.08 ${x + 0.06} -0.12`,
      [92, 136, 62],
      0.022,
    );
});
