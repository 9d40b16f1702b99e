import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fade, fillDisc, fillOval, linear } from '../../../core/ink.ts';
import type { Random } from '../../../core/random.ts';
import { forbids, hasSubjectOf } from '../../../stage/brief-questions.ts';
import { project } from '../../../stage/camera.ts';
import { stampDepth } from '../../../stage/depth-stamp.ts';
import { hazeAt } from '../../../stage/light/lighting.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { isLeft } from './overgrow-town.ts';

const RIM: readonly Rgb[] = colorList('#ff50aa #46dcff #ffbe50');

const COATS: readonly Rgb[] = colorList('#c44a3e #4a7a9e #deac54 #688a62 #966854');

const TROUSERS: readonly Rgb[] = colorList('#3a425c #4a423e #34363c');
const SKINS: readonly Rgb[] = colorList('#f6d0b2 #d6a078 #96664a');
const HAIRS: readonly Rgb[] = colorList('#462e22 #241e20 #b0824a');

/**
 * Passers-by as small figures along the sides of a street; with umbrellas when it rains. There are none where a building
 * is a subject: it would be drawn over their heads.
 */
export function drawPassersBy(stage: Stage, random: Random, { neon }: { neon: boolean }): void {
  const { brief } = stage;
  if (
    forbids(brief, 'people', 'person', 'crowd', 'human') ||
    hasSubjectOf(brief, 'building') ||
    isLeft(stage)
  )
    return;
  const walkers = Array.from({ length: 3 + random.integer(3) }, () => ({
    x: (random.chance(0.5) ? 1 : -1) * random.range(1.4, 3.7),
    z: random.range(11, 28),
  })).sort((a, b) => b.z - a.z);
  for (const { x, z } of walkers) drawWalker(stage, random, x, z, neon);
}

function drawWalker(stage: Stage, random: Random, x: number, z: number, neon: boolean): void {
  const { context, palette, brief } = stage;
  const foot = project(stage, x, 0, z);
  const size = foot.scale * random.range(1.62, 1.82);
  // They are small: with all the air before them they would look like ghosts.
  const haze = hazeAt(stage, z, 0.004);
  const dim = neon || palette.night ? 0.42 : 0.92;
  const inAir = (part: Rgb) => toCss(mix(scale(mix(part, palette.ambient, 0.12), dim), palette.fog, haze));
  const coat = random.pick(COATS);
  const color = inAir(scale(coat, 0.7));
  fillOval(context, `rgba(10,12,22,${0.34 * (1 - haze)})`, foot.x, foot.y, size * 0.2, size * 0.035);
  drawFigure(
    context,
    { x: foot.x, y: foot.y, size, stride: random.range(0.02, 0.07) },
    {
      coat: inAir(coat),
      shade: color,
      legs: inAir(random.pick(TROUSERS)),
      skin: inAir(random.pick(SKINS)),
      hair: inAir(random.pick(HAIRS)),
    },
  );
  stampDepth(stage, { x: foot.x, y: foot.y, width: size * 0.3, height: size, distance: z, shape: 'post' });
  const rim = random.pick(RIM);
  if (brief.weather === 'rain' || brief.weather === 'storm')
    drawUmbrella(stage, foot.x, foot.y, size, mix(scale(rim, 0.55), palette.fog, haze), color);
  if (!neon) return;
  context.strokeStyle = toCss(rim, 0.75 * (1 - haze));
  context.lineWidth = Math.max(1, size * 0.012);
  context.beginPath();
  context.moveTo(foot.x + size * 0.12, foot.y - size * 0.74);
  context.lineTo(foot.x + size * 0.16, foot.y - size * 0.34);
  context.stroke();
}

interface Look {
  coat: string;
  shade: string;
  legs: string;
  skin: string;
  hair: string;
}

/** A walker in a coat, seen from behind or before: head, hair, coat with sleeves, two legs in stride. */
function drawFigure(
  context: Stage['context'],
  { x, y, size, stride }: { x: number; y: number; size: number; stride: number },
  { coat, shade, legs, skin, hair }: Look,
): void {
  for (const side of [-1, 1]) {
    context.fillStyle = legs;
    context.beginPath();
    context.moveTo(x + side * size * 0.005, y - size * 0.42);
    context.lineTo(x + side * size * 0.115, y - size * 0.42);
    context.lineTo(x + side * size * (0.07 + stride), y);
    context.lineTo(x + side * size * (0.005 + stride), y);
    context.fill();
    fillOval(context, shade, x + side * size * (0.045 + stride), y - size * 0.01, size * 0.05, size * 0.025);
    // The sleeve and the hand at its end.
    context.strokeStyle = shade;
    context.lineCap = 'round';
    context.lineWidth = size * 0.07;
    context.beginPath();
    context.moveTo(x + side * size * 0.12, y - size * 0.74);
    context.lineTo(x + side * size * 0.17, y - size * 0.5);
    context.stroke();
    fillDisc(context, skin, x + side * size * 0.175, y - size * 0.46, size * 0.032);
  }
  context.fillStyle = coat;
  context.beginPath();
  context.moveTo(x - size * 0.13, y - size * 0.74);
  context.quadraticCurveTo(x - size * 0.11, y - size * 0.81, x, y - size * 0.82);
  context.quadraticCurveTo(x + size * 0.11, y - size * 0.81, x + size * 0.13, y - size * 0.74);
  context.quadraticCurveTo(x + size * 0.11, y - size * 0.56, x + size * 0.165, y - size * 0.34);
  context.lineTo(x - size * 0.165, y - size * 0.34);
  context.quadraticCurveTo(x - size * 0.11, y - size * 0.56, x - size * 0.13, y - size * 0.74);
  context.fill();
  fillOval(context, skin, x, y - size * 0.9, size * 0.068, size * 0.08);
  context.fillStyle = hair;
  context.beginPath();
  context.ellipse(x, y - size * 0.935, size * 0.075, size * 0.062, 0, Math.PI * 0.92, Math.PI * 2.08);
  context.fill();
}

function drawUmbrella(stage: Stage, x: number, y: number, size: number, canopy: Rgb, shaft: string): void {
  const { context } = stage;
  context.strokeStyle = shaft;
  context.lineWidth = Math.max(0.8, size * 0.016);
  context.beginPath();
  context.moveTo(x + size * 0.08, y - size * 0.55);
  context.lineTo(x + size * 0.06, y - size * 1.14);
  context.stroke();
  const gradient = linear(context, [x - size * 0.3, 0, x + size * 0.42, 0], fade(scale(canopy, 0.6), canopy));
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(x - size * 0.3, y - size * 0.95);
  context.quadraticCurveTo(x - size * 0.22, y - size * 1.22, x + size * 0.06, y - size * 1.24);
  context.quadraticCurveTo(x + size * 0.36, y - size * 1.2, x + size * 0.42, y - size * 0.94);
  context.quadraticCurveTo(x + size * 0.06, y - size * 1.02, x - size * 0.3, y - size * 0.95);
  context.fill();
}
