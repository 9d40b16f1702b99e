import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { box, ellipse } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const BRASS: Rgb = [226, 182, 84];
const STEEL: Rgb = [200, 206, 214];
const WOOD = '#a9713e #8f5f38 #b98a5a';

/** A drum that lies, its skin to above. */
function drawTom(tools: ThingTools, x: number, y: number, radius: number, high: number, shell: Rgb): void {
  tools.turned(x, `${radius},${y - high} ${radius},${y}`, shell, { tilt: 0.26, inside: [246, 242, 232] });
  tools.flat(ellipse(x, y - high, radius * 0.95, radius * 0.24), [248, 244, 236]);
  for (const edge of [y - high, y])
    tools.stroke(
      `M${x - radius} ${edge}A${radius} ${radius * 0.26} 0 0 0 ${x + radius} ${edge}`,
      STEEL,
      0.022,
    );
  tools.stroke(ellipse(x, y - high, radius, radius * 0.26), STEEL, 0.016);
}

function drawCymbal(tools: ThingTools, x: number, y: number, radius: number, lean: number): void {
  tools.solid(ellipse(x, y, radius, radius * 0.17, lean), BRASS, 0.02);
  tools.stroke(ellipse(x, y - 0.004, radius * 0.6, radius * 0.09, lean), scale(BRASS, 0.78), 0.008);
  tools.ball(x, y - 0.02, radius * 0.16, BRASS, radius * 0.12);
}

/** A drum kit from the front: bass drum, two toms above, snare and floor tom, cymbals on stands. */
export const drawDrumKit = thing({ left: -1.02, right: 1.02, top: -1.2 }, (tools, { random, color }) => {
  const shell: Rgb = color ?? pickColor(random, '#b8302c #2f5fa0 #3a3a44 #2f7a5a');
  for (const [x, top, lean] of rows<3>('-0.7,-0.98,0.06 0.68,-1.08,-0.06 -0.86,-0.7,0')) {
    tools.stroke(`M${x} ${top}V-0.2M${x} -0.22L${x - 0.14} 0M${x} -0.22L${x + 0.14} 0`, STEEL, 0.02);
    drawCymbal(tools, x, top, 0.27, lean);
  }
  drawCymbal(tools, -0.86, -0.66, 0.22, 0);
  tools.stroke('M-0.24 -0.5V-0.78M0.24 -0.5V-0.78', STEEL, 0.03);
  for (const side of [-1, 1]) drawTom(tools, side * 0.25, -0.68, 0.22, 0.24, shell);
  for (const side of [-1, 1])
    tools.stroke(`M${side * 0.56} -0.3L${side * 0.44} 0M${side * 0.66} -0.3L${side * 0.78} 0`, STEEL, 0.022);
  drawTom(tools, -0.6, -0.34, 0.23, 0.14, mix(shell, STEEL, 0.3));
  drawTom(tools, 0.62, -0.16, 0.26, 0.36, shell);
  tools.solid(ellipse(0, -0.38, 0.42, 0.39), shell, 0.05);
  tools.stroke(ellipse(0, -0.38, 0.385, 0.355), STEEL, 0.035);
  tools.solid(ellipse(0, -0.38, 0.36, 0.33), [246, 242, 232], 0.05);
  tools.flat(ellipse(0, -0.38, 0.17, 0.155), shell);
  tools.flat(
    `M0 -0.5l0.035 0.09l0.1 0.006l-0.08 0.06l0.03 0.1l-0.085 -0.06l-0.085 0.06l0.03 -0.1l-0.08 -0.06l0.1 -0.006Z`,
    BRASS,
  );
  for (let lug = 0; lug < 8; lug++) {
    const angle = (lug / 8) * Math.PI * 2 + 0.2;
    tools.flat(box(Math.cos(angle) * 0.4, -0.36 + Math.sin(angle) * 0.37, 0.045, 0.05, 0.01), STEEL);
  }
  for (const side of [-1, 1]) tools.rod(`${side * 0.34},-0.16 ${side * 0.48},0`, '0.03 0.022', STEEL);
});

const BARS = [
  '#d8423c',
  '#e8862c',
  '#f0c43c',
  '#7ab84a',
  '#3f9a8a',
  '#3f7ac0',
  '#7a5ab0',
  '#c85a9a',
] as const;

/** Bars from long to short on their frame, with two mallets. */
export const drawXylophone = thing({ left: -1, right: 1, top: -0.72 }, (tools, { random, color }) => {
  const wood: Rgb = pickColor(random, WOOD);
  tools.solid('M-0.92 -0.52L0.9 -0.38V-0.28L-0.92 -0.4Z', scale(wood, 0.8), 0.02);
  tools.solid('M-0.92 -0.16L0.9 -0.2V-0.1L-0.92 -0.04Z', scale(wood, 0.9), 0.02);
  for (const [index, hex] of BARS.entries()) {
    const x = -0.78 + index * 0.222;
    const half = 0.3 - index * 0.018;
    const tone = color ? mix(color, [255, 255, 255], index * 0.07) : pickColor(random, hex);
    tools.solid(box(x, -0.3 + half, 0.17, half * 2, 0.035), tone, 0.03);
    for (const y of [-0.3 - half * 0.66, -0.3 + half * 0.66]) tools.ball(x, y, 0.02, STEEL);
    tools.gleam(`M${x - 0.045} ${-0.3 - half * 0.5}V${-0.3 + half * 0.2}`, 0.016, 0.4);
  }
  for (const [from, to] of [
    ['-0.42,-0.42', '0.34,-0.68'],
    ['0.06,-0.3', '0.86,-0.56'],
  ] as const) {
    tools.rod(`${from} ${to}`, '0.022 0.03', mix(wood, [255, 240, 210], 0.4), 0.008);
    const [x, y] = from.split(',').map(Number);
    tools.ball(x!, y!, 0.06, [206, 62, 58]);
  }
});

