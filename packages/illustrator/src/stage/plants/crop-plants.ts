import type { Rgb } from '../../core/color.ts';
import { fillOval } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { coloredRows } from '../../core/number-tables.ts';
import type { PlantKind, PlantPen } from './plant-stand.ts';

const STALK: Rgb = [95, 138, 60];
const LEAF: Rgb = [79, 127, 56];

function stroke({ context }: PlantPen, css: string, width: number, points: readonly number[]): void {
  const [fromX, fromY, bendX, bendY, toX, toY] = points as [number, number, number, number, number, number];
  context.strokeStyle = css;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.quadraticCurveTo(bendX, bendY, toX, toY);
  context.stroke();
}

function blob({ context }: PlantPen, css: string, x: number, y: number, rx: number, ry: number, turn = 0) {
  fillOval(context, css, x, y, rx, ry, turn);
}

/** A tall stalk with heart-shaped leaves and one great head that faces the viewer. */
export const SUNFLOWER: PlantKind = {
  width: 0.62,
  draw(pen) {
    const { random, ink } = pen;
    const lean = random.range(-0.06, 0.06);
    stroke(pen, ink(STALK, 0.9), 0.035, [0, 0, lean * 0.2, -0.4, lean, -0.8]);
    for (let leaf = 0; leaf < 6; leaf++) {
      const side = leaf % 2 ? 1 : -1;
      const y = -0.16 - leaf * 0.09;
      const tone = side === pen.side ? 1.15 : 0.72;
      blob(pen, ink(LEAF, tone), side * 0.14, y + 0.03, 0.13, 0.065, side * random.range(0.2, 0.7));
      stroke(pen, ink(LEAF, tone * 1.25), 0.008, [side * 0.02, y, side * 0.12, y, side * 0.22, y + 0.06]);
    }
    drawSunflowerHead(pen, lean, -0.83, random.range(0.15, 0.18));
  },
};

function drawSunflowerHead(pen: PlantPen, x: number, y: number, radius: number): void {
  const { random, ink, side } = pen;
  const petals = 17;
  for (const [layer, reach, color] of coloredRows<2>('0,1,#e09614 1,0.86,#ffcc2e')) {
    for (let petal = 0; petal < petals; petal++) {
      const angle = ((petal + layer * 0.5) / petals) * TAU + random.range(-0.06, 0.06);
      const tone = 0.9 + 0.18 * Math.cos(angle) * side - 0.12 * Math.sin(angle);
      const away = radius * 0.72 * reach;
      blob(
        pen,
        ink(color, tone),
        x + Math.cos(angle) * away,
        y + Math.sin(angle) * away * 0.94,
        radius * 0.36 * reach,
        radius * 0.13,
        angle,
      );
    }
  }
  blob(pen, ink([92, 56, 26]), x, y, radius * 0.5, radius * 0.48);
  blob(pen, ink([58, 34, 18]), x, y, radius * 0.34, radius * 0.32);
  for (let seed = 0; seed < 24; seed++) {
    const angle = seed * 2.4;
    const away = radius * 0.45 * Math.sqrt(seed / 24);
    blob(
      pen,
      ink([142, 92, 40]),
      x + Math.cos(angle) * away,
      y + Math.sin(angle) * away,
      radius * 0.035,
      radius * 0.035,
    );
  }
}

/** A gray-green cushion with a fan of violet spikes. */
export function lavender(color: Rgb): PlantKind {
  return {
    width: 1.25,
    draw(pen) {
      const { random, ink, side } = pen;
      blob(pen, ink([92, 112, 78], 0.6), 0, -0.2, 0.42, 0.24);
      const spikes = 44;
      for (let spike = 0; spike < spikes; spike++) {
        const fan = (spike / (spikes - 1) - 0.5) * 2;
        const lean = Math.sin(fan * 9.7) * 0.9;
        const tip = { x: lean * 0.56, y: -(0.95 - lean * lean * 0.42) * random.range(0.78, 1.04) };
        const light = 0.82 + 0.24 * lean * side + random.range(-0.14, 0.16);
        stroke(pen, ink([104, 132, 84], light), 0.014, [
          lean * 0.18,
          -0.05,
          lean * 0.3,
          tip.y * 0.6,
          tip.x,
          tip.y,
        ]);
        const spikeLength = random.range(0.24, 0.34);
        for (let grain = 0; grain < 6; grain++) {
          const t = grain / 6;
          blob(
            pen,
            ink(color, light * (1.12 - t * 0.3)),
            tip.x - lean * 0.1 * t,
            tip.y + spikeLength * t,
            0.026 + 0.014 * t,
            0.03,
          );
        }
      }
    },
  };
}

/** A clump of five tulips with sword-shaped leaves. */
export function tulips(color: Rgb): PlantKind {
  return {
    width: 1,
    draw(pen) {
      const { random, ink } = pen;
      const flowers = [-0.3, 0.28, -0.12, 0.14, 0];
      for (const [index, place] of flowers.entries()) {
        const x = place + random.range(-0.05, 0.05);
        const top = -random.range(0.66, 0.84) - (index === 4 ? 0.06 : 0);
        stroke(pen, ink(STALK, 1.02), 0.028, [x * 0.6, 0, x * 0.7, top * 0.6, x, top]);
        for (const side of [-1, 1]) {
          const light = side === pen.side ? 1.2 : 0.8;
          stroke(pen, ink([92, 140, 84], light), 0.05, [
            x * 0.6,
            0,
            x + side * 0.05,
            top * 0.34,
            x + side * random.range(0.1, 0.16),
            top * 0.58,
          ]);
        }
        drawTulipCup(pen, x, top, color);
      }
    },
  };
}

