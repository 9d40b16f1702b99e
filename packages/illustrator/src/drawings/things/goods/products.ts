import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { points, rows } from '../../../core/number-tables.ts';
import { box, clipped, ellipse, pathAt } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const WHITE: Rgb = [255, 255, 255];
const GOLD: Rgb = [222, 182, 96];
const STEEL: Rgb = [206, 212, 220];
const INK: Rgb = [34, 34, 40];

/** A flacon of cut glass, two thirds full, with a gilded cap. */
export const drawPerfume = thing({ left: -0.42, right: 0.42, top: -1.06 }, (tools, { random, color }) => {
  const scent: Rgb = color ?? pickColor(random, '#e8a45e #e08aa6 #d8b04e #8fb4e0');
  const flask =
    'M-0.36 -0.08Q-0.36 0 -0.28 0H0.28Q0.36 0 0.36 -0.08V-0.6Q0.36 -0.68 0.24 -0.7H-0.24Q-0.36 -0.68 -0.36 -0.6Z';
  tools.solid(flask, mix(scent, WHITE, 0.66), 0.06);
  tools.flat('M-0.29 -0.06H0.29V-0.48Q0 -0.45 -0.29 -0.48Z', mix(scent, WHITE, 0.12));
  tools.flat(ellipse(0, -0.48, 0.29, 0.026), mix(scent, WHITE, 0.45));
  clipped(tools.context, flask, () => {
    tools.flat(pathAt(0, 0, 'M0.36 0V-0.7L0.22 -0.6V-0.1Z', tools.lightSide), 'rgba(255,255,255,0.5)');
    tools.flat(pathAt(0, 0, 'M-0.36 0V-0.7L-0.24 -0.6V-0.1Z', tools.lightSide), 'rgba(40,20,40,0.26)');
    tools.flat('M-0.36 0H0.36L0.26 -0.07H-0.26Z', 'rgba(255,255,255,0.36)');
  });
  tools.solid(box(0, -0.16, 0.32, 0.2, 0.012), [250, 246, 236], 0.008);
  for (const [y, half] of rows<2>('-0.29,0.1 -0.24,0.06'))
    tools.stroke(`M${-half} ${y}H${half}`, scale(GOLD, 0.7), 0.014);
  tools.turned(0, '0.1,-0.76 0.12,-0.7', GOLD, { tilt: 0.2 });
  tools.solid(box(0, -0.76, 0.3, 0.26, 0.035), GOLD, 0.04);
  tools.gleam(`M${tools.lightSide * 0.09} -0.97V-0.82`, 0.03, 0.8);
  tools.gleam(`M${tools.lightSide * 0.2} -0.56V-0.2`, 0.028, 0.7);
});

