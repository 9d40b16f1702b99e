import type { Rgb } from '../../core/color.ts';
import { fillBox, fillDisc, fillOval } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { PlantKind } from './plant-stand.ts';

/** A clipped rounded bush set with open roses. */
export function roseBush(color: Rgb): PlantKind {
  return {
    width: 1.2,
    draw(pen) {
      const { context, random, ink } = pen;
      for (let leaf = 0; leaf < 300; leaf++) {
        const angle = random.next() * TAU;
        const reach = Math.sqrt(random.next());
        const x = Math.cos(angle) * reach * 0.52;
        const y = -0.46 + Math.sin(angle) * reach * 0.46;
        const tone = 0.5 + (leaf / 300) * 0.4 - Math.sin(angle) * reach * 0.3 + x * pen.side * 0.4;
        fillOval(context, ink([70, 118, 60], tone), x, y, 0.055, 0.036, angle);
      }
      for (let rose = 0; rose < 17; rose++) {
        const angle = random.next() * TAU;
        const reach = Math.sqrt(random.next()) * 0.86;
        drawRose(
          pen,
          Math.cos(angle) * reach * 0.48,
          -0.48 + Math.sin(angle) * reach * 0.42,
          random.range(0.06, 0.085),
          color,
        );
      }
    },
  };
}

function drawRose(
  { context, ink, side }: Parameters<PlantKind['draw']>[0],
  x: number,
  y: number,
  radius: number,
  color: Rgb,
): void {
  for (const [share, tone] of rows<2>('1,0.72 0.76,0.95 0.5,1.12 0.26,0.82')) {
    context.fillStyle = ink(color, tone);
    context.beginPath();
    context.ellipse(
      x + side * radius * (1 - share) * 0.3,
      y - radius * (1 - share) * 0.3,
      radius * share,
      radius * share * 0.9,
      share * 3,
      0,
      TAU,
    );
    context.fill();
  }
}

/** Mixed flowers of a border: daisies, spikes and bells on fresh green. */
export function borderFlowers(colors: readonly Rgb[]): PlantKind {
  return {
    width: 1.1,
    draw(pen) {
      const { context, random, ink } = pen;
      for (let blade = 0; blade < 40; blade++) {
        const x = random.range(-0.45, 0.45);
        context.strokeStyle = ink([88, 140, 66], random.range(0.6, 1.15));
        context.lineWidth = 0.025;
        context.beginPath();
        context.moveTo(x * 0.7, 0);
        context.quadraticCurveTo(x * 0.8, -0.3, x + random.range(-0.12, 0.12), -random.range(0.3, 0.8));
        context.stroke();
      }
      for (let flower = 0; flower < 15; flower++) {
        const x = random.range(-0.46, 0.46);
        const y = -random.range(0.42, 0.95);
        const color = random.pick(colors);
        if (flower % 3 === 0) {
          for (let bell = 0; bell < 6; bell++) {
            context.fillStyle = ink(color, 0.86 + bell * 0.05);
            context.beginPath();
            context.ellipse(x, y + bell * 0.05, 0.024 + bell * 0.005, 0.03, 0, 0, TAU);
            context.fill();
          }
          continue;
        }
        for (let petal = 0; petal < 7; petal++) {
          const angle = (petal / 7) * TAU;
          context.fillStyle = ink(color, 0.95 + Math.cos(angle) * pen.side * 0.12);
          context.beginPath();
          context.ellipse(
            x + Math.cos(angle) * 0.045,
            y + Math.sin(angle) * 0.04,
            0.036,
            0.022,
            angle,
            0,
            TAU,
          );
          context.fill();
        }
        fillDisc(context, ink([250, 208, 74]), x, y, 0.022);
      }
    },
  };
}

/** A clipped box hedge, one metre of it. */
export const HEDGE: PlantKind = {
  width: 1.25,
  draw({ context, random, ink, side }) {
    fillBox(context, ink([54, 92, 48], 0.62), -0.6, -0.92, 1.2, 0.92);
    for (let leaf = 0; leaf < 420; leaf++) {
      const x = random.range(-0.62, 0.62);
      const y = -random.range(0.02, 0.97);
      const tone =
        0.55 + (-y) ** 2 * 0.5 + (y < -0.86 ? 0.25 : 0) + x * side * 0.06 + random.range(-0.12, 0.12);
      fillOval(context, ink([76, 124, 60], tone), x, y, 0.034, 0.024, random.range(0, 3));
    }
  },
};
