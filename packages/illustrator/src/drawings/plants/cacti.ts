import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { points, rows } from '../../core/number-tables.ts';
import { ellipse } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { CLAYS, drawPot } from './flower-pot.ts';

const CACTUS = ['#4f8f4a', '#5a9a52', '#3f8256'] as const;

function ribs(tools: ThingTools, x: number, top: number, bottom: number, half: number, color: Rgb): void {
  for (const at of [-0.6, -0.2, 0.2, 0.6]) {
    tools.stroke(
      `M${x + at * half} ${top + Math.abs(at) * half * 0.6}V${bottom}`,
      scale(color, 0.72),
      half * 0.08,
    );
    for (let y = top + 0.04; y < bottom - 0.02; y += 0.055)
      tools.stroke(`M${x + at * half - 0.012} ${y - 0.01}l0.024 -0.008`, [240, 234, 200], 0.006);
  }
}

/** A saguaro with raised arms, sometimes in flower. */
export const drawSaguaro = thing({ left: -0.52, right: 0.52, top: -1.06 }, (tools, { random, color }) => {
  const skin: Rgb = color ?? fromHex(random.pick(CACTUS));
  const sides = random.chance(0.75) ? [-1, 1] : [random.pick([-1, 1])];
  for (const side of sides) {
    const y = side < 0 ? random.range(-0.46, -0.36) : random.range(-0.58, -0.46);
    const top = y - random.range(0.2, 0.32);
    tools.rod(
      `0,${y} ${side * 0.16},${y + 0.02} ${side * 0.3},${y - 0.03} ${side * 0.33},${y - 0.14} ${side * 0.33},${top}`,
      '0.13 0.14 0.15 0.15 0.12',
      scale(skin, 0.95),
      0.04,
    );
    ribs(tools, side * 0.33, top + 0.03, y - 0.1, 0.07, skin);
    if (random.chance(0.5)) drawCrownBloom(tools, side * 0.33, top - 0.03);
  }
  tools.solid('M-0.13 0V-0.84C-0.13 -1.02 0.13 -1.02 0.13 -0.84V0Z', skin, 0.06);
  ribs(tools, 0, -0.94, -0.02, 0.13, skin);
  if (random.chance(0.6)) drawCrownBloom(tools, 0.01, -0.99);
});

function drawCrownBloom(tools: ThingTools, x: number, y: number): void {
  for (const lean of [-0.045, 0.045, 0])
    tools.solid(ellipse(x + lean, y, 0.026, 0.045, lean * 10), [238, 92, 140], 0.01);
  tools.ball(x, y + 0.012, 0.016, [250, 214, 90]);
}

/** A prickly pear: flat pads with red fruit. */
export const drawPricklyPear = thing({ left: -0.64, right: 0.64, top: -1.02 }, (tools, { random, color }) => {
  const skin: Rgb = color ?? pickColor(random, '#6aa05a #5a9a60');
  const pads = rows<5>(`
    0,-0.2,0.2,0.24,0 -0.26,-0.42,0.16,0.21,-0.6 0.27,-0.44,0.17,0.22,0.6 0.02,-0.56,0.17,0.22,0.05
    -0.36,-0.7,0.13,0.17,-0.3 0.36,-0.74,0.12,0.16,0.35 0.06,-0.84,0.11,0.14,0.2
  `);
  for (const [x, y, radiusX, radiusY, turn] of pads) {
    tools.solid(
      ellipse(x, y, radiusX, radiusY, turn),
      mix(skin, [200, 220, 140], random.range(0, 0.2)),
      0.05,
    );
    for (let spine = 0; spine < 9; spine++) {
      const angle = spine * 2.4;
      const away = Math.sqrt(spine / 9) * 0.8;
      tools.stroke(
        `M${x + Math.cos(angle) * radiusX * away - 0.012} ${y + Math.sin(angle) * radiusY * away}l0.024 -0.014M${x + Math.cos(angle) * radiusX * away} ${y + Math.sin(angle) * radiusY * away - 0.014}v0.024`,
        [248, 240, 208],
        0.006,
      );
    }
  }
  for (const [x, y] of points('-0.44,-0.86 -0.32,-0.88 0.42,-0.9 0.1,-0.98 0,-0.96'))
    tools.ball(x, y, 0.042, [216, 52, 84], 0.052);
});

/** A small round cactus in a pot, in flower. */
export const drawPottedCactus = thing({ left: -0.5, right: 0.5, top: -1.03 }, (tools, { random, color }) => {
  const skin: Rgb = color ?? fromHex(random.pick(CACTUS));
  drawPot(tools, 0, 0.46, 0.34, fromHex(random.pick(CLAYS)));
  tools.solid(ellipse(0, -0.66, 0.27, 0.27), skin, 0.08);
  ribs(tools, 0, -0.9, -0.46, 0.25, skin);
  tools.flat(ellipse(0, -0.45, 0.3, 0.036), [96, 68, 50]);
  for (const x of [-0.06, 0.06, 0]) tools.solid(ellipse(x, -0.95, 0.04, 0.065, x * 6), [240, 96, 150], 0.015);
  tools.ball(0, -0.93, 0.022, [250, 214, 90]);
});
