import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { around, ellipse, fade, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { sparkle } from '../things/effects.ts';

interface Tier {
  y: number;
  half: number;
}

/** Tiers of drooping boughs from the lowest to the top. */
function drawBoughs(tools: ThingTools, random: Random, needle: Rgb, snow: boolean): Tier[] {
  const tiers: Tier[] = [];
  const count = 7;
  for (let tier = 0; tier < count; tier++) {
    const t = tier / count;
    const [y, half] = [-0.13 - t * 0.72, 0.42 * (1 - t) ** 0.86 + 0.05];
    const rise = 0.26 - t * 0.06;
    tiers.push({ y, half });
    let hem = `M${-half} ${y}`;
    const fringes = 8;
    for (let fringe = 1; fringe <= fringes; fringe++) {
      const x = -half + (2 * half * fringe) / fringes;
      const sag = (1 - (x / half) ** 2) * 0.05;
      hem += `Q${x - half / fringes} ${y + sag + 0.034} ${x} ${y + sag - (fringe === fringes ? 0 : 0.012)}`;
    }
    tools.solid(
      `${hem}Q${half * 0.4} ${y - rise * 0.4} 0 ${y - rise}Q${-half * 0.4} ${y - rise * 0.4} ${-half} ${y}Z`,
      scale(needle, 0.74 + t * 0.34),
      0.06,
    );
    for (let twig = 0; twig < 26; twig++) {
      const x = random.range(-0.92, 0.92) * half;
      const top = y - random.range(0.02, 0.7) * rise * (1 - Math.abs(x) / half);
      tools.stroke(
        `M${x} ${top}l${(x / half) * 0.03} 0.034`,
        mix(
          scale(needle, 0.8 + t * 0.3),
          tools.lightSide * x > 0 ? [216, 236, 150] : [20, 40, 40],
          random.range(0.05, 0.35),
        ),
        0.009,
      );
    }
    if (snow) drawSnowOnBough(tools, random, y, half);
  }
  return tiers;
}

function drawSnowOnBough(tools: ThingTools, random: Random, y: number, half: number): void {
  const lumps = Math.max(3, Math.round(half * 22));
  for (let lump = 0; lump <= lumps; lump++) {
    const x = (-1 + (2 * lump) / lumps) * half * 0.94;
    const sag = (1 - (x / half) ** 2) * 0.05;
    const radius = random.range(0.026, 0.045);
    tools.flat(ellipse(x, y + sag - 0.028, radius, radius * 0.62), [208, 222, 242]);
    tools.flat(
      ellipse(x + tools.lightSide * 0.004, y + sag - 0.034, radius * 0.94, radius * 0.52),
      [248, 251, 255],
    );
  }
}

/** A fir of dense boughs. */
export const drawFir = thing({ left: -0.56, right: 0.56, top: -1.08 }, (tools, { random, color, snow }) => {
  tools.rod('0,-0.2 0,0.01', '0.09 0.12', [98, 70, 50]);
  drawBoughs(tools, random, color ?? pickColor(random, '#2f6a4a #37704a #2a6250'), snow);
});

const BAUBLES = ['#e0333c', '#f2c23a', '#3f8fe0', '#e86ab0', '#f4f0ea', '#b05ad8'] as const;

/** A decorated tree: baubles, garlands, lights, and a star. */
export const drawChristmasTree = thing(
  { left: -0.58, right: 0.58, top: -1.12 },
  (tools, { random, color, snow }) => {
    const { sheet } = tools;
    tools.turned(0, '0.15,-0.13 0.11,0', [150, 58, 50], { tilt: 0.12 });
    tools.rod('0,-0.24 0,-0.1', '0.08 0.09', [98, 70, 50]);
    const tiers = drawBoughs(tools, random, color ?? [47, 122, 74], snow);
    const garland = pickColor(random, '#f2d27a #e9e9f2 #e0505a');
    const order = random.integer(BAUBLES.length);
    for (const [index, { y, half }] of tiers.entries()) {
      if (index % 2 === 0) {
        tools.stroke(pathAt(0, y, 'M-0.8 -0.03Q0 0.08 0.7 -0.08', half), scale(garland, 0.7), 0.024);
        tools.stroke(pathAt(0, y, 'M-0.8 -0.034Q0 0.076 0.7 -0.084', half), garland, 0.014);
      }
      const balls = Math.max(1, Math.round(half * 9));
      for (let ball = 0; ball < balls; ball++) {
        const x = balls === 1 ? 0 : -half * 0.78 + (ball / (balls - 1)) * half * 1.56;
        const lift = y + 0.012 + (1 - (x / half) ** 2) * 0.03 - (ball % 2) * 0.05;
        const tone = fromHex(BAUBLES[(ball * 2 + index + order) % BAUBLES.length]!);
        tools.ball(x, lift, 0.034, tone);
        tools.flat(ellipse(x + tools.lightSide * 0.011, lift - 0.012, 0.008), 'rgba(255,255,255,0.9)');
      }
      for (let lamp = 0; lamp < balls; lamp++) {
        const [x, lift] = [random.range(-0.7, 0.7) * half, y - random.range(0.03, 0.1)];
        for (const target of [tools.context, sheet.glow]) {
          target.fillStyle = around(
            target,
            x,
            lift,
            0.026,
            fade('#fffbe0', [0.5, '#ffd878'], 'rgba(255,200,90,0)'),
          );
          target.fill(ellipse(x, lift, 0.026));
        }
      }
    }
    for (const target of [tools.context, sheet.glow]) {
      target.beginPath();
      for (let point = 0; point < 10; point++) {
        const angle = (point / 10) * TAU - Math.PI / 2;
        const reach = point % 2 === 0 ? 0.105 : 0.044;
        target.lineTo(Math.cos(angle) * reach, -0.985 + Math.sin(angle) * reach);
      }
      target.closePath();
      target.fillStyle = '#ffdc5a';
      target.fill();
    }
    sparkle(tools, 0, -0.985, 0.05);
    sheet.light(0, -0.98, 0.4, [255, 222, 120]);
    sheet.light(0, -0.45, 0.6, [255, 200, 110]);
  },
);