function drawTulipCup(pen: PlantPen, x: number, y: number, color: Rgb): void {
  const { context, ink, side } = pen;
  for (const [shift, tone, half] of [
    [-0.055 * side, 0.68, 0.07],
    [0.055 * side, 1.08, 0.07],
    [0, 0.94, 0.078],
  ] as const) {
    context.fillStyle = ink(color, tone);
    context.beginPath();
    context.moveTo(x + shift, y + 0.09);
    context.bezierCurveTo(
      x + shift - half * 1.5,
      y + 0.06,
      x + shift - half,
      y - 0.1,
      x + shift * 1.2,
      y - 0.15,
    );
    context.bezierCurveTo(x + shift + half, y - 0.1, x + shift + half * 1.5, y + 0.06, x + shift, y + 0.09);
    context.fill();
  }
}

/** A handful of ripe stalks that nod under their bearded ears. */
export const WHEAT: PlantKind = {
  width: 0.8,
  draw(pen) {
    const { random, ink } = pen;
    for (let stalk = 0; stalk < 13; stalk++) {
      const foot = random.range(-0.22, 0.22);
      const lean = random.range(-0.12, 0.24);
      const top = -random.range(0.68, 0.88);
      const light = random.range(0.74, 1.16);
      const tip = { x: foot + lean, y: top };
      stroke(pen, ink([198, 160, 74], light * 0.86), 0.014, [foot, 0, foot, top * 0.7, tip.x, tip.y]);
      if (stalk % 3 === 0)
        stroke(pen, ink([186, 158, 84], light * 0.8), 0.02, [
          foot,
          top * 0.3,
          foot + 0.1,
          top * 0.62,
          foot + random.range(-0.3, 0.3),
          top * 0.4,
        ]);
      drawEar(pen, tip, lean, light);
    }
  },
};

function drawEar(pen: PlantPen, tip: { x: number; y: number }, lean: number, light: number): void {
  const { ink } = pen;
  for (let grain = 0; grain < 7; grain++) {
    const t = grain / 7;
    const x = tip.x + lean * 0.55 * t;
    const y = tip.y - 0.18 * t;
    for (const side of [-1, 1]) {
      stroke(pen, ink([232, 198, 112], light), 0.006, [
        x,
        y,
        x + side * 0.03,
        y - 0.06,
        x + side * 0.05 + lean * 0.2,
        y - 0.13,
      ]);
      blob(
        pen,
        ink([226, 180, 82], light * (side === pen.side ? 1.12 : 0.84)),
        x + side * 0.015,
        y,
        0.013,
        0.026,
        side * 0.4,
      );
    }
  }
}

/** A ribbed pumpkin among its leaves. */
export const PUMPKIN: PlantKind = {
  width: 2,
  draw(pen) {
    const { random, ink, context } = pen;
    for (let leaf = 0; leaf < 7; leaf++) {
      const side = leaf % 2 ? 1 : -1;
      const x = side * random.range(0.45, 0.85);
      blob(
        pen,
        ink([82, 116, 52], random.range(0.6, 1.1)),
        x,
        -random.range(0.06, 0.34),
        random.range(0.13, 0.22),
        random.range(0.08, 0.12),
        random.range(-0.5, 0.5),
      );
    }
    const orange: Rgb = [232, random.range(112, 138), 34];
    blob(pen, ink(orange, 0.55), 0, -0.38, 0.6, 0.4);
    const ribs = [-0.44, 0.44, -0.27, 0.27, -0.1, 0.1, 0];
    for (const rib of ribs) {
      const light = 0.86 + rib * pen.side * 0.55;
      const gradient = context.createRadialGradient(rib + pen.side * 0.04, -0.52, 0, rib, -0.38, 0.42);
      gradient.addColorStop(0, ink(orange, light * 1.25));
      gradient.addColorStop(1, ink(orange, light * 0.7));
      fillOval(context, gradient, rib * 0.95, -0.38, 0.16 + (0.44 - Math.abs(rib)) * 0.1, 0.38);
    }
    stroke(pen, ink([104, 112, 54], 0.8), 0.09, [0, -0.74, 0.02, -0.84, 0.08 * pen.side, -0.92]);
    stroke(pen, ink([96, 122, 56]), 0.03, [0.04, -0.8, 0.5, -0.86, 0.72, -0.5]);
  },
};

/** A vine on its wire between two stakes, with dark grapes below the leaves. */
export const VINE: PlantKind = {
  width: 1.15,
  draw(pen) {
    const { random, ink } = pen;
    stroke(pen, ink([112, 86, 62]), 0.045, [-0.5, 0, -0.5, -0.5, -0.5, -1]);
    stroke(pen, ink([84, 62, 46]), 0.06, [0, 0, random.range(-0.1, 0.1), -0.25, 0.02, -0.46]);
    for (let leaf = 0; leaf < 64; leaf++) {
      const x = random.range(-0.56, 0.56);
      const y = -random.range(0.4, 0.98);
      const light = 0.66 + (-y - 0.4) * 0.7 + random.range(-0.14, 0.14) + x * pen.side * 0.12;
      blob(
        pen,
        ink([98, 136, 52], light),
        x,
        y,
        random.range(0.05, 0.09),
        random.range(0.04, 0.06),
        random.range(-1, 1),
      );
    }
    for (let bunch = 0; bunch < 4; bunch++) {
      const x = -0.36 + bunch * 0.24 + random.range(-0.05, 0.05);
      for (let grape = 0; grape < 10; grape++) {
        const row = grape < 4 ? 0 : grape < 7 ? 1 : grape < 9 ? 2 : 3;
        const across = (grape - [1.5, 5, 7.5, 9][row]!) * 0.034;
        blob(pen, ink([86, 52, 112], random.range(0.8, 1.25)), x + across, -0.46 + row * 0.034, 0.021, 0.021);
      }
    }
  },
};
