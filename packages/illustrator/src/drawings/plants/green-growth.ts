import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { ellipse } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { drawBranches } from './branches.ts';
import { drawLeafMasses, heapsOf } from './leaf-masses.ts';

/** A fern: arching fronds of small leaves. */
export function drawFronds(tools: ThingTools, random: Random, foot: number, reach: number, leaf: Rgb): void {
  const fronds = 13;
  for (let index = 0; index < fronds; index++) {
    const order = (index * 5) % fronds;
    const angle = -Math.PI / 2 + (order / (fronds - 1) - 0.5) * 2.7;
    const length = reach * random.range(0.82, 1.06);
    const tone = mix(
      scale(leaf, 0.62 + (index / fronds) * 0.42),
      [220, 236, 130],
      index / fronds > 0.7 ? 0.2 : 0,
    );
    const at = (t: number): [number, number] => [
      Math.cos(angle) * length * t,
      foot + Math.sin(angle) * length * t + Math.abs(Math.cos(angle)) * length * 0.62 * t * t,
    ];
    const [tipX, tipY] = at(1);
    const [midX, midY] = at(0.5);
    tools.stroke(
      `M0 ${foot}Q${midX} ${midY - (midY - (foot + tipY) / 2) * 0.4} ${tipX} ${tipY}`,
      scale(tone, 0.7),
      0.012,
    );
    for (let leaflet = 1; leaflet < 15; leaflet++) {
      const t = leaflet / 15;
      const [x, y] = at(t);
      const size = length * 0.15 * (1 - t * 0.82) * Math.min(1, t * 4 + 0.3);
      for (const side of [-1, 1]) {
        const turn = angle + side * 1.1 + Math.cos(angle) * t * 0.8;
        tools.flat(
          ellipse(
            x + Math.cos(turn) * size * 0.6,
            y + Math.sin(turn) * size * 0.6,
            size * 0.66,
            size * 0.2,
            turn,
          ),
          side === 1 ? tone : scale(tone, 0.86),
        );
      }
    }
  }
}

/** A fern as it grows on the ground of a wood. */
export const drawFern = thing({ left: -0.95, right: 0.95, top: -1.04 }, (tools, { random, color }) => {
  const leaf: Rgb = color ?? pickColor(random, '#4f9a46 #3f8a4a #62a54a');
  drawFronds(tools, random, 0, 0.94, leaf);
});

/** A round bush, in flower or with berries by chance. */
export const drawBush = thing(
  { left: -0.86, right: 0.86, top: -1 },
  (tools, { random, color, lightSide, snow, qualities }) => {
    const leaf: Rgb = color ?? pickColor(random, '#4f8f42 #5d9a46 #3f8048');
    const { context } = tools;
    drawBranches(context, random, {
      bark: [95, 70, 48],
      width: 0.06,
      trunk: 0.16,
      spread: 1.2,
      levels: 1,
      lightSide,
    });
    const heaps = heapsOf(
      '-0.46,-0.34,0.3,0.27 0.46,-0.34,0.3,0.27 0,-0.5,0.42,0.38 -0.24,-0.3,0.36,0.3 0.28,-0.28,0.36,0.28 0,-0.24,0.4,0.25',
    );
    drawLeafMasses(context, random, heaps, { leaf, lightSide, size: 0.042, count: 46 });
    if (qualities.includes('blossoming') || random.chance(0.4)) {
      const tone = pickColor(random, '#f4f0f0 #ee7aa0 #d8433c #f2c84a');
      for (let bloom = 0; bloom < 26; bloom++) {
        const [x, y] = [random.range(-0.7, 0.7), random.range(-0.78, -0.1)];
        if (Math.hypot(x / 0.78, (y + 0.4) / 0.46) > 1) continue;
        for (let petal = 0; petal < 5; petal++)
          tools.flat(
            ellipse(x + Math.cos(petal * 1.257) * 0.02, y + Math.sin(petal * 1.257) * 0.02, 0.017),
            tone,
          );
        tools.flat(ellipse(x, y, 0.011), [246, 206, 90]);
      }
    }
    if (snow)
      drawLeafMasses(context, random, heapsOf('-0.3,-0.62,0.3,0.1 0.3,-0.6,0.28,0.1 0,-0.8,0.3,0.1'), {
        leaf: [240, 246, 253],
        shade: 0.92,
        lit: [255, 255, 255],
        lightSide,
        round: true,
        count: 10,
      });
  },
);

/** A hedge stem for wreaths and ivy on a wall: long shoots with pointed leaves. */
export const drawIvy = thing({ left: -0.7, right: 0.7, top: -1.04 }, (tools, { random, color }) => {
  const leaf: Rgb = color ?? pickColor(random, '#3f7f42 #4f8f46');
  for (let shoot = 0; shoot < 7; shoot++) {
    const x = -0.5 + shoot * 0.166;
    const length = random.range(0.6, 1);
    tools.stroke(
      `M${x} -1C${x + 0.1} ${-1 + length * 0.3} ${x - 0.1} ${-1 + length * 0.6} ${x + 0.04} ${-1 + length}`,
      [86, 96, 52],
      0.014,
    );
    for (let index = 0; index < 11; index++) {
      const t = index / 10;
      const [at, y] = [x + Math.sin(t * 6) * 0.04 + (index % 2 ? 0.06 : -0.06), -1 + length * t];
      const size = 0.085 * (1.1 - t * 0.4);
      tools.solid(
        `${at},${y - size} ${at + size * 0.4},${y - size * 0.4} ${at + size},${y - size * 0.3} ${at + size * 0.5},${y + size * 0.3} ${at},${y + size} ${at - size * 0.5},${y + size * 0.3} ${at - size},${y - size * 0.3} ${at - size * 0.4},${y - size * 0.4}`,
        mix(leaf, [190, 220, 120], random.range(0, 0.35)),
        0.014,
      );
    }
  }
});
