import { colorList, type Rgb } from '../../core/color.ts';
import { fillOval, framed } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { PlantKind, PlantPen } from './plant-stand.ts';

const GREENS = colorList('#3f8a44 #5a9c3c #2f7048 #7aa63e');

interface Blade {
  x: number;
  y: number;
  /** Radians; -PI/2 points up. */
  angle: number;
  length: number;
  /** Half width in the middle. */
  half: number;
  /** How far the tip hangs, in lengths. */
  droop: number;
  color: Rgb;
  tone: number;
}

/** A long leaf: two halves in different light along a pale rib, with the slits that wind tears. */
export function drawBlade(pen: PlantPen, blade: Blade): void {
  const { x, y, angle, length, half, droop, color, tone } = blade;
  const tipX = x + Math.cos(angle) * length;
  const tipY = y + Math.sin(angle) * length + droop * length;
  const bendX = x + Math.cos(angle) * length * 0.55;
  const bendY = y + Math.sin(angle) * length * 0.7;
  const acrossX = -Math.sin(angle) * half * 2;
  const acrossY = Math.cos(angle) * half * 2;
  const { context, ink } = pen;
  for (const side of [-1, 1]) {
    // The half that is turned up catches the light.
    const up = side * Math.cos(angle) < 0 ? 1.16 : 0.74;
    context.fillStyle = ink(color, tone * up);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(bendX + acrossX * side, bendY + acrossY * side, tipX, tipY);
    context.quadraticCurveTo(bendX, bendY, x, y);
    context.fill();
  }
  context.strokeStyle = ink([196, 214, 140], tone * 0.86);
  context.lineWidth = Math.max(0.006, half * 0.09);
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(bendX, bendY, tipX, tipY);
  context.stroke();
}

/** Great paddle leaves that arch from one foot, as of a banana plant. */
export const BANANA: PlantKind = {
  width: 1.5,
  draw(pen) {
    const { random } = pen;
    const color = random.pick(GREENS);
    const leaves = 9;
    for (let leaf = 0; leaf < leaves; leaf++) {
      const fan = ((leaf * 4) % leaves) / (leaves - 1) - 0.5;
      const angle = -Math.PI / 2 + fan * 2.3;
      drawBlade(pen, {
        x: fan * 0.08,
        y: 0,
        angle,
        length: random.range(0.72, 0.98) * (1 - Math.abs(fan) * 0.25),
        half: random.range(0.07, 0.1),
        droop: Math.abs(fan) * random.range(0.5, 0.9),
        color,
        tone: 0.6 + 0.5 * random.next() + fan * pen.side * 0.2,
      });
    }
  },
};

/** Heart-shaped leaves on bowed stems. */
export const ELEPHANT_EAR: PlantKind = {
  width: 1.5,
  draw(pen) {
    const { random, context, ink } = pen;
    const color = random.pick(GREENS);
    for (let leaf = 0; leaf < 9; leaf++) {
      const fan = ((leaf * 5) % 9) / 8 - 0.5;
      const x = fan * 1.25;
      const y = -(0.92 - Math.abs(fan) * 0.9) * random.range(0.75, 1);
      const size = random.range(0.15, 0.21);
      context.strokeStyle = ink(color, 0.7);
      context.lineWidth = 0.022;
      context.beginPath();
      context.moveTo(fan * 0.1, 0);
      context.quadraticCurveTo(fan * 0.4, y * 0.8, x, y);
      context.stroke();
      drawHeart(pen, x, y, size, color, 0.62 + 0.45 * random.next() + fan * pen.side * 0.25);
    }
  },
};

function drawHeart(pen: PlantPen, x: number, y: number, size: number, color: Rgb, tone: number): void {
  const { context, ink, random } = pen;
  const turn = random.range(-0.5, 0.5);
  framed(context, { at: [x, y], turn }, () => {
    for (const side of [-1, 1]) {
      context.fillStyle = ink(color, tone * (side === pen.side ? 1.18 : 0.82));
      context.beginPath();
      context.moveTo(0, 0);
      context.bezierCurveTo(
        side * size * 0.3,
        -size * 0.7,
        side * size * 1.2,
        -size * 0.3,
        side * size * 0.8,
        size * 0.5,
      );
      context.quadraticCurveTo(side * size * 0.5, size, 0, size * 1.5);
      context.fill();
    }
    context.strokeStyle = ink([190, 214, 140], tone * 0.8);
    context.lineWidth = 0.01;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(0, size * 1.4);
    for (const side of [-1, 1]) {
      context.moveTo(0, size * 0.1);
      context.lineTo(side * size * 0.6, size * 0.3);
      context.moveTo(0, size * 0.5);
      context.lineTo(side * size * 0.45, size * 0.8);
    }
    context.stroke();
  });
}

