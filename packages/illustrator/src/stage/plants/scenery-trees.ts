import type { Rgb } from '../../core/color.ts';
import { fillDisc, fillOval, strokeLine } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { PlantKind, PlantPen } from './plant-stand.ts';

/** Forking branches without leaves; snow may lie on them. */
export function bareTree(bark: Rgb, snow: boolean): PlantKind {
  return {
    width: 1,
    draw(pen) {
      const { random } = pen;
      fork(
        pen,
        { x: 0, y: 0, angle: -Math.PI / 2 + random.range(-0.06, 0.06), length: 0.28, width: 0.05, level: 0 },
        bark,
        snow,
      );
    },
  };
}

interface Branch {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  level: number;
}

function fork(pen: PlantPen, branch: Branch, bark: Rgb, snow: boolean): void {
  const { context, random, ink } = pen;
  const { x, y, angle, length, width, level } = branch;
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length;
  strokeLine(context, ink(bark, 0.8 + 0.3 * Math.cos(angle) * pen.side), width, x, y, endX, endY);
  if (snow && level > 1 && Math.abs(Math.cos(angle)) > 0.3)
    strokeLine(context, ink([238, 244, 252]), width * 0.55, x, y - width * 0.3, endX, endY - width * 0.3);
  if (level >= 6) return;
  const forks = random.chance(0.35) ? 3 : 2;
  for (let index = 0; index < forks; index++) {
    const turn = (index - (forks - 1) / 2) * random.range(0.5, 0.85) + random.range(-0.12, 0.12);
    fork(
      pen,
      {
        x: endX,
        y: endY,
        angle: angle + turn,
        length: length * random.range(0.64, 0.8),
        width: Math.max(0.006, width * 0.64),
        level: level + 1,
      },
      bark,
      snow,
    );
  }
}

/** The flat-topped thorn tree of the dry plains. */
export const ACACIA: PlantKind = {
  width: 1.7,
  draw(pen) {
    const { context, random, ink } = pen;
    const lean = random.range(-0.12, 0.12);
    context.strokeStyle = ink([104, 78, 56], 0.85);
    const limbs = [-0.62, -0.34, -0.08, 0.22, 0.5, 0.68].map((x) => ({
      x: x + lean,
      y: -0.72 - 0.14 * (1 - Math.abs(x)),
    }));
    for (const [index, limb] of limbs.entries()) {
      context.lineWidth = index === 2 ? 0.05 : 0.028;
      context.beginPath();
      context.moveTo(0, 0);
      context.bezierCurveTo(lean * 0.2, -0.3, lean, -0.4, limb.x, limb.y);
      context.stroke();
    }
    // Leaves lie in level plates, light above and dark beneath.
    const plates = [
      { x: -0.4 + lean, y: -0.76, half: 0.42 },
      { x: 0.42 + lean, y: -0.79, half: 0.4 },
      { x: lean, y: -0.9, half: 0.56 },
    ];
    for (const plate of plates) {
      for (let tuft = 0; tuft < 95; tuft++) {
        const across = random.range(-1, 1);
        const up = random.next();
        const thick = 0.1 * Math.sqrt(1 - across * across);
        const tone = 0.5 + up * 0.62 + across * pen.side * 0.14;
        context.fillStyle = ink([116, 138, 62], tone);
        context.beginPath();
        context.ellipse(
          plate.x + across * plate.half,
          plate.y + 0.03 - up * thick,
          0.045,
          0.022,
          random.range(-0.4, 0.4),
          0,
          TAU,
        );
        context.fill();
      }
    }
  },
};

/** A round crown with fruit or blossom among the leaves. */
export function fruitTree(leaves: Rgb, dots: Rgb | undefined, dotSize: number): PlantKind {
  return {
    width: 1.05,
    draw(pen) {
      const { context, random, ink } = pen;
      context.strokeStyle = ink([96, 72, 54]);
      for (const [x, y, width] of rows<3>('0,-0.6,0.075 -0.2,-0.58,0.04 0.2,-0.6,0.04')) {
        context.lineWidth = width;
        context.beginPath();
        context.moveTo(0, 0);
        context.quadraticCurveTo(x * 0.1, -0.34, x, y);
        context.stroke();
      }
      for (let leaf = 0; leaf < 620; leaf++) {
        const angle = random.next() * TAU;
        const reach = Math.sqrt(random.next());
        const x = Math.cos(angle) * reach * 0.46;
        const y = -0.64 + Math.sin(angle) * reach * 0.34;
        const tone = 0.62 + (leaf / 620) * 0.36 - Math.sin(angle) * reach * 0.26 + x * pen.side * 0.4;
        fillOval(context, ink(leaves, tone * random.range(0.9, 1.1)), x, y, 0.036, 0.023, angle);
      }
      for (let dot = 0; dots && dot < 34; dot++) {
        const angle = random.next() * TAU;
        const reach = Math.sqrt(random.next()) * 0.92;
        const x = Math.cos(angle) * reach * 0.44;
        const y = -0.63 + Math.sin(angle) * reach * 0.32;
        fillDisc(context, ink(dots, 0.8 + x * pen.side * 0.5), x, y, dotSize);
        context.fillStyle = ink([255, 250, 240], 0.9);
        context.beginPath();
        context.arc(x + pen.side * dotSize * 0.35, y - dotSize * 0.35, dotSize * 0.26, 0, TAU);
        context.fill();
      }
    },
  };
}