/** A frame with jingles about its skin. */
export const drawTambourine = thing({ left: -0.62, right: 0.62, top: -1.12 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, WOOD);
  tools.solid(ellipse(0, -0.55, 0.54), wood, 0.04);
  tools.solid(ellipse(0, -0.55, 0.45), [246, 234, 206], 0.06);
  tools.stroke(ellipse(0, -0.55, 0.46), scale(wood, 0.6), 0.014);
  for (let jingle = 0; jingle < 8; jingle++) {
    const angle = (jingle / 8) * Math.PI * 2 + 0.2;
    const [x, y] = [Math.cos(angle) * 0.5, -0.55 + Math.sin(angle) * 0.5];
    tools.flat(ellipse(x, y, 0.1, 0.05, angle + Math.PI / 2), scale(wood, 0.35));
    for (const shift of [-0.025, 0.025])
      tools.solid(
        ellipse(x + Math.cos(angle) * shift, y + Math.sin(angle) * shift, 0.085, 0.026, angle + Math.PI / 2),
        BRASS,
        0.01,
      );
  }
  for (let petal = 0; petal < 6; petal++) {
    const angle = (petal / 6) * Math.PI * 2;
    tools.flat(
      ellipse(Math.cos(angle) * 0.11, -0.55 + Math.sin(angle) * 0.11, 0.075, 0.04, angle),
      [206, 88, 70],
    );
  }
  tools.flat(ellipse(0, -0.55, 0.05), BRASS);
});

/** A bronze disc that hangs in its frame, the beater beside it. */
export const drawGong = thing({ left: -0.72, right: 0.72, top: -1.14 }, (tools, { random, color }) => {
  const wood: Rgb = pickColor(random, '#7a3a2c #5a3a2a #8f2f2a');
  const bronze: Rgb = color ?? BRASS;
  for (const side of [-1, 1]) {
    tools.solid(box(side * 0.58, 0, 0.34, 0.07, 0.02), scale(wood, 0.85), 0.02);
    tools.solid(box(side * 0.58, -0.04, 0.09, 1.02, 0.02), wood, 0.03);
    tools.stroke(`M${side * 0.24} -1V-0.84`, [226, 206, 160], 0.018);
  }
  tools.solid('M-0.74 -1.04Q0 -1.14 0.74 -1.04L0.7 -0.95Q0 -1.04 -0.7 -0.95Z', wood, 0.03);
  tools.solid(ellipse(0, -0.52, 0.43), bronze, 0.06);
  tools.stroke(ellipse(0, -0.52, 0.36), scale(bronze, 0.7), 0.018);
  tools.stroke(ellipse(0, -0.52, 0.26), scale(bronze, 0.78), 0.012);
  tools.ball(0, -0.52, 0.13, mix(bronze, [255, 240, 190], 0.2));
  tools.gleam('M-0.32 -0.72Q-0.22 -0.86 -0.04 -0.88', 0.03, 0.5);
  tools.rod('0.66,-0.06 0.44,-0.36', '0.03 0.026', [120, 82, 52]);
  tools.ball(0.42, -0.39, 0.075, [196, 52, 46]);
});

/** A metronome, its arm on the way. */
export const drawMetronome = thing({ left: -0.46, right: 0.46, top: -1.1 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#8f4f2c #6a3f26 #a9713e');
  tools.solid('M-0.4 -0.06L-0.16 -1.02Q0 -1.1 0.16 -1.02L0.4 -0.06Z', wood, 0.06);
  tools.solid('M-0.25 -0.24L-0.11 -0.94H0.11L0.25 -0.24Z', [244, 232, 204], 0.03);
  for (let mark = 0; mark < 9; mark++) {
    const y = -0.86 + mark * 0.065;
    tools.stroke(`M-0.04 ${y}H0.04`, [120, 84, 52], 0.01);
  }
  tools.rod('0,-0.26 0.24,-1.04', '0.022 0.012', STEEL, 0.006);
  tools.solid('M0.1 -0.74L0.2 -0.71L0.17 -0.61L0.08 -0.64Z', BRASS, 0.014);
  tools.solid(box(0, -0.02, 0.92, 0.16, 0.03), scale(wood, 0.86), 0.03);
  tools.ball(0, -0.25, 0.03, BRASS);
  for (const x of [-0.34, 0.34]) tools.ball(x, -0.01, 0.035, BRASS);
  tools.gleam('M-0.31 -0.2L-0.17 -0.86', 0.018, 0.35);
});
