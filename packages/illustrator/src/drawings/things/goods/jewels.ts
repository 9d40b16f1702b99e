import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { box, ellipse } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const WHITE: Rgb = [255, 255, 255];
const GOLD: Rgb = [226, 184, 92];

/** A string of pearls laid in a loop, the largest in front. */
export const drawPearls = thing({ left: -0.8, right: 0.8, top: -0.9 }, (tools, { color }) => {
  const pearl: Rgb = color ?? [246, 238, 228];
  const beads = 34;
  for (let bead = 0; bead < beads; bead++) {
    // From the clasp at the back around both sides to the front.
    const turn = -Math.PI / 2 + (bead % 2 === 0 ? 1 : -1) * Math.ceil(bead / 2) * ((Math.PI * 2) / beads);
    const near = (Math.sin(turn) + 1) / 2;
    const [x, y] = [Math.cos(turn) * (0.5 + near * 0.14), -0.44 + Math.sin(turn) * 0.34];
    tools.ball(x, y, 0.046 + near * 0.026, pearl);
    tools.flat(ellipse(x + tools.lightSide * 0.018, y - 0.022, 0.014), WHITE);
  }
  tools.solid(box(0, -0.74, 0.1, 0.07, 0.03), GOLD, 0.02);
});

function drawDrop(tools: ThingTools, x: number, gem: Rgb): void {
  tools.stroke(`M${x} -0.86C${x - 0.1} -1.02 ${x + 0.1} -1.04 ${x + 0.06} -0.86`, GOLD, 0.026);
  tools.ball(x, -0.8, 0.055, GOLD);
  tools.stroke(`M${x} -0.76V-0.62`, GOLD, 0.02);
  const drop = `M${x} -0.64C${x + 0.08} -0.46 ${x + 0.19} -0.36 ${x + 0.19} -0.2C${x + 0.19} -0.07 ${x + 0.1} 0 ${x} 0C${x - 0.1} 0 ${x - 0.19} -0.07 ${x - 0.19} -0.2C${x - 0.19} -0.36 ${x - 0.08} -0.46 ${x} -0.64Z`;
  tools.solid(drop, gem, 0.06);
  tools.stroke(drop, GOLD, 0.024);
  tools.flat(`M${x} -0.5L${x + 0.11} -0.22L${x} -0.06L${x - 0.11} -0.22Z`, mix(gem, WHITE, 0.4));
  tools.flat(`M${x} -0.5L${x + 0.11} -0.22H${x - 0.11}Z`, mix(gem, WHITE, 0.62));
}

/** A pair of earrings with a cut stone each. */
export const drawEarrings = thing({ left: -0.6, right: 0.6, top: -1.06 }, (tools, { random, color }) => {
  const gem: Rgb = color ?? pickColor(random, '#2f8fb0 #b03060 #2f9a62');
  for (const x of [-0.3, 0.3]) drawDrop(tools, x, gem);
});

/** A bottle of nail polish with a long cap. */
export const drawNailPolish = thing({ left: -0.34, right: 0.34, top: -1.06 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#d8284e #e86a9a #8a3fb0 #e0703a');
  tools.turned(0, '0.1,-0.52 0.14,-0.48 0.29,-0.4 0.3,-0.3 0.3,-0.07 0.26,-0.01', paint, {
    tilt: 0.16,
    contrast: 1.2,
  });
  tools.turned(0, '0.1,-1 0.125,-0.96 0.14,-0.52', [44, 42, 48], { tilt: 0.18, contrast: 1.4 });
  tools.gleam(`M${tools.lightSide * 0.19} -0.34V-0.12`, 0.05, 0.7);
  tools.gleam(`M${tools.lightSide * 0.06} -0.92V-0.58`, 0.022, 0.6);
});

/** A low jar of cream, its lid beside it. */
export const drawCreamJar = thing({ left: -0.6, right: 0.95, top: -0.72 }, (tools, { random, color }) => {
  const glass: Rgb = color ?? pickColor(random, '#e8e4de #c8dcd8 #e8c8c4');
  tools.turned(0.62, '0.3,-0.18 0.32,-0.14 0.32,-0.02', GOLD, { tilt: 0.24, contrast: 1.1 });
  tools.turned(0, '0.4,-0.56 0.42,-0.48 0.52,-0.4 0.52,-0.06 0.46,-0.01', glass, {
    tilt: 0.22,
    inside: [252, 248, 240],
  });
  tools.flat('-0.2,-0.58 -0.06,-0.65 0.1,-0.6 0.2,-0.56 0.04,-0.52 -0.16,-0.53', [255, 253, 248]);
  tools.stroke('M-0.14 -0.57Q0.02 -0.62 0.12 -0.56', [222, 214, 204], 0.014);
  tools.solid(box(0, -0.12, 0.44, 0.18, 0.02), mix(glass, WHITE, 0.6), 0.008);
  for (const [y, half] of rows<2>('-0.23,0.12 -0.18,0.08'))
    tools.stroke(`M${-half} ${y}H${half}`, scale(GOLD, 0.7), 0.014);
  tools.gleam(`M${tools.lightSide * 0.38} -0.34V-0.12`, 0.04, 0.6);
});
