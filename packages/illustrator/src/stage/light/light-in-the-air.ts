import { createLayer, drawSoftly, resample } from '../../core/canvas.ts';
import { toCss } from '../../core/color.ts';
import { forbids } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';
import type { LightRecipe } from './light-recipe.types.ts';
import { fillBeam } from './rays.ts';

/** Beams that widen from their source, through everything. */
export function drawShafts(
  stage: Stage,
  shafts: NonNullable<LightRecipe['shafts']>,
  focus: { x: number; y: number },
): void {
  if (forbids(stage.brief, 'ray')) return;
  const { context, width, height } = stage;
  const side = Math.min(width, height);
  const random = stage.random.fork('shafts');
  const outside = stage.sun.y < 0 || stage.indoor || stage.palette.night || stage.floating;
  const fromSun = shafts.from === 'sun' && !outside;
  const cornered = shafts.from === 'sun';
  const x = fromSun ? stage.sun.x : cornered ? (stage.sun.x < width / 2 ? -0.08 : 1.08) * width : focus.x;
  const y = fromSun ? stage.sun.y : -height * 0.12;
  const aim = Math.atan2(focus.y + height * 0.08 - y, focus.x - x);
  const reach = Math.hypot(width, height) * 1.15;
  const spread = shafts.count === 1 ? 0 : fromSun ? 1.5 : 0.75;
  drawSoftly(context, width, height, { blur: side * 0.012, blend: 'screen', resolution: 0.25 }, (soft) => {
    for (let index = 0; index < shafts.count; index++) {
      const along = shafts.count === 1 ? 0 : index / (shafts.count - 1) - 0.5;
      const angle = aim + along * spread * 2 * (0.5 + random.next() * 0.1) + random.range(-0.03, 0.03);
      const half = shafts.count === 1 ? 0.24 : random.range(0.018, 0.06);
      const beam = soft.createRadialGradient(x, y, side * 0.02, x, y, reach);
      const strength = shafts.strength * (shafts.count === 1 ? 1 : random.range(0.55, 1));
      beam.addColorStop(0, toCss(shafts.color, strength));
      beam.addColorStop(0.55, toCss(shafts.color, strength * 0.55));
      beam.addColorStop(1, toCss(shafts.color, 0));
      soft.fillStyle = beam;
      fillBeam(soft, { x, y, angle, half, reach });
    }
  });
}

/** Blurred light over everything, as through a silk in front of the lens. */
export function veil({ canvas, context, width, height }: Stage, amount: number): void {
  const small = resample(canvas, width / 6, height / 6);
  const soft = createLayer(small.width, small.height);
  soft.context.filter = `blur(${Math.max(0.8, Math.min(small.width, small.height) * 0.022)}px)`;
  soft.context.drawImage(small, 0, 0);
  context.save();
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = amount * 0.42;
  context.imageSmoothingQuality = 'low';
  context.drawImage(soft.canvas, 0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = amount * 0.2;
  context.drawImage(soft.canvas, 0, 0, width, height);
  context.restore();
}
