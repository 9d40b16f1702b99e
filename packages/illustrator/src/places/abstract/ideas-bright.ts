import { colorList, hslToRgb, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillDisc } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround, glowAt } from './abstract-ground.ts';

/** Warm forms that burst from one heart: wedges, discs, ribbons of confetti. */
export const paintJoy: PaintForm = (stage, random, colors) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const centre = { x: width * random.range(0.42, 0.58), y: height * random.range(0.46, 0.62) };
  const reach = Math.hypot(width, height);
  const named = (stage.brief.colors?.length ?? 0) > 0;
  const warm: readonly Rgb[] = named ? colors : colorList('#ffce42 #ff804c #fa5c78 #ffb03c #5ac8be #ffecaa');
  fillGround(stage, [mix(warm[0]!, [255, 250, 230], 0.6), warm[0]!]);
  const wedges = 18;
  for (let wedge = 0; wedge < wedges; wedge++) {
    const [from, to] = [(wedge / wedges) * TAU, ((wedge + 0.56) / wedges) * TAU];
    context.fillStyle = toCss(mix(warm[wedge % warm.length]!, [255, 246, 220], 0.25), 0.9);
    context.beginPath();
    context.moveTo(centre.x, centre.y);
    context.lineTo(centre.x + Math.cos(from) * reach, centre.y + Math.sin(from) * reach);
    context.lineTo(centre.x + Math.cos(to) * reach, centre.y + Math.sin(to) * reach);
    context.fill();
  }
  for (let petal = 0; petal < 90; petal++) {
    const angle = random.next() * TAU;
    const away = unit * (0.16 + random.next() ** 0.7 * 0.62);
    const size = unit * random.range(0.014, 0.05) * (0.5 + away / unit);
    context.save();
    context.translate(centre.x + Math.cos(angle) * away, centre.y + Math.sin(angle) * away);
    context.rotate(angle);
    context.fillStyle = toCss(random.pick(warm), 0.95);
    context.beginPath();
    if (petal % 3 === 0) context.arc(0, 0, size * 0.6, 0, TAU);
    else context.ellipse(0, 0, size, size * 0.42, 0, 0, TAU);
    context.fill();
    context.restore();
  }
  for (const [share, color] of [
    [0.2, warm[1 % warm.length]!],
    [0.16, warm[0]!],
    [0.11, [255, 250, 226] as Rgb],
  ] as const)
    fillDisc(context, color, centre.x, centre.y, unit * share);
  glowAt(stage, centre.x, centre.y, unit * 0.5, [255, 236, 160], 0.7);
};

/** Two warm forms that lean together into one heart. */
export const paintLove: PaintForm = (stage, random, colors) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const named = (stage.brief.colors?.length ?? 0) > 0;
  const [first, second]: readonly Rgb[] = named
    ? [colors[0]!, colors[1 % colors.length]!]
    : colorList('#de364c #fa846e');
  fillGround(stage, [mix(second!, [255, 246, 236], 0.75), mix(first!, [255, 236, 226], 0.6)]);
  glowAt(stage, width / 2, height / 2, unit * 0.7, [255, 226, 190], 0.8);
  for (let ring = 7; ring >= 0; ring--) {
    const size = unit * (0.13 + ring * 0.055);
    const tone = mix(ring % 2 ? first! : second!, [255, 240, 226], ring * 0.085);
    for (const side of [-1, 1]) {
      context.fillStyle = toCss(side < 0 ? tone : scale(tone, 0.92));
      context.beginPath();
      context.moveTo(width / 2, height * 0.5 + size * 0.95);
      context.bezierCurveTo(
        width / 2 + side * size * 0.5,
        height * 0.5 + size * 0.5,
        width / 2 + side * size * 1.15,
        height * 0.5 + size * 0.05,
        width / 2 + side * size * 0.98,
        height * 0.5 - size * 0.4,
      );
      context.bezierCurveTo(
        width / 2 + side * size * 0.85,
        height * 0.5 - size * 0.9,
        width / 2 + side * size * 0.15,
        height * 0.5 - size * 0.86,
        width / 2,
        height * 0.5 - size * 0.36,
      );
      context.fill();
    }
  }
  for (let spark = 0; spark < 40; spark++) {
    context.fillStyle = toCss(random.pick([first!, second!, [255, 246, 226] as Rgb]), random.range(0.5, 1));
    context.beginPath();
    context.arc(width * random.next(), height * random.next(), unit * random.range(0.002, 0.009), 0, TAU);
    context.fill();
  }
};

/** Birds that rise and scatter out of a dark corner into an open sky. */
export const paintFreedom: PaintForm = (stage, random) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  fillGround(
    stage,
    random.pick<readonly Rgb[]>([colorList('#60b0dc #cee8ec #ffe8be'), colorList('#7896d2 #f0c4be #ffe2a0')]),
  );
  glowAt(stage, width * 0.68, height * 0.3, unit * 0.6, [255, 240, 190], 0.9);
  for (let bird = 0; bird < 30; bird++) {
    const t = ((bird + random.next()) / 30) ** 0.9;
    const x = width * (0.1 + t * 0.8 + random.range(-0.16, 0.16) * (0.4 + t));
    const y = height * (0.92 - t * 0.82 + random.range(-0.18, 0.18) * (0.4 + t));
    const size = unit * (0.085 - t * 0.06) * random.range(0.8, 1.2);
    const lift = random.range(0.2, 1);
    context.fillStyle = toCss(mix([30, 34, 60], hslToRgb(0.55, 0.3, 0.6), t * 0.4));
    context.beginPath();
    context.moveTo(x - size, y - size * 0.5 * lift);
    context.quadraticCurveTo(x - size * 0.35, y - size * 0.55, x, y);
    context.quadraticCurveTo(x + size * 0.35, y - size * 0.55, x + size, y - size * 0.5 * lift);
    context.quadraticCurveTo(x + size * 0.4, y - size * 0.22, x, y + size * 0.24);
    context.quadraticCurveTo(x - size * 0.4, y - size * 0.22, x - size, y - size * 0.5 * lift);
    context.fill();
  }
};
