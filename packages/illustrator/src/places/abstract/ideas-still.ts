import { drawSoftly } from '../../core/canvas.ts';
import { colorList, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox, fillDisc } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround, glowAt } from './abstract-ground.ts';

/** Calm: a low round sun over level bands of soft color, mirrored; one stone and its rings. */
export const paintPeace: PaintForm = (stage, random) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const tones = random.pick([
    colorList<3>('#a6ced6 #fae2c8 #78aab4'),
    colorList<3>('#c8c4e0 #fcdece #8c92ba'),
    colorList<3>('#bad6be #faecce #78a096'),
  ]);
  fillGround(stage, [tones[0], tones[1], tones[2]]);
  const line = height * 0.56;
  glowAt(stage, width / 2, line - unit * 0.14, unit * 0.5, [255, 240, 210], 0.8);
  fillDisc(context, [255, 246, 226], width / 2, line - unit * 0.13, unit * 0.13);
  for (let hill = 0; hill < 3; hill++) {
    context.fillStyle = toCss(mix(tones[0], tones[2], 0.3 + hill * 0.3), 0.85);
    context.beginPath();
    context.moveTo(0, line);
    context.quadraticCurveTo(
      width * (0.1 + hill * 0.35),
      line - unit * (0.16 - hill * 0.03),
      width * (0.45 + hill * 0.3),
      line,
    );
    context.lineTo(0, line);
    context.fill();
  }
  const water = context.createLinearGradient(0, line, 0, height);
  water.addColorStop(0, toCss(mix(tones[1], tones[2], 0.3)));
  water.addColorStop(1, toCss(scale(tones[2], 0.85)));
  fillBox(context, water, 0, line, width, height - line);
  context.strokeStyle = 'rgba(255,250,236,0.7)';
  for (let ring = 1; ring < 7; ring++) {
    context.lineWidth = unit * 0.004;
    context.globalAlpha = 1 - ring * 0.13;
    context.beginPath();
    context.ellipse(width / 2, height * 0.8, unit * 0.07 * ring, unit * 0.018 * ring, 0, 0, TAU);
    context.stroke();
  }
  context.globalAlpha = 1;
};

/** A dream: a crescent, stars and clouds that carry a stair upwards. */
export const paintDream: PaintForm = (stage, random) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  fillGround(
    stage,
    random.pick<readonly Rgb[]>([
      colorList<3>('#2c2460 #825aaa #fabec8'),
      colorList<3>('#183c6e #6e82c8 #f0cee2'),
    ]),
  );
  for (let star = 0; star < 90; star++) {
    context.fillStyle = toCss([255, 250, 226], random.range(0.4, 1));
    context.beginPath();
    context.arc(
      width * random.next(),
      height * random.next() * 0.7,
      unit * (0.001 + random.next() ** 4 * 0.007),
      0,
      TAU,
    );
    context.fill();
  }
  const moon = { x: width * 0.66, y: height * 0.3, size: unit * 0.17 };
  glowAt(stage, moon.x, moon.y, moon.size * 3, [255, 240, 190], 0.7);
  context.fillStyle = toCss([255, 244, 204]);
  context.beginPath();
  context.arc(moon.x, moon.y, moon.size, 0.25 * Math.PI, 1.45 * Math.PI);
  context.arc(
    moon.x + moon.size * 0.42,
    moon.y - moon.size * 0.25,
    moon.size * 0.86,
    1.3 * Math.PI,
    0.42 * Math.PI,
    true,
  );
  context.fill();
  for (let step = 0; step < 9; step++) {
    context.fillStyle = toCss(mix([255, 236, 226], [200, 170, 220], step / 12), 0.95);
    context.fillRect(
      width * (0.16 + step * 0.052),
      height * (0.84 - step * 0.058),
      unit * (0.16 - step * 0.009),
      unit * 0.022,
    );
  }
  drawSoftly(context, width, height, { blur: unit * 0.008, resolution: 0.4 }, (soft) => {
    for (let cloud = 0; cloud < 60; cloud++) {
      soft.fillStyle = toCss(mix([255, 240, 240], [214, 180, 226], random.next()), 0.75);
      soft.beginPath();
      soft.arc(
        width * random.next(),
        height * random.range(0.84, 1.04),
        unit * random.range(0.04, 0.11),
        0,
        TAU,
      );
      soft.fill();
    }
  });
};

