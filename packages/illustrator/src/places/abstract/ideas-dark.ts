import { colorList, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox, fillDisc, fillOval } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { PaintForm } from './abstract.types.ts';
import { fillGround, glowAt } from './abstract-ground.ts';

/** Anger: red and black shards that thrust from one point. */
export const paintAnger: PaintForm = (stage, random, colors) => {
  const named = (stage.brief.colors?.length ?? 0) > 0;
  const tones: readonly Rgb[] = named
    ? [...colors, scale(colors[0]!, 0.4)]
    : colorList('#d61e22 #fa5a1e #780818 #ffaa32 #1e080e');
  fillGround(stage, [scale(tones[0]!, 0.28), scale(tones[0]!, 0.5)]);
  burstShards(stage, random, tones, 80);
};

/** Energy: bolts and bright shards on the dark. */
export const paintEnergy: PaintForm = (stage, random, colors) => {
  fillGround(stage, colorList('#100e2c #2c1046'));
  const bright = colors.map((color) => mix(color, [255, 255, 255], 0.2));
  burstShards(stage, random, [[255, 226, 90], [90, 220, 255], ...bright], 60);
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  context.lineJoin = 'round';
  for (let bolt = 0; bolt < 7; bolt++) {
    const angle = (bolt / 7) * TAU + random.range(-0.3, 0.3);
    for (const [wide, color] of [
      [0.012, 'rgba(120,220,255,0.6)'],
      [0.005, 'rgba(255,255,240,1)'],
    ] as const) {
      const jag = random.fork(`bolt-${bolt}`);
      context.strokeStyle = color;
      context.lineWidth = unit * wide;
      context.beginPath();
      for (let step = 0; step < 9; step++) {
        const away = unit * (0.05 + step * 0.075);
        const turn = angle + jag.range(-0.16, 0.16);
        context.lineTo(width / 2 + Math.cos(turn) * away, height / 2 + Math.sin(turn) * away);
      }
      context.stroke();
    }
  }
  glowAt(stage, width / 2, height / 2, unit * 0.35, [200, 240, 255], 1);
};

function burstShards(stage: Stage, random: Random, tones: readonly Rgb[], count: number): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  const centre = { x: width * random.range(0.45, 0.55), y: height * random.range(0.48, 0.58) };
  glowAt(stage, centre.x, centre.y, unit * 0.7, tones[1 % tones.length]!, 0.6);
  for (let shard = 0; shard < count; shard++) {
    const angle = (shard / count) * TAU * 3 + random.range(-0.1, 0.1);
    const from = unit * random.range(0.02, 0.2);
    const to = unit * random.range(0.3, 0.85);
    const half = random.range(0.02, 0.09);
    context.fillStyle = toCss(random.pick(tones), random.range(0.75, 1));
    context.beginPath();
    context.moveTo(centre.x + Math.cos(angle - half) * from, centre.y + Math.sin(angle - half) * from);
    context.lineTo(centre.x + Math.cos(angle) * to, centre.y + Math.sin(angle) * to);
    context.lineTo(centre.x + Math.cos(angle + half) * from, centre.y + Math.sin(angle + half) * from);
    context.fill();
  }
}

/** Fear: eyes that open in the dark about a small pale light. */
export const paintFear: PaintForm = (stage, random) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  fillGround(
    stage,
    random.pick<readonly Rgb[]>([colorList('#0a0a14 #221432 #080810'), colorList('#080e10 #122c2c #060a0c')]),
  );
  const light = { x: width * 0.5, y: height * 0.66 };
  glowAt(stage, light.x, light.y, unit * 0.3, [255, 236, 190], 0.7);
  for (let eye = 0; eye < 22; eye++) {
    const [x, y] = [width * random.range(0.05, 0.95), height * random.range(0.06, 0.94)];
    if (Math.hypot(x - light.x, y - light.y) < unit * 0.24) continue;
    const size = unit * random.range(0.02, 0.055);
    const color = pickColor(random, '#fadc50 #f05a3c #e2f0e6');
    for (const side of [-1, 1]) {
      fillOval(context, color, x + side * size * 1.1, y, size, size * 0.62, side * 0.35);
      fillOval(context, '#0a0a12', x + side * size * 0.95, y + size * 0.08, size * 0.2, size * 0.52);
    }
  }
  context.fillStyle = '#1a1420';
  context.beginPath();
  context.arc(light.x, light.y - unit * 0.06, unit * 0.022, 0, TAU);
  context.ellipse(light.x, light.y, unit * 0.032, unit * 0.05, 0, 0, TAU);
  context.fill();
};

/** Death: a bare tree before a great pale moon, its last leaf falling. */
export const paintDeath: PaintForm = (stage, random) => {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  fillGround(
    stage,
    random.pick<readonly Rgb[]>([colorList('#1e1c30 #544a60 #968282'), colorList('#18242c #506064 #a09c8c')]),
  );
  const moon = { x: width * 0.54, y: height * 0.4 };
  glowAt(stage, moon.x, moon.y, unit * 0.6, [240, 236, 220], 0.6);
  fillDisc(context, [238, 232, 214], moon.x, moon.y, unit * 0.26);
  fillBox(context, '#17131c', 0, height * 0.86, width, height * 0.14);
  context.strokeStyle = '#17131c';
  context.lineCap = 'round';
  growBranch(stage, random, { x: width * 0.5, y: height * 0.88 }, -Math.PI / 2, unit * 0.2, unit * 0.034, 6);
  fillOval(context, [190, 50, 46], width * 0.66, height * 0.7, unit * 0.02, unit * 0.01, 0.6);
};

function growBranch(
  stage: Stage,
  random: Random,
  from: { x: number; y: number },
  angle: number,
  long: number,
  thick: number,
  depth: number,
): void {
  const { context } = stage;
  const to = { x: from.x + Math.cos(angle) * long, y: from.y + Math.sin(angle) * long };
  context.lineWidth = Math.max(0.7, thick);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  if (depth === 0) return;
  for (const side of [-1, 1])
    growBranch(
      stage,
      random,
      to,
      angle + side * random.range(0.25, 0.6),
      long * random.range(0.66, 0.84),
      thick * 0.64,
      depth - 1,
    );
}