/** A watch that stands on its closed strap, its face to us. */
export const drawWristwatch = thing(
  { left: -0.4, right: 0.44, top: -1.06 },
  (tools, { random, color, qualities }) => {
    const leather: Rgb = color ?? pickColor(random, '#8a5630 #6a3f26 #3a3234');
    const metal = qualities.includes('gold') ? GOLD : STEEL;
    tools.solid(
      'M-0.15 -0.96Q0 -1.02 0.15 -0.96L0.2 -0.5L0.15 -0.04Q0 0.01 -0.15 -0.04L-0.2 -0.5Z',
      scale(leather, 0.5),
      0.03,
    );
    for (const [side, end] of [
      [-1, -1.03],
      [1, 0],
    ] as const) {
      const y = -0.52 + side * 0.26;
      tools.solid(
        `M-0.2 ${y}L-0.165 ${end + side * -0.02}Q0 ${end + side * 0.02} 0.165 ${end + side * -0.02}L0.2 ${y}Z`,
        leather,
        0.05,
      );
      for (const x of [-0.145, 0.145]) {
        tools.context.setLineDash([0.03, 0.02]);
        tools.stroke(
          `M${x * 1.12} ${y}L${x * 0.95} ${end - side * 0.04}`,
          mix(leather, [255, 240, 210], 0.6),
          0.012,
        );
        tools.context.setLineDash([]);
      }
    }
    for (const y of [-0.17, -0.11, -0.05]) tools.flat(ellipse(0, y, 0.018, 0.014), scale(leather, 0.35));
    tools.solid(box(0.34, -0.47, 0.08, 0.1, 0.02), metal, 0.02);
    for (const x of [-0.17, 0.17])
      for (const y of [-0.78, -0.2]) tools.solid(box(x, y, 0.07, 0.11, 0.02), metal, 0.02);
    tools.ball(0, -0.52, 0.325, metal);
    const dial: Rgb = random.chance(0.5) ? [250, 248, 240] : [30, 44, 72];
    const mark: Rgb = dial[0] > 128 ? INK : [244, 240, 226];
    tools.stroke(ellipse(0, -0.52, 0.29), scale(metal, 0.6), 0.02);
    tools.flat(ellipse(0, -0.52, 0.265), dial);
    for (let hour = 0; hour < 12; hour++) {
      const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
      const inner = hour % 3 === 0 ? 0.19 : 0.215;
      tools.stroke(
        `M${x * inner} ${-0.52 + y * inner}L${x * 0.242} ${-0.52 + y * 0.242}`,
        mark,
        hour % 3 === 0 ? 0.026 : 0.014,
      );
    }
    tools.stroke('M0 -0.52L-0.1 -0.61', mark, 0.03);
    tools.stroke('M0 -0.52L0.13 -0.63', mark, 0.022);
    tools.stroke('M-0.02 -0.56L0.04 -0.36', [206, 62, 52], 0.01);
    tools.flat(ellipse(0, -0.52, 0.022), mark);
    tools.flat(
      pathAt(0, -0.52, 'M0.06 -0.25Q0.22 -0.2 0.25 -0.02Q0.16 -0.14 0.06 -0.25Z', tools.lightSide),
      'rgba(255,255,255,0.35)',
    );
  },
);

/** One low shoe of a pair, its toe to the right. */
function drawSneaker(tools: ThingTools, upper: Rgb, sole: Rgb, trim: Rgb): void {
  tools.solid(
    'M-0.62 -0.15C-0.66 -0.34 -0.66 -0.52 -0.56 -0.68C-0.44 -0.62 -0.3 -0.62 -0.18 -0.68C-0.06 -0.54 0.12 -0.44 0.3 -0.4C0.52 -0.36 0.7 -0.32 0.72 -0.13Z',
    upper,
    0.07,
  );
  tools.flat(
    'M-0.56 -0.68C-0.44 -0.62 -0.3 -0.62 -0.18 -0.68C-0.24 -0.6 -0.3 -0.55 -0.4 -0.55C-0.48 -0.56 -0.54 -0.6 -0.56 -0.68Z',
    scale(trim, 0.5),
  );
  tools.solid(
    'M0.36 -0.15C0.36 -0.28 0.4 -0.36 0.46 -0.38C0.6 -0.34 0.7 -0.3 0.72 -0.13Z',
    mix(upper, WHITE, 0.2),
    0.03,
  );
  tools.solid('M-0.62 -0.16C-0.65 -0.3 -0.65 -0.4 -0.62 -0.5L-0.44 -0.44L-0.4 -0.16Z', trim, 0.03);
  tools.flat('M-0.28 -0.2L0.02 -0.46L0.1 -0.42L-0.16 -0.2ZM-0.06 -0.2L0.16 -0.4L0.23 -0.38L0.04 -0.2Z', trim);
  tools.solid(
    'M-0.66 -0.17H0.72Q0.82 -0.14 0.78 -0.03Q0.76 0 0.7 0H-0.6Q-0.68 -0.02 -0.66 -0.17Z',
    sole,
    0.04,
  );
  tools.stroke('M-0.64 -0.1H0.76', mix(sole, trim, 0.6), 0.018);
  for (const [x, y] of points('-0.14,-0.62 -0.05,-0.55 0.05,-0.49 0.16,-0.45'))
    tools.stroke(`M${x - 0.02} ${y - 0.02}L${x + 0.07} ${y + 0.08}`, mix(sole, WHITE, 0.5), 0.034);
}

