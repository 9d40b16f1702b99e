import { hslToRgb, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { PaintBackdrop } from './backdrops.ts';

/** Dark velvet with one warm light from the side, as in old masters. */
export const baroque: PaintBackdrop = (stage, random) => {
  const { context, width, height, sun } = stage;
  const cloth = pickColor(random, '#38221e #282c24 #341e2c #222834 #3c2c1a');
  fillBox(context, scale(cloth, 0.55), 0, 0, width, height);
  const side = sun.x > width / 2 ? 1 : -1;
  const pool = context.createRadialGradient(
    width * (0.5 + side * 0.12),
    height * 0.36,
    0,
    width * 0.5,
    height * 0.42,
    Math.max(width, height) * 0.62,
  );
  pool.addColorStop(0, toCss(mix(scale(cloth, 2.1), [220, 170, 110], 0.3)));
  pool.addColorStop(0.6, toCss(cloth, 0.8));
  pool.addColorStop(1, toCss(scale(cloth, 0.3), 0.9));
  fillBox(context, pool, 0, 0, width, height);
  drape(stage, pickColor(random, '#8c2224 #6e461e #28465a #5a2850'), -side);
};

/** A heavy curtain that hangs into the picture from one upper corner. */
function drape({ context, width, height, checkpoint }: Stage, color: Rgb, side: number): void {
  const edge = side < 0 ? 0 : width;
  const reach = width * 0.3;
  const folds = context.createLinearGradient(edge, 0, edge - side * reach, height * 0.2);
  for (let fold = 0; fold <= 8; fold++) {
    checkpoint.check();
    folds.addColorStop(fold / 8, toCss(scale(color, fold % 2 ? 0.34 : 0.86)));
  }
  context.fillStyle = folds;
  context.beginPath();
  context.moveTo(edge, 0);
  context.lineTo(edge - side * reach * 1.2, 0);
  context.quadraticCurveTo(
    edge - side * reach * 0.9,
    height * 0.32,
    edge - side * reach * 0.28,
    height * 0.5,
  );
  context.quadraticCurveTo(edge - side * reach * 0.4, height * 0.75, edge - side * reach * 0.36, height);
  context.lineTo(edge, height);
  context.fill();
}

/** Beaten gold with rings and rays about the head, and a patterned border: for icons, gods and kings. */
export const gilded: PaintBackdrop = (stage, random) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const gold: Rgb = pickColor(random, '#deac4e #cea056 #e6ba60');
  const second = hslToRgb(random.pick([0.0, 0.6, 0.45, 0.83]), 0.55, 0.3);
  const leaf = context.createRadialGradient(
    width / 2,
    height * 0.42,
    0,
    width / 2,
    height * 0.42,
    Math.max(width, height) * 0.7,
  );
  leaf.addColorStop(0, toCss(mix(gold, [255, 246, 206], 0.5)));
  leaf.addColorStop(0.5, toCss(gold));
  leaf.addColorStop(1, toCss(scale(gold, 0.55)));
  fillBox(context, leaf, 0, 0, width, height);
  const centre = { x: width / 2, y: height * 0.42 };
  for (let ray = 0; ray < 48; ray++) {
    stage.checkpoint.check();
    const angle = (ray / 48) * TAU;
    context.fillStyle = toCss(ray % 2 ? scale(gold, 0.8) : mix(gold, [255, 250, 220], 0.4), 0.5);
    context.beginPath();
    context.moveTo(
      centre.x + Math.cos(angle - 0.03) * unit * 0.42,
      centre.y + Math.sin(angle - 0.03) * unit * 0.42,
    );
    context.lineTo(centre.x + Math.cos(angle) * unit, centre.y + Math.sin(angle) * unit);
    context.lineTo(
      centre.x + Math.cos(angle + 0.05) * unit * 0.42,
      centre.y + Math.sin(angle + 0.05) * unit * 0.42,
    );
    context.fill();
  }
  for (const [radius, thick, color] of [
    [0.42, 0.02, second],
    [0.385, 0.006, second],
    [0.345, 0.05, mix(gold, [255, 250, 224], 0.6)],
  ] as const) {
    context.strokeStyle = toCss(color);
    context.lineWidth = unit * thick;
    context.beginPath();
    context.arc(centre.x, centre.y, unit * radius, 0, TAU);
    context.stroke();
  }
  for (let bead = 0; bead < 40; bead++) {
    const angle = (bead / 40) * TAU;
    context.fillStyle = toCss(bead % 2 ? second : [255, 246, 214]);
    context.beginPath();
    context.arc(
      centre.x + Math.cos(angle) * unit * 0.42,
      centre.y + Math.sin(angle) * unit * 0.42,
      unit * 0.008,
      0,
      TAU,
    );
    context.fill();
  }
  drawBorder(stage, gold, second);
};

