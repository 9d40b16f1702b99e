import { drawSoftly } from '../../core/canvas.ts';
import { colorList, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, fillBox, linear, radial } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround, glowAt } from './abstract-ground.ts';

/** Light breaks out of the dark: an open door with a seedling in its beam, or a sun that rises over gray hills. */
export const paintHope: PaintForm = (stage, random) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const dark: Rgb = pickColor(random, '#1a1e3c #221c36 #162a3a');
  fillGround(stage, [dark, mix(dark, [70, 70, 110], 0.5), scale(dark, 0.8)]);
  const line = height * 0.72;
  fillBox(context, mix(dark, [60, 60, 90], 0.4), 0, line, width, height - line);
  if (random.chance(0.5)) {
    glowAt(stage, width / 2, line, unit * 0.75, [255, 200, 110], 1);
    fanRays(stage, width / 2, line, unit);
    context.fillStyle = toCss([255, 236, 170]);
    context.beginPath();
    context.arc(width / 2, line, unit * 0.2, Math.PI, TAU);
    context.fill();
    fillBox(context, scale(dark, 0.72), 0, line, width, height - line);
    sprout(stage, width / 2, line + unit * 0.16, unit * 0.27);
    return;
  }
  const x = width * random.range(0.44, 0.56);
  const [half, high] = [unit * 0.105, unit * 0.46];
  glowAt(stage, x, line - high * 0.5, unit * 0.7, [255, 214, 130], 0.95);
  drawSoftly(context, width, height, { blur: unit * 0.014, blend: 'screen', resolution: 0.3 }, (soft) => {
    const beam = linear(soft, [0, line, 0, height], fade('rgba(255,226,150,0.9)', 'rgba(255,190,110,0.15)'));
    soft.fillStyle = beam;
    soft.beginPath();
    soft.moveTo(x - half, line);
    soft.lineTo(x + half, line);
    soft.lineTo(x + half * 4.6, height);
    soft.lineTo(x - half * 4.6, height);
    soft.fill();
  });
  const door = linear(context, [0, line - high, 0, line], fade('#fffbe8', '#ffe09a'));
  fillBox(context, door, x - half, line - high, half * 2, high);
  context.fillStyle = toCss(scale(dark, 0.55));
  context.beginPath();
  for (const [dx, dy] of [
    [half, -high],
    [half * 2.1, -high * 1.08],
    [half * 2.1, high * 0.1],
    [half, 0],
  ] as const)
    context.lineTo(x + dx, line + dy);
  context.fill();
  sprout(stage, x, height * 0.9, unit * 0.24);
};

function fanRays({ context, width, height }: Stage, x: number, y: number, unit: number): void {
  drawSoftly(context, width, height, { blur: unit * 0.006, blend: 'screen', resolution: 0.3 }, (soft) => {
    for (let ray = 0; ray < 15; ray++) {
      const angle = Math.PI + ((ray + 0.5) / 15) * Math.PI;
      const glow = radial(soft, [x, y, 0, x, y, unit], fade('rgba(255,220,140,0.7)', 'rgba(255,190,110,0)'));
      soft.fillStyle = glow;
      soft.beginPath();
      soft.moveTo(x, y);
      soft.lineTo(x + Math.cos(angle - 0.05) * unit, y + Math.sin(angle - 0.05) * unit);
      soft.lineTo(x + Math.cos(angle + 0.05) * unit, y + Math.sin(angle + 0.05) * unit);
      soft.fill();
    }
  });
}

/** A seedling with two leaves and a small heap of earth. */
function sprout(stage: Stage, x: number, y: number, size: number): void {
  const { context } = stage;
  context.fillStyle = toCss([74, 48, 40]);
  context.beginPath();
  context.ellipse(x, y, size * 0.42, size * 0.12, 0, Math.PI, TAU);
  context.fill();
  context.strokeStyle = toCss([120, 186, 80]);
  context.lineWidth = size * 0.055;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x, y - size * 0.05);
  context.quadraticCurveTo(x - size * 0.05, y - size * 0.4, x, y - size * 0.66);
  context.stroke();
  for (const [side, long, up] of rows<3>('-1,0.52,0.62 1,0.58,0.66 -1,0.26,0.36')) {
    const leaf = linear(context, [x, 0, x + side * size * long, 0], fade([92, 160, 66], [176, 226, 106]));
    context.fillStyle = leaf;
    context.beginPath();
    context.moveTo(x, y - size * up);
    context.quadraticCurveTo(
      x + side * size * long * 0.35,
      y - size * (up + long * 0.75),
      x + side * size * long,
      y - size * (up + long * 0.3),
    );
    context.quadraticCurveTo(x + side * size * long * 0.6, y - size * (up - long * 0.12), x, y - size * up);
    context.fill();
  }
}

/** Growth: a seedling, large, out of rings of earth and light. */
export const paintGrowth: PaintForm = (stage, random) => {
  const { width, height } = stage;
  const unit = Math.min(width, height);
  fillGround(
    stage,
    random.pick<readonly Rgb[]>([colorList('#faecc8 #dce8aa'), colorList('#cee8e2 #f6f0ce')]),
  );
  for (let ring = 6; ring > 0; ring--)
    glowAt(stage, width / 2, height * 0.42, unit * 0.12 * ring, [255, 226, 140], 0.3);
  const { context } = stage;
  for (let bed = 0; bed < 4; bed++) {
    context.fillStyle = toCss(mix([150, 98, 66], [70, 44, 40], bed / 3));
    context.beginPath();
    context.ellipse(
      width / 2,
      height * (0.86 + bed * 0.06),
      width * (0.66 - bed * 0.03),
      height * 0.13,
      0,
      0,
      TAU,
    );
    context.fill();
  }
  sprout(stage, width / 2, height * 0.76, unit * 0.72);
};