/** A pair of sneakers, one behind the other. */
export const drawSneakers = thing(
  { left: -0.8, right: 1, top: -0.98, facing: 'right' },
  (tools, { random, color }) => {
    const upper: Rgb = color ?? pickColor(random, '#e8e4dc #d8483e #3f74b8 #4a4a52');
    const isPale = Math.min(...upper) > 190;
    const sole: Rgb = isPale ? [226, 222, 214] : [248, 246, 240];
    const trim = isPale ? ([168, 176, 188] as const) : mix(upper, WHITE, 0.75);
    const { context } = tools;
    context.save();
    context.translate(0.2, -0.2);
    drawSneaker(tools, scale(upper, 0.88), scale(sole, 0.88), scale(trim, 0.88));
    context.restore();
    context.translate(-0.1, 0);
    drawSneaker(tools, upper, sole, trim);
  },
);

/** A belt, rolled up, its buckle in front. */
export const drawBelt = thing({ left: -0.7, right: 0.8, top: -0.8 }, (tools, { random, color }) => {
  const leather: Rgb = color ?? pickColor(random, '#8a5630 #5a3826 #33302f');
  tools.turned(-0.1, '0.5,-0.42 0.52,-0.06', leather, { tilt: 0.36, inside: scale(leather, 0.42) });
  for (const radius of [0.42, 0.33, 0.24, 0.15]) {
    tools.stroke(ellipse(-0.1, -0.42, radius, radius * 0.36), scale(leather, 0.4), 0.06);
    tools.stroke(ellipse(-0.1, -0.43, radius, radius * 0.36), mix(leather, WHITE, 0.16), 0.034);
  }
  tools.solid(
    'M-0.5 -0.22C-0.2 -0.06 0.2 -0.06 0.62 -0.2L0.64 0.02C0.2 0.02 -0.3 0.02 -0.54 0Z',
    leather,
    0.04,
  );
  tools.stroke('M-0.46 -0.17C-0.2 -0.02 0.2 -0.02 0.6 -0.15', mix(leather, [255, 240, 210], 0.5), 0.012);
  tools.stroke(box(0.6, 0.02, 0.24, 0.28, 0.05), scale(GOLD, 0.6), 0.062);
  tools.stroke(box(0.6, 0.02, 0.24, 0.28, 0.05), GOLD, 0.044);
  tools.stroke('M0.48 -0.1L0.7 -0.14', GOLD, 0.034);
});

/** A round block that goods are shown on. */
export const drawPedestal = thing({ left: -0.9, right: 0.9, top: -0.82 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#eae4da #e6cfc4 #d4dce0');
  tools.turned(0, '0.86,-0.2 0.86,-0.16', scale(paint, 0.95), { tilt: 0.18, contrast: 0.8 });
  tools.turned(0, '0.7,-0.62 0.7,-0.24', paint, { tilt: 0.18, contrast: 0.9 });
  tools.sheet.anchor('seat', 0, -0.6);
});

/** Smooth stones, laid close together: a bed for what is shown on them. */
export const drawStones = thing(
  { left: -1.5, right: 1.5, top: -0.6 },
  (tools, { random, color, qualities }) => {
    const stone: Rgb = color ?? pickColor(random, '#8a8c90 #9a9288 #7a8088');
    const wet = qualities.includes('wet') || qualities.includes('shiny');
    for (const [x, y, half] of rows<3>(
      '-1,-0.2,0.3 1.02,-0.2,0.28 -0.56,-0.26,0.3 0.6,-0.26,0.3 0,-0.24,0.56 -1.2,-0.02,0.28 1.2,-0.02,0.28 -0.74,0,0.34 0.74,0,0.32 0,0.02,0.5',
    )) {
      const high = Math.min(0.17, half * 0.52);
      tools.ball(x, y - high, half, scale(stone, random.range(0.82, 1.14)), high);
      const [lightX, lightY] = [x + tools.lightSide * half * 0.36, y - high * 1.5];
      tools.gleam(
        `M${lightX - half * 0.2} ${lightY}q${half * 0.2} ${-high * 0.16} ${half * 0.4} 0`,
        0.03,
        wet ? 0.85 : 0.25,
      );
      if (wet)
        tools.gleam(
          `M${x - half * 0.5} ${y - high * 0.5}q${half * 0.4} ${high * 0.3} ${half * 0.9} 0`,
          0.012,
          0.45,
        );
    }
    tools.sheet.anchor('seat', 0, -0.34);
  },
);
