import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import { points } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, line, modelled, type Point } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

interface Crown {
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
  leaf: Rgb;
  lightSide: -1 | 1;
  lobes: number;
}

/** A cloud of leaves: dark lobes behind, lit ones in front, speckled with single leaves. */
export function drawCrown(
  context: SKRSContext2D,
  random: Random,
  { x, y, radiusX, radiusY, leaf, lightSide, lobes }: Crown,
): void {
  const layers = [0.58, 0.8, 1, 1.2];
  layers.forEach((tone, layer) => {
    const shrink = 1 - layer * 0.15;
    const shiftX = lightSide * layer * radiusX * 0.07;
    const shiftY = -layer * radiusY * 0.12;
    for (let lobe = 0; lobe < lobes; lobe++) {
      const angle = random.next() * TAU;
      const away = Math.sqrt(random.next()) * 0.72 * shrink;
      const lobeX = x + shiftX + Math.cos(angle) * away * radiusX;
      const lobeY = y + shiftY + Math.sin(angle) * away * radiusY;
      const radius = radiusY * random.range(0.26, 0.46) * shrink;
      fill(
        context,
        ellipse(lobeX, lobeY, radius * 1.15, radius),
        scale(leaf, tone * random.range(0.94, 1.06)),
      );
    }
  });
  for (let speck = 0; speck < lobes * 14; speck++) {
    const angle = random.next() * TAU;
    const away = Math.sqrt(random.next()) * 1.02;
    const speckX = x + Math.cos(angle) * away * radiusX;
    const speckY = y + Math.sin(angle) * away * radiusY;
    const lit = (lightSide * (speckX - x)) / radiusX - (speckY - y) / radiusY;
    const tone =
      lit > 0 ? mix(leaf, [250, 246, 190], random.range(0.1, 0.45)) : scale(leaf, random.range(0.45, 0.85));
    fill(context, ellipse(speckX, speckY, radiusY * 0.05, radiusY * 0.03, angle), toCss(tone, 0.8));
  }
}

/** A conifer of drooping tiers. */
export function drawPineTree({ size, random, color, lightSide, snow }: DrawingRequest): Drawing {
  const needle: Rgb = color ?? pickColor(random, '#2f5d46 #37664a #2c5550');
  return sketch({ size, left: -0.42, right: 0.42, top: -1.08 }, ({ context }) => {
    modelled(context, limb('0,0.01 0,-0.3', [0.09, 0.06]), [92, 66, 48], { depth: 0.02, lightSide });
    const tiers = 9;
    for (let tier = 0; tier < tiers; tier++) {
      const t = tier / tiers;
      const y = -0.12 - t * 0.8;
      const half = (0.37 - t * 0.31) * random.range(0.92, 1.06);
      const rise = 0.2 - t * 0.05;
      let data = `M${-half} ${y}`;
      const fringes = 7;
      for (let fringe = 1; fringe <= fringes; fringe++) {
        const x = -half + (2 * half * fringe) / fringes;
        const sag = (1 - ((x - half / fringes) / half) ** 2) * 0.035;
        data += `Q${x - half / fringes} ${y + sag - 0.035} ${x} ${y + sag * 0.7 + (fringe === fringes ? 0 : 0.016)}`;
      }
      data += `Q${half * 0.42} ${y - rise * 0.45} 0 ${y - rise}Q${-half * 0.42} ${y - rise * 0.45} ${-half} ${y}Z`;
      const shape = data;
      modelled(context, shape, scale(needle, 0.72 + t * 0.36), { depth: 0.06, lightSide, outline: 0 });
      for (let twig = 0; twig < 9; twig++) {
        const x = random.range(-0.85, 0.85) * half;
        line(
          context,
          `M${x} ${y - rise * 0.25}l${x * 0.16} ${0.04}`,
          toCss(mix(needle, [210, 230, 160], random.range(0, 0.3)), 0.5),
          0.007,
        );
      }
      if (snow)
        fill(
          context,
          `M${-half * 0.9} ${y - 0.012}Q${-half * 0.4} ${y - rise * 0.36} 0 ${y - rise}Q${half * 0.4} ${y - rise * 0.36} ${half * 0.9} ${y - 0.012}Q${half * 0.5} ${y - rise * 0.32} ${half * 0.2} ${y - 0.05}Q0 ${y - rise * 0.4} ${-half * 0.3} ${y - 0.04}Q${-half * 0.6} ${y - rise * 0.3} ${-half * 0.9} ${y - 0.012}Z`,
          'rgba(240,246,252,0.92)',
        );
    }
  });
}