/** Sadness: rain in long blue strokes, and one drop that falls into still water. */
export const paintSadness: PaintForm = (stage, random) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  fillGround(
    stage,
    random.pick<readonly Rgb[]>([
      colorList<3>('#2c3c5c #607896 #3c506e'),
      colorList<3>('#363454 #6e6e92 #3e4060'),
    ]),
  );
  context.lineCap = 'round';
  for (let stroke = 0; stroke < 130; stroke++) {
    const [x, y, long] = [
      width * random.next(),
      height * random.range(-0.2, 0.8),
      unit * random.range(0.06, 0.3),
    ];
    context.strokeStyle = toCss(pickColor(random, '#96b4d2 #6082b0 #becede'), random.range(0.12, 0.5));
    context.lineWidth = unit * random.range(0.0015, 0.006);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - long * 0.06, y + long);
    context.stroke();
  }
  const [x, y, size] = [width * 0.5, height * 0.42, unit * 0.17];
  const drop = context.createRadialGradient(x - size * 0.25, y + size * 0.05, 0, x, y, size * 1.1);
  drop.addColorStop(0, '#e8f4ff');
  drop.addColorStop(0.4, '#7fb0dc');
  drop.addColorStop(1, '#24508a');
  context.fillStyle = drop;
  context.beginPath();
  context.moveTo(x, y - size * 1.5);
  context.bezierCurveTo(x + size * 0.3, y - size * 0.7, x + size, y - size * 0.3, x + size, y + size * 0.2);
  context.arc(x, y + size * 0.2, size, 0, Math.PI);
  context.bezierCurveTo(x - size, y - size * 0.3, x - size * 0.3, y - size * 0.7, x, y - size * 1.5);
  context.fill();
  context.strokeStyle = 'rgba(206,226,246,0.8)';
  for (let ring = 1; ring < 6; ring++) {
    context.lineWidth = unit * 0.005;
    context.globalAlpha = 1.05 - ring * 0.18;
    context.beginPath();
    context.ellipse(x, height * 0.82, unit * 0.085 * ring, unit * 0.021 * ring, 0, 0, TAU);
    context.stroke();
  }
  context.globalAlpha = 1;
};

/** Memory: old photographs that fade, one over the other, the last still in color. */
export const paintMemory: PaintForm = (stage, random, colors) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  fillGround(stage, colorList('#e2ceb0 #c4a482'));
  for (let print = 0; print < 11; print++) {
    const fresh = print === 10;
    const size = unit * (fresh ? 0.4 : random.range(0.22, 0.32));
    context.save();
    context.translate(
      fresh ? width / 2 : width * random.range(0.1, 0.9),
      fresh ? height / 2 : height * random.range(0.1, 0.9),
    );
    context.rotate(random.range(-0.4, 0.4) * (fresh ? 0.3 : 1));
    context.globalAlpha = fresh ? 1 : 0.42 + print * 0.04;
    context.fillStyle = '#fbf5e8';
    context.shadowColor = 'rgba(70,40,30,0.4)';
    context.shadowBlur = unit * 0.02;
    context.fillRect(-size / 2, -size * 0.58, size, size * 1.16);
    context.shadowBlur = 0;
    const fade = (color: Rgb): Rgb => (fresh ? color : mix(color, [206, 180, 146], 0.72));
    fillBox(context, fade([150, 196, 220]), -size * 0.43, -size * 0.5, size * 0.86, size * 0.82);
    fillDisc(context, fade([255, 220, 130]), size * 0.16, -size * 0.2, size * 0.12);
    context.fillStyle = toCss(fade(mix(colors[print % colors.length]!, [90, 140, 90], 0.6)));
    context.fillRect(-size * 0.43, size * 0.04, size * 0.86, size * 0.28);
    context.restore();
  }
};