/** A frieze of squares and flowers along the edges. */
function drawBorder({ context, width, height }: Stage, gold: Rgb, second: Rgb): void {
  const unit = Math.min(width, height);
  const wide = unit * 0.055;
  fillBox(context, second, 0, 0, width, wide);
  context.fillRect(0, 0, wide, height);
  context.fillRect(width - wide, 0, wide, height);
  context.fillRect(0, height - wide, width, wide);
  const flower = (x: number, y: number) => {
    context.fillStyle = toCss(mix(gold, [255, 250, 220], 0.25));
    for (let petal = 0; petal < 4; petal++) {
      const angle = (petal / 4) * TAU;
      context.beginPath();
      context.arc(x + Math.cos(angle) * wide * 0.17, y + Math.sin(angle) * wide * 0.17, wide * 0.14, 0, TAU);
      context.fill();
    }
  };
  for (let x = wide * 0.5; x < width; x += wide * 0.9)
    for (const y of [wide / 2, height - wide / 2]) flower(x, y);
  for (let y = wide * 1.4; y < height - wide; y += wide * 0.9)
    for (const x of [wide / 2, width - wide / 2]) flower(x, y);
}

/** Printed paper: a repeated flower or fan behind the head. */
export const patterned: PaintBackdrop = (stage, random, { hue }) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const ground = hslToRgb(hue, random.range(0.25, 0.45), random.range(0.3, 0.62));
  const [light, dark] = [mix(ground, [255, 248, 230], 0.3), scale(ground, 0.78)];
  fillBox(context, ground, 0, 0, width, height);
  const cell = unit * random.range(0.1, 0.15);
  const fans = random.chance(0.5);
  let row = 0;
  for (let y = 0; y < height + cell; y += fans ? cell * 0.5 : cell * 0.86, row++) {
    stage.checkpoint.check();
    for (let x = (row % 2) * cell * 0.5; x < width + cell; x += cell) {
      if (fans)
        for (const [share, color] of [
          [0.5, dark],
          [0.4, ground],
          [0.3, light],
          [0.18, dark],
        ] as const) {
          context.fillStyle = toCss(color);
          context.beginPath();
          context.arc(x, y, cell * share, Math.PI, TAU);
          context.fill();
        }
      else
        for (let petal = 0; petal < 6; petal++) {
          const angle = (petal / 6) * TAU;
          context.fillStyle = toCss(petal % 2 ? light : dark, 0.8);
          context.beginPath();
          context.ellipse(
            x + Math.cos(angle) * cell * 0.2,
            y + Math.sin(angle) * cell * 0.2,
            cell * 0.17,
            cell * 0.08,
            angle,
            0,
            TAU,
          );
          context.fill();
        }
    }
  }
  const middle = context.createRadialGradient(
    width / 2,
    height * 0.4,
    0,
    width / 2,
    height * 0.4,
    Math.max(width, height) * 0.65,
  );
  middle.addColorStop(0, 'rgba(255,246,226,0.34)');
  middle.addColorStop(0.6, 'rgba(255,246,226,0)');
  middle.addColorStop(1, 'rgba(30,16,24,0.5)');
  fillBox(context, middle, 0, 0, width, height);
};