/** A coconut palm leaning with the wind. */
export function drawPalmTree({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const leaf: Rgb = color ?? pickColor(random, '#4f9440 #5a9a3c #3f8a50');
  const lean = random.range(0.1, 0.24) * random.pick([-1, 1]);
  return sketch({ size, left: -0.72, right: 0.72, top: -1.12 }, ({ context }) => {
    const trunk: Point[] = [
      [-lean * 0.5, 0.01],
      [-lean * 0.35, -0.25],
      [lean * 0.05, -0.5],
      [lean * 0.5, -0.76],
    ];
    modelled(context, limb(trunk, [0.09, 0.062, 0.054, 0.046]), [146, 112, 78], { depth: 0.025, lightSide });
    for (let ring = 1; ring < 16; ring++) {
      const t = ring / 16;
      const x = -lean * 0.5 + lean * t ** 1.6;
      line(context, `M${x - 0.03} ${-0.76 * t}q0.03 0.016 0.06 0`, 'rgba(80,54,34,0.5)', 0.007);
    }
    const [topX, topY] = [lean * 0.5, -0.77];
    const fronds = 11;
    for (let frond = 0; frond < fronds; frond++) {
      const angle = -Math.PI / 2 + (frond / (fronds - 1) - 0.5) * 4.1 + random.range(-0.12, 0.12);
      drawFrond(
        context,
        random,
        topX,
        topY,
        angle,
        random.range(0.34, 0.42),
        scale(leaf, 0.7 + 0.4 * (1 - Math.abs(frond / (fronds - 1) - 0.5))),
      );
    }
    for (const [x, y] of points('-0.03,0.03 0.03,0.035 0,0.05'))
      modelled(context, ellipse(topX + x, topY + y, 0.034), [104, 70, 40], { depth: 0.02, lightSide });
  });
}

function drawFrond(
  context: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  angle: number,
  length: number,
  leaf: Rgb,
): void {
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.75 + length * 0.38];
  const crest: Point = [
    x + Math.cos(angle) * length * 0.55,
    y + Math.sin(angle) * length * 0.8 - length * 0.06,
  ];
  for (let blade = 1; blade <= 15; blade++) {
    const t = blade / 15;
    const stemX = (1 - t) ** 2 * x + 2 * t * (1 - t) * crest[0] + t * t * tip[0];
    const stemY = (1 - t) ** 2 * y + 2 * t * (1 - t) * crest[1] + t * t * tip[1];
    const reach = 0.1 * Math.sin(Math.min(1, t * 1.25 + 0.2) * Math.PI * 0.9) + 0.02;
    for (const side of [-1, 1]) {
      const out = Math.sign(Math.cos(angle)) || 1;
      fill(
        context,
        limb(
          [
            [stemX, stemY],
            [stemX + out * reach * 0.4 + side * 0.012, stemY + reach * 0.5],
            [stemX + out * reach * 0.5 + side * reach * 0.3, stemY + reach],
          ],
          [0.014, 0.016, 0.002],
        ),
        scale(leaf, random.range(0.8, 1.15)),
      );
    }
  }
  line(
    context,
    `M${x} ${y}Q${crest[0]} ${crest[1]} ${tip[0]} ${tip[1]}`,
    mix(leaf, [240, 236, 160], 0.4),
    0.01,
  );
}
