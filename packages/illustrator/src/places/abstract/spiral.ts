import { drawSoftly } from '../../core/canvas.ts';
import { colorList, hslToRgb, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround, glowAt } from './abstract-ground.ts';

/** A spiral of light on the dark: arms of sparks and fine lines that wind about a bright heart. */
export const paintSpiral: PaintForm = (stage, random, colors) => {
  const { context, width, height, brief } = stage;
  const unit = Math.min(width, height);
  const centre = { x: width * random.range(0.46, 0.54), y: height * random.range(0.46, 0.54) };
  const named = (brief.colors?.length ?? 0) > 0;
  const hue = random.next();
  const tones: readonly Rgb[] = named
    ? colors
    : random.pick<readonly Rgb[]>([
        colorList('#ffce78 #ff9650 #fff0c8'),
        colorList('#6ec8ff #9682ff #dcf0ff'),
        [hslToRgb(hue, 0.8, 0.65), hslToRgb(hue + 0.16, 0.8, 0.62), [255, 246, 230]],
      ]);
  fillGround(stage, [[10, 8, 24], mix([14, 10, 34], tones[1 % tones.length]!, 0.1), [6, 6, 16]]);
  const arms = 1 + random.integer(3);
  const turns = random.range(2.2, 3.6);
  const spin = random.chance(0.5) ? 1 : -1;
  const tilt = random.pick([1, 1, 0.62]);
  const reach = Math.hypot(width, height) * 0.46;
  const at = (t: number, arm: number, off = 0) => {
    const angle = spin * (t * turns * TAU) + (arm / arms) * TAU;
    const radius = reach * t ** 1.35 + off * unit;
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius * tilt };
  };
  drawSoftly(context, width, height, { blur: unit * 0.016, blend: 'screen', resolution: 0.3 }, (soft) => {
    soft.lineCap = 'round';
    for (let arm = 0; arm < arms; arm++)
      for (let step = 0; step < 150; step++) {
        const t = step / 150;
        const [from, to] = [at(t, arm), at(t + 1 / 140, arm)];
        soft.strokeStyle = toCss(mix(tones[0]!, tones[1 % tones.length]!, t), 0.7 * (1 - t * 0.6));
        soft.lineWidth = unit * (0.012 + t * 0.05);
        soft.beginPath();
        soft.moveTo(from.x, from.y);
        soft.lineTo(to.x, to.y);
        soft.stroke();
      }
  });
  context.lineCap = 'round';
  for (let thread = 0; thread < 7; thread++) {
    stage.checkpoint.check();
    const off = (thread - 3) * 0.006;
    for (let arm = 0; arm < arms; arm++) {
      context.strokeStyle = toCss(
        mix(tones[thread % tones.length]!, [255, 255, 255], 0.4),
        0.75 - Math.abs(thread - 3) * 0.16,
      );
      context.lineWidth = unit * (thread === 3 ? 0.006 : 0.0022);
      context.beginPath();
      for (let step = 0; step <= 220; step++) {
        const point = at(step / 220, arm, off * (0.3 + (step / 220) * 2.4));
        context.lineTo(point.x, point.y);
      }
      context.stroke();
    }
  }
  for (let spark = 0; spark < 420; spark++) {
    const t = random.next() ** 0.7;
    const point = at(t, random.integer(arms), (random.next() + random.next() - 1) * 0.09 * (0.3 + t));
    const size = unit * (0.0012 + random.next() ** 4 * 0.009);
    context.fillStyle = toCss(mix(random.pick(tones), [255, 255, 255], 0.5), random.range(0.4, 1));
    context.beginPath();
    context.arc(point.x, point.y, size, 0, TAU);
    context.fill();
  }
  glowAt(stage, centre.x, centre.y, unit * 0.34, scale(tones[0]!, 1), 1);
  glowAt(stage, centre.x, centre.y, unit * 0.1, [255, 250, 236], 1);
};
