import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { stampDepth } from '../depth-stamp.ts';
import { lightSide, litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';
import type { PlantSpot } from './foliage-pine.ts';

const GREEN: Rgb = [85, 120, 63];

/** A saguaro with one to three raised arms. */
export function drawCactus(stage: Stage, spot: PlantSpot, random: Random): void {
  const { x, y, size, distance } = spot;
  const width = size * 0.13;
  const arms = 1 + random.integer(3);
  const limbs: Array<Array<[number, number]>> = [
    [
      [x, y],
      [x, y - size],
    ],
  ];
  for (let arm = 0; arm < arms; arm++) {
    const side = arm % 2 === 0 ? 1 : -1;
    const height = size * random.range(0.34, 0.6);
    const reach = side * size * random.range(0.16, 0.22);
    const top = Math.min(size * 0.95, height + size * random.range(0.2, 0.36));
    limbs.push([
      [x, y - height],
      [x + reach, y - height],
      [x + reach, y - top],
    ]);
  }
  const side = lightSide(stage, x);
  const tones: Array<[number, number, number]> = [
    [1, 0, 0.62],
    [0.62, side * 0.14, 1],
    [0.22, side * 0.24, 1.35],
  ];
  for (const [share, shift, tone] of tones)
    strokeLimbs(stage, limbs, {
      width: width * share,
      shift: shift * width,
      color: toCss(litColor(stage, scale(GREEN, tone), { distance, sun: 0.4 })),
    });
  stampDepth(stage, { x, y, width: size * 0.3, height: size, distance, shape: 'post' });
}

function strokeLimbs(
  { context }: Stage,
  limbs: Array<Array<[number, number]>>,
  { width, shift, color }: { width: number; shift: number; color: string },
): void {
  context.strokeStyle = color;
  context.lineWidth = Math.max(0.7, width);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const limb of limbs)
    limb.forEach(([x, y], index) => {
      if (index === 0) context.moveTo(x + shift, y);
      else context.lineTo(x + shift, y);
    });
  context.stroke();
}

/** A dry bush: a tuft of thin twigs. */
export function drawShrub(stage: Stage, { x, y, size, distance }: PlantSpot, random: Random): void {
  const { context } = stage;
  const color = mix([141, 138, 78], [111, 122, 72], random.next());
  context.lineCap = 'round';
  const twigs = size > 20 ? 34 : 12;
  for (let twig = 0; twig < twigs; twig++) {
    const angle = -Math.PI / 2 + random.range(-1.25, 1.25);
    const length = size * random.range(0.55, 1);
    context.strokeStyle = toCss(
      litColor(stage, scale(color, random.range(0.6, 1.25)), { distance, sun: 0.42 }),
      0.95,
    );
    context.lineWidth = Math.max(0.7, size * 0.05);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * length * 1.1, y + Math.sin(angle) * length);
    context.stroke();
  }
}