/** Feathered fronds that arch to all sides. */
export const FERN_CLUMP: PlantKind = {
  width: 1.7,
  draw(pen) {
    const { random, context, ink } = pen;
    const color = random.pick(GREENS);
    for (let frond = 0; frond < 13; frond++) {
      const fan = ((frond * 5) % 13) / 12 - 0.5;
      const tip = { x: fan * 1.5, y: -(0.95 - Math.abs(fan) * 1.3) * random.range(0.8, 1) };
      const bend = { x: fan * 0.5, y: -0.95 };
      context.strokeStyle = ink(color, 0.62 + 0.5 * random.next() + fan * pen.side * 0.2);
      context.lineWidth = 0.014;
      context.beginPath();
      context.moveTo(0, 0);
      context.quadraticCurveTo(bend.x, bend.y, tip.x, tip.y);
      for (let leaflet = 3; leaflet < 26; leaflet++) {
        const t = leaflet / 26;
        const x = 2 * t * (1 - t) * bend.x + t * t * tip.x;
        const y = 2 * t * (1 - t) * bend.y + t * t * tip.y;
        const reach = 0.13 * (1 - t * 0.8);
        context.moveTo(x - reach, y + reach * 0.35);
        context.lineTo(x, y);
        context.lineTo(x + reach, y + reach * 0.35);
      }
      context.stroke();
    }
  },
};

/** Slim reeds with brown heads. */
export const REEDS: PlantKind = {
  width: 0.7,
  draw(pen) {
    const { random, context, ink } = pen;
    for (let blade = 0; blade < 18; blade++) {
      const foot = random.range(-0.2, 0.2);
      const lean = random.range(-0.16, 0.16);
      const tall = random.range(0.6, 1);
      context.strokeStyle = ink([110, 132, 66], random.range(0.6, 1.15));
      context.lineWidth = 0.017;
      context.beginPath();
      context.moveTo(foot, 0);
      context.quadraticCurveTo(foot, -tall * 0.6, foot + lean, -tall);
      context.stroke();
      if (blade % 4 !== 0) continue;
      context.fillStyle = ink([104, 66, 40], random.range(0.8, 1.1));
      context.beginPath();
      context.ellipse(foot + lean * 0.86, -tall * 0.93, 0.024, 0.085, lean, 0, TAU);
      context.fill();
    }
  },
};

/** A round leaf that lies on water, with a notch and sometimes a flower; drawn as wide as tall. */
export function lilyPad(flower: Rgb): PlantKind {
  return {
    width: 3.4,
    draw(pen) {
      const { random, context, ink } = pen;
      for (let pad = 0; pad < 4; pad++) {
        const x = (pad - 1.5) * 0.8 + random.range(-0.15, 0.15);
        const y = -0.3 - random.range(0, 0.3);
        const notch = random.range(0, TAU);
        context.fillStyle = ink([72, 124, 66], random.range(0.75, 1.15));
        context.beginPath();
        context.moveTo(x, y);
        context.ellipse(x, y, 0.46, 0.19, 0, notch + 0.25, notch + TAU - 0.25);
        context.fill();
        if (pad !== 1) continue;
        for (let petal = 0; petal < 9; petal++) {
          const fan = (((petal * 4) % 9) / 8 - 0.5) * 2.4;
          context.fillStyle = ink(flower, 1.05 - Math.abs(fan) * 0.16);
          context.beginPath();
          context.ellipse(x + Math.sin(fan) * 0.13, y - 0.1 - Math.cos(fan) * 0.13, 0.05, 0.15, fan, 0, TAU);
          context.fill();
        }
        fillOval(context, ink([250, 214, 90]), x, y - 0.12, 0.06, 0.04);
      }
    },
  };
}
